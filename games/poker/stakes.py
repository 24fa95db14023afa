"""The stakes of a round of betting: what is to be matched, and who may raise it."""

from abc import abstractmethod
from typing import ClassVar

from games.poker.chips import ChipGame


class StakeGame(ChipGame):
    """Every seat has a stake; who owes something to the highest has to answer it."""

    raises_by: ClassVar[bool] = False  # a raise names what is added, not what it is raised to
    folds_freely: ClassVar[bool] = True  # folding is offered where checking is, too

    stakes: list[int]  # by seat, those of `put` bet since the betting began
    floor: int  # what is to be matched at least: a big blind, though it was posted short
    acted: list[bool]  # by seat, whether it has since the last full bet or raise
    full: int  # the least full raise: the size of the last full bet or raise
    raises: int  # bets and raises in this round of betting
    bold: list[bool]  # by seat, whether it has bet or raised in this hand
    bettor: int  # who made the last of them; the dealer before the first

    # What a game says.

    @abstractmethod
    def least_bet(self) -> int:
        """The least that may be bet by a seat that has as much."""

    def may_check(self) -> bool:
        """Whether who owes nothing may stay in without a bet."""
        return True

    def could_raise(self, seat: int) -> bool:
        """Whether a raise is open to a seat that has acted since the last full one."""
        return False

    def could_answer(self, seat: int) -> bool:
        """Whether another seat could put in more than what is to be matched."""
        return any(
            self.stakes[other] + self.scores[other] > self.to_match() for other in self.others(seat)
        )

    # What the stakes ask.

    def has_company(self, seat: int) -> bool:
        """Whether any other seat in the hand has chips left."""
        return any(self.scores[other] for other in self.others(seat))

    def to_match(self) -> int:
        """The stake that keeps a seat in."""
        return max(self.floor, *self.stakes)

    def owed(self, seat: int) -> int:
        """What a seat lacks to that; of others all-in, no more than they have put in."""
        match = self.to_match()
        if self.floor and not self.has_company(seat):
            match = min(match, max(self.stakes[other] for other in self.others(seat)))
        return max(0, match - self.stakes[seat])

    def may_raise(self, seat: int) -> bool:
        """Whether a seat that has the chips may bet or raise."""
        return (not self.acted[seat] or self.could_raise(seat)) and self.could_answer(seat)
