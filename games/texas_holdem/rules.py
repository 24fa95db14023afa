"""Texas Hold'em: two cards each, five on the table for all, and no limit but the chips.

Rules: `docs/rules/texas_holdem.md`; a section named in this folder is one of that page.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar, Final

from games.cards import EVERYONE, NOBODY, Pile
from games.daily import Daily
from games.game import HOST, TURN_UP
from games.scene import Table, TableSeat
from games.texas_holdem.hint import TexasHoldemMind
from games.texas_holdem.state import BOARD, STREETS, VARIANTS, Options, State
from games.texas_holdem.table import net_args, scene, seat_line, tag
from games.text import Text, Translate

ALL_IN: Final = "all-in"
"""The stage in which the board is completed and nobody is asked."""
LAST_REBUY: Final = 3
"""The last level at which a bankrupt seat buys in again."""


class TexasHoldem(State):
    """A game whose dealer is the button, which may be at an empty chair."""

    key, players, version = "texas_holdem", range(2, 10), 2
    minutes, usual_seats, cover = 40, 6, "AS KS QS JS TS"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(4, Options(mode="cash", starting_chips=2000, max_hands=15), 15)
    mind = TexasHoldemMind()
    bets, folds_freely = STREETS, False

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        if problem := super().objection(seats, options):
            return problem
        most = options.starting_chips // 10
        return Text("texas-holdem-high-blind", most=most) if options.big_blind > most else None

    # The course of a hand.

    def deal(self) -> None:
        if self.round == 1:
            self.begin_match()
            self.level, self.small, self.big = 1, self.dealer, self.dealer
            self.out_in, self.out_with = [0] * self.seats, [0] * self.seats
        self.begin_hand()
        self.move_button()
        self.emit("texas-holdem-deals", seat=self.dealer)
        self.tell_level()
        self.post_blinds()
        self.deal_cards()
        self.stage = STREETS[0]
        self.open_bets(self.big)

    def tell_level(self) -> None:
        """Announce that the blinds have risen, or are about to."""
        before, self.level = self.level, self.level_of(self.round)
        following = self.level_of(self.round + 1)
        if self.level > before:
            self.emit("texas-holdem-up", **self.blinds(self.level))
        if following > self.level:
            self.emit("texas-holdem-up-next", **self.blinds(following))

    def deal_cards(self) -> None:
        """Deal two cards to each seat with chips."""
        stub = self.deal_hands(2)
        self.board = Pile((), EVERYONE)
        self.stub = Pile(reversed(stub), NOBODY)
        for seat in self.clockwise():
            cards = " ".join(self.arrange(self.hands[seat]))
            self.emit("texas-holdem-you-hold", to=seat, cards=cards)

    def turn_up(self) -> str:
        """Turn up the cards of the next street; returns its name."""
        street = next(name for name, count in BOARD.items() if count > len(self.board))
        cards = self.stub.take(BOARD[street] - len(self.board))
        self.board += cards
        self.emit(f"texas-holdem-{street}", cards=" ".join(cards))
        return street

    def bets_over(self) -> None:
        self.return_uncalled(self.stakes)
        if len(self.board) == BOARD["river"]:
            self.show_down()
        elif sum(self.scores[seat] > 0 for seat in self.clockwise()) < 2:
            self.stage, self.stakes, self.raises = ALL_IN, [0] * self.seats, 0
            for seat in self.showdown_order():
                self.show(seat)
        else:
            self.begin_bets(self.turn_up())

    def take_all(self) -> None:
        self.return_uncalled(self.stakes)
        super().take_all()

    # Button and blinds (section 4).

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
            self.emit("texas-holdem-antes", number=ante)
        small = self.stake(self.small, max(1, big // 2)) if self.live[self.small] else 0
        if small:
            left = self.scores[self.small]
            self.emit("texas-holdem-small", seat=self.small, number=small, left=left)
        posted = self.stake(self.big, big)
        dead = 0 if each else min(ante, self.scores[self.big])
        self.scores[self.big] -= dead
        self.dead[self.big] = dead
        key = "texas-holdem-big-and-ante" if dead else "texas-holdem-big"
        left = self.scores[self.big]
        self.emit(key, seat=self.big, number=posted, ante=dead, left=left)
        self.floor = big

    # Actions.

    def actors(self) -> list[int]:
        return [HOST] if self.stage == ALL_IN else super().actors()

    def moves(self, seat: int) -> list[str]:
        return [TURN_UP] if self.stage == ALL_IN else super().moves(seat)

    def refusal(self, seat: int, action: str) -> Text | None:
        if self.stage == ALL_IN:
            return None if action == TURN_UP else Text("turning-up")
        return super().refusal(seat, action)

    def play(self, seat: int, action: str) -> None:
        if self.stage != ALL_IN:
            super().play(seat, action)
        elif self.turn_up() == STREETS[-1]:
            self.pay_pots()

    def shows_pause(self) -> bool:
        return self.stage == ALL_IN or super().shows_pause()

    # The betting.

    def least_bet(self) -> int:
        return self.big_blind(self.level)

    def can_reraise(self, seat: int) -> bool:
        return self.options.reopening == "cumulative" and self.owed(seat) >= self.full

    def can_rebuy(self, seat: int) -> bool:
        is_late = self.level_of(self.round + 1) > LAST_REBUY
        return self.bought[seat] < self.options.rebuys and not is_late

    def bankrupts(self) -> Iterable[int]:
        return ((self.dealer + step) % self.seats for step in range(1, self.seats + 1))

    # The end of the match.

    def close_hand(self) -> None:
        """Note the seats that are out, and announce their places."""
        gone = [
            seat for seat in range(self.seats) if not self.scores[seat] and not self.out_in[seat]
        ]
        for seat in gone:
            self.out_in[seat], self.out_with[seat] = self.round, self.scores_before[seat]
        if self.options.mode == "sit_and_go":
            for seat in sorted(gone, key=self.place, reverse=True):
                self.emit("texas-holdem-out", seat=seat, place=self.place(seat))

    def rank_key(self, seat: int) -> Any:
        if self.options.mode == "cash":
            return self.net(seat)
        return self.scores[seat], self.out_in[seat], self.out_with[seat]

    def place_reason(self, seat: int) -> Text | None:
        if self.options.mode == "sit_and_go":
            return None
        return Text("texas-holdem-net", **net_args(self.net(seat)))

    def can_stop(self) -> bool:
        rises = self.options.hands_per_level or self.options.minutes_per_level
        is_played_out = self.options.mode == "sit_and_go" and rises
        return not is_played_out and not self.options.max_hands

    # Looks.

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, mark = super().seat_scene(seat, tr), tag(self, seat)
        return replace(
            place,
            line=tr(seat_line(self, seat)),
            cards=place.cards if self.live[seat] else None,
            tag=tr(mark) if mark else place.tag,
        )

    def table(self, tr: Translate) -> Table:
        return scene(self, tr)
