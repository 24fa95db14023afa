"""Climbing games of combinations, which a seat puts together from any cards of its hand."""

from abc import abstractmethod
from collections.abc import Hashable

from games.cards import Card
from games.choices import Choice, picking
from games.climbing.trick import ClimbingGame

Cards = tuple[Card, ...]


class CombinationGame(ClimbingGame):
    """A climbing game whose plays and controls follow from the legal combinations."""

    # What a game must write.

    @abstractmethod
    def legal_melds(self, seat: int) -> list[Cards]:
        """The combinations that a seat can play now, one of those that come to the same."""

    # What a game may change.

    def same(self, card: Card) -> Hashable:
        """The part of a card that counts: equal cards can replace each other in a play."""
        return card

    def moves(self, seat: int) -> list[str]:
        plays = [" ".join(cards) for cards in self.legal_melds(seat)]
        return [*plays, "pass"] if self.trick else plays

    def controls(self, seat: int) -> list[Choice]:
        """Single cards, several cards, and the pass."""
        found, hand, same = self.legal_melds(seat), self.arrange(self.hands[seat]), self.same
        alone = {same(cards[0]) for cards in found if len(cards) == 1}
        singles = tuple(card for card in hand if same(card) in alone)
        large = [cards for cards in found if len(cards) > 1]
        made = [Choice(cards=singles, least=1, most=1)] if singles else []
        if large:
            several = {same(card) for cards in large for card in cards}
            picked = tuple(card for card in hand if same(card) in several)
            made.append(picking("", picked, map(len, large)))
        return [*made, Choice("pass")] if self.trick else made

    def tell_few_left(self, seat: int, most: int) -> None:
        """Tell that a seat has no more than `most` cards left."""
        if 0 < len(self.hands[seat]) <= most:
            self.emit("climbing-few-left", other=seat, count=len(self.hands[seat]))
