"""Poker: the ranking of hands, and the betting that all its games share."""

from games.poker.ranking import (
    CATEGORIES,
    FLUSH,
    FOUR,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
    best_five,
    best_of,
    category,
    ranks,
    strength,
    wild_ranks,
)

__all__ = [
    "CATEGORIES",
    "FLUSH",
    "FOUR",
    "FULL_HOUSE",
    "PAIR",
    "STRAIGHT",
    "STRAIGHT_FLUSH",
    "THREE",
    "TWO_PAIR",
    "best_five",
    "best_of",
    "category",
    "ranks",
    "strength",
    "wild_ranks",
]
