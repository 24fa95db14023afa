"""The looks of Last Card: calls, the penalty due and the colour to follow."""

from dataclasses import replace

from games.last_card.turns import Turns
from games.scene import Badge, Hand, Table, TableSeat
from games.text import Text, Translate


class Scenes(Turns):
    """The seats, hands and table of a match as scenes."""

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place = super().seat_scene(seat, tr)
        if self.called[seat] and len(self.hands[seat]) == 1 and not self.over:
            return replace(place, tag=tr(Text("last-card-called")))
        return place

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        """The hand; of cards drawn only the last is marked, where all are in one row."""
        hand = super().hand_scene(seat, tr)
        return replace(hand, fresh=hand.fresh[-1:] if len(hand.cards) <= 10 else ())

    def table(self, tr: Translate) -> Table:
        stock, pile = self.pile_spots(tr)
        badges = [self.direction_badge(tr)]
        if self.penalty:
            badges.append(Badge(tr(Text("last-card-penalty")), f"+{self.penalty}", urgent=True))
        if self.suit and not self.resting and not self.over:
            label = tr(Text("last-card-follow", suit=self.suit))
            pile = replace(pile, label=label, alt=pile.label, suit=self.suit)
        return Table(spots=(stock, pile), badges=tuple(badges), way=self.direction)
