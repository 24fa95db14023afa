"""The betting that all games of poker share: stakes, and whose turn it is."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Final

from games.choices import Choice
from games.orders import CALL_ANY, CHECK_OR_FOLD, Order
from games.poker.bets import bet_choices, bet_moves, offset, passive, read_bet, refused_bet
from games.poker.chips import REBUY
from games.poker.pots import pots
from games.poker.stakes import StakeGame
from games.speech import Words

SMALL: Final = 2
"""As many times the least bet may be owed for a call to be a matter of nerve."""


class BettingGame(StakeGame):
    """Chips are bet in rounds, seat by seat.

    A game deals, calls `begin_bets`, and says in `bets_over` what follows on a round of betting.
    """

    bets: ClassVar[tuple[str, ...]]  # the stages in which chips are bet

    orders = (CHECK_OR_FOLD, CALL_ANY)

    # What a game says.

    @abstractmethod
    def bets_over(self) -> None:
        """Go on when everybody has matched the stakes."""

    def may_order(self, seat: int, order: Order) -> bool:
        """Who is in the hand, and has chips, may be asked about a bet."""
        return self.stage in self.bets and self.live[seat] and self.scores[seat] > 0

    # The course of a hand.

    def begin_hand(self) -> None:
        super().begin_hand()
        self.stakes, self.floor, self.bold = [0] * self.seats, 0, [False] * self.seats

    def stake(self, seat: int, chips: int) -> int:
        """Put chips in as part of the betting; how many."""
        chips = self.pay(seat, chips)
        self.stakes[seat] += chips
        return chips

    def begin_bets(self, stage: str) -> None:
        """Begin a round of betting, which may be over at once."""
        self.stage, self.stakes, self.floor = stage, [0] * self.seats, 0
        self.open_bets(self.dealer)

    def open_bets(self, after: int) -> None:
        """Ask all for their bets, from the seat behind this one on."""
        self.raises, self.bettor, self.full = 0, self.dealer, self.least_bet()
        self.acted = [False] * self.seats
        self.pass_turn(after)

    def pass_turn(self, seat: int) -> None:
        """Go on after what a seat did: with the next to bet, what follows, or the end."""
        if sum(self.live) == 1:
            self.take_all()
        elif (to_act := self.next_to_act(seat)) is not None:
            self.turn = to_act
        else:
            self.bets_over()

    def next_to_act(self, after: int) -> int | None:
        """The next seat clockwise that owes chips, or has not acted and could be answered."""
        for step in range(1, self.seats + 1):
            seat = (after + step) % self.seats
            if not self.live[seat] or not self.scores[seat]:
                continue
            can_bet = not self.acted[seat] and self.has_company(seat)
            if can_bet or self.owed(seat):
                return seat
        return None

    def bet(self, seat: int, stake: int) -> None:
        """Bet, or call and raise, so that the seat's stake becomes this."""
        match = self.to_match()
        self.stake(seat, stake - self.stakes[seat])
        if stake - match >= self.full:
            self.full, self.acted = stake - match, [False] * self.seats
        self.raises += 1
        self.bold[seat] = True
        self.bettor, self.acted[seat] = seat, True
        key = "poker-raises" if match else "poker-bets"
        self.tell(key, seat=seat, number=stake, left=self.scores[seat])
        self.pass_turn(seat)

    def answer(self, seat: int, what: str) -> None:
        """Call, check or fold."""
        self.acted[seat] = True
        if what == "call":
            chips = self.stake(seat, self.owed(seat))
            self.tell("poker-calls", seat=seat, number=chips, left=self.scores[seat])
        elif what == "check":
            self.tell("poker-checks", seat=seat)
        else:
            self.live[seat] = False
            self.tell("poker-folds", seat=seat)
        self.pass_turn(seat)

    # What is offered, read and played.

    def moves(self, seat: int) -> list[str]:
        return [REBUY, "pass"] if self.stage == REBUY else bet_moves(self, seat)

    def choices(self, seat: int) -> list[Choice]:
        is_betting = self.stage in self.bets and seat == self.turn
        return bet_choices(self, seat) if is_betting else super().choices(seat)

    def refusal(self, seat: int, action: str) -> Words | None:
        if self.stage == REBUY:
            return None if action in self.moves(seat) else Words("rebuy-or-pass")
        return refused_bet(self, seat, action)

    def read(self, text: str) -> str:
        words = super().read(text)
        return read_bet(self, words) if self.stage in self.bets else words

    def play(self, seat: int, action: str) -> None:
        number = action.rpartition(" ")[2]
        if number.isdigit():
            self.bet(seat, offset(self) + int(number))
        elif self.stage == REBUY:
            self.buy_in(seat, action == REBUY)
        else:
            self.answer(seat, action)

    def shows_manner(self) -> bool:
        """A large bet is answered by what the hand is worth alone."""
        return self.owed(self.turn) <= SMALL * self.least_bet()

    def nerve(self, action: str) -> int | None:
        """To fold takes least."""
        number = action.rpartition(" ")[2]
        if number.isdigit():
            return 1 + int(number)
        return {"fold": 0, "check": 1, "call": 1}.get(action)

    def idle(self, seat: int) -> str:
        """Check or fold, and no buying in again for who is away."""
        if self.stage == REBUY:
            return "pass"
        return "check" if "check" in passive(self, seat) else "fold"

    def showing(self) -> list[int]:
        """The seats that have not folded, beginning with who bet or raised last in this round."""
        order = list(self.clockwise())
        first = order.index(self.bettor) if self.raises else 0
        return order[first:] + order[:first]

    def show_down(self) -> None:
        """Show or muck one after the other, as the option `showdown` says, and pay the pots."""
        self.give_back(self.put)
        shown = list[int]()
        for seat in self.showing():
            if self.options.showdown == "everybody" or self.is_ahead(seat, shown):
                self.show(seat)
                shown.append(seat)
            else:
                self.tell("poker-mucks", seat=seat)
        self.pay_pots()

    def is_ahead(self, seat: int, shown: Iterable[int]) -> bool:
        """Whether a seat wins or shares a pot it is in, among the hands shown so far."""
        number = self.value(seat)
        return any(
            seat in pot.seats
            and all(self.value(other) <= number for other in shown if other in pot.seats)
            for pot in pots(self.put, list(self.clockwise()), sum(self.dead))
        )

    def line(self, seat: int) -> Words:
        """A seat's chips, and what it has at stake or got."""
        chips, stake = self.scores[seat], self.stakes[seat]
        if self.won[seat]:
            return Words("poker-line-won", chips=chips, number=self.won[seat])
        if not chips and (self.is_paid() or not self.put[seat] + self.dead[seat]):
            return Words("poker-line-bankrupt")
        if not self.live[seat]:
            return Words("poker-line-folded", chips=chips)
        if not chips:
            return Words("poker-line-all-in", number=self.put[seat])
        is_bet = stake and self.stage in self.bets  # stakes stand until the next round of them
        return Words("poker-line-stake" if is_bet else "poker-line", chips=chips, number=stake)
