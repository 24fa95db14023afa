"""What a seat about to play a card in Gong Zhu can see and conclude."""

from functools import cached_property
from typing import Final

from games.cards import CARDS, Card
from games.gong_zhu.cards import PIG, POWER, SUIT, TRANSFORMER, hand_points
from games.gong_zhu.state import State
from games.tricks import Sight as TrickSight

power: Final = POWER.__getitem__
QUEEN: Final = power(PIG)
TEN: Final = power(TRANSFORMER)
CATCHERS: Final = tuple(CARDS[card] for card in ("AD", "KD", "QD"))
"""What takes the sheep."""
STOP_FROM: Final = 5
"""Hearts that one player must have, and nobody else any, before the others stop it."""
COLLECT_FROM: Final = 10
CLEARLY: Final = 100
"""From this hand score on, doubling it is wanted."""


class Sight(TrickSight[State]):
    """What a trick and the hand so far are worth, and who collects."""

    game: State

    def is_live(self, card: Card) -> bool:
        """Whether a card is still to be played, by this seat or another."""
        return card in self.unseen or card in self.hand

    def partner_takes(self) -> bool:
        """Whether the trick is a partner's as it stands."""
        return self.game.team(self.game.taker()) == self.game.team(self.seat)

    def worth_of_trick(self, *more: Card) -> int:
        """What the cards played so far, and these, would change in the score of their taker."""
        cards = [card for card in (*self.trick, *more) if card != TRANSFORMER]
        return hand_points(cards, self.game.exposed, self.game.options)

    @cached_property
    def score(self) -> int:
        """What this seat's cards of this hand are worth so far."""
        return self.game.points(self.seat)

    @cached_property
    def wants_double(self) -> bool:
        """Whether the transformer would do this seat good."""
        return self.score >= CLEARLY

    def hearts(self, seat: int) -> int:
        """How many hearts a seat has taken."""
        return [SUIT[card] for card in self.game.cards_taken(seat)].count("H")

    def collector(self) -> int | None:
        """Who has taken every heart taken so far, and at least `STOP_FROM` of them."""
        hearts = [self.hearts(seat) for seat in range(4)]
        most = max(hearts)
        return hearts.index(most) if most >= STOP_FROM and most == sum(hearts) else None

    def collects(self) -> bool:
        """Whether this seat goes for all the hearts (rule 6)."""
        return self.hearts(self.seat) >= COLLECT_FROM and self.collector() == self.seat

    def stops(self) -> bool:
        """Whether this seat should take a heart, lest an opponent get them all (rule 6)."""
        collector = self.collector()
        return collector is not None and self.game.team(collector) != self.game.team(self.seat)

    def feeds(self) -> bool:
        """Whether the trick, as it stands, is that of an opponent who may get all the hearts."""
        return self.stops() and self.game.taker() == self.collector()
