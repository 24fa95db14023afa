"""The play of a hand as numbers: the rules of its tricks, which a law holds equal to the game's."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, TypeAlias

from games import rehearsal
from games.red_five.cards import RED_FIVE, TRUMP
from games.red_five.options import Options
from games.red_five.plays import (
    follows,
    lead_instead,
    leads,
    prices_of,
    shape_of,
    tops,
)
from games.red_five.state import times
from games.tricks import Ranking, Shape
from games.tricks.tally import size

Choice: TypeAlias = tuple[int, str]
"""The cards to play, and the key of the reason."""

NO_SHAPE: Final = Shape(0, 0, ())
BEHIND: Final = [
    [tuple((seat + step) % 4 for step in range(1, 4 - laid)) for laid in range(4)]
    for seat in range(4)
]
"""By seat, and by how many have played before it, those who play after it."""


class Rest(rehearsal.Rest):
    """A hand from some play to its end; a game says in `choose` what is played."""

    def __init__(self, order: Ranking, options: Options, declarer: int, leader: int) -> None:
        self.order, self.options, self.declarer = order, options, declarer
        self.tally, self.prices = order.tally, prices_of(order)
        self.trump = self.tally.area[TRUMP]
        self.hands, self.kitty = [0] * 4, 0
        self.hidden = self.tally.every  # what has not been played
        self.out = [0] * 4  # the groups that each seat showed not to have, as their cards
        self.turn = leader
        self.laid = 0  # plays to the trick
        self.size = 1  # cards in each of them
        self.first = 0  # the lead
        self.shape = NO_SHAPE  # what it asks for
        self.led = self.able = 0  # the group led; what may take the trick
        self.top, self.winner = 0, leader  # what takes the trick as it stands, and who played it
        self.heights: Sequence[int] = ()  # and its powers
        self.pile = 0  # the points of the trick
        self.points = [0] * 4
        self.shift, self.paid = 0, [0] * 4
        self.captures = options.red_five_capture
        self.fives = [0] * 4  # who has played how many red fives to the trick

    @abstractmethod
    def choose(self) -> Choice:
        """What the seat to act plays, by what it sees, and why."""

    def others(self, seat: int) -> int:
        """The cards that as far as a seat knows others may hold."""
        others = self.hidden - self.hands[seat]
        return others - self.kitty if seat == self.declarer else others

    def plays(self) -> Sequence[int]:
        """What the seat to act may lead, or some of the ways it may follow."""
        seat = self.turn
        hand = self.hands[seat]
        if self.laid:
            return follows(self.order, hand, self.led, self.shape)
        return leads(self.order, self.options, hand, self.others(seat))

    def play(self, cards: int) -> None:
        """Play cards for the seat to act; or lead what a throw that fails leaves."""
        if not self.laid and cards & cards - 1 and (instead := self.instead(cards)):
            penalty = self.options.failed_throw_penalty
            self.shift += -penalty if self.turn == self.declarer else penalty
            cards = instead
        self.lay(cards)

    def instead(self, thrown: int) -> int:
        """What has to be led because somebody can beat a part of a throw; 0 if nobody can."""
        hands = [hand for seat, hand in enumerate(self.hands) if seat != self.turn]
        return lead_instead(self.order, hands, thrown, self.options.failed_throw)

    def lay(self, cards: int) -> None:
        """Lay what is played, and give the trick to who takes it."""
        seat, laid = self.turn, self.laid + 1
        self.hands[seat] -= cards
        self.hidden -= cards
        self.pile += self.prices.points[cards]
        if laid == 1:
            self.open(cards)
        else:
            if cards & ~self.led:
                self.out[seat] |= self.led
            heights = self.height(cards) if cards & self.able else ()
            if self.order.beats(heights, self.heights):
                self.top, self.winner, self.heights = cards, seat, heights
        if self.captures:
            self.fives[seat] = cards // self.tally.one[RED_FIVE] & 3
        if laid < 4:
            self.laid, self.turn = laid, (seat + 1) % 4
        else:
            self.end_trick()

    def open(self, lead: int) -> None:
        """Lead."""
        self.first = self.top = lead
        self.winner, self.size = self.turn, size(lead)
        self.led = next(area for area in self.tally.area.values() if area & lead)
        self.able = self.led | self.trump
        self.shape = shape_of(self.order, lead)
        self.heights = self.height(lead)

    def height(self, cards: int) -> Sequence[int]:
        """The powers that have to be beaten to beat these cards."""
        if self.size == 1:
            return (self.tally.power[cards.bit_length()],)
        return tops(self.order, cards, self.shape)

    def taking(self, plays: Sequence[int]) -> list[int]:
        """Those of some plays that would take the trick as it stands."""
        able, heights = self.able, self.heights
        if self.size == 1:
            power, highest = self.tally.power, heights[0]
            return [play for play in plays if play & able and power[play.bit_length()] > highest]
        beats, height = self.order.beats, self.height
        return [play for play in plays if play & able and beats(height(play), heights)]

    def end_trick(self) -> None:
        """Give the trick to the winner, who leads the next."""
        self.turn = winner = self.winner
        self.points[winner] += self.pile
        self.laid = self.pile = 0
        if self.captures:
            self.capture(winner)

    def capture(self, winner: int) -> None:
        """Pay for the red fives of the trick that the other side has taken."""
        for owner, count in enumerate(self.fives):
            if count and (owner == self.declarer) != (winner == self.declarer):
                self.shift += 20 * count if winner == self.declarer else -20 * count
                self.paid[winner] += count * self.options.base
                self.paid[owner] -= count * self.options.base

    def play_out(self) -> None:
        while self.hands[self.turn]:
            self.play(self.choose()[0])

    def result(self) -> tuple[int, ...]:
        against = sum(self.points) - self.points[self.declarer]
        if self.turn != self.declarer:
            buried = self.prices.points[self.kitty]
            against += buried * times(self.shape, self.options.kitty_multiplier)
        return against, self.shift, *self.paid
