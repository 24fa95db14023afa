"""How a hard computer plays Basra: it looks ahead to its next turn or two, in many guesses.

What comes later is mostly luck: a search to the end of the deck costs seven times as much.
"""

from itertools import islice
from random import Random
from typing import Any, Final

from games import search
from games.basra.state import State
from games.view import View

WORLDS: Final = 40
"""Guesses in which moves are tried, fewer for those that surely are no better than the hint."""
SURE: Final = 0.5
"""Standard errors by which a move has to beat the hint: 1.0 gains half as much."""
TWO: Final = 2
"""At a table of so many its turn soon comes again: there it looks ahead to that after the next."""
FREE: Final = 0.5
"""How often the other plays just anything there: not everybody goes by hints."""


def policy(seen: View[Any], random: Random) -> str:
    """The move after which it stands best at its next turn, or the hint if that is not sure."""
    seat = seen.seat
    assert seat is not None, "an onlooker does not act"
    first, *others = found = [search.Prospect(move) for move in search.candidates(seen, random)]
    for tried, world in enumerate(islice(seen.guesses(random), WORLDS), 1):
        if not others:
            break
        for each in (first, *others):
            each.results.append(_result(world.copy(), seat, each.action, random))
        if tried >= search.FEW:
            others = [each for each in others if each.may_beat(first, search.BY_HINTS.behind)]
    return search.best(found, SURE).action


def _result(game: State, seat: int, move: str, random: Random) -> float:
    """How a seat stands against the others, of whom the best counts most, a turn or two later."""
    game.news, dealt, turns = None, len(game.stock), 2 if game.seats == TWO else 1
    game.step(seat, move)
    while turns and len(game.stock) == dealt and not (game.resting or game.over):
        acted = game.turn
        turns -= acted == seat
        game.step(acted, _reply(game, acted, acted != seat, random))
    others = [score for each, score in enumerate(game.scores) if game.team(each) != game.team(seat)]
    return game.scores[seat] - (max(others) + sum(others) / len(others)) / 2


def _reply(game: State, seat: int, is_other: bool, random: Random) -> str:
    if is_other and game.seats == TWO and random.random() < FREE:
        return random.choice(game.moves(seat))
    return game.hint(seat).action
