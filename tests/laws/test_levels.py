"""Two thousand matches of each game by computers of all levels, each law at some of their places.

`pytest -m slow -n logical tests/laws/test_levels.py`, with `-k KEY` for one game, which takes a
processor for about half an hour. The same matches in every run.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count
from random import Random

import pytest

from games import GAMES
from games.game import HOST, STOP, Game
from games.personalities import Personality
from games.players import Computer, Level, Player, hard, levels_of
from games.record import Record, RecordedAction
from games.testing.matches import ROUNDS, any_deal
from games.view import view
from tests.laws.test_walk import LAWS
from tests.laws.walk import LONG, Match, Position, Trial, hold_all
from tests.worlds import two_worlds

MATCHES, PIECE = 2_000, 100
MOST = 300
"""Actions after which a match is broken off."""
OFTEN = 32
"""Places of a walk at which a law is tried here in every match; others seldom."""
SELDOM = 0.1
"""How often a hard computer looks ahead; else it plays by hints, to take less time."""
TICK = 0.02
"""Seconds from one glance at the clock to the next, in which a move is played out once."""


def player(kind: type[Game], random: Random) -> Player:
    """A computer of any level that the game has, and of any personality."""
    level, personality = random.choice(levels_of(kind)), random.choice([*Personality])
    if level is not Level.HARD:
        return Computer(level, personality)
    ticks = count()
    looks_ahead = partial(hard, personality=personality, clock=lambda: next(ticks) * TICK)
    usual = Computer(Level.NORMAL, personality)
    return lambda seen, chance: (looks_ahead if chance.random() < SELDOM else usual)(seen, chance)


def played(kind: type[Game], number: int) -> Match:
    """A match with any options by computers of all levels."""
    random = Random(f"levels {number}")
    game = any_deal(kind, random)
    players = [player(kind, random) for _ in range(game.seats)]
    record, deeds = Record.begin(game), list[RecordedAction]()
    name = f"{kind.key}, match {number} by all levels, {game.seats} seats, {game.options}"
    positions = [Position(name, 0, "", game.copy())]
    while len(deeds) < MOST and (waiting := game.waiting()):
        seat = random.choice(waiting)
        if seat == HOST:
            is_enough = STOP in game.legal(HOST) and game.round >= ROUNDS
            action = STOP if is_enough else game.legal(HOST)[0]
        else:
            action = players[seat](view(game, seat), random)
        deeds.append(RecordedAction(seat, action))
        game.apply(seat, action)
        positions.append(Position(name, len(deeds), f"{seat} {action}", game.copy()))
    return Match(replace(record, deeds=tuple(deeds)), positions)


def trials(kind: type[Game], number: int) -> Iterator[Trial]:
    """Laws at places of a match, and of a pair of matches that a watcher cannot tell apart."""
    match, random = played(kind, number), Random(number)

    def some(law: Callable[..., None], most: int, place: str, *given: object) -> Iterator[Trial]:
        if random.random() < most / OFTEN:
            yield Trial(law.__name__, place, partial(law, *given))

    for law, most in LAWS.positions.items():
        for at in (random.choice(match.positions), match.positions[-1]):
            yield from some(law, most, str(at), at.game, Random(at.number))
    for of_match, most in LAWS.matches.items():
        yield from some(of_match, most, match.positions[-1].match, match)
    if pair := two_worlds(kind, random, LONG):
        for of_worlds, most in LAWS.worlds.items():
            yield from some(of_worlds, most, f"{kind.key}, pair {number}", pair)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, MATCHES, PIECE))
@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())
def test_every_law_holds_in_matches_by_all_levels(kind: type[Game], first: int) -> None:
    places = (trial for number in range(first, first + PIECE) for trial in trials(kind, number))
    hold_all(kind.key, places)
