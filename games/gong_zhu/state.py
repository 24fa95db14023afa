"""The state of a match of Gong Zhu: the rules change it, hints and pictures read it."""

from games.cards import Card
from games.gong_zhu.cards import SCORING, hand_points
from games.gong_zhu.options import Options
from games.tricks import TrickGame


class State(TrickGame):
    """What a match is made of, and what follows from it."""

    options: Options

    dealer: int
    pig_taker: int  # of the hand before; the last to know, once this one is scored
    forced: str  # the card that must be led now
    suits_led: str  # in earlier tricks of this hand
    unanswered: list[int]  # seats that are still to expose cards or not, in order
    exposed: list[str]  # what anybody exposed in this hand, whether played since or not

    def scoring(self, seat: int) -> list[Card]:
        """The scoring cards that a seat has taken."""
        return [card for card in self.cards_taken(seat) if card in SCORING]

    def points(self, seat: int) -> int:
        """What a seat has taken is worth if it takes no more."""
        return hand_points(self.cards_taken(seat), self.exposed, self.options)

    def team(self, seat: int) -> int:
        return seat % 2 if self.options.partners else seat
