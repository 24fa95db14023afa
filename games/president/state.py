"""The state of a match of President: the rules change it, hints and pictures read it."""

from collections.abc import Sequence

from games.cards import Card, Pile
from games.climbing import TitlesGame
from games.president.cards import BEATS_JOKER, EIGHT, JOKER, RANK, THREE, TWO, Cards, Meld, meld_of
from games.president.options import Options


class State(TitlesGame):
    """What a match is made of, and what follows from it."""

    options: Options
    rank, dear = RANK, TWO + 1

    fallen: list[int]  # who has the lowest place, the next to lowest ...; none after the round
    laid_down: Pile  # the hand of a President who has fallen
    revolted: bool  # ranks are reversed for the rest of the round
    backed: bool  # they are once more, until the trick ends
    presidents: list[int]  # rounds as President, by seat
    scums: list[int]  # rounds as Scum, by seat

    def note(self, seat: int, cards: Sequence[Card]) -> None:
        """What low cards cost while they are high is another matter."""
        if not self.is_reversed:
            super().note(seat, cards)

    @property
    def is_reversed(self) -> bool:
        """Whether low ranks are high now."""
        return self.revolted != self.backed

    def top(self) -> Meld | None:
        """The play to beat; None where there is none."""
        return meld_of(tuple(self.cards_of(-1)), self.is_reversed) if self.trick else None

    def beats_joker(self, cards: Cards) -> bool:
        """Whether these are the one card that goes over a joker alone."""
        is_three = self.options.spade_three and cards == (BEATS_JOKER,)
        return is_three and self.top() == Meld(False, 1, JOKER)

    def is_bad(self, cards: Cards) -> bool:
        """Whether nobody may go out with these without being last."""
        bad = {JOKER, THREE if self.is_reversed else TWO}
        bad |= {EIGHT} if self.options.eight_stop else set()
        return self.options.bad_finish and any(RANK[card] in bad for card in cards)
