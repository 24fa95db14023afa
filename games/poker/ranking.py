"""Strengths of five cards at poker, with up to two jokers, and the best five of up to seven.

Ranking and jokers: section 3 of `docs/rules/five_card_draw.md`. The strength of a hand is a number
to compare: its category, then the ranks that decide among hands of one category.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from games.cards import JOKERS, PACK, SUITS, Card
from games.tricks import HIGH

CATEGORIES: Final = (
    "high-card",
    "pair",
    "two-pair",
    "three",
    "straight",
    "flush",
    "full-house",
    "four",
    "straight-flush",
    "five",
)
"""From the lowest to the highest."""
PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, FIVE = range(1, 10)

_RANK_CODES: Final = (0, 3, 14, 60, 216, 724, 1844, 4558, 10363, 22420, 47666, 79421, 135951)
_JOKER_CODE: Final = 1
_SUIT_BIT: Final = 20
_CODES: Final[dict[Card, int]] = {
    card: _RANK_CODES[HIGH[card.rank] - 2] + (6 ** SUITS.index(card.suit) << _SUIT_BIT)
    for card in PACK
} | dict.fromkeys(JOKERS, _JOKER_CODE)
"""A number a card. Below `_SUIT_BIT` sums of five differ for different ranks, which a greedy search
made sure of; above it are the counts of the suits, in base 6."""

_MIXED: Final[dict[int, int]] = {}
_SUITED: Final[dict[int, int]] = {}
_ONE_SUIT: Final = {count * 6**suit for count in (3, 4, 5) for suit in range(4)}
_TABLES: Final[list[dict[int, int]]] = [
    _SUITED if sums in _ONE_SUIT else _MIXED for sums in range(5 * 6**3 + 1)
]
"""By the counts of the suits, strengths by the sum of ranks; filled as hands come up."""

_WINDOWS: Final = (*(range(top, top - 5, -1) for top in range(14, 5, -1)), (5, 4, 3, 2, 14))
"""The ranks of every straight, the highest first; in the last the ace is low."""
_SHAPES: Final = {
    (1, 1, 1, 1, 1): 0,
    (2, 1, 1, 1): PAIR,
    (2, 2, 1): TWO_PAIR,
    (3, 1, 1): THREE,
    (3, 2): FULL_HOUSE,
    (4, 1): FOUR,
    (5,): FIVE,
}
"""Categories by how often each rank is there."""


def strength(hand: Sequence[Card]) -> int:
    """The strength of five cards, from a table; ValueError for more or fewer."""
    a, b, c, d, e = hand
    codes = _CODES
    key = codes[a] + codes[b] + codes[c] + codes[d] + codes[e]
    try:
        return _TABLES[key >> _SUIT_BIT][key & 0xFFFFF]
    except KeyError:
        found = computed_strength(hand)
        _TABLES[key >> _SUIT_BIT][key & 0xFFFFF] = found
        return found


def computed_strength(hand: Sequence[Card]) -> int:
    """The strength of five cards without the table: the best hand by rank or by suit."""
    naturals = [card for card in hand if card.suit]
    held = {HIGH[card.rank] for card in naturals}
    best = _by_rank(naturals)
    if len(held) < len(naturals):
        return best
    window = next((each for each in _WINDOWS if held.issubset(each)), None)
    suited = len({card.suit for card in naturals}) == 1
    if window:
        best = max(best, _number(STRAIGHT_FLUSH if suited else STRAIGHT, window[:1]))
    if suited:
        spare = [rank for rank in range(14, 1, -1) if rank not in held]
        best = max(best, _number(FLUSH, sorted([*held, *spare[: 5 - len(held)]], reverse=True)))
    return best


def best_of(held: Sequence[Card]) -> int:
    """The strength of the best five of up to seven cards without jokers; fewer than five count."""
    key = sum([RANK_AND_SUIT[card] for card in held])
    if (key >> _SUITS_FROM) + _ENOUGH & _FIVE_OF_A_SUIT:
        return strength(best_five(held))
    return BY_RANKS[key & RANKS_ONLY]


_SUITS_FROM: Final = 39
RANKS_ONLY: Final = (1 << _SUITS_FROM) - 1
RANK_AND_SUIT: Final = {
    card: (1 << 3 * (HIGH[card.rank] - 2)) + (1 << _SUITS_FROM + 4 * SUITS.index(card.suit))
    for card in PACK
}
"""Counters of 3 bits for each rank, and above them of 4 bits for each suit."""
_EACH_RANK: Final = 0o1111111111111
_WHEEL: Final = 0o1000000001111
"""A bit for each rank in such counters: for all of them, and for those of a five-high straight."""
_ENOUGH: Final = 0x3333
_FIVE_OF_A_SUIT: Final = 0x8888
"""Three more make eight of five cards: their highest bits say whether there is a flush."""


class _ByRanks(dict[int, int]):
    def __missing__(self, key: int) -> int:
        found = self[key] = _best_by_rank(key)
        return found


BY_RANKS: Final = _ByRanks()
"""Strengths by how often each rank is there, filled as hands come up: at most 49,205 of seven."""


def best_five(held: Sequence[Card]) -> tuple[Card, ...]:
    """Five of up to seven cards without jokers that are worth most."""
    return max(combinations(held, 5), key=strength)


def _best_by_rank(key: int) -> int:
    """The best of up to seven cards that make no flush, by how often each rank is there."""
    ones, twos, fours = key & _EACH_RANK, key >> 1 & _EACH_RANK, key >> 2 & _EACH_RANK
    held, threes, pairs = ones | twos | fours, ones & twos, twos & ~ones
    if fours:
        return _number(FOUR, [*_highest(fours, 1), *_highest(held & ~fours, 1)])
    three = _highest(threes, 2)
    if three and (pairs or len(three) == 2):
        return _number(FULL_HOUSE, [*three, *_highest(pairs, 1)][:2])
    if straight := _straight(held):
        return _number(STRAIGHT, [straight])
    if three:
        return _number(THREE, [*three, *_highest(held & ~threes, 2)])
    pair = _highest(pairs, 2)
    rest = held
    for rank in pair:
        rest &= ~(1 << 3 * (rank - 2))
    kind = (0, PAIR, TWO_PAIR)[len(pair)]
    return _number(kind, [*pair, *_highest(rest, 5 - 2 * len(pair))])


def _straight(held: int) -> int:
    """The highest rank of a straight among ranks with a bit each; 0 without one."""
    ends = held & held << 3 & held << 6 & held << 9 & held << 12
    if ends:
        return _highest(ends, 1)[0]
    return 5 if held & _WHEEL == _WHEEL else 0


def _highest(ranks: int, count: int) -> list[int]:
    """So many of the ranks with a bit each, from the highest on."""
    found = list[int]()
    while ranks and len(found) < count:
        bit = ranks.bit_length() - 1
        found.append(bit // 3 + 2)
        ranks ^= 1 << bit
    return found


def _by_rank(naturals: Sequence[Card]) -> int:
    """The strength by equal ranks; jokers count as the rank held most, then the highest."""
    counts = Counter(HIGH[card.rank] for card in naturals)
    order = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    counts[order[0]] += 5 - len(naturals)
    return _number(_SHAPES[tuple(counts[rank] for rank in order)], order)


def _number(kind: int, order: Iterable[int]) -> int:
    """A category in front of up to five ranks of four bits each."""
    number, shift = kind << 20, 20
    for rank in order:
        shift -= 4
        number |= rank << shift
    return number


def category(number: int) -> int:
    """The place in `CATEGORIES` of the hands of a strength."""
    return number >> 20


def ranks(number: int) -> str:
    """The ranks that decide among hands of one category: "K4A" for kings and fours with an ace."""
    figures = (number >> shift & 15 for shift in (16, 12, 8, 4, 0))
    return "".join(_LETTERS[figure] for figure in figures if figure)


def wild_ranks(hand: Sequence[Card]) -> str:
    """The ranks that the jokers of a hand stand for, the highest first."""
    whole = Counter(_all_ranks(strength(hand)))
    whole.subtract(card.rank for card in hand if card.suit)
    return "".join(sorted(whole.elements(), key=HIGH.__getitem__, reverse=True))


def _all_ranks(number: int) -> str:
    """The ranks of all five cards of a hand of this strength."""
    kind, some = category(number), ranks(number)
    if kind in (STRAIGHT, STRAIGHT_FLUSH):
        window = next(each for each in _WINDOWS if _LETTERS[each[0]] == some)
        return "".join(_LETTERS[rank] for rank in window)
    shape = next((each for each, named in _SHAPES.items() if named == kind), (1,) * 5)
    return "".join(rank * count for rank, count in zip(some, shape, strict=True))


_LETTERS: Final = {number: rank for rank, number in HIGH.items()}
