"""The options, the cards and the state of Kings & Bastards.

Threes are low, aces high, jokers wild and twos trump.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from games.cards import CARDS, JOKERS, PACK, Card
from games.climbing import TitlesGame
from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """The choices of the host (section 9); `twos_high` is its `2>JK>A`."""

    decks: str | int = option("auto", ("auto", 1, 2))
    jokers: int = option(1, range(3))
    pass_rule: str = option("reenter", ("reenter", "locked"))
    exchange_count: int = option(2, range(4))
    exchange_ranking: str = option("twos_high", ("twos_high", "ace_high"))
    lead_rule: str = option("three_of_clubs", ("three_of_clubs", "king", "bastard"))
    max_rounds: int = option(0, range(101))
    target_kings: int = option(0, range(51))
    vice_titles: bool = option(False, EITHER)


VARIANTS: Final = {
    "race": Options(target_kings=3),
    "president": Options(pass_rule="locked", vice_titles=True, max_rounds=10),
    "short": Options(max_rounds=5),
}
"""Named sets of rules."""

CLIMB: Final = "3456789TJQKA"
"""The ranks that sets can have, from low to high; elsewhere a rank is its index in here."""
JOKER: Final = 12
TWO: Final = 13
"""The ranks of jokers and twos, which make no sets of their own."""
SET_RANKS: Final = range(JOKER)
THREE: Final = CARDS["3C"]
"""The card that opens a round."""

RANK: Final = {card: CLIMB.index(card.rank) for card in PACK if card.rank != "2"} | {
    **dict.fromkeys(JOKERS, JOKER),
    **{card: TWO for card in PACK if card.rank == "2"},
}
ORDER: Final = {
    card: place for place, card in enumerate(sorted(PACK + JOKERS, key=RANK.__getitem__))
}
"""Canonical order: 3 to A, jokers, 2; inside a rank clubs to spades."""
CALLED: Final = {joker: [f"{joker} as {rank}" for rank in CLIMB] for joker in map(str, JOKERS)}
"""By joker and rank, the action that plays a joker alone."""


SuitCounts = bytes
"""By rank, the cards of a hand: two bits count each suit."""

_EQUAL: Final = [[card for card in ORDER if RANK[card] == rank] for rank in range(TWO + 1)]
_ONE: Final = {
    card: 1 << 8 * rank + 2 * at
    for rank, cards in enumerate(_EQUAL)
    for at, card in enumerate(cards)
}
COUNTS: Final = bytes(sum(byte >> at & 3 for at in range(0, 8, 2)) for byte in range(256))
"""By such a byte, the number of cards."""


def suit_counts(hand: Iterable[Card]) -> SuitCounts:
    """The cards of a hand by rank."""
    return sum(map(_ONE.__getitem__, hand)).to_bytes(TWO + 1, "little")


@cache
def equals(rank: int, counts: int) -> tuple[Card, ...]:
    """The cards of a rank that these suit counts are, in canonical order."""
    return tuple(card for at, card in enumerate(_EQUAL[rank]) for _ in range(counts >> 2 * at & 3))


def by_rank(hand: SuitCounts) -> list[tuple[Card, ...]]:
    """The cards of a hand by rank, jokers and twos last, each in canonical order."""
    return [*map(equals, range(TWO + 1), hand)]


def tribute(hand: Iterable[Card], count: int, ace_high: bool) -> list[Card]:
    """The highest cards of a hand, the highest first; with `ace_high` jokers and twos go last."""

    def height(card: Card) -> tuple[bool, int]:
        return ace_high and RANK[card] < JOKER, ORDER[card]

    return sorted(hand, key=height, reverse=True)[:count]


def cheapest(hand: Iterable[Card]) -> list[Card]:
    """The cards of a hand, the least useful first (section 11)."""
    groups = by_rank(suit_counts(hand))

    def price(card: Card) -> tuple[bool, bool, int]:
        rank = RANK[card]
        return rank >= JOKER, len(groups[rank]) > 1, ORDER[card]

    return sorted((card for group in groups for card in group), key=price)


@lru_cache(maxsize=4096)
def parsed(play: str) -> tuple[tuple[Card, ...], int]:
    """The cards and the rank of a play: "7C JR" is ((7C, JR), 4), "JR as 9" is ((JR,), 6)."""
    words = play.split()
    if len(words) == 3 and words[1] == "as":
        return (CARDS[words[0]],), CLIMB.index(words[2])
    cards = tuple(CARDS[word] for word in words)
    return cards, RANK[cards[0]]


def rank_text(rank: int) -> str:
    """A rank as text."""
    return CLIMB[rank].replace("T", "10") if rank < JOKER else "2"


class State(TitlesGame):
    """The state of a match."""

    options: Options
    rank = RANK

    ranks: list[int]  # the ranks of the plays of the trick
    bastards: list[int]  # rounds as Bastard, by seat

    def order(self, card: Card) -> int:
        return ORDER[card]

    def decks(self) -> int:
        """The number of packs in play."""
        if self.options.decks == "auto":
            return (self.seats + 5) // 6
        return int(self.options.decks)

    def largest(self) -> int:
        """The largest size of a set."""
        return 4 * self.decks()
