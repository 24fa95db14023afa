"""Cards of Scopa: their values, the captures of each, and the primiera (sections 3, 6 and 7)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from games.cards import CARDS, ORDER, PACK, RANKS, SUITS, Card
from games.fishing import sums

PACK40: Final = tuple(card for card in PACK if card.rank not in "89T")
"""The pack, without eights, nines and tens."""
VALUES: Final = {rank: value for value, rank in enumerate("A234567JQK", 1)}
VALUE: Final = {card: VALUES[card.rank] for card in PACK40}
"""Ace to 7 their number, jack 8, queen 9, king 10."""
SEVEN: Final = CARDS["7D"]
KING: Final = CARDS["KD"]
COINS: Final = [card for card in PACK40 if card.suit == "D"]
_PRIMIERA: Final = dict(zip("76A5432", (21, 18, 16, 15, 14, 13, 12), strict=True))
_FIGURE: Final = 10
_LEAST_RUN: Final = 3

assert set(VALUES) < {*RANKS}


def captures(table: Iterable[Card], card: Card) -> list[tuple[Card, ...]]:
    """The sets of table cards that a card may capture, in canonical order; [] if it stays there.

    One equal card, or only without any one set that adds up.
    """
    on_table = sorted(table, key=ORDER.__getitem__)
    equal = [each for each in on_table if each.rank == card.rank]
    if equal:
        return [(each,) for each in equal]
    values = tuple([VALUE[each] for each in on_table])
    return [tuple([on_table[place] for place in one]) for one in summing(values, VALUE[card])]


@lru_cache(maxsize=1 << 13)
def summing(values: tuple[int, ...], value: int) -> list[tuple[int, ...]]:
    """The places of the cards of each set that adds up, in canonical order."""
    places = range(len(values))
    return [tuple(each for each in places if one >> each & 1) for one in sums(values, value)]


def primiera(cards: Sequence[Card]) -> int:
    """The best card of each suit, added up; 0 if a suit is missing."""
    best = [
        max((_PRIMIERA.get(card.rank, _FIGURE) for card in cards if card.suit == suit), default=0)
        for suit in SUITS
    ]
    return sum(best) if all(best) else 0


def napola(cards: Iterable[Card]) -> int:
    """The length of the run of coins from the ace, 0 if it is shorter than three."""
    held = {*cards}
    length = next((place for place, coin in enumerate(COINS) if coin not in held), len(COINS))
    return length if length >= _LEAST_RUN else 0
