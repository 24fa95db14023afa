"""The computer player of Pişti (section 12)."""

from collections import Counter
from functools import partial
from typing import Final

from games.cards import CARDS, ORDER, Card, sees
from games.fishing import FishingMind, Odds
from games.fishing.mind import next_held, unseen_by
from games.pisti.state import PISTI, State, points_of
from games.text import Hint, Text

_CARD: Final = 0.13
_CLOSED: Final = 0.45
_JACK_TAKES: Final = 2.2
_JACK_LAID: Final = 3.0
_BY_JACK: Final = 0.6
_ANSWER: Final = 0.2
_PAIR: Final = 0.25


class PistiMind(FishingMind[State]):
    """What a card captures, less what the next player is expected to."""

    def hint(self, game: State, seat: int) -> Hint:
        turn = Evaluator(game, seat)
        best = min(game.hands[seat], key=lambda card: (-round(turn.value(card), 9), ORDER[card]))
        return Hint(str(best), partial(turn.why, best))


class Evaluator(Odds):
    """Values of cards, by the unseen ones of which the next player has some."""

    def __init__(self, game: State, seat: int) -> None:
        looked = {*game.closed} if sees(game.closed.seen_by, seat) else set[Card]()
        unseen = [card for card in unseen_by(game, game.hands[seat]) if card not in looked]
        super().__init__(len(unseen), next_held(game, seat))
        self.game, self.seat = game, seat
        self.counts = Counter(card.rank for card in unseen)
        self.own = Counter(card.rank for card in game.hands[seat])
        closed = game.lying() - len(game.floor)
        self.pile = points_of(game.floor) + _CARD * len(game.floor) + _CLOSED * closed

    def value(self, card: Card) -> float:
        """The worth of playing a card, in points."""
        pile = self.pile + points_of([card]) + _CARD
        if self.game.takes(card):
            return pile + self.pisti(card) - _JACK_TAKES * self.wastes_jack(card)
        empty = 2 * PISTI if card.rank == "J" else PISTI
        lost = pile + _ANSWER + (0 if self.game.floor else empty)
        answer, jacks = self.chance(self.counts[card.rank]), self.chance(self.counts["J"])
        value = -answer * lost - (1 - answer) * jacks * _BY_JACK * pile
        value -= _JACK_LAID * (card.rank == "J")
        return value + _PAIR * (self.own[card.rank] - 1) * bool(self.game.floor)

    def pisti(self, card: Card) -> int:
        """The points of a pişti with a card."""
        return self.game.pisti(card, is_last=self.game.is_last_card(self.seat))

    def wastes_jack(self, card: Card) -> bool:
        """True for a jack on another card that could be kept."""
        is_last = not self.game.stock and len(self.game.hands[self.seat]) == 1
        return card.rank == "J" != self.game.floor[-1].rank and not is_last

    def why(self, card: Card) -> Text:
        """The reason for playing a card."""
        if self.game.takes(card):
            if points := self.pisti(card):
                return Text("pisti-hint-pisti", points=points)
            points = points_of([*self.game.floor, card])
            return Text("pisti-hint-take", count=self.game.lying() + 1, points=points)
        if not self.counts[card.rank]:
            return Text("pisti-hint-gone", rank=CARDS[card].rank)
        chance = round(100 * self.chance(self.counts[card.rank]))
        return Text("pisti-hint-lay", number=chance)
