"""Blinds, antes, levels and the button of games with a board.

Sections 4 and 10 of `docs/rules/texas_holdem.md`.
"""

from dataclasses import dataclass
from typing import Final

from games.options import option
from games.poker.betting import BettingGame
from games.text import Text

FACTORS: Final = (2, 3, 5, 10, 15, 20, 30, 40, 60, 80, 100, 150, 200, 300, 400, 600, 800, 1000)
"""Twice the factors of the first big blind, level by level; after them each level doubles it."""


@dataclass(frozen=True)
class BlindOptions:
    """Each as its message says; the defaults are the usual game.

    Beside those of that page blinds may rise by the clock: minutes a level come before hands.
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


class BlindGame(BettingGame):
    """A game whose dealer is the button, which may be at an empty chair."""

    options: BlindOptions
    folds_freely = False

    level: int
    small: int  # the seat of the small blind
    big: int  # the seat of the big blind

    @classmethod
    def objection(cls, seats: int, options: BlindOptions) -> Text | None:
        if problem := super().objection(seats, options):
            return problem
        most = options.starting_chips // 10
        return Text("poker-high-blind", most=most) if options.big_blind > most else None

    # Levels.

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

    def tell_level(self) -> None:
        """Announce that the blinds have risen, or are about to."""
        before, self.level = self.level, self.level_of(self.round)
        following = self.level_of(self.round + 1)
        if self.level > before:
            self.emit("poker-up", **self.blinds(self.level))
        if following > self.level:
            self.emit("poker-up-next", **self.blinds(following))

    # Button and blinds.

    def next_live(self, after: int) -> int:
        """The next seat clockwise that is in the hand."""
        seats = (after + step for step in range(1, self.seats + 1))
        return next(seat % self.seats for seat in seats if self.live[seat % self.seats])

    def move_button(self) -> None:
        """Choose the button, small and big blind of the hand that begins."""
        is_first, heads_up = self.round == 1, sum(self.live) == 2
        old_small, old_big = self.small, self.big
        if self.options.button_rule == "dead" and not is_first:
            self.big = self.next_live(old_big)
            self.small = self.next_live(self.big) if heads_up else old_big
            self.dealer = self.small if heads_up else old_small
            return
        if heads_up and not is_first:
            self.dealer = self.heads_up_button()
        elif not is_first:
            self.dealer = self.next_live(self.dealer)
        self.small = self.dealer if heads_up else self.next_live(self.dealer)
        self.big = self.next_live(self.small)

    def heads_up_button(self) -> int:
        """A moving button of two seats: the big blind before, else the next from the button."""
        return self.big if self.live[self.big] else self.next_live(self.dealer)

    def post_blinds(self) -> None:
        """Put antes and blinds in, each as far as the chips reach, and announce them."""
        big, ante = self.big_blind(self.level), self.ante()
        each = self.options.ante == "each"
        if ante and each:
            for seat in list(self.clockwise()):
                self.pay(seat, ante)
            self.emit("poker-antes", number=ante)
        small = self.stake(self.small, max(1, big // 2)) if self.live[self.small] else 0
        if small:
            left = self.scores[self.small]
            self.emit("poker-small", seat=self.small, number=small, left=left)
        posted = self.stake(self.big, big)
        dead = 0 if each else min(ante, self.scores[self.big])
        self.scores[self.big] -= dead
        self.dead[self.big] = dead
        key = "poker-big-and-ante" if dead else "poker-big"
        left = self.scores[self.big]
        self.emit(key, seat=self.big, number=posted, ante=dead, left=left)
        self.floor = big

    # The betting.

    def least_bet(self) -> int:
        return self.big_blind(self.level)

    def can_reraise(self, seat: int) -> bool:
        return self.options.reopening == "cumulative" and self.owed(seat) >= self.reopening()
