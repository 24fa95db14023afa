"""The state of a match of Cribbage: the rules change it, hints and pictures read it."""

from collections.abc import Iterable
from typing import Literal

from games.answers import AnsweringGame
from games.cards import Card, Pile
from games.cribbage.counting import FULL, Shown, total
from games.cribbage.options import Options
from games.melds import POINTS

Phase = Literal["throw", "play", "show"]


class State(AnsweringGame):
    """What a match is made of, and what follows from it."""

    options: Options

    dealer: int
    next_dealer: int
    phase: Phase
    won: list[int]  # game points, by seat
    back: list[int]  # by seat, the score before the last gain: where the other peg stands
    throws: list[Pile]  # by seat, what it has thrown, until the crib is counted
    crib: Pile  # of three, the card that comes from the pack; at the end all of it
    starter: Pile
    stock: Pile
    pile: Pile  # the cards of this count; those of the one before lie in `last`
    down: Pile  # and those of all before that
    by: list[int]  # who played each card of this deal
    latest: int  # who played last
    gone: list[int]  # who has said go in this count
    above: list[int]  # by seat: what it holds is known to be worth more than that
    counted: list[Shown]  # hands, and then the crib, in the order of the show

    def team(self, seat: int) -> int:
        return seat % 2 if self.seats == 4 else seat

    def out_of_sight(self) -> Iterable[Pile]:
        return (self.down,)

    def to_throw(self) -> int:
        """How many cards each throws."""
        return 2 if self.seats == 2 else 1

    def fitting(self, seat: int) -> list[Card]:
        """The cards of a seat that do not go beyond 31."""
        room = FULL - total(self.pile)
        return [card for card in self.hands[seat] if POINTS[card] <= room]
