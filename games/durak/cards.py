"""The packs of Durak, their order, and which card beats which (section 3)."""

from collections.abc import Iterable
from typing import Final

from games.cards import PACK, SUITS, Card

RANKS: Final = "23456789TJQKA"
POWER: Final = {card: RANKS.index(card.rank) for card in PACK}
PLACES: Final = {card: POWER[card] * len(SUITS) + SUITS.index(card.suit) for card in PACK}
"""The canonical order: by rank, low to high, then by suit."""


def pack(size: int) -> list[Card]:
    """The highest cards of the French pack, so many."""
    return sorted(PACK, key=PLACES.__getitem__)[-size:]


def beats(card: Card, other: Card, trump: str) -> bool:
    """Whether a card beats another one: by a higher one of its suit, or by a trump."""
    if card.suit == other.suit:
        return POWER[card] > POWER[other]
    return card.suit == trump


def spelled(verb: str, cards: Iterable[Card]) -> str:
    """An action with cards in canonical order."""
    return " ".join([verb, *sorted(cards, key=PLACES.__getitem__)])
