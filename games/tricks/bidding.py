"""Games in which every seat bids once how many tricks it will take, from the dealer's left."""

from collections.abc import Iterable
from typing import Final

from games.scene import Call
from games.speech import Say, Words
from games.tricks.cycle import TrickGame

NOT_YET: Final = -1
"""Stands for the bid of a seat that has made none."""
MISBID: Final = 0.25
"""How much rarer a bid is for each trick that it is off."""


class BiddingGame(TrickGame):
    """A game of tricks that begins with a bid of every seat."""

    dealer: int
    bids: list[int]  # by seat, NOT_YET before it bids

    def bid_order(self) -> list[int]:
        """The seats from the dealer's left."""
        return [(self.dealer + i) % self.seats for i in range(1, self.seats + 1)]

    def bidders(self) -> list[int]:
        """Who is still to bid, in order."""
        return [seat for seat in self.bid_order() if self.bids[seat] == NOT_YET]

    def likelihood(self, seat: int) -> float:
        """People bid about what a hint would have: a trick more or less a quarter as often."""
        if self.bids[seat] == NOT_YET:
            return 1.0
        return float(MISBID ** abs(self.bids[seat] - self.expected(seat)))

    def expected(self, seat: int) -> float:
        """The tricks that a hint would have counted in the cards a seat was dealt."""
        return self.bids[seat]

    def said(self, seat: int) -> str | int:
        """What a seat has bid, as its call says it."""
        return self.bids[seat]

    def lingers(self) -> bool:
        return super().lingers() or (not self.bidders() and self.is_first_lead())

    def prompt(self) -> Words | None:
        if not self.bidders():
            return super().prompt()
        if len(self.waiting()) > 1:
            return Words("prompt-all-bid")
        return Words("prompt-bids", seat=self.waiting()[0])

    def calls(self, say: Say) -> tuple[Call, ...]:
        """The bids made so far, until the first card is played."""
        if self.trick or any(self.tricks):
            return ()
        made = (seat for seat in range(self.seats) if self.bids[seat] != NOT_YET)
        return tuple(Call(seat, say(Words("bid-call", bid=self.said(seat)))) for seat in made)


def sure_trumps(mine: Iterable[int], others: Iterable[int]) -> int:
    """How many trumps of these powers take a trick, however the others' trumps are played.

    Each trump of theirs beats one lower trump at most.
    """
    held, beaten = sorted(mine), 0
    for power in sorted(others):
        if beaten < len(held) and held[beaten] < power:
            beaten += 1
    return len(held) - beaten


def within(bids: Iterable[int], least: int, most: int) -> list[int]:
    """Those bids that a hand may make; all of them if it can make none."""
    every = [*bids]
    return [bid for bid in every if least <= bid <= most] or every


def spans(moves: Iterable[str]) -> str:
    """Bids in short: "0-4, 6-13, nil"."""
    found: list[list[str]] = []
    for bid in (move.removeprefix("bid ") for move in moves):
        if found and bid.isdigit() and int(bid) == int(found[-1][-1]) + 1:
            found[-1].append(bid)
        else:
            found.append([bid])
    return ", ".join(span[0] if len(span) == 1 else f"{span[0]}-{span[-1]}" for span in found)
