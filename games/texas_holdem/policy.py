"""How a hard computer plays Texas Hold'em: it steals what nobody wants, more often than a hint."""

from random import Random
from typing import Final

from games.texas_holdem.hint import bet, enough, is_short, opening
from games.texas_holdem.state import State
from games.view import View

LESS: Final = 3.0
"""The points less than a hint with which it raises first: many hands fold to a raise."""


def policy(seen: View[State], _random: Random) -> str:
    """Raise first with less, and bet on a check if nobody else is left; else play the hint."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    if game.stage == game.bets[0] and not game.raises and not is_short(game, seat):
        return opening(game, seat, enough(game, seat) - LESS).action
    hint = game.hint(seat).action
    return bet(game, seat) if hint == "check" and _may_steal(game, seat) else hint


def _may_steal(game: State, seat: int) -> bool:
    """Whether the only other seat in the hand has checked after the flop."""
    others = [*game.others(seat)]
    return bool(game.board) and len(others) == 1 and game.acted[others[0]]
