"""Options and state of Blackjack, and the totals of hands (sections 3, 4 and 11)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from games.cards import PACK, POINTS, Card, Pile
from games.options import EITHER, option
from games.simultaneous import SimultaneousGame

BEST: Final = 21
STEP: Final = 10
"""Bets are multiples of this."""
PER_DECK: Final = 3
"""Seats that a deck is enough for."""
CUT: Final = 13
"""Cards of each deck with fewer of which the shoe is shuffled anew."""

Phase = Literal["bet", "insure", "play", "over"]
End = Literal["", "stood", "doubled", "surrendered", "bust", "natural", "charlie"]


@dataclass(frozen=True)
class Options:
    """Section 11; `max_bet` 0 is no limit, `charlie` 0 is none."""

    start_chips: int = option(1000, range(100, 100_001, STEP))
    min_bet: int = option(10, range(10, 1001, STEP))
    max_bet: int = option(200, range(0, 10_001, STEP))
    max_rounds: int = option(20, range(1, 201))
    decks: int = option(6, (1, 2, 4, 6, 8))
    shoe: str = option("run", ("run", "fresh"))
    soft17: str = option("stand", ("stand", "hit"))
    pays: str = option("three_two", ("three_two", "six_five", "even"))
    house_blackjack: str = option("peek", ("peek", "takes_all", "takes_one"))
    insurance: bool = option(True, EITHER)
    surrender: bool = option(True, EITHER)
    double: str = option("any", ("any", "nine", "ten"))
    das: bool = option(True, EITHER)
    split: str = option("value", ("value", "rank"))
    max_hands: int = option(4, range(1, 5))
    resplit_aces: bool = option(False, EITHER)
    hit_aces: bool = option(False, EITHER)
    charlie: int = option(0, (0, 5, 6, 7))


VARIANTS: Final = {
    "hard_house": Options(soft17="hit", pays="six_five", surrender=False),
    "european": Options(house_blackjack="takes_all", surrender=False, double="nine", max_hands=2),
    "one_deck": Options(
        decks=1, shoe="fresh", soft17="hit", surrender=False, double="ten", das=False
    ),
    "kitchen": Options(charlie=5, insurance=False, surrender=False, max_hands=2, split="rank"),
    "long": Options(max_rounds=50, max_bet=500),
}
"""Sets of options by name."""
DOUBLES: Final = {"nine": (9, 10, 11), "ten": (10, 11)}
"""Hard totals that may be doubled, where not any may."""
PAYS: Final = {"three_two": (3, 2), "six_five": (6, 5), "even": (1, 1)}
"""The chips that a natural wins for each so many of its bet."""


class Total(NamedTuple):
    """The total of a hand; soft if an ace counts eleven in it."""

    number: int
    is_soft: bool


def total(cards: Iterable[Card]) -> Total:
    """The total of cards: an ace counts eleven unless that goes over 21."""
    points = [POINTS[card] for card in cards]
    return soften(sum(points), 1 in points)


def soften(count: int, has_ace: bool) -> Total:
    """The total of a hand whose aces count one each in `count`."""
    is_soft = has_ace and count + 10 <= BEST
    return Total(count + 10 * is_soft, is_soft)


def is_natural(cards: Sequence[Card]) -> bool:
    """True for an ace and a ten-card alone; of a split hand they are no natural."""
    return len(cards) == 2 and total(cards).number == BEST


class BoxHand(NamedTuple):
    """One of the hands of a seat: how many of its cards are in it, and what it has come to."""

    size: int
    bet: int  # twice the seat's if doubled
    is_split: bool = False
    end: End = ""  # the reason why it acts no more

    @property
    def matters(self) -> bool:
        """True if the total of the house decides about it."""
        return self.end in ("", "stood", "doubled")


class State(SimultaneousGame):
    """The state of a match, and what follows from it."""

    options: Options

    phase: Phase
    first: int  # the seat dealt to first
    live: list[bool]  # by seat, True if it bets in this round
    bets: list[int]  # by seat, its bet before it doubled or split; kept for the next round
    insured: list[bool]  # by seat
    boxes: list[list[BoxHand]]  # by seat, its hands from the left; the cards are in `hands`
    active: int  # the hand of the seat to act, from the left
    paid: list[list[int]]  # by seat, the gain of each hand and, last, of the insurance
    left_after: list[int]  # by seat, the round after which it was out; 0 for none
    house: Pile  # its open cards
    hole: Pile
    shoe: Pile
    discards: Pile  # the cards of earlier rounds since the last shuffle

    def pack(self) -> Sequence[Card]:
        return PACK * self.options.decks

    def asked_seats(self) -> list[int]:
        """The seats that bet, or that may take insurance."""
        least = [bet // 2 if self.phase == "insure" else 0 for bet in self.bets]
        return sorted(seat for seat in self.clockwise() if self.scores[seat] >= least[seat])

    def clockwise(self) -> Iterator[int]:
        """The seats in the round, from the first one."""
        seats = ((self.first + step) % self.seats for step in range(self.seats))
        return (seat for seat in seats if self.live[seat])

    def cards_of(self, seat: int, at: int) -> list[Card]:
        """The cards of one of a seat's hands."""
        start = sum(box.size for box in self.boxes[seat][:at])
        return self.hands[seat][start : start + self.boxes[seat][at].size]

    def bet_span(self, seat: int) -> range:
        """The bets that a seat may make."""
        most = self.scores[seat] // STEP * STEP
        if self.options.max_bet:
            most = min(most, self.options.max_bet)
        return range(self.options.min_bet, most + 1, STEP)

    def usual_bet(self, seat: int) -> int:
        """A fiftieth of the chips that all began with, as far as the seat may bet that."""
        return clamp(self.bet_span(seat), self.options.start_chips // 50)

    def staked(self, seat: int) -> int:
        """The chips that a seat has bet in this round and not been paid."""
        if self.phase == "over":
            return 0
        return sum(box.bet for box in self.boxes[seat]) + self.insured[seat] * self.bets[seat] // 2


def clamp(span: range, number: int) -> int:
    """The number of a span in steps that is nearest to any number, rounded up."""
    steps = -(-number // span.step) * span.step
    return max(span[0], min(span[-1], steps))
