"""What lies on a table of Cribbage (section 15)."""

from collections.abc import Iterator
from typing import Final

from games.cards import EVERYONE, Pile
from games.cribbage.board import track
from games.cribbage.counting import total
from games.cribbage.state import State
from games.cribbage.telling import told
from games.scene import Spot, Table
from games.speech import Say, Value, Words

HAND: Final = ("cribbage-hand", "cribbage-hand.told")
CRIB: Final = ("cribbage-crib", "cribbage-crib.told")
"""How a spot is called in the picture and in words."""


def table(game: State, say: Say) -> Table:
    """The board, and beside it what is played or shown."""
    lies = _shown if game.phase == "show" else _played
    games = "no" if game.options.games == 1 else " · ".join(map(str, game.won))
    subtitle = Words("cribbage-subtitle", number=game.round, phase=game.phase, games=games)
    return Table(
        seats=(), subtitle=say(subtitle), spots=tuple(lies(game, say)), track=track(game, say)
    )


def _played(game: State, say: Say) -> Iterator[Spot]:
    """The starter on the pack, this count, what is turned down, and the crib."""
    if game.phase == "play":
        yield Spot(say(Words("cribbage-starter-spot")), tuple(game.starter))
        pile = game.pile or game.last
        label = Words("cribbage-count", count=total(pile))
        yield Spot(say(label), tuple(map(str, pile)), spread="fan")
        down = len(game.down) + (len(game.last) if game.pile else 0)
        if down:
            yield Spot(say(Words("cribbage-down")), count=down)
    yield from _crib(game, say)


def _shown(game: State, say: Say) -> Iterator[Spot]:
    """The starter, the hands of two in the order in which they are counted, and the crib."""
    yield Spot(say(Words("cribbage-starter-spot")), tuple(game.starter))
    for at in range(2 if game.seats == 2 else 0):
        seat = (game.dealer + 1 + at) % 2
        yield _laid(game, say, HAND, seat, game.hands[seat], at)
    yield from _crib(game, say)


def _crib(game: State, say: Say) -> Iterator[Spot]:
    """The crib: counted, or face down as far as it is filled."""
    if game.crib.seen_by == EVERYONE:
        yield _laid(game, say, CRIB, game.dealer, game.crib, game.seats)
    elif count := len(game.crib) + sum(map(len, game.throws)):
        label, whole = (say(Words(key, seat=game.dealer, value="none")) for key in CRIB)
        yield Spot(label, count=count, told=whole)


def _laid(game: State, say: Say, keys: tuple[str, str], seat: int, cards: Pile, at: int) -> Spot:
    """Four cards, and what they come to once they are counted."""
    known = game.counted[at] if at < len(game.counted) else None
    args: dict[str, Value] = {"seat": seat, "value": "none" if known is None else sum(known)}
    label, whole = (say(Words(key, **args)) for key in keys)
    note = say(Words("cribbage-sum", **told(known))) if known else ""
    return Spot(label, tuple(game.arrange(cards)), spread="fan", note=note, told=whole)
