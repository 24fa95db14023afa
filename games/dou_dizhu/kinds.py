"""The combinations of Dou Dizhu (section 7), as counts of ranks: suits never matter.

A packed hand is a number each byte of which counts the cards of a rank, as in
`games.climbing.fast`, so that a play is taken from it by subtraction.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from games.cards import PACK, SUITS, Card
from games.climbing.fast import packed_by
from games.dou_dizhu.options import Options

CLIMB: Final = "3456789TJQKA2"
"""The ranks from low to high, without the jokers; elsewhere a rank is its index."""
ACE, TWO, SMALL, BIG = 11, 12, 13, 14
"""The highest rank of a sequence, the twos, and the jokers."""
WIDTH: Final = BIG + 1
JOKERS: Final = (Card("JB"), Card("JR"))
RANK: Final = {card: CLIMB.index(card.rank) for card in PACK} | {
    JOKERS[0]: SMALL,
    JOKERS[1]: BIG,
}
ORDER: Final = {card: len(SUITS) * RANK[card] + (*SUITS, "").index(card.suit) for card in RANK}
"""Canonical order: 3 to A, 2, the jokers; inside a rank clubs to spades."""
PACKED: Final = packed_by(RANK)
ROCKET: Final = PACKED[JOKERS[0]] + PACKED[JOKERS[1]]
ALIKE: Final = ("single", "pair", "triplet", "bomb")
"""The kinds of cards of one rank, by their number."""
SEQUENCES: Final = {1: ("sequence", 5), 2: ("pair-sequence", 3), 3: ("plane", 2)}
"""By the number of cards of each rank, the kind and the least length of a sequence."""
BODIES: Final = {3: "triplet", 4: "four"}


class Combination(NamedTuple):
    """The kind of a play, its number of cards, and its rank: the lowest of its body."""

    kind: str
    size: int
    rank: int

    @property
    def is_bomb(self) -> bool:
        """True for what goes over other kinds, and doubles the stake."""
        return self.kind in ("bomb", "rocket")

    def beats(self, other: "Combination") -> bool:
        """True if it goes over another play."""
        if self.is_bomb and self.kind != other.kind:
            return self.kind == "rocket" or other.kind != "rocket"
        return self[:2] == other[:2] and self.rank > other.rank


def packed(cards: Iterable[Card]) -> int:
    """The ranks of cards as a packed hand."""
    return sum([PACKED[card] for card in cards])


def counts_of(hand: int) -> bytes:
    """By rank, the number of cards of a packed hand."""
    return hand.to_bytes(WIDTH, "little")


def span(low: int, length: int) -> int:
    """One card of each of some consecutive ranks."""
    return ((1 << 8 * length) - 1) // 255 << 8 * low


@lru_cache(maxsize=1 << 13)
def combination_of(hand: int, options: Options) -> Combination | None:
    """The combination that all these cards make; None if they make none."""
    if sum(counts_of(hand)) > 20:
        return None
    return next((made for play, made in combinations_in(hand, options) if play == hand), None)


@lru_cache(maxsize=1 << 10)
def combinations_in(hand: int, options: Options) -> Sequence[tuple[int, Combination]]:
    """Every combination of ranks that a packed hand holds."""
    counts = counts_of(hand)
    found = [
        (size << 8 * rank, Combination(ALIKE[size - 1], size, rank))
        for rank, held in enumerate(counts)
        for size in range(1, held + 1)
    ]
    if counts[SMALL] and counts[BIG]:
        found.append((ROCKET, Combination("rocket", 2, SMALL)))
    for width, (kind, least) in SEQUENCES.items():
        for low, length in runs(counts, width, least):
            found.append((span(low, length) * width, Combination(kind, width * length, low)))
    return [*found, *_with_attached(counts, options)]


def runs(counts: bytes, width: int, least: int) -> Iterator[tuple[int, int]]:
    """The sequences of ranks held so many times each: the lowest rank, and the length."""
    for low in range(ACE + 1):
        high = low
        while high <= ACE and counts[high] >= width:
            high += 1
            if high - low >= least:
                yield low, high - low


def _with_attached(counts: bytes, options: Options) -> Iterator[tuple[int, Combination]]:
    """Triplets, alone or in sequence, and fours, with the cards attached to them."""
    bodies = [(3, rank, 1) for rank in range(TWO + 1) if counts[rank] >= 3]
    bodies += [(3, low, length) for low, length in runs(counts, 3, 2)]
    if options.four_with_two:
        bodies += [(4, rank, 1) for rank in range(TWO + 1) if counts[rank] == 4]
    for width, low, length in bodies:
        body, ranks = span(low, length) * width, range(low, low + length)
        name = "plane" if length > 1 else BODIES[width]
        number = length if width == 3 else 2
        rest = [(rank, held) for rank, held in enumerate(counts) if held and rank not in ranks]
        for cards in _singles(rest, number, low, length, options):
            yield body + cards, Combination(f"{name}-singles", width * length + number, low)
        if options.pairs_attached:
            pairs = [2 << 8 * rank for rank, held in rest if held >= 2]
            size = width * length + 2 * number
            for picked in combinations(pairs, number):
                yield body + sum(picked), Combination(f"{name}-pairs", size, low)


def _singles(
    rest: Sequence[tuple[int, int]], number: int, low: int, length: int, options: Options
) -> Iterator[int]:
    """The cards that can be attached as singles, by rules (a) to (e) of section 7."""
    next_to = {low - 1, low + length} - {TWO}
    limits = [
        (rank, 1 if not options.attached_alike else min(held, 2 if rank in next_to else 3))
        for rank, held in rest
    ]
    for cards in _picks(limits, number):
        if cards & ROCKET != ROCKET:
            yield cards


def _picks(limits: Sequence[tuple[int, int]], number: int) -> Iterator[int]:
    """The packed picks of so many cards, of each rank up to its limit."""
    if not number:
        yield 0
    elif limits:
        (rank, limit), *others = limits
        for count in range(min(limit, number) + 1):
            for cards in _picks(others, number - count):
                yield cards + (count << 8 * rank)
