"""The state of a match of President: the rules change it, hints and pictures read it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Self

from games.cards import Card, Pile
from games.climbing import RehearsedGame
from games.climbing.kernel import Play
from games.president.cardplay import TALLY, Rest, meant
from games.president.cards import BEATS_JOKER, EIGHT, JOKER, RANK, THREE, TWO, Cards, Meld, meld_of
from games.president.options import Options


class State(RehearsedGame[Rest]):
    """What a match is made of, and what follows from it."""

    options: Options
    rank, dear, tally = RANK, TWO + 1, TALLY

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

    def out_of_sight(self) -> Iterable[Pile]:
        return (self.played,)

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

    # Played out as integers.

    def rehearsal(self, seat: int) -> Callable[[Self, str], float] | None:
        """Runs are played out by hints."""
        return None if self.options.runs != "off" else super().rehearsal(seat)

    def opened(self, hands: Sequence[int], counts: Sequence[int]) -> Rest:
        rest = Rest(hands, counts, self.turn, self.options)
        rest.revolted, rest.backed, rest.fallen = self.revolted, self.backed, self.fallen[:]
        if self.before and self.options.capital_fall:
            rest.falls = self.before[0]
        return rest

    def rank_to_beat(self) -> int:
        top = self.top()
        assert top is not None, "something lies there"
        return top.rank

    def meant(self, action: str) -> Play:
        return meant(action)

    def spelled(self, seat: int, play: Play) -> str:
        is_over_joker = play == (1, THREE, 0) and self.beats_joker((BEATS_JOKER,))
        return BEATS_JOKER if is_over_joker else super().spelled(seat, play)

    def conclude(self, rest: Rest) -> None:
        self.fallen = rest.fallen[:]
        super().conclude(rest)
