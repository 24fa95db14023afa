"""The options, the combinations and the state of Big Two (sections 3, 6 and 11)."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, NamedTuple

from games.cards import PACK, SUITS, Card, Pile
from games.climbing.combinations import Cards, CombinationGame
from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """The choices of the host."""

    suits: str = option("hong_kong", ("hong_kong", "taiwan", "philippines"))
    opening: str = option("lowest", ("lowest", "winner"))
    must_include: bool = option(True, EITHER)
    pass_rule: str = option("reenter", ("reenter", "locked"))
    triples: bool = option(True, EITHER)
    straights: str = option("twos_top", ("twos_top", "six_top", "poker", "no_twos"))
    flushes: str = option("top_card", ("top_card", "all_cards", "suit", "none"))
    same_kind: bool = option(False, EITHER)
    bombs: bool = option(False, EITHER)
    last_card: str = option("top", ("top", "free"))
    assist: bool = option(False, EITHER)
    double_from: int = option(10, (0, 7, 8, 9, 10, 11, 12, 13))
    triple: bool = option(True, EITHER)
    twos_double: bool = option(False, EITHER)
    finish_double: bool = option(False, EITHER)
    settlement: str = option("winner", ("winner", "pairwise", "points"))
    three_deal: str = option("all", ("all", "thirteen"))
    max_rounds: int = option(8, range(101))
    limit: int = option(0, (0, *range(20, 501)))


VARIANTS: Final = {
    "hong_kong_hard": Options(
        last_card="free", assist=True, finish_double=True, double_from=8, flushes="suit"
    ),
    "taiwan": Options(
        suits="taiwan",
        straights="six_top",
        triples=False,
        flushes="none",
        same_kind=True,
        bombs=True,
        twos_double=True,
        last_card="free",
    ),
    "pusoy_dos": Options(
        suits="philippines",
        straights="no_twos",
        flushes="suit",
        opening="winner",
        last_card="free",
    ),
    "western": Options(
        straights="poker", settlement="points", limit=50, max_rounds=0, last_card="free"
    ),
}

CLIMB: Final = "3456789TJQKA2"
"""The ranks from low to high; elsewhere a rank is its index in here."""
RANK: Final = {card: CLIMB.index(card.rank) for card in PACK}
ORDER: Final = {card: RANK[card] * len(SUITS) + SUITS.index(card.suit) for card in PACK}
"""Canonical order: 3 to A, 2; inside a rank clubs to spades whatever the option."""
BY_ORDER: Final = {place: card for card, place in ORDER.items()}
SUIT_ORDERS: Final = {"hong_kong": "DCHS", "taiwan": "CDHS", "philippines": "CSHD"}
"""By option, the suits from low to high."""
KINDS: Final = ("straight", "flush", "full-house", "four", "straight-flush")
"""Hands of five from low to high."""
BOMBS: Final = ("four", "straight-flush")

_PLAIN: Final = tuple(CLIMB[low : low + 5] for low in range(8))
"""3-4-5-6-7 up to 10-J-Q-K-A."""
STRAIGHTS: Final = {
    "twos_top": (*_PLAIN, "23456", "A2345"),
    "six_top": ("A2345", *_PLAIN, "23456"),
    "poker": ("A2345", "23456", *_PLAIN),
    "no_twos": _PLAIN,
}
"""By option, the straights from low to high; ranks as they follow each other."""


NONE: Final = -1
"""The lowest card, or a seat, where there is none."""


class Combination(NamedTuple):
    """The kind and size of a play, and its height within its kind."""

    kind: str  # single, pair, triple, or one of KINDS
    size: int
    height: tuple[int, ...]


def height_of(suits: str) -> Callable[[Card], tuple[int, int]]:
    """The height of single cards, by an order of suits."""
    order = SUIT_ORDERS[suits]
    return lambda card: (RANK[card], order.index(card.suit))


def combination_of(cards: Cards, options: Options) -> Combination | None:
    """The combination that cards make by these options; None if they make none."""
    return judge(options)(cards)


@cache
def judge(options: Options) -> Callable[[Cards], Combination | None]:
    """The function from cards to their combination, for callers with many cards."""
    height = height_of(options.suits)

    @lru_cache(maxsize=1 << 13)
    def combination(cards: Cards) -> Combination | None:
        size = len(cards)
        if size == 5:
            return _five(cards, options)
        is_set = len({card.rank for card in cards}) == 1
        if not is_set or size > 3 or (size == 3 and not options.triples):
            return None
        kind = ("single", "pair", "triple")[size - 1]
        return Combination(kind, size, max(map(height, cards)))

    return combination


def _five(cards: Sequence[Card], options: Options) -> Combination | None:
    counts = Counter(card.rank for card in cards).most_common()
    rank = RANK_OF[counts[0][0]]
    if len(counts) == 2:
        kind = "four" if counts[0][1] == 4 else "full-house"
        return Combination(kind, 5, (rank,))
    if len(counts) < 5:
        return None
    straight = _straight(cards, options)
    is_flush = len({card.suit for card in cards}) == 1
    if straight:
        return Combination("straight-flush" if is_flush else "straight", 5, straight)
    if is_flush and options.flushes != "none":
        return Combination("flush", 5, _flush(cards, options))
    return None


def _straight(cards: Iterable[Card], options: Options) -> tuple[int, ...]:
    """The height of a straight and the suit of its top card; empty if it is none."""
    by_rank = {card.rank: card for card in cards}
    table = STRAIGHTS[options.straights]
    place = next((i for i, ranks in enumerate(table) if set(ranks) == by_rank.keys()), None)
    if place is None:
        return ()
    top = table[place][-1] if options.straights == "poker" else max(by_rank, key=CLIMB.index)
    return place, SUIT_ORDERS[options.suits].index(by_rank[top].suit)


def _flush(cards: Sequence[Card], options: Options) -> tuple[int, ...]:
    ranks = tuple(sorted((RANK[card] for card in cards), reverse=True))
    suit = SUIT_ORDERS[options.suits].index(cards[0].suit)
    if options.flushes == "suit":
        return (suit, *ranks)
    return (ranks[0], suit) if options.flushes == "top_card" else (*ranks, suit)


def beats(one: Combination, other: Combination, options: Options) -> bool:
    """True if a combination goes over another."""
    if one.kind == other.kind:
        return one.height > other.height
    if options.bombs and one.kind in BOMBS and other.kind not in BOMBS:
        return True
    if one.size != other.size:
        return False
    is_higher = KINDS.index(one.kind) > KINDS.index(other.kind)
    return is_higher and (not options.same_kind or one.kind in BOMBS)


RANK_OF: Final = {rank: place for place, rank in enumerate(CLIMB)}
"""By rank, its index in the order."""


def rank_text(rank: str) -> str:
    """A rank as text."""
    return rank.replace("T", "10")


class State(CombinationGame):
    """The state of a match."""

    options: Options
    rank = RANK

    out_of_play: Pile
    dealt: list[int]  # by seat, the number of cards it began with
    lowest: int  # the number of the lowest card dealt in the canonical order, where it opens
    acted: int  # the seat that acted last
    won: int  # the winner of the last round
    penalties: list[int]  # by seat, of a round that is over

    def order(self, card: Card) -> int:
        return ORDER[card]

    def height(self, card: Card) -> tuple[int, int]:
        """The height of a single card."""
        return height_of(self.options.suits)(card)

    def lead_card(self) -> Card:
        return BY_ORDER[self.lowest]

    def top(self) -> Combination | None:
        """The combination to beat; None at the lead."""
        return combination_of(tuple(self.cards_of(-1)), self.options) if self.trick else None

    def must_play_top(self, seat: int) -> bool:
        """True if a seat that plays a single card has to play its highest."""
        return self.options.last_card == "top" and len(self.hands[(seat + 1) % self.seats]) == 1
