"""Texas Hold'em: two cards each, five on the table for all, and no limit but the chips.

Rules: `docs/rules/texas_holdem.md`; a section named in this folder is one of that page.
"""

from collections.abc import Iterable
from itertools import chain
from math import exp
from typing import Any, ClassVar, Final

from games.cards import EVERYONE, NOBODY, Pile
from games.game import HOST, TURN_UP
from games.poker.ranking import best_five
from games.scene import Badge, Spot, Table
from games.speech import Hint, Say, Value, Words
from games.texas_holdem.blinds import (
    ante_of,
    big_blind_of,
    blinds_of,
    hands_left,
    level_of,
    move_button,
    post,
)
from games.texas_holdem.hint import hint, points
from games.texas_holdem.options import VARIANTS, Options
from games.texas_holdem.policy import policy
from games.texas_holdem.state import State

STREETS: Final = ("preflop", "flop", "turn", "river")
"""The rounds of betting."""
BOARD: Final = {"flop": 3, "turn": 4, "river": 5}
"""How many cards lie on the table."""
ALL_IN: Final = "all-in"
"""The stage in which the rest of the board is turned up and nobody is asked."""
PLAYABLE: Final = 5.0
"""The points of two cards that are as often raised with as folded."""
LAST_REBUY: Final = 3
"""The last level at which a bankrupt seat buys in again."""


