"""The looks of Crazy King: the piles, the direction of play and the suit to follow."""

from dataclasses import replace

from games.cards import RANKS, Card
from games.crazy_king.state import State
from games.scene import Badge, Table, TableSeat
from games.text import Text, Translate


class Scenes(State):
    """The seats, hands and table of a match as scenes."""

    def sort(self, card: Card) -> tuple[int, ...]:
        return "SHCD".index(card.suit), RANKS.index(card.rank)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place = super().seat_scene(seat, tr)
        if self.skipped and seat == self.turn:
            line = Text("crazy-king-line-skipped", score=self.scores[seat])
            return replace(place, line=tr(line))
        return place

    def table(self, tr: Translate) -> Table:
        runs = Text(
            "crazy-king-round", round=self.round, number=self.runs, most=self.options.runouts
        )
        follow = Badge(tr(Text("shedding-follow")), suit=self.suit)
        return Table(
            subtitle=tr(runs),
            spots=self.pile_spots(tr),
            badges=(self.direction_badge(tr), follow),
        )
