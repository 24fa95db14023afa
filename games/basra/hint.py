"""The computer player of Basra (section 11).

A hard one looks ahead to its next turn or two, in many sampled deals. What comes later is mostly
luck: a search to the end of the deck costs seven times as much.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import compress, islice
from random import Random
from typing import Any, Final

from games import search
from games.basra.cards import VALUE, basra_points, natural, sweeps, threats
from games.basra.state import State
from games.cards import CARDS, EVERYONE, ORDER, Card, Pile, cards
from games.fishing import FishingMind, Odds
from games.fishing.mind import next_held, unseen_by
from games.mind import Policy
from games.sampling import OFF_POLICY_LIKELIHOOD
from games.text import Hint, Text
from games.view import View

TWIN: Final = 1.0
"""The value of leaving a card on the table of which another stays in hand: few can capture it."""
SAMPLES: Final = 40
"""Sampled deals in which actions are tried, fewer for those surely no better than the hint."""
SURE: Final = 0.5
"""Standard errors by which an action has to beat the hint: 1.0 gains half as much."""
TWO: Final = 2
"""The number of seats with which search looks ahead to the turn after the next."""
FREE: Final = 0.5
"""How often the other of two plays at random there: not all players go by hints."""


class BasraMind(FishingMind[State]):
    """Points now, less those that the next player is expected to make."""

    mcmc_steps = 100

    def hint(self, game: State, seat: int) -> Hint:
        turn = evaluator(game, seat)
        plays = [Outcome(game, move) for move in game.moves(seat)]
        best = min(plays, key=turn.rank)
        return Hint(best.action, _why(best, turn, any(play.captured for play in plays)))

    def hard(self) -> Policy:
        return policy

    def can_hold(self, game: State, seat: int, card: Card) -> bool:
        return not game.is_returned(card)

    def likelihood(self, game: State, seat: int) -> float:
        return self.likelihood_fn(game)(seat)

    def likelihood_fn(self, game: State) -> Callable[[int], float]:
        """The likelihood by seat: each play of this packet off the hint's policy costs a factor."""
        decisions: list[list[Decision]] = [[] for _ in range(game.seats)]
        for number in range(len(game.plays)):
            decisions[(game.dealer + 1 + number) % game.seats].append(Decision(game, number))
        known = dict[tuple[int, frozenset[Card]], float]()

        def likelihood(seat: int) -> float:
            hand = game.hands[seat]
            asked = seat, frozenset(hand)
            if asked not in known:
                known[asked] = OFF_POLICY_LIKELIHOOD ** sum(
                    each.is_off_policy(hand) for each in decisions[seat]
                )
            return known[asked]

        return likelihood


def policy(seen: View[Any], random: Random) -> str:
    """The action with the best standing at the next turn, or the hint if that is not sure."""
    seat = seen.seat
    assert seat is not None, "an onlooker does not act"
    first, *others = found = [search.Candidate(move) for move in search.candidates(seen, random)]
    for tried, deal in enumerate(islice(seen.samples(random), SAMPLES), 1):
        if not others:
            break
        for each in (first, *others):
            each.results.append(_result(deal.copy(), seat, each.action, random))
        if tried >= search.FEW:
            others = [each for each in others if each.may_beat(first, search.HINT_BUDGET.behind)]
    return search.best(found, SURE).action


def _result(game: State, seat: int, move: str, random: Random) -> float:
    """The lead of a seat over the others, of which the best counts most, a turn or two later."""
    game.events, dealt, turns = None, len(game.stock), 2 if game.seats == TWO else 1
    game.step(seat, move)
    while turns and len(game.stock) == dealt and not (game.resting or game.over):
        acted = game.turn
        turns -= acted == seat
        game.step(acted, _reply(game, acted, acted != seat, random))
    others = [score for each, score in enumerate(game.scores) if game.team(each) != game.team(seat)]
    return game.scores[seat] - (max(others) + sum(others) / len(others)) / 2


def _reply(game: State, seat: int, is_other: bool, random: Random) -> str:
    if is_other and game.seats == TWO and random.random() < FREE:
        return random.choice(game.moves(seat))
    return game.mind.hint(game, seat).action


class Outcome:
    """The captured cards, the points and the table left by an action."""

    def __init__(self, game: State, action: str) -> None:
        self.action, self.card = action, CARDS[action[:2]]
        self.captured = game.captured_by(action)
        self.left = [each for each in game.floor if each not in self.captured]
        self.bonus = self.points = 0
        if self.captured:
            self.bonus = game.bonus(self.card, self.captured)
            self.points = self.bonus + natural([self.card, *self.captured], game.options)
        else:
            self.left.append(self.card)
        self.left.sort(key=ORDER.__getitem__)


