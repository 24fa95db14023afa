"""Sets and runs as they are on the table, jokers among them, and what may be added to them.

A layout is the cards of a meld from left to right. In a run each card has a place: 2 to 13 are the
deuce to the king, and an ace is 1 or 14. Two natural cards at least say what a layout is.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from games.cards import JOKERS, ORDER, RANKS, SUITS, Card

Layout = tuple[Card, ...]

LEAST: Final = 3
"""The fewest cards of a meld."""
_SET: Final = 4  # the most cards of a set
LOW: Final = " low"
"""Behind an action: jokers or an ace go to the low end, which otherwise go to the high one."""


class Span(NamedTuple):
    """The first and the last place of a run, which say how aces count in it."""

    first: int
    last: int


SPANS: Final = {"both": Span(1, 14), "low": Span(1, 13), "high": Span(2, 14)}
"""By how aces may be used: low, high or both."""


class Meld(NamedTuple):
    """A meld that a hand can lay: its action, and what it looks like."""

    action: str
    layout: Layout


def places_of(card: Card, span: Span) -> tuple[int, ...]:
    """The places that a natural card may have in a run."""
    if card.rank != "A":
        return (RANKS.index(card.rank) + 1,)
    return tuple(place for place in (1, 14) if span.first <= place <= span.last)


def is_set(layout: Sequence[Card]) -> bool:
    """True for a set, False for a run."""
    one, other, *_ = (card for card in layout if card not in JOKERS)
    return one.rank == other.rank


def first_place(run: Sequence[Card]) -> int:
    """The place of the leftmost card of a run."""
    at, card = next((at, card) for at, card in enumerate(run) if card.suit and card.rank != "A")
    return RANKS.index(card.rank) + 1 - at


def layout_of(cards: Sequence[Card], span: Span, low: bool = False) -> Layout:
    """The layout of cards melded together; () if they are no meld.

    Jokers fill the gaps of a run first; spare ones go to the high end as far as it goes, or with
    `low` to the low end, which is no spelling of its own where it changes nothing.
    """
    jokers = sorted((card for card in cards if card in JOKERS), key=ORDER.__getitem__)
    naturals = sorted((card for card in cards if card not in JOKERS), key=ORDER.__getitem__)
    suits = {card.suit for card in naturals}
    if len(cards) < LEAST or len(naturals) < 2:
        return ()
    if len({card.rank for card in naturals}) == 1:
        is_legal = len(suits) == len(naturals) and len(cards) <= _SET and not low
        return (*naturals, *jokers) if is_legal else ()
    if len(suits) > 1:
        return ()
    for placed in _placed(naturals, span):
        if layout := _run(placed, jokers, span, low):
            return layout
    return ()


def _placed(naturals: Sequence[Card], span: Span) -> Iterator[dict[int, Card]]:
    """The natural cards of a run by place, for each place that an ace may have; () if two clash."""
    aces = [card for card in naturals if card.rank == "A"]
    others = {RANKS.index(card.rank) + 1: card for card in naturals if card.rank != "A"}
    if len(others) + len(aces) < len(naturals):
        return
    ends = [place for place in (1, 14) if span.first <= place <= span.last]
    for chosen in combinations(ends, len(aces)):
        yield others | dict(zip(chosen, aces, strict=True))


def _run(placed: Mapping[int, Card], jokers: Sequence[Card], span: Span, low: bool) -> Layout:
    """A run of natural cards by place and jokers; () if it cannot be laid so."""
    first, last = min(placed), max(placed)
    below, above = first - span.first, span.last - last
    spare = len(jokers) - (last - first + 1 - len(placed))
    if not 0 <= spare <= below + above:
        return ()
    lower = _below(spare, below, above, low)
    if low and lower == _below(spare, below, above, False):
        return ()
    left = iter(jokers)
    places = range(first - lower, last + spare - lower + 1)
    return tuple(placed.get(place) or next(left) for place in places)


def _below(spare: int, below: int, above: int, low: bool) -> int:
    """The number of spare jokers at the low end, with so much room at both."""
    return min(spare, below) if low else spare - min(spare, above)


@lru_cache(maxsize=2048)
def melds_in(hand: Layout, span: Span, every: bool = True) -> tuple[Meld, ...]:
    """The melds that a hand in canonical order can lay, each spelling once.

    Unless `every`, jokers are taken in order: which one lies where makes no difference.
    """
    jokers = [card for card in hand if card in JOKERS]
    naturals = list(dict.fromkeys(card for card in hand if card not in JOKERS))
    picks = [
        dict.fromkeys(combinations(jokers, count)) if every else {tuple(jokers[:count]): None}
        for count in range(len(jokers) + 1)
    ]
    aces = {suit: hand.count(Card("A" + suit)) for suit in SUITS}
    chosen = [*_sets(naturals, len(jokers)), *_runs(naturals, aces, len(jokers), span)]
    melds = list[Meld]()
    for cards, least in dict(chosen).items():
        for pick in (pick for several in picks[least:] for pick in several):
            together = (*cards, *pick)
            for low in (False, True) if pick else (False,):
                if layout := layout_of(together, span, low):
                    melds.append(Meld(" ".join(together) + LOW * low, layout))
    return tuple(melds)


def _sets(naturals: Iterable[Card], jokers: int) -> Iterator[tuple[Layout, int]]:
    """The natural cards of sets, and the fewest jokers that go with them."""
    by_rank: dict[str, list[Card]] = {}
    for card in naturals:
        by_rank.setdefault(card.rank, []).append(card)
    for cards in by_rank.values():
        for count in range(max(2, LEAST - jokers), len(cards) + 1):
            yield from ((each, max(0, LEAST - count)) for each in combinations(cards, count))


def _runs(
    naturals: Iterable[Card], aces: Mapping[str, int], jokers: int, span: Span
) -> Iterator[tuple[Layout, int]]:
    """The natural cards of runs, and the fewest jokers that go with them."""
    by_suit: dict[str, list[tuple[int, Card]]] = {}
    for card in naturals:
        by_suit.setdefault(card.suit, []).extend((at, card) for at in places_of(card, span))
    for suit, places in by_suit.items():
        places.sort()
        for start, (first, card) in enumerate(places):
            chains: list[tuple[Layout, int, int, int]] = [((card,), start, first, 0)]
            for cards, at, place, holes in chains:  # grows in the loop
                if len(cards) > 1:
                    in_order = sorted(cards, key=ORDER.__getitem__)
                    yield tuple(in_order), max(holes, LEAST - len(cards))
                for after in range(at + 1, len(places)):
                    next_place, another = places[after]
                    more = holes + next_place - place - 1
                    if more > jokers:
                        break
                    if another not in cards or aces[suit] > 1:
                        chains.append(((*cards, another), after, next_place, more))


def least_with(card: Card, cards: Sequence[Card], span: Span) -> int:
    """The size of the smallest meld of some cards that has one of them in it; 0 without any."""
    jokers = sum(each in JOKERS for each in cards)
    if card in JOKERS:
        return _least_with_joker(cards, jokers, span)
    suits = {each.suit for each in cards if each.rank == card.rank}
    if len(suits) > 1 and len(suits) + jokers >= LEAST:
        return LEAST
    held = {place for each in cards if each.suit == card.suit for place in places_of(each, span)}
    for length in range(LEAST, max(LEAST, jokers + 2) + 1):
        for place in places_of(card, span):
            for first in range(place - length + 1, place + 1):
                here = sum(each in held for each in range(first, first + length))
                is_inside = span.first <= first and first + length - 1 <= span.last
                if is_inside and here > 1 and length - here <= jokers:
                    return length
    return 0


def _least_with_joker(cards: Sequence[Card], jokers: int, span: Span) -> int:
    """The size of the smallest meld that has a joker in it: two natural cards, and what is amid."""
    naturals = {card for card in cards if card not in JOKERS}
    if len({card.rank for card in naturals}) < len(naturals):
        return LEAST
    gaps = [
        other - one
        for suit in SUITS
        for one, other in pairwise(
            sorted(at for card in naturals if card.suit == suit for at in places_of(card, span))
        )
    ]
    least = max(LEAST, min(gaps, default=jokers + 2) + 1)
    return least if least <= jokers + 2 else 0


def ends_for(layout: Sequence[Card], card: Card, span: Span) -> tuple[str, ...]:
    """The ends of a meld that a card may be added to, as actions spell them: () for none.

    A card that fits both is added to the high end, unless LOW is behind it.
    """
    natural = next(each for each in layout if each.suit)
    if card.suit and card.suit != natural.suit and card.rank != natural.rank:
        return ()  # as most do: found at once
    if is_set(layout):
        rank = next(each.rank for each in layout if each not in JOKERS)
        is_new = card in JOKERS or (card.rank == rank and card not in _by_suit(layout, card))
        return ("",) if len(layout) < _SET and is_new else ()
    return ("", LOW)[: _fits_above(layout, card, span) + _fits_below(layout, card, span)]


def _by_suit(layout: Iterable[Card], card: Card) -> list[Card]:
    return [each for each in layout if each.suit == card.suit]


def _fits_above(run: Sequence[Card], card: Card, span: Span) -> bool:
    place = first_place(run) + len(run)
    return place <= span.last and _fits(run, card, place, span)


def _fits_below(run: Sequence[Card], card: Card, span: Span) -> bool:
    place = first_place(run) - 1
    return place >= span.first and _fits(run, card, place, span)


def _fits(run: Iterable[Card], card: Card, place: int, span: Span) -> bool:
    suit = next(each.suit for each in run if each.suit)
    return card in JOKERS or (card.suit == suit and place in places_of(card, span))


def place_for(layout: Sequence[Card], card: Card, span: Span, low: bool) -> int:
    """The index at which a card that fits is put into a layout."""
    if is_set(layout) or (not low and _fits_above(layout, card, span)):
        return len(layout)
    return 0


def are_near(card: Card, other: Card, span: Span) -> bool:
    """True if two cards may be in one meld of three."""
    if card.suit != other.suit or not card.suit:
        return card.rank == other.rank
    spans = (abs(one - two) for one in places_of(card, span) for two in places_of(other, span))
    return min(spans) <= 2


class Values(NamedTuple):
    """The points of cards by rank, and those of an ace at the low end of a run."""

    ranks: Mapping[str, int]
    low_ace: int

    def of(self, cards: Iterable[Card]) -> int:
        """The points of cards in a hand."""
        return sum([self.ranks[card.rank] for card in cards])

    def in_layout(self, layout: Sequence[Card]) -> list[int]:
        """The points of each card of a meld."""
        points = [self.ranks[card.rank] for card in layout]
        if layout[0].rank == "A" and not is_set(layout):
            points[0] = self.low_ace
        return points
