"""Games in which each seat bids once how many tricks it will take, from the dealer's left."""

from collections.abc import Iterable
from typing import Final, TypeVar

from games.scene import Call
from games.text import Text, Translate
from games.tricks.cycle import TrickGame
from games.tricks.mind import TrickMind

NOT_YET: Final = -1
"""The bid of a seat that has made none."""
MISBID: Final = 0.25
"""The factor on the likelihood of a bid for each trick that it is off."""


class BiddingGame(TrickGame):
    """A game of tricks that begins with a bid from each seat."""

    dealer: int
    bids: list[int]  # by seat, NOT_YET before it bids

    def bid_order(self) -> list[int]:
        """The seats from the dealer's left."""
        return [(self.dealer + i) % self.seats for i in range(1, self.seats + 1)]

    def bidders(self) -> list[int]:
        """The seats that are still to bid, in order."""
        return [seat for seat in self.bid_order() if self.bids[seat] == NOT_YET]

    def bid_text(self, seat: int) -> str | int:
        """The bid of a seat, as an argument of its call."""
        return self.bids[seat]

    def shows_pause(self) -> bool:
        return super().shows_pause() or (not self.bidders() and self.is_first_lead())

    def calls(self, tr: Translate) -> tuple[Call, ...]:
        """The bids so far, until the first card is played."""
        if self.trick or any(self.tricks):
            return ()
        made = (seat for seat in range(self.seats) if self.bids[seat] != NOT_YET)
        return tuple(Call(seat, tr(Text("bid-call", bid=self.bid_text(seat)))) for seat in made)

    def bid_prompt(self, tr: Translate) -> str:
        """The seats that bid next or the seat that leads, as the prompt of a table; "" for none."""
        waiting = self.waiting()
        if not (waiting and self.bidders()):
            return self.lead_prompt(tr)
        bidder = Text("prompt-bids", seat=waiting[0])
        return tr(Text("prompt-all-bid") if len(waiting) > 1 else bidder)


B = TypeVar("B", bound=BiddingGame)


class BiddingMind(TrickMind[B]):
    """A mind that takes bids as evidence: players bid about what the hint would."""

    def likelihood(self, game: B, seat: int) -> float:
        bid = game.bids[seat]
        return 1.0 if bid == NOT_YET else float(MISBID ** abs(bid - self.expected_bid(game, seat)))

    def expected_bid(self, game: B, seat: int) -> float:
        """The tricks that the hint would have counted in the cards that a seat was dealt."""
        return game.bids[seat]


def sure_trumps(mine: Iterable[int], others: Iterable[int]) -> int:
    """The number of trumps of these powers that win however the others' trumps are played.

    Each trump of theirs beats one lower trump at most.
    """
    held, beaten = sorted(mine), 0
    for power in sorted(others):
        if beaten < len(held) and held[beaten] < power:
            beaten += 1
    return len(held) - beaten


def within(bids: Iterable[int], least: int, most: int) -> list[int]:
    """The bids in a range, or all of them if none is."""
    every = [*bids]
    return [bid for bid in every if least <= bid <= most] or every


def spans(moves: Iterable[str]) -> str:
    """Bids in short form, as messages have them: "0-4 6-13 bid-nil"."""
    found: list[list[str]] = []
    for move in moves:
        number = move.removeprefix("bid ")
        bid = number if number.isdigit() else move.replace(" ", "-")
        if found and bid.isdigit() and int(bid) == int(found[-1][-1]) + 1:
            found[-1].append(bid)
        else:
            found.append([bid])
    return " ".join(span[0] if len(span) == 1 else f"{span[0]}-{span[-1]}" for span in found)
