"""Games with a board: cards of one's own, and five on the table that count for everyone.

Sections 5 and 9 of `docs/rules/texas_holdem.md`.
"""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Final

from games.cards import EVERYONE, NOBODY, Pile
from games.game import HOST, TURN_UP
from games.poker.blinds import BlindGame
from games.poker.chips import FIXED_LIMIT
from games.text import Text, Value

STREETS: Final = ("preflop", "flop", "turn", "river")
"""The rounds of betting."""
BOARD: Final = {"flop": 3, "turn": 4, "river": 5}
"""The number of cards on the board, by street."""
ALL_IN: Final = "all-in"
"""The stage in which the board is completed and nobody is asked."""
LAST_REBUY: Final = 3
"""The last level at which a bankrupt seat buys in again."""


class BoardGame(BlindGame):
    """The course of a match: deal, streets, showdown, and the places of seats that go out."""

    bets: ClassVar[tuple[str, ...]] = STREETS

    stub: Pile
    board: Pile
    out_in: list[int]  # by seat, the hand in which it went out; 0 while it is in
    out_with: list[int]  # by seat, the chips with which it began that hand

    @abstractmethod
    def hand_size(self) -> int:
        """The number of cards that a seat is dealt."""

    # The course of a hand.

    def deal(self) -> None:
        if self.round == 1:
            self.begin_match()
            self.level, self.small, self.big = 1, self.dealer, self.dealer
            self.out_in, self.out_with = [0] * self.seats, [0] * self.seats
        self.begin_hand()
        self.move_button()
        self.emit("poker-button", seat=self.dealer)
        self.tell_level()
        self.post_blinds()
        self.deal_cards()
        self.stage = STREETS[0]
        self.open_bets(self.big)

    def deal_cards(self) -> None:
        """Deal hands to the seats with chips."""
        stub = self.deal_hands(self.hand_size())
        self.board = Pile((), EVERYONE)
        self.stub = Pile(reversed(stub), NOBODY)
        for seat in self.clockwise():
            cards = " ".join(self.arrange(self.hands[seat]))
            self.emit("poker-you-hold", to=seat, cards=cards)

    def turn_up(self) -> str:
        """Turn up the cards of the next street; returns its name."""
        street = next(name for name, count in BOARD.items() if count > len(self.board))
        cards = self.stub.take(BOARD[street] - len(self.board))
        self.board += cards
        self.emit(f"poker-{street}", cards=" ".join(cards))
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

    # Actions.

    def least_bet(self) -> int:
        late = self.betting() == FIXED_LIMIT and len(self.board) > BOARD["flop"]
        return super().least_bet() * (2 if late else 1)

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

    # The end of the match.

    def can_rebuy(self, seat: int) -> bool:
        is_late = self.level_of(self.round + 1) > LAST_REBUY
        return self.bought[seat] < self.options.rebuys and not is_late

    def bankrupts(self) -> Iterable[int]:
        return ((self.dealer + step) % self.seats for step in range(1, self.seats + 1))

    def close_hand(self) -> None:
        """Note the seats that are out, and announce their places."""
        gone = [
            seat for seat in range(self.seats) if not self.scores[seat] and not self.out_in[seat]
        ]
        for seat in gone:
            self.out_in[seat], self.out_with[seat] = self.round, self.scores_before[seat]
        if self.options.mode == "sit_and_go":
            for seat in sorted(gone, key=self.place, reverse=True):
                self.emit("poker-out", seat=seat, place=self.place(seat))

    def place(self, seat: int) -> int:
        """The place of a seat that is out: behind all that are in, and that went out later."""
        ranks = [
            (not out, out, chips) for out, chips in zip(self.out_in, self.out_with, strict=True)
        ]
        return 1 + sum(rank > ranks[seat] for rank in ranks)

    def net(self, seat: int) -> int:
        """The winnings of a seat in all: its chips less those it bought."""
        return self.scores[seat] - self.options.starting_chips * (1 + self.bought[seat])

    def net_args(self, seat: int) -> dict[str, Value]:
        """The net as arguments of a message: even, or up or down by a number of chips."""
        net = self.net(seat)
        return {"kind": "even" if not net else "up" if net > 0 else "down", "number": abs(net)}

    def rank_key(self, seat: int) -> Any:
        if self.options.mode == "cash":
            return self.net(seat)
        return self.scores[seat], self.out_in[seat], self.out_with[seat]

    def place_reason(self, seat: int) -> Text | None:
        if self.options.mode == "sit_and_go":
            return None
        return Text("poker-net", **self.net_args(seat))

    def can_stop(self) -> bool:
        rises = self.options.hands_per_level or self.options.minutes_per_level
        is_played_out = self.options.mode == "sit_and_go" and rises
        return not is_played_out and not self.options.max_hands
