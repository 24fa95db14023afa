"""Legal plays of Red Five as integers, see `Packing` (sections 7 and 8).

Throws and follows of several cards can be too many to list; those listed are a fair sample.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Final, NamedTuple

from games.cards import Card
from games.red_five.ranking import ONCE, TWICE, Packing, Shape, TwoPackRanking, once, size
from games.red_five.state import POINTS, TRUMP, Options
from games.tricks import Cards

LAST_CARDS: Final = 3
"""With no more cards than this, a throw that may fail is worth a try."""
SUMS: Final = 1 << 13
"""The number of sums of prices that are cached."""


@lru_cache(maxsize=1 << 13)
def ones(cards: int) -> Sequence[int]:
    """The different cards of an integer one by one, in the order of a hand."""
    left, found = once(cards), list[int]()
    while left:
        one = 1 << left.bit_length() - 1
        found.append(one)
        left ^= one
    return tuple(found)


# Combinations.


@lru_cache(maxsize=1 << 12)
def parts(order: TwoPackRanking, cards: int) -> Sequence[int]:
    """The tractors, pairs and singles in cards of a group, the longest and highest first."""
    runs = [2 * order.packing.of(run) for run in order.joined(cards & TWICE)]
    runs.sort(key=lambda run: (run.bit_count(), run), reverse=True)
    return *runs, *ones(cards & ONCE)


@lru_cache(maxsize=1 << 12)
def combinations(order: TwoPackRanking, pairs: int) -> Sequence[int]:
    """The pairs of a group, and every tractor in them."""
    return tuple(
        2 * order.packing.of(part)
        for run in order.joined(pairs)
        for part in ([[card] for card in run] + _tractors(run))
    )


def _tractors(run: Cards) -> list[Cards]:
    """Every part of a run that is a tractor."""
    length = len(run)
    return [run[i:j] for i in range(length - 1) for j in range(i + 2, length + 1)]


def sure(order: TwoPackRanking, cards: int, others: int) -> int:
    """The singles and pairs in `cards` that no card in `others` can beat (one group)."""
    alone, pairs = order.packing.sure(cards & ONCE, others), cards & TWICE
    return alone + _sure_pairs(order, pairs, others & TWICE) if pairs else alone


@lru_cache(maxsize=1 << 12)
def _sure_pairs(order: TwoPackRanking, pairs: int, others: int) -> int:
    return 2 * order.packing.of(chain(*order.sure_runs(order.joined(pairs), others)))


# Prices: plays are chosen by the least.


class Sums(dict[int, int]):
    """The sums of the prices of cards, by their integer."""

    def __init__(self, packing: Packing, price: Mapping[Card, int]) -> None:
        super().__init__()
        self.packing, self.price = packing, price

    def __missing__(self, cards: int) -> int:
        if len(self) >= SUMS:
            self.clear()
        found = self[cards] = sum(map(self.price.__getitem__, self.packing.cards(cards)))
        return found


class Prices(NamedTuple):
    """The prices that plays are chosen by, the least first; and the points of cards."""

    keep: Sums  # the value of keeping them: points, trumps, aces
    low: Sums  # low cards first
    high: Sums  # high cards first
    rich: Sums  # the more points the better, then the lower the better
    net: Sums  # low cards first, less the points that a winning card brings back
    points: Sums


@cache
def prices_of(order: TwoPackRanking) -> Prices:
    """The prices of all cards."""
    power, group = order.power, order.group
    keep = {
        card: 4 * POINTS[card]
        + (3 * power[card] if group[card] == TRUMP else 2 * power[card] + 9 * (card.rank == "A"))
        for card in power
    }
    high = {card: -power[card] for card in power}
    rich = {card: power[card] - 1000 * POINTS[card] for card in power}
    net = {card: power[card] - POINTS[card] // 5 for card in power}
    return Prices(*(Sums(order.packing, price) for price in (keep, power, high, rich, net, POINTS)))


class KeepValues:
    """The values of keeping the cards of a hand: more for those of long suits."""

    def __init__(self, order: TwoPackRanking, hand: int) -> None:
        self.group, self.store_answer = order.group, prices_of(order).keep
        self.lengths = {name: size(hand & area) for name, area in order.packing.area.items()}
        self.lengths[TRUMP] = 0
        self.packing = order.packing

    def of_card(self, card: Card) -> int:
        """The value of keeping a card."""
        return self.store_answer.price[card] + self.lengths[self.group[card]]

    def of_all(self, cards: int) -> int:
        """The value of keeping these cards."""
        return sum(map(self.of_card, self.packing.cards(cards)))


@lru_cache(maxsize=1 << 13)
def least(order: TwoPackRanking, hand: int) -> int:
    """The single card of a hand with the least value of keeping it."""
    return min(ones(hand), key=KeepValues(order, hand).of_all)


# Leads.


def leads(order: TwoPackRanking, options: Options, hand: int, others: int) -> list[int]:
    """Every single, pair and tractor, and the promising throws."""
    moves, thrown = [*ones(hand)], dict[int, None]()
    for area in order.packing.area.values():
        mine = hand & area
        if pairs := mine & TWICE:
            moves += combinations(order, pairs)
        if options.throws:
            safe = sure(order, mine, others & area)
            if safe and len(parts(order, safe)) > 1:
                thrown[safe] = None
    if is_gamble(order, options, hand):
        thrown[hand] = None
    return [*moves, *thrown]


def is_gamble(order: TwoPackRanking, options: Options, hand: int) -> bool:
    """True if the last cards of a hand are a throw worth trying though it may be beaten."""
    if not (options.throws and options.throw_check == "hands" and 1 < size(hand) <= LAST_CARDS):
        return False
    is_one_group = any(hand & area == hand for area in order.packing.area.values())
    return is_one_group and len(parts(order, hand)) > 1


# Follows.


@lru_cache(maxsize=1 << 11)
def shape_of(order: TwoPackRanking, lead: int) -> Shape:
    """The shape that a lead asks for."""
    return order.shape(order.packing.cards(lead))


def follows(order: TwoPackRanking, hand: int, led: int, shape: Shape) -> Sequence[int]:
    """Legal plays to a lead of the group with the mask `led`; of single cards all."""
    held, trumps = hand & led, order.packing.area[TRUMP]
    if shape.size == 1:
        return ones(held or hand)
    missing = shape.size - size(held)
    if missing < 0:
        return _group_follows(order, held, shape)
    if not missing:
        return (held,)
    packing, rich = order.packing, prices_of(order).rich.price
    others = packing.cards(hand & ~led)
    keep = KeepValues(order, hand).of_card
    ways = (sorted(others, key=keep), sorted(others, key=rich.__getitem__))
    plays = [held + packing.of(way[:missing]) for way in ways]
    if not held and size(hand & trumps) >= shape.size:
        ruffs = _ruffing(order, hand & trumps, shape)
        plays += [play for play in ruffs if tops(order, play, shape)]
    return [*dict.fromkeys(plays)]


@lru_cache(maxsize=1 << 12)
def _group_follows(order: TwoPackRanking, held: int, shape: Shape) -> Sequence[int]:
    """Follows of the group led, cheap by each price; to a pair every pair."""
    prices = prices_of(order)
    plays = _cheap(order, held, shape, (prices.keep, prices.low, prices.high, prices.rich))
    return tuple(dict.fromkeys(plays))


@lru_cache(maxsize=1 << 12)
def _ruffing(order: TwoPackRanking, trumps: int, shape: Shape) -> Sequence[int]:
    """Trumps in the shape led."""
    prices = prices_of(order)
    return _cheap(order, trumps, shape, (prices.low, prices.high))


def _cheap(order: TwoPackRanking, held: int, shape: Shape, prices: Sequence[Sums]) -> list[int]:
    packing = order.packing
    costs = [sums.price.__getitem__ for sums in prices]
    plays = [packing.of(play) for play in order.cheapest_follows(packing.cards(held), shape, costs)]
    if shape.size == 2 and shape.pairs:
        plays += [2 * packing.one[card] for run in order.joined(held & TWICE) for card in run]
    return plays


@lru_cache(maxsize=1 << 12)
def tops(order: TwoPackRanking, play: int, shape: Shape) -> Sequence[int]:
    """The top powers of a play, see `TwoPackRanking.tops`."""
    cards = order.packing.cards(play)
    return order.tops(cards, shape, order.group[cards[0]])


# Throws.


def lead_instead(order: TwoPackRanking, hands: Sequence[int], thrown: int, option: str) -> int:
    """The lead that replaces a throw because one of these hands beats a part of it; 0 for none."""
    found = parts(order, thrown)
    if len(found) == 1:
        return 0
    packing = order.packing
    area = next(area for area in packing.area.values() if area & thrown)
    safe, runs = thrown & ONCE, order.joined(thrown & TWICE)
    for hand in hands:
        theirs = hand & area
        safe, runs = packing.sure(safe, theirs), order.sure_runs(runs, theirs)
    safe += 2 * packing.of(chain(*runs))
    beaten = [part for part in found if not part & safe]
    if not beaten:
        return 0
    power = packing.power
    return min(
        found if option == "smallest" else beaten,
        key=lambda part: (size(part), power[part.bit_length()], -part),
    )
