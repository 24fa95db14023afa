"""Kinds of computer players, each a function of what its seat sees.

Whatever a player knows comes from a view: no hidden card can influence a choice.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from random import Random
from typing import Final

from games import search
from games.game import Game
from games.manners import Manner, leaning, misled
from games.view import View

Player = Callable[[View[Game], Random], str]
"""What to play in the seat of a view; chance comes from the Random alone."""


class Level(IntEnum):
    """How well a computer plays; the numbers are stored, 1 since there was but one."""

    NORMAL = 1
    EASY = 2
    HARD = 3

    @property
    def key(self) -> str:
        """Its name among the `PLAYERS`, in records and in words."""
        return self.name.lower()


LAPSE: Final = 0.3
"""How often an easy player takes cards for others."""
SLIP: Final = 0.15
"""How often it does just anything."""


def by_hint(seen: View[Game], _random: Random) -> str:
    """Play the hint."""
    hint = seen.hint()
    assert hint is not None, "only a seat that is to act is asked"
    return hint.action


def at_random(seen: View[Game], random: Random) -> str:
    """Play any of the listed actions."""
    return random.choice(seen.legal())


def easy(seen: View[Game], random: Random) -> str:
    """Play the hint, but now and then for a hand that it has misread, or without thinking."""
    chance = random.random()
    if chance < SLIP:
        return at_random(seen, random)
    if chance < SLIP + LAPSE:
        action = misled(seen, random)
        if action in seen.legal():
            return action
    return by_hint(seen, random)


def hard(seen: View[Game], random: Random, manner: Manner = Manner.COUNTS_CARDS) -> str:
    """Look ahead, or play by the game's own policy, where that is known to beat the hint."""
    kind = type(seen.game)
    if kind.searches:
        return search.choose(seen, random, manner=manner)
    return kind.policy(seen, random) if kind.policy else by_hint(seen, random)


def expectations(seen: View[Game], random: Random) -> list[search.Outlook]:
    """What a hard player expects of the moves, the best first; of a policy, only what it does."""
    if seen.game.searches:
        return search.outlooks(seen, random)
    return [search.Outlook(hard(seen, random), 0.0)]


PLAYERS: Final[dict[str, Player]] = {
    "random": at_random,
    "easy": easy,
    "normal": by_hint,
    "hard": hard,
}


@dataclass(frozen=True)
class Computer:
    """The Player that a level and a manner make."""

    level: Level = Level.NORMAL
    manner: Manner = Manner.COUNTS_CARDS

    def __call__(self, seen: View[Game], random: Random) -> str:
        """What it plays in the seat of a view."""
        if self.level is Level.HARD:
            return hard(seen, random, self.manner)
        return leaning(seen, PLAYERS[self.level.key](seen, random), random, self.manner)


def has_hard(kind: type[Game]) -> bool:
    """Whether a hard player plays a game otherwise than by hints."""
    return kind.searches or kind.policy is not None


def levels_of(kind: type[Game]) -> Sequence[Level]:
    """The levels that differ in a game, from the lowest: hard is the hint where it does not."""
    return (Level.EASY, Level.NORMAL, Level.HARD)[: 2 + has_hard(kind)]
