"""The looks of Last Card: calls, the penalty due and the colour to follow."""

from dataclasses import replace

from games.last_card.turns import Turns
from games.scene import Badge, Hand, Place, Table
from games.speech import Say, Words


class Scenes(Turns):
    """The seats, hands and table of a match as scenes."""

    def seat_scene(self, seat: int, say: Say) -> Place:
        place = super().seat_scene(seat, say)
        if self.called[seat] and len(self.hands[seat]) == 1 and not self.over:
            return replace(place, tag=say(Words("last-card-called")))
        return place

    def hand_scene(self, seat: int, say: Say) -> Hand:
        """The hand; of cards drawn only the last is marked, where all are in one row."""
        hand = super().hand_scene(seat, say)
        return replace(hand, fresh=hand.fresh[-1:] if len(hand.cards) <= 10 else ())

    def table(self, say: Say) -> Table:
        stock, pile = self.pile_spots(say)
        badges = [self.direction_badge(say)]
        if self.penalty:
            badges.append(Badge(say(Words("last-card-penalty")), f"+{self.penalty}", urgent=True))
        if self.suit and not self.resting and not self.over:
            label = say(Words("last-card-follow", suit=self.suit))
            pile = replace(pile, label=label, told=pile.label, suit=self.suit)
        return Table(spots=(stock, pile), badges=tuple(badges), way=self.direction)
