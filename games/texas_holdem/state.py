"""The state of a match of Texas Hold'em: the rules change it, hints and pictures read it."""

from games.cards import Pile
from games.poker.betting import BettingGame
from games.poker.ranking import best_of
from games.texas_holdem.options import Options


class State(BettingGame):
    """What a match is made of, and what follows from it."""

    options: Options

    stub: Pile
    board: Pile
    level: int
    small: int  # the seat of the small blind, and of the big one
    big: int
    out_in: list[int]  # by seat, the hand in which it went out; 0 while it is in
    out_with: list[int]  # by seat, with how many chips it began that hand

    def next_live(self, after: int) -> int:
        """The next seat clockwise that is in the hand."""
        seats = (after + step for step in range(1, self.seats + 1))
        return next(seat % self.seats for seat in seats if self.live[seat % self.seats])

    def heads_up_button(self) -> int:
        """Who of two seats has a moving button: the big blind before, else the next from it."""
        return self.big if self.live[self.big] else self.next_live(self.dealer)

    def level_minutes(self) -> int:
        minutes: int = self.options.minutes_per_level
        return minutes if self.options.mode == "sit_and_go" else 0

    def value(self, seat: int) -> int:
        return best_of([*self.hands[seat], *self.board])
