"""Chips of a hand: stakes to be matched, payment of the pots, and buying in again."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from games.cards import EVERYONE, Card, Pile
from games.game import Game
from games.poker.hands import kicker, made, showdown_words
from games.poker.lows import low_name
from games.poker.pots import Award, Pot, awards, pots, uncalled
from games.text import Event, Text, Value
from games.tricks import HIGH

REBUY: Final = "rebuy"
OVER: Final = "over"
NO_LIMIT: Final = "no_limit"
POT_LIMIT: Final = "pot_limit"
FIXED_LIMIT: Final = "fixed_limit"


class ChipGame(Game):
    """A game in which the chips of a seat are its score, without those that it has put in."""

    group, unit = "poker", "hand"
    bets: ClassVar[tuple[str, ...]]  # the stages in which chips are bet
    raises_by: ClassVar[bool] = False  # a raise names what is added, not what it is raised to
    folds_freely: ClassVar[bool] = True  # folding is offered where checking is, too

    dealer: int
    stage: str  # REBUY, OVER, one of `bets`, or another of the game
    live: list[bool]  # by seat, True if it was dealt in and has not folded
    put: list[int]  # by seat, chips in the pots of this hand that others have to match
    dead: list[int]  # by seat, chips in the main pot that nobody has to match
    won: list[int]  # by seat, what the hand just finished paid
    bought: list[int]  # by seat, the number of times it has bought in again
    declined: list[bool]  # by seat, True if it does not want to any more
    stakes: list[int]  # by seat, those of `put` bet since this round of betting began
    floor: int  # the least that is to be matched: a big blind, though it was posted short
    acted: list[bool]  # by seat, True if it has acted since the last full bet or raise
    full: int  # the size of the last full bet or raise, which the next adds at least
    raises: int  # bets and raises in this round of betting
    has_bet: list[bool]  # by seat, True if it has bet or raised in this hand
    bettor: int  # the seat that made the last of them; the dealer before the first

    # Rules of each game.

    @abstractmethod
    def value(self, seat: int) -> int:
        """The strength of a seat's hand."""

    @abstractmethod
    def can_rebuy(self, seat: int) -> bool:
        """True if a seat without chips may buy in again."""

    @abstractmethod
    def least_bet(self) -> int:
        """The least that may be bet by a seat that has as much."""

    def betting(self) -> str:
        """NO_LIMIT, POT_LIMIT, or FIXED_LIMIT, where every bet is the least one."""
        return NO_LIMIT

    def cap(self) -> int:
        """The most bets of a round of FIXED_LIMIT; 0 for no cap."""
        return 0

    def splits_pots(self) -> bool:
        """True if the best low hand wins half of each pot."""
        return False

    def low(self, seat: int) -> int:
        """The strength of a seat's low hand; 0 if it has none."""
        return 0

    def reopening(self) -> int:
        """The least raise that lets seats raise again which have acted before."""
        return (self.least_bet() + 1) // 2 if self.betting() == FIXED_LIMIT else self.full

    def can_check(self) -> bool:
        """True if a seat that owes nothing may stay in without a bet."""
        return True

    def can_reraise(self, seat: int) -> bool:
        """True if a raise is open to a seat that has acted since the last full one."""
        return False

    def can_be_answered(self, seat: int) -> bool:
        """True if another seat could put in more than what is to be matched."""
        return any(
            self.stakes[other] + self.scores[other] > self.to_match() for other in self.others(seat)
        )

    def close_hand(self) -> None:
        """End a hand, once the pots are paid and nobody buys in any more."""

    # The stakes of a round of betting.

    def others_have_chips(self, seat: int) -> bool:
        """True if any other seat in the hand has chips left."""
        return any(self.scores[other] for other in self.others(seat))

    def to_match(self) -> int:
        """The stake that keeps a seat in."""
        return max(self.floor, *self.stakes)

    def owed(self, seat: int) -> int:
        """The chips that a seat lacks to that; where all others are all-in, to their highest."""
        match = self.to_match()
        if self.floor and not self.others_have_chips(seat):
            match = min(match, max(self.stakes[other] for other in self.others(seat)))
        return max(0, match - self.stakes[seat])

    def can_raise(self, seat: int) -> bool:
        """True if a seat may bet or raise, given the chips."""
        is_open = not self.acted[seat] or self.can_reraise(seat)
        return is_open and self.can_be_answered(seat)

    # The course of a hand.

    def begin_match(self) -> None:
        """Give everybody their chips, and draw the first dealer by lot."""
        self.dealer = self.shuffle(range(self.seats))[0]
        self.scores = [self.options.starting_chips] * self.seats
        self.scores_before = list(self.scores)
        self.bought, self.declined = [0] * self.seats, [False] * self.seats

    def begin_hand(self) -> None:
        """Deal in every seat with chips, with empty pots."""
        self.live = [chips > 0 for chips in self.scores]
        self.put, self.dead, self.won = [0] * self.seats, [0] * self.seats, [0] * self.seats
        self.stakes, self.floor, self.has_bet = [0] * self.seats, 0, [False] * self.seats

    def deal_hands(self, size: int) -> list[Card]:
        """Deal hands one card at a time from the dealer's left; returns the rest of the pack."""
        pack, order = self.shuffle(self.pack()), list(self.clockwise())
        count, dealt = len(order), size * len(order)
        self.hands = [Pile((), seat) for seat in range(self.seats)]
        for place, seat in enumerate(order):
            self.hands[seat] += pack[place:dealt:count]
        return pack[dealt:]

    def clockwise(self) -> Iterator[int]:
        """The seats that are in the hand, from the dealer's left."""
        for step in range(1, self.seats + 1):
            seat = (self.dealer + step) % self.seats
            if self.live[seat]:
                yield seat

    def others(self, seat: int) -> Iterator[int]:
        """The other seats that have not folded."""
        return (other for other, live in enumerate(self.live) if live and other != seat)

    def pay(self, seat: int, chips: int) -> int:
        """Move chips of a seat into the pot, as far as it has them; returns the number moved."""
        chips = min(chips, self.scores[seat])
        self.scores[seat] -= chips
        self.put[seat] += chips
        return chips

    def stake(self, seat: int, chips: int) -> int:
        """A stake put in as part of the betting."""
        chips = self.pay(seat, chips)
        self.stakes[seat] += chips
        return chips

    def in_pot(self) -> int:
        """All the chips of the hand."""
        return sum(self.put) + sum(self.dead)

    # The end of a hand.

    def take_all(self) -> None:
        """Pay everything to the one seat left, which shows nothing."""
        winner, pot = self.live.index(True), self.in_pot()
        self.emit("poker-takes-all", winner=winner, number=pot)
        self.finish([pot * (seat == winner) for seat in range(self.seats)])

    def return_uncalled(self, chips_in: list[int]) -> None:
        """Return what nobody matched of `put` or `stakes`."""
        seat, chips = uncalled(chips_in)
        if chips:
            chips_in[seat] -= chips
            if chips_in is not self.put:
                self.put[seat] -= chips
            self.scores[seat] += chips
            self.emit("poker-gives-back", seat=seat, number=chips)

    def show(self, seat: int) -> None:
        """Turn up a hand, and announce its name."""
        self.hands[seat].seen_by = EVERYONE
        if self.events is not None:
            hand, low = self.arrange(self.hands[seat]), self.low(seat)
            self.events.append(Event(showdown_words(seat, hand, self.value(seat), low)))

    def awards(self) -> Iterator[tuple[str, Pot, Award]]:
        """Each pot, or each half of it, for the best of those that show; first which pot it is."""
        live = list(self.clockwise())
        high = {seat: self.value(seat) if self.has_shown(seat) else 0 for seat in live}
        low = {seat: self.low(seat) if self.has_shown(seat) else 0 for seat in live}
        all_pots = pots(self.put, live, sum(self.dead))
        for number, pot in enumerate(all_pots):
            which = "only" if len(all_pots) == 1 else "side" if number else "main"
            for award in awards(pot, high, low):
                yield which, pot, award

    def halves_won(self, seat: int) -> set[str]:
        """The kinds of awards that a seat has shared, once the pots are paid."""
        if not self.is_paid():
            return set()
        return {award.half for *_, award in self.awards() if seat in award.winners}

    def pay_pots(self) -> None:
        """Pay the pots."""
        paid = [0] * self.seats
        for which, pot, award in self.awards():
            for seat, chips in zip(award.winners, award.shares(), strict=True):
                paid[seat] += chips
            self.tell_award(award, pot, which)
        self.finish(paid)

    def tell_award(self, award: Award, pot: Pot, which: str) -> None:
        """Announce the winners of a pot or a half, and what they have."""
        if self.events is None:
            return
        if award.half == "whole" and self.splits_pots():
            self.emit("poker-no-low", pot=which)
        seats, number = " ".join(map(str, award.winners)), award.amount
        one = len(award.winners) == 1
        if award.half == "whole":
            key = "poker-wins" if one else "poker-ties"
        else:
            key = f"poker-wins-{award.half}" if one else f"poker-ties-{award.half}"
        args = self.won_with(award, pot)
        self.emit(key, EVERYONE, seats=seats, number=number, pot=which, **args)

    def won_with(self, award: Award, pot: Pot) -> dict[str, Value]:
        """The hand of winners as arguments of a message; a kicker only against hands shown."""
        first = award.winners[0]
        low: dict[str, Value] = {"eight": low_name(self.low(first))}
        if award.half == "low":
            return low
        best = self.value(first)
        shown = (self.value(seat) for seat in pot.seats if self.has_shown(seat))
        beaten = [number for number in shown if number < best]
        high = {**made(best), "kicker": kicker(best, beaten) or "none"}
        return high | low if award.half == "both" else high

    def finish(self, paid: Sequence[int]) -> None:
        """Pay out the hand, and ask bankrupt seats."""
        self.won = list(paid)
        self.scores = [chips + gain for chips, gain in zip(self.scores, paid, strict=True)]
        for seat, chips in enumerate(self.scores):
            put = self.put[seat] + self.dead[seat]
            self.credit([seat], paid[seat], "poker-for-won")
            self.credit([seat], -put, "poker-for-paid")
            if not chips and put:
                self.emit("poker-bankrupt", seat=seat)
        self.ask_bankrupts()

    def bankrupts(self) -> Iterable[int]:
        """The seats in the order in which those without chips may buy in again."""
        return range(self.seats)

    def ask_bankrupts(self) -> None:
        """Offer each seat without chips to buy in again; then the hand is over."""
        is_last = self.round == self.options.max_hands
        for seat in self.bankrupts():
            can = not is_last and not self.scores[seat] and not self.declined[seat]
            if can and self.can_rebuy(seat):
                self.stage, self.turn = REBUY, seat
                return
        self.stage = OVER
        self.close_hand()
        self.end_round([0] * self.seats)

    def buy_in(self, seat: int, accepts: bool) -> None:
        """Buy in again, or decline."""
        if accepts:
            self.bought[seat] += 1
            self.scores[seat] = self.options.starting_chips
            self.credit([seat], self.scores[seat], "poker-for-rebuy")
            self.emit("poker-buys-in", seat=seat, number=self.scores[seat])
        else:
            self.declined[seat] = True
            self.emit("poker-leaves", seat=seat)
        self.ask_bankrupts()

    def decided(self) -> list[int]:
        only_one = sum(chips > 0 for chips in self.scores) == 1
        return self.leaders() if only_one or self.round == self.options.max_hands else []

    def is_out(self, seat: int) -> bool:
        return not self.live[seat]

    def is_eliminated(self, seat: int) -> bool:
        return self.stage == OVER and not self.scores[seat]

    def is_paid(self) -> bool:
        """True once the chips of the hand have been paid out."""
        return self.stage in (REBUY, OVER)

    def has_shown(self, seat: int) -> bool:
        """True if a hand that may win lies open."""
        return self.live[seat] and self.hands[seat].seen_by == EVERYONE

    def sort(self, card: Card) -> tuple[int, ...]:
        return -HIGH.get(card.rank, 15), "SHCD".find(card.suit)

    def summary(self, seat: int) -> Text | None:
        """The hand that a seat has shown, or that it has mucked or folded."""
        if self.has_shown(seat):
            category, won = made(self.value(seat))["made"], self.halves_won(seat)
            if won == {"low"}:
                return Text("poker-tag-low", eight=low_name(self.low(seat))[:3])
            key = "poker-category-and-low" if won & {"low", "both"} else "poker-category"
            return Text(key, made=category)
        if self.live[seat] and self.is_paid() and sum(self.live) > 1:
            return Text("poker-deed-mucked")
        is_folded = self.put[seat] and not self.live[seat]
        return Text("poker-deed-folded") if is_folded else None
