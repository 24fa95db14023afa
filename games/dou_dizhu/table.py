"""The looks of Dou Dizhu: the talon, the stake, and who is the landlord."""

from collections.abc import Iterator
from dataclasses import replace

from games.dou_dizhu.state import NOBODY, State
from games.scene import Badge, Call, Spot, Table, TableSeat
from games.text import Text, Translate, Value


def terms(game: State) -> dict[str, Value]:
    """The factors of the stake, as arguments of a Text."""
    most = game.options.max_doubles
    return {
        "bid": game.bid,
        "grabs": 1 << game.grabs(),
        "bombs": 1 << game.bombs,
        "rockets": 1 << game.rockets,
        "spring": 1 << game.sprung,
        "limit": 1 << most if 0 < most < game.doublings() else 0,
        "raised": int(game.doublings() > 0),
        "stake": game.stake(),
    }


class Scenes(State):
    """The seats and the table of a match as scenes."""

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, tag = super().seat_scene(seat, tr), self._tag(seat)
        is_landlord = int(seat == self.landlord)
        line = Text("dou-dizhu-line", landlord=is_landlord, points=self.scores[seat])
        return replace(place, line=tr(line), tag=tr(tag) if tag else place.tag)

    def _tag(self, seat: int) -> Text | None:
        """The tag of a seat that is nearly out, has passed or has doubled."""
        left = len(self.hands[seat])
        if seat in self.winners or self.resting or self.phase != "play":
            return None
        if left <= 2:
            return Text("dou-dizhu-tag-few", count=left)
        if self.passed[seat]:
            return Text("climbing-passed")
        return Text("dou-dizhu-tag-doubled") if self.doubled[seat] else None

    def label(self) -> Text:
        top = self.top()
        if top is None:
            return Text("climbing-taken", seat=self.by[-1])
        return Text("dou-dizhu-label", seat=self.by[-1], kind=top.kind)

    def table(self, tr: Translate) -> Table:
        """The calls, or the talon that all have seen, the last play and the stake."""
        table, top = super().table(tr), self.top()
        if self.landlord == NOBODY:
            return replace(table, calls=tuple(self._calls(tr)))
        label = tr(Text("dou-dizhu-talon"))
        talon = Spot(label, tuple(self.turned), spread="fan", aside=bool(self.by))
        rises = top is not None and top.is_bomb
        badge = Badge(tr(Text("dou-dizhu-stake")), str(self.stake()), urgent=rises)
        return replace(table, spots=(*table.spots, talon), badges=(badge,))

    def next_step(self) -> Text:
        return Text("prompt-bids", seat=self.turn) if self.phase == "bid" else super().next_step()

    def _calls(self, tr: Translate) -> Iterator[Call]:
        """The last call of each seat."""
        for seat, call in dict(self.bids).items():
            kind, _, number = call.partition(" ")
            yield Call(seat, tr(Text("dou-dizhu-call", kind=kind, number=int(number or 0))))