class TexasHoldem(State):
    """The dealer is the button, which may stand before an empty chair."""

    key, players, version = "texas_holdem", range(2, 10), 2
    minutes, usual_seats, cover, trials = 40, 6, "AS KS QS JS TS", 150
    options: Options = Options()
    variants: ClassVar = VARIANTS
    policy: ClassVar = policy
    bets, folds_freely = STREETS, False

    @classmethod
    def objection(cls, seats: int, options: Options) -> Words | None:
        if problem := super().objection(seats, options):
            return problem
        most = options.starting_chips // 10
        return Words("texas-holdem-high-blind", most=most) if options.big_blind > most else None

    # The course of a hand.

    def deal(self) -> None:
        if self.round == 1:
            self.begin_match()
            self.level, self.small, self.big = 1, self.dealer, self.dealer
            self.out_in, self.out_with = [0] * self.seats, [0] * self.seats
        self.begin_hand()
        move_button(self)
        self.tell("texas-holdem-deals", seat=self.dealer)
        self.tell_level()
        post(self)
        self.deal_cards()
        self.stage = STREETS[0]
        self.open_bets(self.big)

    def tell_level(self) -> None:
        """Tell that the blinds have risen, or are about to."""
        before, self.level = self.level, level_of(self, self.round)
        following = level_of(self, self.round + 1)
        if self.level > before:
            self.tell("texas-holdem-up", **blinds_of(self, self.level))
        if following > self.level:
            self.tell("texas-holdem-up-next", **blinds_of(self, following))

    def deal_cards(self) -> None:
        """Two cards to each seat, one at a time from the button's left."""
        deck, order = self.shuffle(self.pack()), list(self.clockwise())
        count = len(order)
        self.hands = [Pile((), seat) for seat in range(self.seats)]
        self.board = Pile((), EVERYONE)
        self.stub = Pile(reversed(deck[2 * count :]), NOBODY)
        for place, seat in enumerate(order):
            self.hands[seat] += deck[place : 2 * count : count]
            cards = " ".join(self.arrange(self.hands[seat]))
            self.tell("texas-holdem-you-hold", to=seat, cards=cards)

    def turn_up(self) -> str:
        """Lay the cards of the next street; its name."""
        street = next(name for name, count in BOARD.items() if count > len(self.board))
        cards = self.stub.take(BOARD[street] - len(self.board))
        self.board += cards
        self.tell(f"texas-holdem-{street}", cards=" ".join(cards))
        return street

    def bets_over(self) -> None:
        self.give_back(self.stakes)
        if len(self.board) == BOARD["river"]:
            self.show_down()
        elif sum(self.scores[seat] > 0 for seat in self.clockwise()) < 2:
            self.stage, self.stakes, self.raises = ALL_IN, [0] * self.seats, 0
            for seat in self.showing():
                self.show(seat)
        else:
            self.begin_bets(self.turn_up())

    def actors(self) -> list[int]:
        return [HOST] if self.stage == ALL_IN else super().actors()

    def moves(self, seat: int) -> list[str]:
        return [TURN_UP] if self.stage == ALL_IN else super().moves(seat)

    def refusal(self, seat: int, action: str) -> Words | None:
        if self.stage == ALL_IN:
            return None if action == TURN_UP else Words("turning-up")
        return super().refusal(seat, action)

    def play(self, seat: int, action: str) -> None:
        if self.stage != ALL_IN:
            super().play(seat, action)
        elif self.turn_up() == STREETS[-1]:
            self.pay_pots()

    def take_all(self) -> None:
        self.give_back(self.stakes)
        super().take_all()

    # What the betting asks.

    def least_bet(self) -> int:
        return big_blind_of(self, self.level)

    def could_raise(self, seat: int) -> bool:
        return self.options.reopening == "cumulative" and self.owed(seat) >= self.full

    def may_rebuy(self, seat: int) -> bool:
        is_late = level_of(self, self.round + 1) > LAST_REBUY
        return self.bought[seat] < self.options.rebuys and not is_late

    def bankrupts(self) -> Iterable[int]:
        return ((self.dealer + step) % self.seats for step in range(1, self.seats + 1))

    # The end of the match.

    def close_hand(self) -> None:
        """Note who is out, and tell in which place."""
        gone = [
            seat for seat in range(self.seats) if not self.scores[seat] and not self.out_in[seat]
        ]
        for seat in gone:
            self.out_in[seat], self.out_with[seat] = self.round, self.brought[seat]
        if self.options.mode == "sit_and_go":
            for seat in sorted(gone, key=self.place, reverse=True):
                self.tell("texas-holdem-out", seat=seat, place=self.place(seat))

    def place(self, seat: int) -> int:
        """The place of a seat that is out: behind all who are in, and who went out later."""
        ranks = [
            (not out, out, chips) for out, chips in zip(self.out_in, self.out_with, strict=True)
        ]
        return 1 + sum(rank > ranks[seat] for rank in ranks)

    def standing(self, seat: int) -> Any:
        if self.options.mode == "cash":
            return self.net(seat)
        return self.scores[seat], self.out_in[seat], self.out_with[seat]

    def net(self, seat: int) -> int:
        """What a seat has won in all: its chips less those it bought."""
        cost: int = self.options.starting_chips * (1 + self.bought[seat])
        return self.scores[seat] - cost

    def reason(self, seat: int) -> Words | None:
        if self.options.mode == "sit_and_go":
            return None
        return Words("texas-holdem-net", **self.said_net(seat))

    def said_net(self, seat: int) -> dict[str, Value]:
        """The net as arguments of a message: even, up or down by so much."""
        net = self.net(seat)
        return {"kind": "even" if not net else "up" if net > 0 else "down", "number": abs(net)}

    def may_stop(self) -> bool:
        rises = self.options.hands_per_level or self.options.minutes_per_level
        is_played_out = self.options.mode == "sit_and_go" and rises
        return not is_played_out and not self.options.max_hands

    def likelihood(self, seat: int) -> float:
        """Who has bet holds good cards, and who has folded without a bet bad ones."""
        if not self.hands[seat] or (self.live[seat] and not self.bold[seat]):
            return 1.0
        over = points(self.hands[seat]) - PLAYABLE
        return 1 / (1 + exp(-over if self.bold[seat] else over))

    def hint(self, seat: int) -> Hint:
        return hint(self, seat)

    # What is seen.

    def lingers(self) -> bool:
        return self.stage == ALL_IN or super().lingers()

    def backs(self, seat: int) -> int | None:
        return super().backs(seat) if self.live[seat] else None

    def line(self, seat: int) -> Words:
        """The chips and what is at stake; who is out has a place, who plays for cash a net."""
        if self.options.mode == "sit_and_go" and self.out_in[seat]:
            return Words("texas-holdem-line-out", place=self.place(seat))
        if self.options.mode == "cash" and self.is_paid():
            return Words("texas-holdem-line-net", chips=self.scores[seat], **self.said_net(seat))
        return super().line(seat)

    def tag(self, seat: int) -> Words | None:
        """Who has won, what a hand makes or that it was mucked, and who had to post a blind."""
        if seat in self.winners or not self.live[seat]:
            return super().tag(seat)
        if self.has_shown(seat) or self.is_paid():
            return self.deed(seat) if self.board else None
        blinds = {self.small: "texas-holdem-tag-small", self.big: "texas-holdem-tag-big"}
        return Words(blinds[seat]) if seat in blinds else None

    def table(self, say: Say) -> Table:
        """The board, the pots, and how high it is played."""
        blinds = Words("texas-holdem-badge-value", **blinds_of(self, self.level))
        badges = [Badge(say(Words("texas-holdem-badge")), say(blinds))]
        if ante := ante_of(self, self.level):
            badges.append(self.badge("texas-holdem-badge-ante", ante, say))
        if left := hands_left(self):
            hands = say(Words("texas-holdem-badge-hands", count=left))
            badges.append(Badge(say(Words("texas-holdem-badge-left")), hands))
        if minutes := self.level_minutes():
            often = say(Words("texas-holdem-badge-minutes", count=minutes))
            badges.append(Badge(say(Words("texas-holdem-badge-up")), often))
        stage: dict[str, Value] = {"number": self.round, "stage": self.stage}
        name = say(Words("texas-holdem-board"))
        board = Spot("", tuple(self.board), spread="row", places=5, told=name)
        return Table(
            subtitle=say(Words("texas-holdem-hand", level=self.level, **stage)),
            spots=(board,),
            badges=tuple(badges),
            pot=self.shown_pots(say),
            raised=frozenset(map(str, self.winning_cards())),
        )

    def winning_cards(self) -> Iterable[str]:
        """The five cards of each hand that was shown and has won, once the pots are paid."""
        if not self.is_paid() or len(self.board) < BOARD["river"]:
            return ()
        winners = [s for s in range(self.seats) if self.won[s] and self.has_shown(s)]
        return chain.from_iterable(best_five([*self.hands[s], *self.board]) for s in winners)
