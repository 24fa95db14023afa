"""The state of a match of Five Card Draw: the rules change it, hints and pictures read it."""

from collections.abc import Sequence
from typing import NamedTuple

from games.cards import JOKERS, PACK, Card, Pile
from games.five_card_draw.options import Options
from games.poker.betting import BettingGame
from games.poker.hands import made
from games.poker.ranking import strength

PACKS = tuple((*PACK, *JOKERS[:jokers]) for jokers in range(3))


class Told(NamedTuple):
    """What a seat told of its hand in a stage of bets: whether it is better than so many others."""

    stage: str
    share: float  # the part of all hands that are worse than any a hint would stay in with
    is_in: bool


class State(BettingGame):
    """What a match is made of, and what follows from it."""

    options: Options

    stub: Pile
    discards: list[Pile]  # by seat, seen by it alone
    told: list[list[Told]]  # by seat, with each bet, answer and fold of the hand
    drawn: list[int]  # by seat, how many cards it exchanged

    def pack(self) -> Sequence[Card]:
        return PACKS[self.options.jokers]

    def tell_hand(self, key: str, seat: int, drawn: Sequence[Card] = ()) -> None:
        """Tell a seat alone what its five cards make."""
        if self.news is not None:
            self.tell(key, to=seat, cards=" ".join(drawn), **made(self.value(seat)))

    def value(self, seat: int) -> int:
        return strength(self.hands[seat])
