"""The looks of Kings & Bastards: titles, passes and how often a seat was King or Bastard."""

from dataclasses import replace

from games.cards import JOKERS
from games.kings_and_bastards.state import State, rank_text
from games.scene import TableSeat, Token
from games.text import Text, Translate


class Scenes(State):
    """The seats, hands and table of a match as scenes."""

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, tag = super().seat_scene(seat, tr), self._tag(seat)
        kings, bastards = self.scores[seat], self.bastards[seat]
        tokens = (
            Token("crown", kings, tr(Text("kings-and-bastards-kings", kings=kings))),
            Token("rags", bastards, tr(Text("kings-and-bastards-bastards", bastards=bastards))),
        )
        return replace(
            place,
            line="",
            tag=tr(tag) if tag else place.tag,
            tokens=tuple(token for token in tokens if token.count),
        )

    def _tag(self, seat: int) -> Text | None:
        """The place of a seat that is out, or its pass, or its title.

        Titles of the round before last until there is a King, and the Bastard's to the end.
        """
        if seat in self.winners:
            return None
        if seat in self.out:
            return self.finished_as(seat)
        if self.passed[seat]:
            return Text("climbing-passed")
        if self.before and (not self.out or seat == self.before[-1]):
            return self.title(self.before.index(seat))
        return None

    def title(self, place: int) -> Text | None:
        last = self.seats - 1
        titles = {0: "kings-and-bastards-tag-king", last: "kings-and-bastards-tag-bastard"}
        if self.options.vice_titles:
            titles[1] = "kings-and-bastards-tag-vice"
            titles[last - 1] = "kings-and-bastards-tag-vice-last"
        return Text(titles[place]) if place in titles else None

    def label(self) -> Text:
        if not self.trick:
            return Text("climbing-taken", seat=self.by[-1])
        cards, rank = self.cards_of(-1), rank_text(self.ranks[-1])
        if cards[0] in JOKERS:
            return Text("kings-and-bastards-joker", seat=self.by[-1], rank=rank)
        return Text("climbing-set", seat=self.by[-1], count=len(cards), rank=rank)
