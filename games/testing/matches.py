"""Random matches of any game."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from games.game import DEAL, HOST, STOP, Game
from games.options import choices_for
from games.record import Deed, Record

Watch = Callable[[Game], None]
ROUNDS = 3
"""After so many, the host stops a match that has no end of its own."""


COUNTED = {"hands", "max_hands", "max_rounds"}
"""What games call the option that ends a match after so many rounds."""


def any_deal(kind: type[Game], random: Random) -> Game:
    """A match just dealt for any number of seats and with any options that go together."""
    possible = choices_for(kind.options)
    while True:
        seats = random.choice(kind.players)
        chosen = {name: random.choice(values) for name, values in possible.items()}
        options = replace(kind.options, **chosen)
        if kind.objection(seats, options) is None:
            return kind(seats, f"{random.getrandbits(64):016x}", options)


def shortest(kind: type[Game], seats: int, seed: str) -> Game:
    """A match just dealt with the usual options but the nearest end."""
    return kind(seats, seed, replace(kind.options, **nearest_end(kind)))


def nearest_end(kind: type[Game]) -> dict[str, Any]:
    """The options that end a match soon: the nearest target, or one round where they are counted.

    What is off by default stays off.
    """
    possible = choices_for(kind.options)
    near = dict.fromkeys(COUNTED & possible.keys(), 1)
    if "target" in possible:
        near["target"] = nearest(possible["target"])
    return {name: value for name, value in near.items() if getattr(kind.options, name)}


def nearest(targets: Sequence[int | None]) -> int:
    """The target that the first rounds may reach; it may be one to fall to."""
    return min((each for each in targets if each is not None), key=abs)


def play_on(game: Game, random: Random, most: int, whim: float, watch: Watch) -> Record:
    """Play at most so many actions and return the record.

    `whim` is the chance that a seat does anything at random rather than what its hint says;
    `watch` looks at every state, the first and the last too.
    """
    record, deeds = Record.begin(game), list[Deed]()
    watch(game)
    while len(deeds) < most and (waiting := game.waiting()):
        seat = random.choice(waiting)
        deeds.append(Deed(seat, _action(game, seat, random, whim)))
        game.apply(*deeds[-1])
        watch(game)
    return replace(record, deeds=tuple(deeds))


def _action(game: Game, seat: int, random: Random, whim: float) -> str:
    if seat == HOST:
        return STOP if game.may_stop() and game.round >= ROUNDS else DEAL
    return random.choice(game.legal(seat)) if random.random() < whim else game.hint(seat).action
