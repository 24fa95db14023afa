"""The looks of Cheat: the pile, the last claim, and the cards that a doubt has turned up."""

from collections import Counter
from dataclasses import replace

from games.cards import EVERYONE, Card
from games.cheat.state import LONG, NEAR_END, State, rank_text
from games.scene import Badge, Call, Hand, Spot, Table, TableSeat
from games.text import Text, Translate, listed


class Scenes(State):
    """The seats, hands and table of a match as scenes."""

    def sort(self, card: Card) -> tuple[int, ...]:
        return (self.order(card),)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, tag = super().seat_scene(seat, tr), self._tag(seat)
        if seat == self.caught and self.hands[seat].seen_by != EVERYONE:
            others = Counter(self.hands[seat].known) - Counter(self.shown_cards())
            place = replace(place, shown=tuple(self.arrange([*others.elements()])))
        return replace(
            place,
            line=tr(Text("shared-points", points=self.scores[seat])),
            tag=tr(tag) if tag else place.tag,
        )

    def _tag(self, seat: int) -> Text | None:
        if seat in self.winners or self.resting:
            return None
        if seat in self.out:
            return self.out_text(seat)
        if self.doubters and seat == self.claimant:
            return claim_text("cheat-claim", *self.claims[-1])
        if self.is_asked and seat in self.doubters:
            return Text("cheat-tag-answered" if self.secrets[seat] else "cheat-tag-asked")
        return Text("cheat-tag-caught") if seat == self.caught else None

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        """The hand, first its cards of the rank that this seat has to claim or to believe."""
        hand, rank = super().hand_scene(seat, tr), self._rank_in_question(seat)
        if not rank:
            return hand
        own = self.hands[seat]
        of_rank = self.arrange([card for card in own if card.rank == rank])
        rest = self.arrange([card for card in own if card.rank != rank])
        title = tr(Text("cheat-holding", count=len(of_rank), rank=rank))
        return replace(
            hand,
            cards=(*of_rank, *rest),
            groups=(len(of_rank), len(rest)) if of_rank and rest else (),
            title=f"{hand.title} · {title}",
        )

    def _rank_in_question(self, seat: int) -> str:
        """The rank that a seat has to claim, or has been told; "" where there is none."""
        if self.resting or self.over or seat not in self.actors():
            return ""
        ranks = self.ranks()
        return self.claimed if self.is_asked else ranks[0] if len(ranks) == 1 else ""

    def table(self, tr: Translate) -> Table:
        calls = [Call(each[0], tr(claim_text("cheat-claim", *each))) for each in self._last()]
        return Table(
            spots=tuple(self._spots(tr)), calls=tuple(calls), badges=tuple(self._badges(tr))
        )

    def _spots(self, tr: Translate) -> list[Spot]:
        """The pile, or the cards that a doubt has turned up."""
        if self.shown:
            key = "cheat-shown-true" if self.was_true else "cheat-shown-lie"
            cards = tuple(self.shown_cards())
            return [Spot(tr(Text(key)), cards, spread="fan", verdict=self.was_true)]
        if not self.pile_size():
            return []
        pile = tr(Text("cheat-pile"))
        claims = listed((tr(claim_text("cheat-claim-of", *each)) for each in self._last()), tr)
        alt = tr(Text("cheat-pile-told", claims=claims))
        return [Spot(pile, count=self.pile_size(), alt=alt)]

    def _last(self) -> list[tuple[int, int, str]]:
        """The last claim of each seat since the pile was empty, the oldest first."""
        return [
            claim
            for place, claim in enumerate(self.claims)
            if claim[0] not in (later for later, *_ in self.claims[place + 1 :])
        ]

    def _badges(self, tr: Translate) -> list[Badge]:
        """The rank that is due, while a round lasts, and the plays left where they are few."""
        if self.resting or self.over:
            return []
        ranks = self.ranks()
        value = listed(map(rank_text, ranks), tr)
        if len(ranks) == 1:
            value = tr(Text("shared-ranks", rank=ranks[0]))
        elif not self.claimed:
            value = tr(Text("cheat-any-rank"))
        badges = [Badge(tr(Text("cheat-next")), value)]
        if self.plays >= NEAR_END * self.seats:
            left = LONG * self.seats - self.plays
            badges.append(Badge(tr(Text("cheat-plays-left")), str(left), urgent=True))
        return badges


def claim_text(key: str, seat: int, count: int, rank: str) -> Text:
    """A claim as a message has it."""
    return Text(key, seat=seat, count=count, rank=rank)
