"""What a computer player plays in Basra (section 11)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import compress
from math import comb
from typing import Any, Final

from games.basra.captures import threats
from games.basra.cards import PACK44, VALUE, basra_points, natural, sweeps
from games.basra.state import State
from games.cards import CARDS, ORDER, Card
from games.speech import Hint, Words

TWIN: Final = 1.0
"""What it is worth to lay a card of which another stays in hand: few are left to take it."""


def hint(game: State, seat: int) -> Hint:
    """What to play, and why."""
    turn = reckoning(game, seat)
    plays = [Play(game, move) for move in game.moves(seat)]
    best = min(plays, key=turn.place)
    return Hint(best.action, _why(best, turn, any(play.captured for play in plays)))


class Play:
    """What a move takes, scores and leaves on the table."""

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


class Reckoning:
    """What a seat about to play knows of the next player's cards, of which so many are held."""

    def __init__(
        self, options: Any, hand: Iterable[Card], unseen: Sequence[Card], held: int
    ) -> None:
        self.options, self.held = options, held
        self.own = Counter(card.rank for card in hand)
        self.unseen = len(unseen)
        self.sweepers = sum(sweeps(card, options) for card in unseen)
        self.counts = Counter(VALUE[card] for card in unseen if card.rank != "J")

    def place(self, play: Play) -> tuple[float, int]:
        """By which plays are compared, the best first."""
        return -round(self.merit(play), 9), ORDER[play.card]

    def merit(self, play: Play) -> float:
        """Points now and cards, less what the next player may make of the table left."""
        gain = play.points + len(play.captured) / 10 + TWIN * self.keeps_twin(play)
        return gain - 0.6 * self.risk(play.left) - self.cost(play)

    def keeps_twin(self, play: Play) -> bool:
        """Whether it lays a card, and another that takes it back stays in hand."""
        return not play.captured and self.own[play.card.rank] > 1

    def cost(self, play: Play) -> int:
        """What it costs to part with a card that sweeps."""
        if not sweeps(play.card, self.options):
            return 0
        return 4 if not play.captured else 1 if len(play.captured) >= 3 else 2

    def risk(self, left: Sequence[Card]) -> float:
        """The points that the next player may be expected to take."""
        if not left or not self.held:
            return 0
        options = self.options
        lying = natural(left, options)
        values = tuple([VALUE[card] for card in left])
        risk: float = self.chance(self.sweepers) * (lying + options.jack_points) / 2
        for value, sets, clears in threats(values, options.capture_rule == "free"):
            if clears:
                risk += self.chance(self.counts[value]) * (basra_points(value, options) + lying)
            elif lying:
                most = max(natural(compress(left, picks), options) for picks in sets)
                risk += self.chance(self.counts[value]) * most / 2
        return risk

    def chance(self, count: int) -> float:
        """That the next player holds one or more of so many unseen cards."""
        return 1 - comb(self.unseen - count, self.held) / comb(self.unseen, self.held)

    def danger(self, left: Sequence[Card]) -> int:
        """The chance of a basra by the next player, per cent."""
        values = tuple([VALUE[card] for card in left])
        count = sum(self.counts[value] for value, _, clears in threats(values) if clears)
        return round(100 * self.chance(count))


def reckoning(game: State, seat: int) -> Reckoning:
    """What a seat about to play knows, from what it sees and has seen."""
    follower, hand = (seat + 1) % game.seats, game.hands[seat]
    held, unseen = len(game.hands[follower]), unseen_by(game, hand)
    if held:
        unseen = [card for card in unseen if game.may_hold(follower, card)]
    held = held or min(len(game.stock), game.options.hand_size)
    return Reckoning(game.options, hand, unseen, held)


def unseen_by(game: State, hand: Iterable[Card]) -> list[Card]:
    """The cards that who holds this hand has not seen in this deck."""
    seen = {*hand, *game.floor, *game.last}
    seen.update(card for pile in game.taken for card in pile)
    return [card for card in PACK44 if card not in seen]


def _why(play: Play, turn: Reckoning, could_take: bool) -> Words:
    if play.bonus and play.card.rank != "J":
        return Words("basra-hint-basra", number=play.bonus)
    if play.points:
        return Words("basra-hint-points", number=play.points)
    if play.captured:
        return Words("basra-hint-cards", count=len(play.captured))
    if turn.keeps_twin(play) and not could_take:
        return Words("basra-hint-twin")
    key = "basra-hint-wait" if could_take else "basra-hint-lay"
    return Words(key, number=turn.danger(play.left))
