"""The looks of a table of Skat (section 12)."""

from dataclasses import replace

from games.cards import SUITS
from games.scene import Badge, Hand, Spot, Table, TableSeat
from games.skat.state import RAMSCH, State, game_args
from games.text import Text, Translate
from games.tricks import NOT_YET, PLAY


class Scenes(State):
    """The seats, the hands and the table of a match as scenes."""

    def table(self, tr: Translate) -> Table:
        """The trick, or the calls; the game with its bid, and the skat."""
        owner = self.maker if self.taken_up else None
        alt = tr(Text("skat-taken-by", seat=owner)) if owner is not None else ""
        label, cards = tr(Text("skat-skat")), tuple(map(str, self.arrange(self.skat)))
        counts = {"number": self.round, "trick": self.trick_number()}
        return Table(
            subtitle=tr(Text("skat-subtitle", phase=self.phase, **counts)),
            trick=self.shown_trick(),
            calls=self.calls(tr),
            spots=(Spot(label, cards, spread="row", aside=True, owner=owner, alt=alt),),
            badges=self._badges(tr),
            prompt=self.lead_prompt(tr),
        )

    def _badges(self, tr: Translate) -> tuple[Badge, ...]:
        bid = (Badge(tr(Text("skat-bid")), str(self.bid)),) if self.bid else ()
        if not self.kind:
            return bid
        value = tr(Text("skat-badge", stake=self.stake, **self.named())).strip()
        if self.kind == RAMSCH:
            return (Badge(tr(Text("skat-everyone")), value),)
        suit = self.kind if self.kind in SUITS else ""
        label = tr(Text("skat-by", seat=self.maker))
        return (Badge(label, value, suit=suit, urgent=self.stake > 1), *bid)

    def call_text(self, seat: int) -> Text | None:
        verb, *words = self.last_calls[seat].split()
        if verb in ("game", "hand"):
            return Text("skat-game", **self.named())
        return Text("skat-call", kind=verb, number=int(words[0]) if words else 0)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        """A seat with its score and tricks, and its part in the deal."""
        scene, won, score = super().seat_scene(seat, tr), self.tricks[seat], self.scores[seat]
        if self.is_out(seat):
            return replace(scene, line=tr(Text("skat-line-out", score=score)), cards=None)
        line = Text("skat-line", number=won, score=score, plays=int(self.phase == PLAY))
        tag = self._tag(seat)
        return replace(scene, line=tr(line), tag=scene.tag or (tr(tag) if tag else ""))

    def _tag(self, seat: int) -> Text | None:
        """The tag of the declarer, or of a seat that has passed in the auction."""
        if seat == self.maker != NOT_YET:
            key = "skat-tag" if self.kind else "skat-tag-declarer"
            return Text(key, number=self.bid, **game_args(self.kind, self.is_hand()))
        is_out = self.has_passed(seat) and not self.kind
        return Text("skat-tag-passed", number=self.bids[seat]) if is_out else None

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        """A hand with the cards of the skat marked as new, and the jacks as trumps."""
        hand = super().hand_scene(seat, tr)
        is_new = self.phase == "discard" and seat == self.maker
        jacks = (card for card in hand.cards if card[0] == "J" and card[1] != self.trump)
        counts = tuple((card, self.trump) for card in jacks) if self.kind in SUITS else ()
        return replace(hand, fresh=tuple(self.hands[seat][-2:]) if is_new else (), counts=counts)
