"""Random matches of any game."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from games.game import HOST, STOP, Game
from games.options import choices_for
from games.record import Record, RecordedAction

Watch = Callable[[Game], None]
ROUNDS = 3
"""After so many, the host stops a match that has no end of its own."""


def any_deal(kind: type[Game], random: Random) -> Game:
    """A match just dealt for any number of seats and with any options that go together."""
    possible = choices_for(kind.options)
    while True:
        seats = random.choice(kind.players)
        chosen = {name: random.choice(values) for name, values in possible.items()}
        options = replace(kind.options, **chosen)
        if kind.objection(seats, options) is None:
            return kind(seats, f"{random.getrandbits(64):016x}", options)


def play_on(game: Game, random: Random, most: int, whim: float, watch: Watch) -> Record:
    """Play at most so many actions and return the record.

    `whim` is the chance that a seat does anything at random rather than what its hint says;
    `watch` looks at every state, the first and the last too.
    """
    record, deeds = Record.begin(game), list[RecordedAction]()
    watch(game)
    while len(deeds) < most and (waiting := game.waiting()):
        seat = random.choice(waiting)
        if (able := game.active_seats()) != waiting and random.random() < whim:
            seat = random.choice(able)
        deeds.append(RecordedAction(seat, _action(game, seat, random, whim)))
        game.apply(*deeds[-1])
        watch(game)
    return replace(record, deeds=tuple(deeds))


def _action(game: Game, seat: int, random: Random, whim: float) -> str:
    if seat == HOST:
        is_enough = STOP in game.legal(HOST) and game.round >= ROUNDS
        return STOP if is_enough else game.legal(HOST)[0]
    if seat not in game.waiting():
        return random.choice(game.legal(seat))
    return (
        random.choice(game.legal(seat))
        if random.random() < whim
        else game.mind.hint(game, seat).action
    )
