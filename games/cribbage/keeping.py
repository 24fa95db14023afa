"""How likely four cards are to be kept at Cribbage, for guesses of what the others hold."""

from functools import cache
from itertools import combinations
from typing import Final

from games.cards import RANKS
from games.cribbage.counting import by_ranks

Places = tuple[int, ...]
"""Ranks by their places from the ace, in rising order."""

KEPT: Final = 4
"""So many cards stay in a hand."""
WHIM: Final = 0.05
"""How often a hand is kept, at least, though it counts less than another would have."""


@cache
def average(kept: Places) -> float:
    """What ranks count, over a starter of every rank."""
    starters = range(len(RANKS))
    return sum(sum(by_ranks(tuple(sorted((*kept, each))))) for each in starters) / len(starters)


@cache
def chance_to_keep(kept: Places) -> float:
    """Of how many ranks a fifth card would have been thrown, since no other hand counts more."""
    chances = [
        (4 - kept.count(fifth)) * (average(kept) >= _best(tuple(sorted((*kept, fifth)))))
        for fifth in range(len(RANKS))
    ]
    return WHIM + (1 - WHIM) * sum(chances) / (4 * len(RANKS) - KEPT)


@cache
def _best(dealt: Places) -> float:
    return max(map(average, set(combinations(dealt, KEPT))))
