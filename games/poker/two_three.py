"""The best hand of exactly two cards of one's own and three of the board.

Section 3 of `docs/rules/omaha.md`. Before the flop two cards alone are compared.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

from games.cards import SUITS, Card
from games.poker.lows import low_strength, masks
from games.poker.ranking import BY_RANKS, RANK_AND_SUIT, RANKS_ONLY, strength

Cards = tuple[Card, ...]


class Board:
    """A board, prepared for being joined with many hands."""

    def __init__(self, board: Sequence[Card]) -> None:
        self.cards = tuple(board)
        self.triples = _rank_sums(board, 3)
        self.low_triples = masks(board, 3)
        suits = ([card for card in board if card.suit == suit] for suit in SUITS)
        self.suited = next((cards for cards in suits if len(cards) >= 3), [])

    def high(self, hand: Sequence[Card]) -> int:
        """The strength of the best hand."""
        pairs, triples, by_ranks = _rank_sums(hand, 2), self.triples, BY_RANKS
        best = max([by_ranks[pair + triple] for pair in pairs for triple in triples])
        if self.suited:
            suit = self.suited[0].suit
            own = [card for card in hand if card.suit == suit]
            best = max([best, *map(strength, joined(own, self.suited))])
        return best

    def low(self, hand: Iterable[Card]) -> int:
        """The strength of the lowest hand; 0 if none qualifies."""
        return low_strength(masks(hand, 2), self.low_triples) if self.low_triples else 0

    def five_for_high(self, hand: Sequence[Card]) -> Cards:
        """Five cards that make the best hand."""
        return max(joined(hand, self.cards), key=strength)

    def five_for_low(self, hand: Sequence[Card]) -> Cards:
        """Five cards that make the lowest hand, if one qualifies."""
        return max(joined(hand, self.cards), key=lambda five: low_of(five[:2], five[2:]))


def low_of(pair: Cards, triple: Cards) -> int:
    """The strength of five cards as a low hand; 0 if it does not qualify."""
    return low_strength(masks(pair, 2), masks(triple, 3))


def joined(hand: Sequence[Card], board: Sequence[Card]) -> Iterator[Cards]:
    """Every two of the hand with every three of the board."""
    for pair, triple in product(combinations(hand, 2), combinations(board, 3)):
        yield *pair, *triple


def _rank_sums(cards: Sequence[Card], count: int) -> set[int]:
    """Counters of ranks for so many of these cards, or for all of fewer."""
    ranks = [RANK_AND_SUIT[card] & RANKS_ONLY for card in cards]
    return set(map(sum, combinations(ranks, min(count, len(ranks)))))
