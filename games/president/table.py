"""The looks of President (section 11): titles, passes and the direction of the ranks."""

from dataclasses import replace

from games.president.state import JOKER, State, rank_text
from games.scene import Badge, Table, TableSeat
from games.text import Text, Translate


class Scenes(State):
    """The seats, hands and table of a match as scenes."""

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, tag = super().seat_scene(seat, tr), self._tag(seat)
        return replace(place, line=tr(self._line(seat)), tag=tr(tag) if tag else place.tag)

    def _line(self, seat: int) -> Text:
        """The title, of this round once it is over, and the points."""
        order, score = self.out if len(self.out) == self.seats else self.before, self.scores[seat]
        if not order:
            return Text("president-line-first", score=score)
        title = self.title_key(order.index(seat))
        return Text("president-line", title=title, score=score)

    def _tag(self, seat: int) -> Text | None:
        """The place of a seat that is out, or its pass."""
        place = self.finish(seat)
        if seat in self.winners or len(self.out) == self.seats:
            return None
        if place is not None:
            return Text("president-place", number=place + 1)
        return Text("climbing-passed") if self.passed[seat] else None

    def label(self) -> Text:
        by, top = self.by[-1], self.top()
        if top is None:
            return Text("climbing-taken", seat=by)
        if top.rank == JOKER:
            return Text("president-jokers", seat=by, count=top.size)
        key = "president-run" if top.is_run else "climbing-set"
        return Text(key, seat=by, count=top.size, rank=rank_text(top.rank))

    def table(self, tr: Translate) -> Table:
        """The play to beat, and which way the ranks go."""
        key = "president-reversed" if self.is_reversed else "president-ranks"
        badge = Badge(tr(Text("president-order")), tr(Text(key)), urgent=self.is_reversed)
        return replace(super().table(tr), badges=(badge,))
