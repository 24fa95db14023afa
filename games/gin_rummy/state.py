"""The state of a match of Gin Rummy: the rules change it, hints and pictures read it."""

from collections.abc import Iterable
from typing import Literal

from games.cards import Card, Pile
from games.gin_rummy.notation import KNOCK
from games.gin_rummy.scoring import Scoring
from games.melds import BIT, cards_in, deadwood, fitting, mask

Phase = Literal["upcard", "forced", "draw", "discard", "last", "last knock", "layoff"]
"""What is to be done (section 5): "upcard" is UPCARD_1 and _2; "last" the choice of the option
`last_discard_action`, and "last knock" what must follow its `take`."""


class State(Scoring):
    """What a match is made of, and what follows from it."""

    stock: Pile
    discard: Pile
    phase: Phase
    took: bool  # the seat to act has taken the discard, the last that is known of its hand
    turns: int
    spurned: list[int]  # by seat, as a set of `games.melds`, the cards that it threw or left
    limit: int  # deadwood to knock with at most
    covered: Pile  # what was discarded to knock
    melds: list[Pile]  # the knocker's
    laid: Pile  # what the opponent laid off on them
    answer: list[Pile]  # the opponent's melds

    def out_of_sight(self) -> Iterable[Pile]:
        return (self.discard,)

    def barred(self, seat: int) -> Card | None:
        """The card just taken from the discards, which may not go back at once."""
        return self.hands[seat].known[-1] if self.took else None

    def knocks(self, seat: int) -> list[str]:
        """Every way to end the hand, of those that name no melds (section 6)."""
        hand, barred = self.hands[seat], self.barred(seat)
        held = mask(hand)
        least = deadwood(held)
        if least > self.limit + 10:  # no discard lowers it by more than ten
            return []
        knocks = [
            KNOCK[card]
            for card in hand
            if card != barred and deadwood(held ^ BIT[card]) <= self.limit
        ]
        return [*knocks, "biggin"] if self.options.big_gin and not least else knocks

    def fitting(self, seat: int) -> list[Card]:
        """What a seat may lay off next."""
        return cards_in(fitting(map(mask, self.melds), mask(self.laid)) & mask(self.hands[seat]))
