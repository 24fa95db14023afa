"""The packs of Durak, their order, and which card beats which (section 3)."""

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final

from games.cards import PACK, SUITS, Card
from games.doubts import Places, places_of

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


def cost(card: Card, trump: str) -> int:
    """How dear a card is to who holds it: by its rank, and trumps above all others."""
    return POWER[card] + (len(RANKS) if card.suit == trump else 0)


NEW: Final = 6
"""What it is worth to bring no new rank, which others could throw in."""


def price(card: Card, trump: str, ranks: Collection[str]) -> int:
    """How dear it is to beat with a card where these ranks are not new."""
    return cost(card, trump) - (NEW if card.rank in ranks else 0)


DEAREST: Final = 2 * len(RANKS)
"""No card costs so much."""
DEAREST_PLAIN: Final = len(RANKS) - 1
"""The cost of an ace that is no trump."""


@lru_cache(maxsize=4096)
def as_good(trump: str, dearest: int, ranks: frozenset[str]) -> Places:
    """The cards of these ranks that cost no more."""
    return places_of(card for card in PACK if card.rank in ranks and cost(card, trump) <= dearest)


@lru_cache(maxsize=4096)
def cheaper(trump: str, card: Card, mine: Card, ranks: frozenset[str]) -> Places:
    """The cards that beat a card, and have a lower price than what has beaten it."""
    most = price(mine, trump, ranks)
    return places_of(
        each for each in PACK if beats(each, card, trump) and price(each, trump, ranks) < most
    )
