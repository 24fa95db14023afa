"""The state of a match of Big Two: the rules change it, hints and pictures read it."""

from typing import Final

from games.big_two.combinations import CLIMB, ORDER, RANK, Combination, combination_of, height_of
from games.big_two.options import Options
from games.cards import Card, Pile
from games.climbing import ClimbingGame

BY_ORDER: Final = {place: card for card, place in ORDER.items()}
"""Every card by its place in the canonical order."""


class State(ClimbingGame):
    """What a match is made of, and what follows from it."""

    options: Options
    rank, dear = RANK, CLIMB.index("2")

    rest: Pile  # cards out of play
    dealt: list[int]  # how many cards each seat began with
    lowest: int  # the place of the lowest card dealt in the canonical order, where it opens
    acted: int  # the seat that acted last
    won: int  # who won the last round
    penalties: list[int]  # of a round that is over

    def order(self, card: Card) -> int:
        return ORDER[card]

    def height(self, card: Card) -> tuple[int, int]:
        """How high a card is alone."""
        return height_of(self.options.suits)(card)

    def lead_card(self) -> Card:
        return BY_ORDER[self.lowest]

    def top(self) -> Combination | None:
        """What there is to beat; None for nothing."""
        return combination_of(tuple(self.cards_of(-1)), self.options) if self.trick else None

    def must_play_top(self, seat: int) -> bool:
        """Whether a seat that plays a single has to play its highest."""
        return self.options.last_card == "top" and len(self.hands[(seat + 1) % self.seats]) == 1
