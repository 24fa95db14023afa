"""How a hand that counts is written: "fifteen 4, pair 2"."""

from typing import Any, Final

from games.cards import EVERYONE
from games.cribbage.counting import Shown
from games.cribbage.state import State
from games.scene import Spot
from games.speech import Say, Value, Words

HAND: Final = ("cribbage-hand", "cribbage-hand.told")
CRIB: Final = ("cribbage-crib", "cribbage-crib.told")
"""How a spot is called in the picture and in words."""


def told(parts: Shown) -> dict[str, Any]:
    """The arguments of `cribbage-sum`.

    Of each part what it counts, and how it follows on those before (`pairs_joint`): "none" where
    there are none of it, "first" or "next".
    """
    args: dict[str, Any] = {"points": sum(parts)}
    present = [name for name, points in parts._asdict().items() if points]
    for name, points in parts._asdict().items():
        joint = "none" if not points else "first" if name == present[0] else "next"
        args |= {name: points, f"{name}_joint": joint}
    return args


def counted(game: State, say: Say, keys: tuple[str, str], at: int) -> Spot:
    """The cards that count in this place of the show, and what they come to once they have.

    A crib that is not open yet lies face down as far as it is filled.
    """
    seat = (game.dealer + 1 + min(at, game.seats - 1)) % game.seats
    known = game.counted[at] if at < len(game.counted) else None
    args: dict[str, Value] = {"seat": seat, "value": "none" if known is None else sum(known)}
    label, whole = (say(Words(key, **args)) for key in keys)
    cards = game.crib if keys == CRIB else game.hands[seat]
    if cards is game.crib and cards.seen_by != EVERYONE:
        number = len(cards) + sum(map(len, game.throws))
        return Spot(label, count=number, told=whole, aside=True)
    note = say(Words("cribbage-sum", **told(known))) if known else ""
    return Spot(label, tuple(game.arrange(cards)), spread="fan", note=note, told=whole)
