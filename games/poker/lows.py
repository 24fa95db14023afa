"""Low hands of five different ranks, none above eight and the ace low: section 3 of
`docs/rules/omaha.md`.

Ranks are bits of a mask, so that of two hands the one with the smaller mask is lower. The strength
of a low hand grows as it gets lower; 0 is no low hand.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from games.cards import Card

RANKS: Final = "A2345678"
"""The ranks of low hands, the lowest first."""
_BITS: Final = {rank: 1 << place for place, rank in enumerate(RANKS)}
_ABOVE_ALL: Final = 1 << len(RANKS)


def low_ranks(cards: Iterable[Card]) -> int:
    """The mask of the low ranks among cards."""
    mask = 0
    for card in cards:
        mask |= _BITS.get(card.rank, 0)
    return mask


def masks(cards: Iterable[Card], count: int) -> list[int]:
    """The masks of so many different low ranks among cards."""
    held = sorted({_BITS[card.rank] for card in cards if card.rank in _BITS})
    return [sum(some) for some in combinations(held, count)]


def low_strength(pairs: Iterable[int], triples: Iterable[int]) -> int:
    """The strength of the lowest hand of two ranks of one's own and three of the board."""
    found = [pair | triple for pair in pairs for triple in triples if not pair & triple]
    return _ABOVE_ALL - min(found) if found else 0


def low_name(number: int) -> str:
    """The ranks of a low hand, the highest first: "8-4-3-2-A"; "" for none."""
    mask = _ABOVE_ALL - number if number else 0
    return "-".join(rank for rank in reversed(RANKS) if mask & _BITS[rank])


def can_be_low(hand: Iterable[Card], board: Iterable[Card], coming: int) -> bool:
    """True if a hand would be low with some cards that are still to come."""
    lying = low_ranks(board)
    return any((lying & ~pair).bit_count() + coming >= 3 for pair in masks(hand, 2))
