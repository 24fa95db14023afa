"""What may be played in Red Five, and what becomes of a throw that fails (sections 7 to 9).

Throws and follows of several cards can be too many to list; those listed are a fair sample.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from games.cards import Card
from games.choices import Choice
from games.red_five.cards import CARDS_ONCE, POINTS, TRUMP
from games.red_five.state import State
from games.tricks import Cards

Cost = Callable[[Card], int]

PAIRS: Final = {card: f"{card} {card}" for card in CARDS_ONCE}
LAST_CARDS: Final = 3
"""With no more cards than this, a throw that may fail is worth a try."""


def card_moves(game: State, seat: int) -> list[str]:
    """What a seat may lead, or some of the ways it may follow."""
    if not game.trick:
        return leads(game, seat)
    if game.size > 1:
        return [game.spell(play) for play in follows(game, seat)]
    hand, order = game.hands[seat], game.ranking
    return list(dict.fromkeys(order.following(hand, order.group[game.trick[0]]) or hand))


def by_group(game: State, cards: Iterable[Card]) -> dict[str, list[Card]]:
    """Cards by their group."""
    group = game.ranking.group
    groups: dict[str, list[Card]] = {}
    for card in cards:
        groups.setdefault(group[card], []).append(card)
    return groups


def leads(game: State, seat: int) -> list[str]:
    """Every single, pair and tractor, and the throws worth a thought."""
    hand, order = game.hands[seat], game.ranking
    moves: list[str] = list(dict.fromkeys(hand))
    groups = by_group(game, hand)
    for held in groups.values() if len(moves) < len(hand) else ():
        for run in order.runs(held):
            moves += [PAIRS[card] for card in run]
            moves += [game.spell(part * 2) for part in _parts(run)]
    if game.options.throws and len(hand) > 1:
        moves += [f"throw {text}" for text in throws(game, seat, groups)]
    return moves


def _parts(run: list[Card]) -> list[list[Card]]:
    """Every part of a run that is a tractor."""
    length = len(run)
    return [run[i:j] for i in range(length - 1) for j in range(i + 2, length + 1)]


def throws(game: State, seat: int, groups: dict[str, list[Card]]) -> list[str]:
    """The largest safe throw of each group, and near the end of a hand one that may fail."""
    others = Elsewhere(game, seat)
    found: dict[str, None] = {}
    for held in groups.values():
        if len(held) > 1 and len(parts := sure_parts(game, held, others)) > 1:
            found[game.spell(card for part in parts for card in part)] = None
    hand = game.hands[seat]
    if len(hand) <= LAST_CARDS and len(groups) == 1 and game.options.throw_check == "hands":
        text = game.spell(hand)
        if len(game.parts(text)) > 1:
            found[text] = None
    return list(found)


def follows(game: State, seat: int) -> list[list[Card]]:
    """Legal plays to a lead of several cards, the same cards never twice."""
    hand, order, size = game.hands[seat], game.ranking, game.size
    held, power = order.following(hand, game.led()), order.power
    low_and_high: tuple[Cost, ...] = (power.__getitem__, lambda card: -power[card])
    if len(held) > size:
        plays = _fitting(game, held, (dearness(game, held), *low_and_high, richness(game)))
    elif len(held) == size:
        plays = [held]
    else:
        rest = [card for card in hand if order.group[card] != game.led()]
        costs = (dearness(game, hand), richness(game))
        plays = [held + sorted(rest, key=cost)[: size - len(held)] for cost in costs]
        trumps = order.following(hand, TRUMP)
        if not held and len(trumps) >= size:
            shape, led = order.shape(game.trick[:size]), game.led()
            ruffs = _fitting(game, trumps, low_and_high)
            plays += [play for play in ruffs if order.tops(play, shape, led)]
    once = {tuple(sorted(play, key=game.order)): None for play in plays}
    return [list(play) for play in once]


def _fitting(game: State, held: list[Card], costs: Iterable[Cost]) -> list[list[Card]]:
    """Cards of one group in the pattern led, cheap by each of these costs; every pair to a pair."""
    order = game.ranking
    shape = order.shape(game.trick[: game.size])
    plays = [order.fitting(held, shape, cost) for cost in costs]
    if shape.size == 2 and shape.pairs:
        plays += [[card, card] for run in order.runs(held) for card in run]
    return plays


def dearness(game: State, hand: Cards) -> Cost:
    """How loath one is to give up a card: points, trumps, aces, and cards of long suits."""
    group, power = game.ranking.group, game.ranking.power
    lengths = {each: len(held) for each, held in by_group(game, hand).items()}

    def cost(card: Card) -> int:
        if group[card] == TRUMP:
            return 4 * POINTS[card] + 3 * power[card]
        return 4 * POINTS[card] + 2 * power[card] + lengths[group[card]] + 9 * (card.rank == "A")

    return cost


def richness(game: State) -> Cost:
    """The more points the better, then the lower the better."""
    power = game.ranking.power
    return lambda card: power[card] - 1000 * POINTS[card]


def card_choices(game: State, seat: int) -> list[Choice]:
    """Singles apart from several cards at once; throws apart from both."""
    hand = tuple(game.arrange(game.hands[seat]))
    if game.trick:
        cards = tuple(game.arrange(_useful(game, seat)))
        if game.size == 1:
            return [Choice("", tuple(dict.fromkeys(cards)), 1, 1)]
        return [Choice("", cards, game.size, game.size)]
    choices = [Choice("", tuple(dict.fromkeys(hand)), 1, 1)]
    runs = [run for held in by_group(game, hand).values() for run in game.ranking.runs(held)]
    if runs:
        pairs = tuple(game.arrange([card for run in runs for card in run * 2]))
        longest = 2 * max(map(len, runs))
        choices.append(Choice("", pairs, 2, longest, said="pairs" if longest > 2 else "pair"))
    longest = max(map(len, by_group(game, hand).values()))
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
    return [card for run in order.runs(held) for card in run * 2]


class Elsewhere(dict[str, list[Card]]):
    """By group, the cards that as far as a seat knows others may hold; told once asked for."""

    def __init__(self, game: State, seat: int) -> None:
        super().__init__()
        self._order, self._seen = game.ranking, Counter(game.seen(seat)).get

    def __missing__(self, group: str) -> list[Card]:
        once = [card for card in self._order.members.get(group, ()) if self._seen(card, 0) < 2]
        twice = [card for card in once if not self._seen(card)]
        self[group] = once + twice
        return self[group]

    def highest(self, group: str, count: int = 1) -> int:
        """The power of the highest card of a group that others may hold so often; 0 for none."""
        for card in self._order.members[group]:
            if self._seen(card, 0) + count <= 2:
                return self._order.power[card]
        return 0

    def unbeaten(self, parts: Sequence[Cards]) -> list[Cards]:
        """Those of the combinations of a group, the longest first, that the others cannot beat."""
        group, power = self._order.group[parts[0][0]], self._order.power
        if len(parts[0]) > 2:
            return self._order.unbeaten(parts, self[group])
        least = (0, self.highest(group), self.highest(group, 2))
        return [part for part in parts if power[part[0]] >= least[len(part)]]


def sure_parts(game: State, held: Cards, others: Elsewhere) -> list[Cards]:
    """The combinations in cards of one group that no others of it beat."""
    order = game.ranking
    if len(set(held)) < len(held):
        return others.unbeaten(order.decompose(held))
    power, least = order.power, others.highest(order.group[held[0]])
    return [*order.decompose([card for card in held if power[card] >= least])]


def lead_instead(game: State, seat: int, thrown: Cards) -> Cards:
    """What has to be led because somebody can beat a part of a throw; nothing if nobody can."""
    order = game.ranking
    parts: list[Cards] = [*order.decompose(thrown)]
    led, safe = order.group[thrown[0]], parts
    for other, hand in enumerate(game.hands):
        if other != seat:
            safe = order.unbeaten(safe, order.following(hand, led))
    if len(safe) == len(parts) or len(parts) == 1:
        return []
    beaten = [part for part in parts if part not in safe]
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
