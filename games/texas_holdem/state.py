"""Options and state of a match of Texas Hold'em: seats, levels and blinds, the board."""

from dataclasses import dataclass
from typing import Final

from games.cards import Pile
from games.options import option
from games.poker.betting import BettingGame
from games.poker.ranking import best_of

STREETS: Final = ("preflop", "flop", "turn", "river")
"""The rounds of betting."""
BOARD: Final = {"flop": 3, "turn": 4, "river": 5}
"""The number of cards on the board, by street."""
FACTORS: Final = (2, 3, 5, 10, 15, 20, 30, 40, 60, 80, 100, 150, 200, 300, 400, 600, 800, 1000)
"""Twice the factors of the first big blind, level by level; after them each level doubles it."""


@dataclass(frozen=True)
class Options:
    """Section 10: each as its message says; the defaults are the usual game.

    Beside those of the section blinds may rise by the clock: minutes a level come before hands.
    """

    mode: str = option("sit_and_go", ("sit_and_go", "cash"))
    starting_chips: int = option(1500, range(100, 1_000_001))
    big_blind: int = option(20, range(2, 100_001))
    hands_per_level: int = option(10, range(101))
    minutes_per_level: int = option(0, range(121))
    ante: str = option("none", ("none", "each", "big_blind"))
    ante_from_level: int = option(3, range(1, 21))
    button_rule: str = option("moving", ("moving", "dead"))
    reopening: str = option("cumulative", ("cumulative", "single_raise"))
    showdown: str = option("winners", ("winners", "everybody"))
    max_hands: int = option(0, range(501))
    rebuys: int = option(0, range(11))


VARIANTS: Final = {
    "turbo": Options(hands_per_level=5, starting_chips=1000),
    "club": Options(starting_chips=5000, ante="big_blind", button_rule="dead"),
    "rebuy_night": Options(starting_chips=1000, rebuys=2, showdown="everybody"),
    "cash_40": Options(mode="cash", starting_chips=2000, max_hands=40, rebuys=10),
}
"""Rules that go by a name."""


class State(BettingGame):
    """The state of a match, and what follows from it."""

    options: Options

    stub: Pile
    board: Pile
    level: int
    small: int  # the seat of the small blind
    big: int  # the seat of the big blind
    out_in: list[int]  # by seat, the hand in which it went out; 0 while it is in
    out_with: list[int]  # by seat, the chips with which it began that hand

    def value(self, seat: int) -> int:
        return best_of([*self.hands[seat], *self.board])

    def place(self, seat: int) -> int:
        """The place of a seat that is out: behind all that are in, and that went out later."""
        ranks = [
            (not out, out, chips) for out, chips in zip(self.out_in, self.out_with, strict=True)
        ]
        return 1 + sum(rank > ranks[seat] for rank in ranks)

    def net(self, seat: int) -> int:
        """The winnings of a seat in all: its chips less those it bought."""
        return self.scores[seat] - self.options.starting_chips * (1 + self.bought[seat])

    # Levels (section 4).

    def level_minutes(self) -> int:
        return self.options.minutes_per_level if self.options.mode == "sit_and_go" else 0

    def level_of(self, hand: int) -> int:
        """The level of a hand, from 1; by the clock it is known once it is dealt."""
        if self.level_minutes():
            return 1 + self.rises
        each = self.options.hands_per_level
        rises = each and self.options.mode == "sit_and_go"
        return 1 + (hand - 1) // each if rises else 1

    def hands_left(self) -> int:
        """The number of hands until the blinds rise; 0 if they never do, or by the clock."""
        by_hand = self.options.mode == "sit_and_go" and not self.level_minutes()
        each = self.options.hands_per_level if by_hand else 0
        return each - (self.round - 1) % each if each else 0

    def big_blind(self, level: int) -> int:
        """The big blind of a level."""
        last = len(FACTORS)
        factor = FACTORS[min(level, last) - 1] << max(0, level - last)
        return self.options.big_blind * factor // 2

    def blinds(self, level: int) -> dict[str, int]:
        """Both blinds of a level, as arguments of a message."""
        big = self.big_blind(level)
        return {"small": max(1, big // 2), "big": big}

    def ante(self) -> int:
        """The ante now, of each seat or of the big blind; 0 where there is none."""
        options, big = self.options, self.big_blind(self.level)
        has_begun = options.mode == "cash" or self.level >= options.ante_from_level
        if options.ante == "none" or not has_begun:
            return 0
        return big if options.ante == "big_blind" else max(1, big // 10)
