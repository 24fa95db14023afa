"""The looks of Big Two: scores and passes beside the seats, and the order of the suits."""

from dataclasses import replace

from games.big_two.state import SUIT_ORDERS, State, rank_text
from games.cards import Card
from games.scene import Badge, Table, TableSeat
from games.text import Text, Translate


class Scenes(State):
    """The seats, hands and table of a match as scenes."""

    def sort(self, card: Card) -> tuple[int, ...]:
        return self.height(card)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, tag = super().seat_scene(seat, tr), self._tag(seat)
        line = tr(Text("big-two-line", score=self.scores[seat]))
        return replace(place, line=line, tag=tr(tag) if tag else place.tag)

    def _tag(self, seat: int) -> Text | None:
        """The tag of a seat with one card left, or that has passed."""
        if seat in self.winners or self.penalties:
            return None
        if len(self.hands[seat]) == 1:
            return Text("big-two-tag-one")
        return Text("climbing-passed") if self.passed[seat] else None

    def label(self) -> Text:
        by, top = self.by[-1], self.top()
        if top is None:
            return Text("climbing-taken", seat=by)
        if top.size == 5:
            return Text("big-two-label", seat=by, kind=top.kind)
        rank = rank_text(self.cards_of(-1)[0].rank)
        return Text("climbing-set", seat=by, count=top.size, rank=rank)

    def table(self, tr: Translate) -> Table:
        """The play to beat, and the order of the suits from low to high."""
        suits = SUIT_ORDERS[self.options.suits]
        signs = " ".join(tr(Text("big-two-suit", symbol=suit)) for suit in suits)
        return replace(super().table(tr), badges=(Badge(tr(Text("big-two-suits")), signs),))