class Evaluator(Odds):
    """Heuristic values of actions, by the unseen cards of which the next player has some."""

    def __init__(
        self, options: Any, hand: Iterable[Card], unseen: Sequence[Card], held: int
    ) -> None:
        super().__init__(len(unseen), held)
        self.options = options
        self.own = Counter(card.rank for card in hand)
        self.sweepers = sum(sweeps(card, options) for card in unseen)
        self.counts = Counter(VALUE[card] for card in unseen if card.rank != "J")

    def rank(self, play: Outcome) -> tuple[float, int]:
        """A sort key, the best first."""
        return -round(self.value(play), 9), ORDER[play.card]

    def value(self, play: Outcome) -> float:
        """Points now and cards, less the points that the next player may make on the table left."""
        gain = play.points + len(play.captured) / 10 + TWIN * self.keeps_twin(play)
        return gain - 0.6 * self.risk(play.left) - self.cost(play)

    def keeps_twin(self, play: Outcome) -> bool:
        """True if it captures nothing, and a card that takes it back stays in hand."""
        return not play.captured and self.own[play.card.rank] > 1

    def cost(self, play: Outcome) -> int:
        """The cost of playing a card that sweeps."""
        if not sweeps(play.card, self.options):
            return 0
        return 4 if not play.captured else 1 if len(play.captured) >= 3 else 2

    def risk(self, left: Sequence[Card]) -> float:
        """The points that the next player is expected to capture."""
        if not left or not self.held:
            return 0
        options = self.options
        on_table = natural(left, options)
        values = tuple([VALUE[card] for card in left])
        risk: float = self.chance(self.sweepers) * (on_table + options.jack_points) / 2
        for value, sets, clears in threats(values, options.capture_rule == "free"):
            if clears:
                risk += self.chance(self.counts[value]) * (basra_points(value, options) + on_table)
            elif on_table:
                most = max(natural(compress(left, picks), options) for picks in sets)
                risk += self.chance(self.counts[value]) * most / 2
        return risk

    def danger(self, left: Sequence[Card]) -> int:
        """The chance of a basra by the next player, per cent."""
        values = tuple([VALUE[card] for card in left])
        count = sum(self.counts[value] for value, _, clears in threats(values) if clears)
        return round(100 * self.chance(count))


def evaluator(game: State, seat: int) -> Evaluator:
    """The evaluator of a seat that is about to play."""
    hand = game.hands[seat]
    unseen = unseen_by(game, hand)
    if game.hands[(seat + 1) % game.seats]:
        unseen = [card for card in unseen if not game.is_returned(card)]
    return Evaluator(game.options, hand, unseen, next_held(game, seat))


def _why(play: Outcome, turn: Evaluator, could_take: bool) -> Text:
    if play.bonus and play.card.rank != "J":
        return Text("basra-hint-basra", number=play.bonus)
    if play.points:
        return Text("basra-hint-points", number=play.points)
    if play.captured:
        return Text("basra-hint-cards", count=len(play.captured))
    if turn.keeps_twin(play) and not could_take:
        return Text("basra-hint-twin")
    key = "basra-hint-wait" if could_take else "basra-hint-lay"
    return Text(key, number=turn.danger(play.left))


class Decision:
    """A play of this packet, and the best actions with other cards in its place.

    The next player's cards are valued as by somebody who does not see the hand.
    """

    def __init__(self, game: State, number: int) -> None:
        floor, self.action = game.plays[number]
        since = [CARDS[action[:2]] for _, action in game.plays[number:]]
        self.played = since[:: game.seats]  # by the same seat
        self.before = game.copy()
        self.before.floor = Pile(cards(floor), EVERYONE)
        unseen = [*since, *(card for card in unseen_by(game, ()) if not game.is_returned(card))]
        held = game.options.hand_size - (number + 1) // game.seats
        self.turn = Evaluator(game.options, (), unseen, held)
        self.best = dict[tuple[Card, int], tuple[tuple[float, int], str]]()

    def is_off_policy(self, kept: Sequence[Card]) -> bool:
        """True if a hint would have been another play, if the seat has kept these cards."""
        hand = [*self.played, *kept]
        ranks = Counter([card.rank for card in hand])
        return min([self.best_with(card, ranks[card.rank]) for card in hand])[1] != self.action

    def best_with(self, card: Card, alike: int) -> tuple[tuple[float, int], str]:
        """The sort key and action of the best play of a card with `alike` of its rank in hand."""
        if (card, alike) not in self.best:
            self.turn.own = Counter({card.rank: alike})
            self.before.hands[0] = Pile([card])
            plays = [Outcome(self.before, move) for move in self.before.moves(0)]
            best = min(plays, key=self.turn.rank)
            self.best[card, alike] = self.turn.rank(best), best.action
        return self.best[card, alike]
