"""The combinations of Big Two and what beats what (sections 3 and 6)."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from games.big_two.options import Options
from games.cards import PACK, SUITS, Card

CLIMB: Final = "3456789TJQKA2"
"""The ranks from low to high; elsewhere a rank is its place in here."""
RANK: Final = {card: CLIMB.index(card.rank) for card in PACK}
ORDER: Final = {card: RANK[card] * len(SUITS) + SUITS.index(card.suit) for card in PACK}
"""Canonical order: 3 to A, 2; inside a rank clubs to spades whatever the option."""
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


Cards = tuple[Card, ...]


class Combination(NamedTuple):
    """What is played, and how high it is among its kind."""

    kind: str  # single, pair, triple, or one of KINDS
    size: int
    height: tuple[int, ...]


def height_of(suits: str) -> Callable[[Card], tuple[int, int]]:
    """How high a card is alone, by an order of suits."""
    order = SUIT_ORDERS[suits]
    return lambda card: (RANK[card], order.index(card.suit))


def combination_of(cards: Cards, options: Options) -> Combination | None:
    """What cards make by these options; None if nothing. Tells by the cards alone."""
    return judge(options)(cards)


@cache
def judge(options: Options) -> Callable[[Cards], Combination | None]:
    """The same for who asks it of many cards: to look options up takes longer than cards."""
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
    most = RANK_OF[counts[0][0]]
    if len(counts) == 2:
        kind = "four" if counts[0][1] == 4 else "full-house"
        return Combination(kind, 5, (most,))
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
    """The place of a straight and the suit of its top card; empty if it is none."""
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
    """Whether a combination goes over another."""
    if one.kind == other.kind:
        return one.height > other.height
    if options.bombs and one.kind in BOMBS and other.kind not in BOMBS:
        return True
    if one.size != other.size:
        return False
    is_higher = KINDS.index(one.kind) > KINDS.index(other.kind)
    return is_higher and (not options.same_kind or one.kind in BOMBS)


RANK_OF: Final = {rank: place for place, rank in enumerate(CLIMB)}
"""The place of a rank."""


def rank_text(rank: str) -> str:
    """A rank as it stands on screen."""
    return rank.replace("T", "10")
