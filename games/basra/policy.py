"""How a hard computer plays Basra: it looks ahead to its next turn, in many guesses.

What comes later is mostly luck: a search to the end of the deck costs seven times as much.
"""

from itertools import islice
from random import Random
from typing import Any, Final

from games import search
from games.basra.state import State
from games.game import HOST
from games.view import View

WORLDS: Final = 40
"""Guesses in which moves are tried, fewer for those that surely are no better than the hint."""
SURE: Final = 0.5
"""Standard errors by which a move has to beat the hint: 1.0 gains half as much."""


def policy(seen: View[Any], random: Random) -> str:
    """The move after which it stands best at its next turn, or the hint if that is not sure."""
    seat = seen.seat
    assert seat is not None, "an onlooker does not act"
    first, *others = found = [search.Prospect(move) for move in search.candidates(seen, random)]
    for tried, world in enumerate(islice(seen.guesses(random), WORLDS), 1):
        if not others:
            break
        for each in (first, *others):
            each.results.append(_result(world.copy(), seat, each.action))
        if tried >= search.FEW:
            others = [each for each in others if each.may_beat(first, search.BY_HINTS.behind)]
    return search.best(found, SURE).action


def _result(game: State, seat: int, move: str) -> float:
    """How a seat stands against the others, of whom the best counts most, after its next turn."""
    game.news, acted, dealt = None, HOST, len(game.stock)
    game.step(seat, move)
    while acted != seat and len(game.stock) == dealt and not (game.resting or game.over):
        acted = game.turn
        game.step(acted, game.hint(acted).action)
    others = [score for each, score in enumerate(game.scores) if game.team(each) != game.team(seat)]
    return game.scores[seat] - (max(others) + sum(others) / len(others)) / 2
