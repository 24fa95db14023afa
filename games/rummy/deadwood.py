"""Melds, deadwood and the best lay-off: exact, by table look-up.

A set of cards is a number of 52 bits here, suit by suit, aces lowest. The deadwood of a suit
outside its best runs is in a table of its 8,192 subsets; so the deadwood of a hand is four
look-ups for every choice of sets, and few hands have three of a rank at all.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache, reduce
from operator import or_
from typing import Final

from games.cards import ORDER, PACK, POINTS, RANKS, SUITS, Card

_LENGTH: Final = len(RANKS)
_SUIT: Final = (1 << _LENGTH) - 1
_COLUMN: Final = sum(1 << _LENGTH * suit for suit in range(len(SUITS)))  # the four aces

BIT: Final = {card: 1 << SUITS.index(card.suit) * _LENGTH + RANKS.index(card.rank) for card in PACK}
"""A set of one card."""
_CARD: Final = {bit: card for card, bit in BIT.items()}


def mask(cards: Iterable[Card]) -> int:
    """The set of these cards, no two of them equal; KeyError for a card face down."""
    return sum(map(BIT.__getitem__, cards))


def cards_in(hand: int) -> list[Card]:
    """The cards of a set in canonical order."""
    return [card for card in PACK if BIT[card] & hand]


def _suit_deadwood() -> list[int]:
    """Deadwood by subset of a suit, beside its best runs."""
    table = [0] * (_SUIT + 1)
    for held in range(1, _SUIT + 1):
        low = held & -held
        table[held] = POINTS[_CARD[low]] + table[held ^ low]
        for run in (low * 0b111, low * 0b1111, low * 0b11111):  # longer ones are made of these
            if run & held == run:
                table[held] = min(table[held], table[held ^ run])
    return table


def _sets() -> dict[int, tuple[int, ...]]:
    """Sets by the cards held of a rank, three at least."""
    every: dict[int, tuple[int, ...]] = {}
    for rank in range(_LENGTH):
        four = _COLUMN << rank
        threes = [four ^ BIT[card] for card in cards_in(four)]
        every[four] = (four, *threes)
        every |= {three: (three,) for three in threes}
    return every


def _extensions() -> dict[int, int]:
    """Cards that may be added to a meld, by meld."""
    every: dict[int, int] = {}
    for rank in range(_LENGTH):
        four = _COLUMN << rank
        every |= {each: four ^ each for each in _SETS[four]}
    for suit in range(0, _LENGTH * len(SUITS), _LENGTH):
        for low in range(_LENGTH - 2):
            for end in range(low + 3, _LENGTH + 1):
                run = (1 << end) - (1 << low)
                ends = (1 << end | 1 << low >> 1) & _SUIT
                every[run << suit] = ends << suit
    return every


_SUIT_DEADWOOD: Final = _suit_deadwood()
_SETS: Final = _sets()
_EXTENSIONS: Final = _extensions()
_MELDS: Final = {
    bit: tuple(meld for meld in _EXTENSIONS if meld & -meld == bit) for bit in BIT.values()
}
"""Melds by their lowest bit."""


def deadwood(hand: int) -> int:
    """The points outside melds, with the melds that leave fewest."""
    clubs, diamonds = hand & _SUIT, hand >> _LENGTH & _SUIT
    hearts, spades = hand >> 2 * _LENGTH & _SUIT, hand >> 3 * _LENGTH
    triples = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    if triples:
        return _deadwood(hand, triples)
    return (
        _SUIT_DEADWOOD[clubs]
        + _SUIT_DEADWOOD[diamonds]
        + _SUIT_DEADWOOD[hearts]
        + _SUIT_DEADWOOD[spades]
    )


def _deadwood(hand: int, ranks: int) -> int:
    """The points outside melds, with sets of these ranks alone; three at least are held of each."""
    if not ranks:
        return (
            _SUIT_DEADWOOD[hand & _SUIT]
            + _SUIT_DEADWOOD[hand >> _LENGTH & _SUIT]
            + _SUIT_DEADWOOD[hand >> 2 * _LENGTH & _SUIT]
            + _SUIT_DEADWOOD[hand >> 3 * _LENGTH]
        )
    rank = ranks & -ranks
    others = ranks ^ rank
    least = _deadwood(hand, others)
    for each in _SETS[hand & rank * _COLUMN]:
        least = min(least, _deadwood(hand ^ each, others))
    return least


def is_meld(cards: int) -> bool:
    """True for a set or a run."""
    return cards in _EXTENSIONS


@lru_cache(maxsize=4096)
def arrangement(hand: int) -> tuple[int, ...]:
    """The melds that leave least deadwood, in canonical order.

    Among equals those that fewest cards can be added to, then the fewest, then the first.
    """
    return min(
        map(_in_order, _arrangements(hand, deadwood(hand))),
        key=lambda melds: (
            (extensions(melds) & ~hand).bit_count(),
            len(melds),
            [_place(meld) for meld in melds],
        ),
    )


def _arrangements(hand: int, most: int) -> Iterator[tuple[int, ...]]:
    """All choices of melds that leave no more than these points."""
    if not hand:
        yield ()
        return
    low = hand & -hand
    for meld in _MELDS[low]:
        if meld & hand == meld and deadwood(hand ^ meld) <= most:
            for melds in _arrangements(hand ^ meld, most):
                yield (meld, *melds)
    points = POINTS[_CARD[low]]
    if points + deadwood(hand ^ low) <= most:
        yield from _arrangements(hand ^ low, most - points)


def _in_order(melds: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(melds, key=_place))


def _place(cards: int) -> list[int]:
    """The place of a set of cards in canonical order."""
    return [ORDER[card] for card in cards_in(cards)]


def extensions(melds: Iterable[int], added: int = 0) -> int:
    """The cards that may be added to any of these melds after some have been.

    A card that fits twice was added to a run.
    """
    return reduce(or_, (_EXTENSIONS[_grown(meld, added)] for meld in melds), 0) & ~added


def _grown(meld: int, added: int) -> int:
    """A meld with all lay-offs on it."""
    while more := _EXTENSIONS[meld] & added:
        meld |= more
    return meld


def best_lay_off(melds: Iterable[int], hand: int, before: int = 0) -> int:
    """The cards to add to another player's melds so that own melds leave the least deadwood.

    `before` are those added already. Among equals the fewest cards, then the first.
    """
    melds, found = list(melds), [0]
    for added in found:  # grows in the loop
        more = extensions(melds, added | before) & hand & ~added
        found += [new for card in cards_in(more) if (new := added | BIT[card]) not in found]
    return min(found, key=lambda added: (deadwood(hand ^ added), added.bit_count(), _place(added)))


def outs(hand: int) -> int:
    """The cards that would complete a meld of three with a pair or two neighbours of a hand."""
    clubs, diamonds = hand & _SUIT, hand >> _LENGTH & _SUIT
    hearts, spades = hand >> 2 * _LENGTH & _SUIT, hand >> 3 * _LENGTH
    red, black = diamonds | hearts, clubs | spades
    pairs = red & black | diamonds & hearts | clubs & spades
    cards = pairs * _COLUMN
    for suit, held in enumerate((clubs, diamonds, hearts, spades)):
        low = held & held >> 1  # of two neighbours
        cards |= ((low >> 1 | low << 2) & _SUIT) << suit * _LENGTH
    return cards & ~hand
