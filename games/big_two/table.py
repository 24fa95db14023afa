"""The looks of Big Two: scores and passes beside the seats, and the order of the suits."""

from dataclasses import replace

from games.big_two.state import SUIT_ORDERS, State, rank_text
from games.cards import Card
from games.scene import Badge, Place, Table
from games.speech import Say, Words


class Scenes(State):
    """The seats, hands and table of a match as scenes."""

    def sort(self, card: Card) -> tuple[int, ...]:
        return self.height(card)

    def seat_scene(self, seat: int, say: Say) -> Place:
        place, tag = super().seat_scene(seat, say), self._tag(seat)
        line = say(Words("big-two-line", score=self.scores[seat]))
        return replace(place, line=line, tag=say(tag) if tag else place.tag)

    def _tag(self, seat: int) -> Words | None:
        """The tag of a seat with one card left, or that has passed."""
        if seat in self.winners or self.penalties:
            return None
        if len(self.hands[seat]) == 1:
            return Words("big-two-tag-one")
        return Words("climbing-passed") if self.passed[seat] else None

    def label(self) -> Words:
        by, top = self.by[-1], self.top()
        if top is None:
            return Words("climbing-taken", seat=by)
        if top.size == 5:
            return Words("big-two-label", seat=by, kind=top.kind)
        rank = rank_text(self.cards_of(-1)[0].rank)
        return Words("climbing-set", seat=by, count=top.size, rank=rank)

    def table(self, say: Say) -> Table:
        """The play to beat, and the order of the suits from low to high."""
        suits = SUIT_ORDERS[self.options.suits]
        signs = " ".join(say(Words("big-two-suit", symbol=suit)) for suit in suits)
        return replace(super().table(say), badges=(Badge(say(Words("big-two-suits")), signs),))
