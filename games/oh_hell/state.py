"""The state of a match of Oh Hell: the rules change it, hints and pictures read it."""

from games.cards import Pile
from games.oh_hell.cards import RANKINGS
from games.oh_hell.options import Options
from games.tricks import NOT_YET, BiddingGame, Ranking


class State(BiddingGame):
    """What a match is made of, and what follows from it."""

    options: Options

    cards_each: int  # in this hand
    trump: str  # its suit, "" for none
    turned: Pile  # the card turned up for trump, if there is one
    rest: Pile  # what nobody was dealt
    broken: bool  # a trump has been played in this hand

    @property
    def ranking(self) -> Ranking:
        return RANKINGS[self.trump]

    def possible_bids(self) -> list[int]:
        """What who is asked may bid: anything but the number that the hook forbids."""
        forbidden = self.hooked()
        return [number for number in range(self.cards_each + 1) if number != forbidden]

    def hooked(self) -> int | None:
        """The number that the last bidder may not bid; None if there is none."""
        options, asked = self.options, self.bidders()
        is_free = options.hook == "never" or (options.hook == "above_one" and self.cards_each == 1)
        if is_free or len(asked) != 1:
            return None
        return self.cards_each - self.sum_of_bids()

    def sum_of_bids(self) -> int:
        """What the bids so far come to."""
        return sum(bid for bid in self.bids if bid != NOT_YET)
