"""What may be played in Red Five, and what becomes of a throw that fails (sections 7 to 9).

Throws and follows of several cards can be too many to list; those listed are a fair sample.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Final, NamedTuple

from games.cards import Card
from games.choices import Choice
from games.red_five.cards import CARDS_ONCE, POINTS, TRUMP, places
from games.red_five.state import State
from games.tricks import Cards, Cost, Ranking, Shape
from games.tricks.tally import ONCE, TWICE

PAIRS: Final = {card: f"{card} {card}" for card in CARDS_ONCE}
LAST_CARDS: Final = 3
"""With no more cards than this, a throw that may fail is worth a try."""


def card_moves(game: State, seat: int) -> list[str]:
    """What a seat may lead, or some of the ways it may follow."""
    if not game.trick:
        return leads(game, seat)
    if game.size == 1:
        return [*singles(game, seat)]
    return [" ".join(play) for play in follows(game, seat)]


def singles(game: State, seat: int) -> Iterable[Card]:
    """The cards that may follow a single one."""
    hand, order = game.hands[seat], game.ranking
    led = order.members[order.group[game.trick[0]]]
    return dict.fromkeys(filter(led.__contains__, hand)) or dict.fromkeys(hand)


def by_group(order: Ranking, cards: Iterable[Card]) -> dict[str, list[Card]]:
    """Cards by their group."""
    group = order.group
    groups: dict[str, list[Card]] = {}
    for card in cards:
        groups.setdefault(group[card], []).append(card)
    return groups


def leads(game: State, seat: int) -> list[str]:
    """Every single, pair and tractor, and the throws worth a thought."""
    hand, order = game.hands[seat], game.ranking
    tally = order.tally
    held = tally.of(hand)
    others = unseen(game, seat, held)
    moves: list[str] = list(dict.fromkeys(hand))
    throws: list[str] = []
    for area in tally.area.values():
        if not (mine := held & area):
            continue
        runs: Sequence[Cards] = ()
        if pairs := mine & TWICE:
            runs = order.joined(pairs, hand)
            moves += combinations(runs)
        alone = tally.sure(mine & ONCE, others & area)
        if (alone or runs) and (text := safe_throw(order, alone, runs, others & area)):
            throws.append(text)
    if not game.options.throws:
        return moves
    if gamble := last_cards(game, seat):
        throws.append(game.spell(gamble))
    return moves + [f"throw {text}" for text in dict.fromkeys(throws)]


def last_cards(game: State, seat: int) -> Cards:
    """All the last cards of a hand, if they may be thrown though they may be beaten."""
    hand = game.hands[seat]
    if not 1 < len(hand) <= LAST_CARDS or len(by_group(game.ranking, hand)) > 1:
        return ()
    may_throw = game.options.throws and game.options.throw_check == "hands"
    return hand if may_throw and len(game.ranking.decompose(hand)) > 1 else ()


@lru_cache(maxsize=1 << 11)
def combinations(runs: Sequence[Cards]) -> Sequence[str]:
    """The pairs and tractors in the runs of a group."""
    return [
        " ".join([PAIRS[card] for card in part])
        for run in runs
        for part in ([[card] for card in run] + _tractors(run))
    ]


def _tractors(run: Cards) -> list[Cards]:
    """Every part of a run that is a tractor."""
    length = len(run)
    return [run[i:j] for i in range(length - 1) for j in range(i + 2, length + 1)]


def safe_throw(order: Ranking, alone: int, runs: Sequence[Cards], others: int) -> str:
    """The largest throw of a group that is surely not beaten, of sure singles and runs; or ""."""
    sure = order.sure_runs(runs, others)
    if alone.bit_count() + len(sure) < 2:
        return ""
    return " ".join(order.tally.cards(alone + 2 * order.tally.of(chain(*sure))))


def follows(game: State, seat: int) -> list[Cards]:
    """Legal plays to a lead of several cards, spelled in order, the same cards never twice."""
    hand, order, size = game.hands[seat], game.ranking, game.size
    led, prices = game.led(), prices_of(order)
    held = order.following(hand, led)
    plays: list[Cards]
    if len(held) > size:
        choices = (prices.dear, prices.low, prices.high, prices.rich)
        plays = _fitting(order, order.shape(game.trick[:size]), held, choices)
    elif len(held) == size:
        plays = [held]
    else:
        rest = [card for card in hand if order.group[card] != led]
        costs = (dearness(order, hand), prices.rich.__getitem__)
        plays = [held + sorted(rest, key=cost)[: size - len(held)] for cost in costs]
        trumps = [] if held else order.following(hand, TRUMP)
        if len(trumps) >= size:
            shape = order.shape(game.trick[:size])
            ruffs = _fitting(order, shape, trumps, (prices.low, prices.high))
            plays += [play for play in ruffs if order.tops(play, shape, led)]
    place = places(game.trump, game.options.advisers).__getitem__
    return list(dict.fromkeys([tuple(sorted(play, key=place)) for play in plays]))


def _fitting(
    order: Ranking, shape: Shape, held: Cards, prices: Iterable[Mapping[Card, int]]
) -> list[Cards]:
    """Cards of one group in the pattern led, cheap by each price; every pair to a pair."""
    plays = order.fitting(held, shape, [price.__getitem__ for price in prices])
    if shape.size == 2 and shape.pairs:
        plays += [[card, card] for run in order.runs(held) for card in run]
    return plays


class Prices(NamedTuple):
    """What cards are chosen by, the least first."""

    dear: Mapping[Card, int]  # how loath one is to give it up: points, trumps, aces
    low: Mapping[Card, int]  # low cards first
    high: Mapping[Card, int]  # high cards first
    rich: Mapping[Card, int]  # the more points the better, then the lower the better
    net: Mapping[Card, int]  # low cards first, but that points of a card that wins come back


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
    return Prices(dear, power, high, rich, net)


def dearness(order: Ranking, hand: Cards) -> Cost:
    """How loath one is to give up a card of a hand: cards of long suits more, too."""
    group, dear = order.group, prices_of(order).dear
    groups = [*map(group.__getitem__, hand)]
    lengths = {TRUMP: 0}

    def cost(card: Card) -> int:
        name = group[card]
        if name not in lengths:
            lengths[name] = groups.count(name)
        return dear[card] + lengths[name]

    return cost


def card_choices(game: State, seat: int) -> list[Choice]:
    """Singles apart from several cards at once; throws apart from both."""
    hand = tuple(game.arrange(game.hands[seat]))
    if game.trick:
        cards = tuple(game.arrange(_useful(game, seat)))
        if game.size == 1:
            return [Choice("", tuple(dict.fromkeys(cards)), 1, 1)]
        return [Choice("", cards, game.size, game.size)]
    choices = [Choice("", tuple(dict.fromkeys(hand)), 1, 1)]
    runs = [
        run for held in by_group(game.ranking, hand).values() for run in game.ranking.runs(held)
    ]
    if runs:
        pairs = tuple(game.arrange([card for run in runs for card in run for _ in (0, 1)]))
        longest = 2 * max(map(len, runs))
        choices.append(Choice("", pairs, 2, longest, said="pairs" if longest > 2 else "pair"))
    longest = max(map(len, by_group(game.ranking, hand).values()))
    if game.options.throws and longest > 1:
        choices.append(Choice("throw", hand, 2, longest))
    return choices


def _useful(game: State, seat: int) -> list[Card]:
    """The cards that may be part of a follow."""
    hand, order, size = game.hands[seat], game.ranking, game.size
    held = order.following(hand, game.led())
    if len(held) < size or not held:
        return hand
    if len(held) == size:
        return held
    pairs = order.score(held, order.shape(game.trick[:size]))[0]
    if 2 * pairs < size:
        return held
    return [card for run in order.runs(held) for card in run for _ in (0, 1)]


def unseen(game: State, seat: int, held: int) -> int:
    """The cards that as far as a seat knows, which holds these, others may hold."""
    tally = game.ranking.tally
    others = tally.every - game.gone - held - tally.of(game.trick)
    return others - tally.of(game.kitty) if seat == game.declarer else others


def sure_parts(order: Ranking, held: Cards, others: int) -> list[Cards]:
    """The combinations in cards of one group that none of these others beat."""
    number, theirs = order.tally.of(held), others & order.tally.area[order.group[held[0]]]
    alone = order.tally.sure(number & ONCE, theirs)
    runs = order.sure_runs(order.joined(number & TWICE, held), theirs)
    if not alone and not runs:
        return []
    one = order.tally.one
    singles = [card for card in held if one[card] & alone]
    return order.parts(runs, sorted(singles, key=order.power.__getitem__, reverse=True))


def lead_instead(game: State, seat: int, thrown: Cards) -> Cards:
    """What has to be led because somebody can beat a part of a throw; nothing if nobody can."""
    order = game.ranking
    parts = order.decompose(thrown)
    if len(parts) == 1:
        return []
    tally, area = order.tally, order.tally.area[order.group[thrown[0]]]
    safe, runs = tally.of(thrown) & ONCE, order.runs(thrown)
    for other, hand in enumerate(game.hands):
        if other != seat:
            theirs = tally.of(hand) & area
            safe, runs = tally.sure(safe, theirs), order.sure_runs(runs, theirs)
    safe += 2 * tally.of(chain(*runs))
    beaten = [part for part in parts if not 3 * tally.one[part[0]] & safe]
    if not beaten:
        return []
    possible = parts if game.options.failed_throw == "smallest" else beaten
    return min(possible, key=lambda part: (len(part), order.power[part[0]], game.order(part[0])))


def throw(game: State, seat: int, thrown: Cards) -> None:
    """Lead several combinations at once, or what is left of it if one can be beaten."""
    instead = lead_instead(game, seat, thrown)
    if not instead:
        game.lay(seat, thrown)
        return
    game.tell("red-five-throw-fails", seat=seat, cards=" ".join(thrown))
    penalty = game.options.failed_throw_penalty
    game.shift += -penalty if seat == game.declarer else penalty
    if penalty:
        game.tell("red-five-throw-costs", seat=seat, points=penalty)
    known = game.hands[seat].known
    for card in dict.fromkeys(thrown):
        known += [card] * (thrown.count(card) - known.count(card))
    game.lay(seat, instead)
