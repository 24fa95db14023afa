"""Options and state of a match of Five Card Draw."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from games.cards import JOKERS, PACK, Card, Pile
from games.options import EITHER, option
from games.poker.betting import BettingGame
from games.poker.hands import made
from games.poker.ranking import strength

PACKS: Final = tuple((*PACK, *JOKERS[:jokers]) for jokers in range(3))
BETS: Final = ("first-bets", "second-bets")
"""The stages in which chips are bet."""
DRAW: Final = "draw"
"""The stage in which cards are exchanged."""
NOT_YET: Final = -1
"""The number of cards drawn by a seat that has not been asked."""


@dataclass(frozen=True)
class Options:
    """Section 10. A `min_bet` of 0 is the ante, `max_hands` of 0 no limit.

    Beside those of the section the ante may rise: it doubles after every `ante_rises` hands, or
    `ante_minutes`, which come before them; and at the `showdown` losing hands may be mucked.
    """

    starting_chips: int = option(1000, range(50, 1_000_001))
    ante: int = option(10, range(1, 200_001))
    min_bet: int = option(0, range(1_000_001))
    jokers: int = option(1, range(3))
    allow_check: bool = option(False, EITHER)
    max_draw: int = option(3, range(6))
    max_hands: int = option(0, range(501))
    rebuy: bool = option(False, EITHER)
    ante_rises: int = option(0, range(51))
    ante_minutes: int = option(0, range(121))
    showdown: str = option("everybody", ("everybody", "winners"))


MODERN: Final = Options(allow_check=True, ante_rises=5, showdown="winners")
VARIANTS: Final = {
    "modern": MODERN,
    "plain": replace(MODERN, jokers=0),
    "short": replace(MODERN, max_hands=15),
}
"""Rules that go by a name."""


class BetEvidence(NamedTuple):
    """Evidence from an action in a stage of bets: better, or worse, than a share of all hands."""

    stage: str
    share: float  # the part of all hands that are worse than any a hint would stay in with
    is_in: bool


class State(BettingGame):
    """The state of a match, and what follows from it."""

    options: Options

    stub: Pile
    discards: list[Pile]  # by seat, seen by it alone
    evidence: list[list[BetEvidence]]  # by seat, of each bet, answer and fold of the hand
    drawn: list[int]  # by seat, the number of cards it exchanged; or NOT_YET

    def pack(self) -> Sequence[Card]:
        return PACKS[self.options.jokers]

    def ante(self) -> int:
        """The chips that a seat pays before its cards; at most the starting chips."""
        chosen = self.options
        doublings = self.rises
        if chosen.ante_rises and not chosen.ante_minutes:
            doublings = (self.round - 1) // chosen.ante_rises
        return min(chosen.ante << doublings, chosen.starting_chips)

    def tell_hand(self, key: str, seat: int, drawn: Sequence[Card] = ()) -> None:
        """Tell a seat alone the name of its hand."""
        if self.events is not None:
            self.emit(key, to=seat, cards=" ".join(drawn), **made(self.value(seat)))

    def value(self, seat: int) -> int:
        return strength(self.hands[seat])
