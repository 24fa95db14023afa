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
from games.manners import Manner, leaning
from games.mistakes import forgetful, misread
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


LAPSE: Final = 0.7
"""How often an easy player takes cards of its hand for others."""
HOPES: Final = 3
"""How many hands it sees in its own where an action takes nerve: it goes by the boldest."""
FEW: Final = 8
"""Of so many cards it takes one for another."""


def by_hint(seen: View[Game], _random: Random) -> str:
    """Play the hint."""
    hint = seen.hint()
    assert hint is not None, "only a seat that is to act is asked"
    return hint.action


def at_random(seen: View[Game], random: Random) -> str:
    """Play any of the listed actions."""
    return random.choice(seen.legal())


def easy(seen: View[Game], random: Random) -> str:
    """Play the hint with half of the past forgotten, and most of the time with cards misread.

    Where it takes nerve the hand is always misread, and never taken for a worse one.
    """
    game, seat, hazy = seen.game, seen.seat, forgetful(seen, random)
    assert seat is not None, "an onlooker does not act"
    hint = by_hint(hazy, random)
    if game.check(seat, hint):  # whether a throw is safe at Red Five depends on the past
        hint = by_hint(seen, random)
    takes_nerve = game.nerve(hint) is not None
    if not takes_nerve and random.random() > LAPSE:
        return hint
    count, times = -(-len(game.hands[seat]) // FEW), HOPES if takes_nerve else 1
    hands = (misread(hazy, random, count) for _ in range(times))
    thoughts = [by_hint(each, random) for each in hands if each.legal()]
    found = [each for each in thoughts if game.check(seat, each) is None]
    if takes_nerve or not found:
        found.append(hint)
    return max(found, key=lambda action: game.nerve(action) or 0)


def hard(seen: View[Game], random: Random, manner: Manner = Manner.COUNTS_CARDS) -> str:
    """Look ahead, or play by the game's own policy, where that is known to beat the hint."""
    kind = type(seen.game)
    if kind.searches:
        return search.choose(seen, random, manner=manner)
    if kind.policy:
        return leaning(seen, kind.policy, random, manner)
    return by_hint(seen, random)


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
        return leaning(seen, PLAYERS[self.level.key], random, self.manner)


def has_hard(kind: type[Game]) -> bool:
    """Whether a hard player plays a game otherwise than by hints."""
    return kind.searches or kind.policy is not None


def levels_of(kind: type[Game]) -> Sequence[Level]:
    """The levels that differ in a game, from the lowest: hard is the hint where it does not."""
    return (Level.EASY, Level.NORMAL, Level.HARD)[: 2 + has_hard(kind)]
