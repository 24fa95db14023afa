"""What the cards of Crazy King count, and its pack as bits: a hand is a number.

The cards of a suit lie side by side, so that what a hand holds of it can be looked up at once.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from games.cards import HIDDEN, PACK, RANKS, SUITS, Card

POINTS: Final = {rank: int(rank) for rank in "23456789"} | {
    "T": 10,
    "J": 10,
    "Q": 10,
    "A": 10,
    "K": 30,
}
"""What a card costs its holder at the end of a round (section 3)."""

CALLS: Final[Mapping[str, Sequence[str]]] = {
    king: [f"{king} suit {suit}" for suit in SUITS] for king in PACK if king.rank == "K"
}
"""By King, the actions that play it and name a suit."""

BIT: Final = {
    card: 1 << len(RANKS) * SUITS.index(card.suit) + RANKS.index(card.rank) for card in PACK
}
CARD: Final = {bit: card for card, bit in BIT.items()}
BITS: Final = (*CARD,)
BIT[HIDDEN] = 0


def mask(cards: Iterable[Card]) -> int:
    """Different cards as one number; those face down add nothing."""
    bit = BIT
    return sum([bit[card] for card in cards])


SUIT: Final = {suit: mask(card for card in PACK if card.suit == suit) for suit in SUITS}
RANK: Final = {rank: mask(card for card in PACK if card.rank == rank) for rank in RANKS}
KINGS: Final = RANK["K"]

OF_SUIT: Final = {bit: SUIT[card.suit] for bit, card in CARD.items()}
OF_RANK: Final = {bit: RANK[card.rank] for bit, card in CARD.items()}
COST: Final = {bit: POINTS[card.rank] for bit, card in CARD.items()}


@cache
def cost(hand: int) -> int:
    """What cards of one suit cost."""
    return sum(COST[bit] for bit in BITS if bit & hand)


@cache
def strength(hand: int) -> tuple[int, int]:
    """How many cards of one suit there are, and what they cost; Kings do not count."""
    others = hand & ~KINGS
    return others.bit_count(), cost(others)


def points(hand: int) -> int:
    """What a hand costs its holder."""
    return sum([cost(hand & suit) for suit in SUIT.values()])


def suit_to_call(hand: int) -> int:
    """The suit held most, then the one worth most, then C, D, H, S."""
    return max(SUIT.values(), key=lambda suit: strength(hand & suit))
