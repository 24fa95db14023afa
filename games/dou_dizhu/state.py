"""The state of a match of Dou Dizhu (section 5)."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from games.cards import PACK, Card, Pile
from games.climbing import CombinationGame
from games.dou_dizhu.kinds import JOKERS, ORDER, RANK, Combination, combination_of, packed
from games.dou_dizhu.options import Options
from games.simultaneous import SimultaneousGame

SEATS: Final = 3
NOBODY: Final = -1
"""The landlord, while there is none."""
DEALS: Final = 3
"""The deal of a round that is played even if all pass."""
HIGHEST: Final = 3
"""The bid that ends the auction."""


class State(SimultaneousGame, CombinationGame):
    """The state of a match."""

    options: Options
    rank: ClassVar[Mapping[Card, int]] = RANK

    phase: str  # "bid", "double" or "play"
    first: int  # the first bidder
    deals: int  # in this round, with those that were passed in
    bids: list[tuple[int, str]]  # the calls of this deal: the seat and the action
    landlord: int
    bid: int  # of the landlord; 1 for a call
    talon: Pile  # face down, until the landlord takes it
    turned: list[str]  # its cards, once all have seen them
    doubled: list[bool]  # by seat, where all may double
    plays: list[int]  # by seat, the number of plays in this round
    bombs: int
    rockets: int
    sprung: bool  # the round has ended in a spring, or a counter-spring
    out_first: int  # the seat that went out in this round, or else in the one before

    def pack(self) -> Sequence[Card]:
        return PACK + JOKERS

    def order(self, card: Card) -> int:
        return ORDER[card]

    def sort(self, card: Card) -> tuple[int, ...]:
        return -RANK[card], ORDER[card]

    def same(self, card: Card) -> int:
        return RANK[card]

    def locks(self) -> bool:
        return False

    def lead_card(self) -> Card:
        raise NotImplementedError  # the landlord leads, whatever it holds

    def side_of(self, seat: int) -> int:
        """The landlord alone, and the peasants together, once there is a landlord."""
        return seat if self.landlord == NOBODY else int(seat != self.landlord)

    def note_play(self, seat: int, cards: Sequence[Card]) -> None:
        """Note a play or a pass; a pass over the partner's play tells nothing."""
        if cards or self.landlord in (seat, self.by[-1]):
            super().note_play(seat, cards)

    def top(self) -> Combination | None:
        """The combination to beat; None at the lead."""
        return combination_of(packed(self.cards_of(-1)), self.options) if self.trick else None

    # The stake, section 8.

    def grabs(self) -> int:
        """The number of grabs in the auction."""
        return sum(call == "grab" for _, call in self.bids)

    def doublings(self) -> int:
        """The number of doublings so far, also of those that do not count."""
        return self.grabs() + self.bombs + self.rockets + self.sprung

    def stake(self) -> int:
        """The bid, doubled so often as counts."""
        doublings = self.doublings()
        return self.bid << min(doublings, self.options.max_doubles or doublings)

    def factor(self, peasant: int) -> int:
        """The factor of what passes between the landlord and a peasant, by their own doubling."""
        return 1 << self.doubled[self.landlord] + self.doubled[peasant]
