"""The cards of President, what several of them make, and how strong that is (sections 3 and 6)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from games.cards import CARDS, JOKERS, PACK, Card

CLIMB: Final = "3456789TJQKA2"
"""The ranks from low to high; elsewhere a rank is its place in here."""
THREE, EIGHT, JACK, TWO = (CLIMB.index(rank) for rank in "38J2")
JOKER: Final = len(CLIMB)
"""What stands for the rank of jokers alone."""

RANK: Final = {card: CLIMB.index(card.rank) for card in PACK} | dict.fromkeys(JOKERS, JOKER)
ORDER: Final = {
    card: place for place, card in enumerate([*sorted(PACK, key=RANK.__getitem__), *JOKERS])
}
"""Canonical order: 3 to A, 2, jokers; inside a rank clubs to spades."""
OPENING: Final = CARDS["3C"]
"""The card that opens the first round."""
BEATS_JOKER: Final = CARDS["3S"]
"""What goes over a single joker under `spade_three`."""
SHORTEST: Final = 3
"""So many cards a run has at least."""
Cards = tuple[Card, ...]


class Meld(NamedTuple):
    """What is played: a set of a rank, or a run from its lowest rank on."""

    is_run: bool
    size: int
    rank: int

    def holds(self, rank: int) -> bool:
        """Whether a card in it is, or stands for, this rank."""
        return self.rank == rank or (self.is_run and self.rank < rank < self.rank + self.size)


def strength(rank: int, is_reversed: bool) -> int:
    """How high a rank is by the order now valid: 0 to 12, and jokers above."""
    return TWO - rank if is_reversed and rank != JOKER else rank


@lru_cache(maxsize=8192)
def meld_of(cards: tuple[Card, ...], is_reversed: bool) -> Meld | None:
    """What cards make, jokers taken for the best by the order now valid; None if nothing."""
    size, ranks = len(cards), [RANK[card] for card in cards if card not in JOKERS]
    low, high = (min(ranks), max(ranks)) if ranks else (JOKER, JOKER)
    if low == high:
        return Meld(False, size, low)
    if size < SHORTEST or len(set(ranks)) < len(ranks) or high - low >= size:
        return None
    start = max(high - size + 1, 0) if is_reversed else min(low, len(CLIMB) - size)
    return Meld(True, size, start)


def is_run(cards: Iterable[Card]) -> bool:
    """Whether these, which make something, are a run and not a set."""
    return len({card.rank for card in cards if card not in JOKERS}) > 1


def is_suited(cards: Iterable[Card]) -> bool:
    """Whether all naturals are of one suit."""
    return len({card.suit for card in cards if card not in JOKERS}) == 1


def by_rank(hand: Iterable[Card]) -> list[list[Card]]:
    """The cards of a hand by rank, jokers last, each in canonical order."""
    groups: list[list[Card]] = [[] for _ in range(JOKER + 1)]
    for card in sorted(hand, key=ORDER.__getitem__):
        groups[RANK[card]].append(card)
    return groups


def tribute(hand: Iterable[Card], count: int) -> list[Card]:
    """The highest cards of a hand, the highest first; of jokers the red one."""
    return sorted(hand, key=lambda card: (-RANK[card], card == "JB", -ORDER[card]))[:count]


def cheapest(hand: Iterable[Card]) -> list[Card]:
    """The cards of a hand, those first that one misses least (section 13)."""
    groups = by_rank(hand)

    def price(card: Card) -> tuple[bool, bool, int]:
        return card.rank in ("A", "2", "joker"), len(groups[RANK[card]]) > 1, ORDER[card]

    return sorted((card for group in groups for card in group), key=price)


def rank_text(rank: int) -> str:
    """A rank as it stands on screen."""
    return CLIMB[rank].replace("T", "10")
