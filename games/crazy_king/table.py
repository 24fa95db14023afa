"""The looks of Crazy King: the piles, the direction of play and the suit to follow."""

from dataclasses import replace

from games.cards import RANKS, Card
from games.crazy_king.state import State
from games.scene import Badge, Place, Table
from games.speech import Say, Words


class Scenes(State):
    """The seats, hands and table of a match as scenes."""

    def sort(self, card: Card) -> tuple[int, ...]:
        return "SHCD".index(card.suit), RANKS.index(card.rank)

    def seat_scene(self, seat: int, say: Say) -> Place:
        place = super().seat_scene(seat, say)
        if self.skipped and seat == self.turn:
            line = Words("crazy-king-line-skipped", score=self.scores[seat])
            return replace(place, line=say(line))
        return place

    def table(self, say: Say) -> Table:
        runs = Words(
            "crazy-king-round", round=self.round, number=self.runs, most=self.options.runouts
        )
        follow = Badge(say(Words("shedding-follow")), suit=self.suit)
        return Table(
            subtitle=say(runs),
            spots=self.pile_spots(say),
            badges=(self.direction_badge(say), follow),
        )
