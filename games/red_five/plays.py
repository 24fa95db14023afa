"""What may be played in Red Five, as numbers: two bits a card (sections 7 and 8).

Throws and follows of several cards can be too many to list; those listed are a fair sample.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Final, NamedTuple

from games.cards import Card
from games.red_five.cards import POINTS, TRUMP
from games.red_five.options import Options
from games.tricks import Cards, Ranking, Shape
from games.tricks.tally import ONCE, TWICE, Tally, once, size

LAST_CARDS: Final = 3
"""With no more cards than this, a throw that may fail is worth a try."""
SUMS: Final = 1 << 13
"""So many sums of prices are kept."""


@lru_cache(maxsize=1 << 13)
def ones(cards: int) -> Sequence[int]:
    """The cards of a number one by one, each of them once, in the order of a hand."""
    left, found = once(cards), list[int]()
    while left:
        one = 1 << left.bit_length() - 1
        found.append(one)
        left ^= one
    return tuple(found)


# Combinations.


@lru_cache(maxsize=1 << 12)
def parts(order: Ranking, cards: int) -> Sequence[int]:
    """The tractors, pairs and singles of a group, the longest first and of those the highest."""
    runs = [2 * order.tally.of(run) for run in order.joined(cards & TWICE)]
    runs.sort(key=lambda run: (run.bit_count(), run), reverse=True)
    return *runs, *ones(cards & ONCE)


@lru_cache(maxsize=1 << 12)
def combinations(order: Ranking, pairs: int) -> Sequence[int]:
    """The pairs of a group, and every tractor in them."""
    return tuple(
        2 * order.tally.of(part)
        for run in order.joined(pairs)
        for part in ([[card] for card in run] + _tractors(run))
    )


def _tractors(run: Cards) -> list[Cards]:
    """Every part of a run that is a tractor."""
    length = len(run)
    return [run[i:j] for i in range(length - 1) for j in range(i + 2, length + 1)]


def sure(order: Ranking, cards: int, others: int) -> int:
    """The cards of those parts of a group that none of these others of it beat."""
    alone, pairs = order.tally.sure(cards & ONCE, others), cards & TWICE
    return alone + _sure_pairs(order, pairs, others & TWICE) if pairs else alone


@lru_cache(maxsize=1 << 12)
def _sure_pairs(order: Ranking, pairs: int, others: int) -> int:
    return 2 * order.tally.of(chain(*order.sure_runs(order.joined(pairs), others)))


# Prices.


class Sums(dict[int, int]):
    """What cards come to together, by their number."""

    def __init__(self, tally: Tally, price: Mapping[Card, int]) -> None:
        super().__init__()
        self.tally, self.price = tally, price

    def __missing__(self, cards: int) -> int:
        if len(self) >= SUMS:
            self.clear()
        found = self[cards] = sum(map(self.price.__getitem__, self.tally.cards(cards)))
        return found


class Prices(NamedTuple):
    """What cards are chosen by, the least first; and what they count."""

    dear: Sums  # how loath one is to give them up: points, trumps, aces
    low: Sums  # low cards first
    high: Sums  # high cards first
    rich: Sums  # the more points the better, then the lower the better
    net: Sums  # low cards first, but that points of cards that win come back
    points: Sums


@cache
def prices_of(order: Ranking) -> Prices:
    """The prices of all cards."""
    power, group = order.power, order.group
    dear = {
        card: 4 * POINTS[card]
        + (3 * power[card] if group[card] == TRUMP else 2 * power[card] + 9 * (card.rank == "A"))
        for card in power
    }
    high = {card: -power[card] for card in power}
    rich = {card: power[card] - 1000 * POINTS[card] for card in power}
    net = {card: power[card] - POINTS[card] // 5 for card in power}
    return Prices(*(Sums(order.tally, price) for price in (dear, power, high, rich, net, POINTS)))


class Dearness:
    """How loath one is to give up cards of a hand: those of long suits more, too."""

    def __init__(self, order: Ranking, hand: int) -> None:
        self.group, self.dear = order.group, prices_of(order).dear
        self.lengths = {name: size(hand & area) for name, area in order.tally.area.items()}
        self.lengths[TRUMP] = 0
        self.tally = order.tally

    def of_card(self, card: Card) -> int:
        """What it is to give this one up."""
        return self.dear.price[card] + self.lengths[self.group[card]]

    def of_all(self, cards: int) -> int:
        """What it is to give these up."""
        return sum(map(self.of_card, self.tally.cards(cards)))


@lru_cache(maxsize=1 << 13)
def least(order: Ranking, hand: int) -> int:
    """The single card of a hand that one is least loath to give up."""
    return min(ones(hand), key=Dearness(order, hand).of_all)


# To lead.


def leads(order: Ranking, options: Options, hand: int, others: int) -> list[int]:
    """Every single, pair and tractor, and the throws worth a thought."""
    moves, thrown = [*ones(hand)], dict[int, None]()
    for area in order.tally.area.values():
        mine = hand & area
        if pairs := mine & TWICE:
            moves += combinations(order, pairs)
        if options.throws:
            safe = sure(order, mine, others & area)
            if safe and len(parts(order, safe)) > 1:
                thrown[safe] = None
    if may_gamble(order, options, hand):
        thrown[hand] = None
    return [*moves, *thrown]


def may_gamble(order: Ranking, options: Options, hand: int) -> bool:
    """Whether the last cards of a hand are a throw that may be tried though it may be beaten."""
    if not (options.throws and options.throw_check == "hands" and 1 < size(hand) <= LAST_CARDS):
        return False
    is_one_group = any(hand & area == hand for area in order.tally.area.values())
    return is_one_group and len(parts(order, hand)) > 1


# To follow.


@lru_cache(maxsize=1 << 11)
def shape_of(order: Ranking, lead: int) -> Shape:
    """What a lead asks for."""
    return order.shape(order.tally.cards(lead))


def follows(order: Ranking, hand: int, led: int, shape: Shape) -> Sequence[int]:
    """Legal plays to a lead from the group with these bits; of single cards all."""
    held, trumps = hand & led, order.tally.area[TRUMP]
    if shape.size == 1:
        return ones(held or hand)
    missing = shape.size - size(held)
    if missing < 0:
        return _fitting(order, held, shape)
    if not missing:
        return (held,)
    tally, rich = order.tally, prices_of(order).rich.price
    rest = tally.cards(hand & ~led)
    ways = (sorted(rest, key=Dearness(order, hand).of_card), sorted(rest, key=rich.__getitem__))
    plays = [held + tally.of(way[:missing]) for way in ways]
    if not held and size(hand & trumps) >= shape.size:
        ruffs = _ruffing(order, hand & trumps, shape)
        plays += [play for play in ruffs if tops(order, play, shape)]
    return [*dict.fromkeys(plays)]


@lru_cache(maxsize=1 << 12)
def _fitting(order: Ranking, held: int, shape: Shape) -> Sequence[int]:
    """Cards of the group led in its pattern, cheap by each price; every pair to a pair."""
    prices = prices_of(order)
    plays = _cheap(order, held, shape, (prices.dear, prices.low, prices.high, prices.rich))
    return tuple(dict.fromkeys(plays))


@lru_cache(maxsize=1 << 12)
def _ruffing(order: Ranking, trumps: int, shape: Shape) -> Sequence[int]:
    """Trumps in the pattern led."""
    prices = prices_of(order)
    return _cheap(order, trumps, shape, (prices.low, prices.high))


def _cheap(order: Ranking, held: int, shape: Shape, prices: Sequence[Sums]) -> list[int]:
    tally = order.tally
    costs = [sums.price.__getitem__ for sums in prices]
    plays = [tally.of(play) for play in order.fitting(tally.cards(held), shape, costs)]
    if shape.size == 2 and shape.pairs:
        plays += [2 * tally.one[card] for run in order.joined(held & TWICE) for card in run]
    return plays


@lru_cache(maxsize=1 << 12)
def tops(order: Ranking, play: int, shape: Shape) -> Sequence[int]:
    """The powers at the top of what a play is divided into, none if it cannot be, or is mixed."""
    cards = order.tally.cards(play)
    return order.tops(cards, shape, order.group[cards[0]])


# To throw.


def lead_instead(order: Ranking, hands: Sequence[int], thrown: int, option: str) -> int:
    """What has to be led because one of these hands beats a part of a throw; 0 if none does."""
    found = parts(order, thrown)
    if len(found) == 1:
        return 0
    tally = order.tally
    area = next(area for area in tally.area.values() if area & thrown)
    safe, runs = thrown & ONCE, order.joined(thrown & TWICE)
    for hand in hands:
        theirs = hand & area
        safe, runs = tally.sure(safe, theirs), order.sure_runs(runs, theirs)
    safe += 2 * tally.of(chain(*runs))
    beaten = [part for part in found if not part & safe]
    if not beaten:
        return 0
    power = tally.power
    return min(
        found if option == "smallest" else beaten,
        key=lambda part: (size(part), power[part.bit_length()], -part),
    )
