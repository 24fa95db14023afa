"""Looking ahead: every move tried in the same guessed worlds, each played out by hints.

A guess knows no more than the view it is made from. Hidden cards are drawn as if what was bid and
played told nothing of them, so the hint, which knows better, is left only for a gain that stands
out from the noise. Moves that are surely no better are dropped after a few worlds (Maron and
Moore, "Hoeffding Races", NIPS 1993); all are tried in the same worlds, so that luck cancels out.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import mean, stdev
from time import monotonic
from typing import Final

from games.game import HOST, Game
from games.view import View

SECONDS: Final = 0.45
"""How long a search takes at most; a guess that is being tried is tried with every move."""
WORLDS: Final = 60
"""Guesses after which more would hardly change its mind."""
FEW: Final = 6
"""Guesses in which every move is tried before any is dropped."""
WIDTH: Final = 16
"""Moves that are looked at: the hint, and of more others as many by chance."""
SURE: Final = 2.0
"""Standard errors by which a move has to beat the hint."""
LONG: Final = 400
"""Actions after which a play-out is broken off: some rounds have no end under every hint."""

Clock = Callable[[], float]


@dataclass
class Prospect:
    """A move, and how much better than after the hint each guessed world came out after it."""

    action: str
    gains: list[float] = field(default_factory=list)

    @property
    def gain(self) -> float:
        """By how much it is expected to be better than the hint, as `Game.worth` has it."""
        return mean(self.gains)

    @property
    def error(self) -> float:
        """The standard error of the gain."""
        return stdev(self.gains) / sqrt(len(self.gains))

    def beats(self) -> bool:
        """Whether it is surely better than the hint; a few worlds are not enough to say so."""
        return len(self.gains) >= FEW and self.gain > SURE * self.error

    def may_beat(self) -> bool:
        """Whether it is not surely worse than the hint."""
        return self.gain + self.error > 0


def choose(seen: View[Game], random: Random, clock: Clock = monotonic, worlds: int = WORLDS) -> str:
    """The move that surely gains most on the hint, or the hint."""
    hint = seen.hint()
    assert hint is not None, "only a seat that is to act is asked"
    others = prospects(seen, hint.action, random, clock, worlds)
    better = [each for each in others if each.beats()]
    return max(better, key=lambda each: each.gain, default=Prospect(hint.action)).action


def prospects(
    seen: View[Game], hint: str, random: Random, clock: Clock, worlds: int
) -> list[Prospect]:
    """The moves that may be better than the hint, as far as `SECONDS` go."""
    until = clock() + SECONDS
    actions = [action for action in seen.legal() if action != hint]
    if len(actions) >= WIDTH:
        actions = random.sample(actions, WIDTH - 1)
    found, tried = list(map(Prospect, actions)), 0
    while found and tried < worlds and clock() < until:
        world = seen.guess(random)
        base = _worth(seen, world, hint)
        for each in found:
            each.gains.append(_worth(seen, world, each.action) - base)
        tried += 1
        if tried >= FEW:
            found = [each for each in found if each.may_beat()]
    return found


def _worth(seen: View[Game], world: Game, action: str) -> float:
    """What a round comes to for the seat if it plays this in a world, and hints go on."""
    assert seen.seat is not None, "an onlooker does not act"
    game = world.copy()
    game.news = None
    game.step(seen.seat, action)
    play_out(game)
    return game.worth(seen.seat)


def play_out(game: Game) -> None:
    """Play the rest of the round by hints."""
    for _ in range(LONG):
        if game.resting or game.over:
            return
        seat = game.actors()[0]
        game.step(seat, reply(game, seat))


def reply(game: Game, seat: int) -> str:
    """What a hint does in a seat that is to act, and the host within a round."""
    return game.legal(HOST)[0] if seat == HOST else game.hint(seat).action
