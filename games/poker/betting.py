"""The betting that all games of poker share, and the looks of its seats."""

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import replace

from games.cards import HIDDEN
from games.choices import Choice
from games.poker.bets import bet_choices, bet_moves, bet_refusal, offset, read_bet
from games.poker.chips import REBUY, ChipGame
from games.poker.hands import made
from games.poker.pots import pots
from games.poker.table import line
from games.premoves import CALL_ANY, CHECK_OR_FOLD, Premove
from games.scene import Hand, TableSeat
from games.text import Text, Translate, Value


class BettingGame(ChipGame):
    """A game in which chips are bet in rounds, seat by seat.

    A game deals, calls `begin_bets`, and goes on in `bets_over` after a round of betting.
    """

    premoves = (CHECK_OR_FOLD, CALL_ANY)

    @abstractmethod
    def bets_over(self) -> None:
        """Go on when everybody has matched the stakes."""

    def can_premove(self, seat: int, order: Premove) -> bool:
        """True for a seat that is in the hand and has chips: it may be asked about a bet."""
        return self.stage in self.bets and self.live[seat] and self.scores[seat] > 0

    # The course of a round of betting.

    def begin_bets(self, stage: str) -> None:
        """Begin a round of betting, which may be over at once."""
        self.stage, self.stakes, self.floor = stage, [0] * self.seats, 0
        self.open_bets(self.dealer)

    def open_bets(self, after: int) -> None:
        """Ask all for their bets, beginning with the seat behind this one."""
        self.raises, self.bettor, self.full = 0, self.dealer, self.least_bet()
        self.acted = [False] * self.seats
        self.pass_turn(after)

    def pass_turn(self, seat: int) -> None:
        """Go on after an action of a seat: with the next to bet, the next stage, or the end."""
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
            can_bet = not self.acted[seat] and self.others_have_chips(seat)
            if can_bet or self.owed(seat):
                return seat
        return None

    def bet(self, seat: int, stake: int) -> None:
        """Bet, or call and raise, so that the seat's stake becomes this."""
        match = self.to_match()
        self.stake(seat, stake - self.stakes[seat])
        if stake - match >= self.reopening():
            self.full, self.acted = stake - match, [False] * self.seats
        self.raises += 1
        self.has_bet[seat] = True
        self.bettor, self.acted[seat] = seat, True
        key = "poker-raises" if match else "poker-bets"
        self.emit(key, seat=seat, number=stake, left=self.scores[seat])
        self.pass_turn(seat)

    def answer(self, seat: int, action: str) -> None:
        """Call, check or fold."""
        self.acted[seat] = True
        if action == "call":
            chips = self.stake(seat, self.owed(seat))
            self.emit("poker-calls", seat=seat, number=chips, left=self.scores[seat])
        elif action == "check":
            self.emit("poker-checks", seat=seat)
        else:
            self.live[seat] = False
            self.emit("poker-folds", seat=seat)
        self.pass_turn(seat)

    # Actions.

    def moves(self, seat: int) -> list[str]:
        return [REBUY, "pass"] if self.stage == REBUY else bet_moves(self, seat)

    def choices(self, seat: int) -> list[Choice]:
        is_betting = self.stage in self.bets and seat == self.turn
        return bet_choices(self, seat) if is_betting else super().choices(seat)

    def refusal(self, seat: int, action: str) -> Text | None:
        if self.stage == REBUY:
            return None if action in self.moves(seat) else Text("rebuy-or-pass")
        return bet_refusal(self, seat, action)

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

    # The showdown.

    def showdown_order(self) -> list[int]:
        """The seats that have not folded, from the one that bet or raised last in this round."""
        order = list(self.clockwise())
        first = order.index(self.bettor) if self.raises else 0
        return order[first:] + order[:first]

    def show_down(self) -> None:
        """Show or muck one after the other, as the option `showdown` says, and pay the pots."""
        self.return_uncalled(self.put)
        shown = list[int]()
        for seat in self.showdown_order():
            if self.options.showdown == "everybody" or self.is_ahead(seat, shown):
                self.show(seat)
                shown.append(seat)
            else:
                self.emit("poker-mucks", seat=seat)
        self.pay_pots()

    def is_ahead(self, seat: int, shown: Iterable[int]) -> bool:
        """True if a seat wins or shares a pot it is in, or a half, among the hands shown so far."""
        number, low = self.value(seat), self.low(seat)
        for pot in pots(self.put, list(self.clockwise()), sum(self.dead)):
            others = [other for other in shown if other in pot.seats]
            if seat in pot.seats and (
                all(self.value(other) <= number for other in others)
                or (low and all(self.low(other) <= low for other in others))
            ):
                return True
        return False

    # Looks.

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        return replace(super().seat_scene(seat, tr), line=tr(line(self, seat)))

    def holding(self, seat: int) -> dict[str, Value]:
        """The hand of a seat as arguments of `poker-holding`.

        `eight` says what its low is; "off" where there are none, "" where nothing is said yet.
        """
        return {**made(self.value(seat)), "eight": "off"}

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        hand, held = super().hand_scene(seat, tr), self.hands[seat]
        holding = self.holding(seat) if held and HIDDEN not in held else {"eight": ""}
        if not holding["eight"]:
            return hand
        return replace(hand, title=f"{hand.title} · {tr(Text('poker-holding', **holding))}")
