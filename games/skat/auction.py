"""The auction (section 5): one seat bids, another holds or passes, and the winner meets the third.

Its state is in `caller`, `answerer`, `bid`, `bids` and `limits`.
"""

from typing import Final

from games.choices import Choice
from games.skat.score import VALUES
from games.skat.state import State
from games.text import Text
from games.tricks import NOT_YET

BUTTONS: Final = 4
"""The lowest bids have a button each."""
LISTED: Final = 25
"""The bids behind them in a menu; higher ones are typed."""


def next_bids(game: State) -> list[int]:
    """The values that the caller may name."""
    if game.answerer == NOT_YET:
        return VALUES[:1]
    return [value for value in VALUES if value > game.bid]


def least_bid(game: State) -> int:
    """The lowest value that the caller may name, or else the highest there is."""
    return next(iter(next_bids(game)), VALUES[-1])


def moves(game: State) -> list[str]:
    """The calls that are offered to the seat to act."""
    if game.phase == "hold":
        return ["hold", "pass"]
    return [*(f"bid {value}" for value in next_bids(game)[: BUTTONS + LISTED]), "pass"]


def choices(game: State) -> list[Choice]:
    """The next bids as buttons, more in a menu; or the value to hold."""
    if game.phase == "hold":
        return [Choice("hold", said=f"yes {game.bid}"), Choice("pass")]
    values = tuple(next_bids(game))
    parts = (values[:BUTTONS], values[BUTTONS : BUTTONS + LISTED])
    return [*(Choice("bid", numbers=part) for part in parts if part), Choice("pass")]


def has_passed(game: State, seat: int) -> bool:
    """True if a seat is out of the auction."""
    return game.last_calls[seat] == "pass"


def following(game: State, seat: int) -> tuple[int, int] | None:
    """After a pass the next caller, and the seat that answers; None at the end of the auction."""
    stays = game.caller if seat == game.answerer else game.answerer
    forehand, _, rearhand = game.in_turn()
    if rearhand not in (game.caller, game.answerer) and not has_passed(game, rearhand):
        return rearhand, stays
    if stays == forehand and not game.bid:
        return forehand, NOT_YET
    return None


def refusal(game: State, seat: int, action: str) -> Text | None:
    """The reason that an action in the auction is illegal; None if it is legal."""
    verb, _, number = action.partition(" ")
    if game.phase == "hold":
        if action in ("hold", "pass"):
            return None
        return Text("skat-answer-first", seat=game.caller, number=game.bid)
    if verb == "hold":
        return Text("skat-nothing-to-hold", least=least_bid(game))
    if verb == "bid":
        return _bad_bid(game, int(number) if number.isascii() and number.isdigit() else 0)
    return None if action == "pass" else Text("skat-wrong-phase", phase="bid")


def _bad_bid(game: State, number: int) -> Text | None:
    if number in next_bids(game):
        return None
    if number not in VALUES:
        near = sorted(next_bids(game) or VALUES, key=lambda value: abs(value - number))[:2]
        return Text("skat-not-a-value", numbers=", ".join(map(str, sorted(near))))
    key = "forehand-18" if game.answerer == NOT_YET else "bid-too-low"
    return Text(f"skat-{key}", least=least_bid(game))
