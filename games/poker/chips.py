"""Chips in pots: who has put in what, who wins them, and buying in again."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from games.cards import EVERYONE, HIDDEN, Card
from games.game import Game
from games.poker.hands import kicker, made, shows
from games.poker.pots import Pot, layers, pots, shares, uncalled
from games.scene import Badge
from games.speech import Event, Say, Words
from games.tricks import HIGH

REBUY: Final = "rebuy"
OVER: Final = "over"


class ChipGame(Game):
    """The chips a seat holds are its score; what it has put in is no longer among them."""

    unit = "hand"

    dealer: int
    stage: str  # REBUY, OVER, or what a game has besides
    live: list[bool]  # by seat, whether it was dealt in and has not folded
    put: list[int]  # by seat, chips in the pots of this hand that others have to match
    dead: list[int]  # by seat, chips in the main pot that nobody has to match
    won: list[int]  # by seat, what the hand just finished paid
    bought: list[int]  # by seat, how often it has bought in again
    declined: list[bool]  # by seat, whether it does not want to any more

    # What a game says.

    @abstractmethod
    def value(self, seat: int) -> int:
        """The strength of a seat's hand."""

    @abstractmethod
    def may_rebuy(self, seat: int) -> bool:
        """Whether a seat without chips may buy in again."""

    def close_hand(self) -> None:
        """Do what is to be done when the pots are paid and nobody buys in any more."""

    # The course of a hand.

    def begin_match(self) -> None:
        """Give everybody their chips, and draw the first dealer by lot."""
        self.dealer = self.shuffle(range(self.seats))[0]
        self.scores = [self.options.starting_chips] * self.seats
        self.brought = list(self.scores)
        self.bought, self.declined = [0] * self.seats, [False] * self.seats

    def begin_hand(self) -> None:
        """Deal in who has chips; nothing is in the pots."""
        self.live = [chips > 0 for chips in self.scores]
        self.put, self.dead = [0] * self.seats, [0] * self.seats
        self.won = [0] * self.seats

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
        """Move chips of a seat into the pot, as far as it has them; how many."""
        chips = min(chips, self.scores[seat])
        self.scores[seat] -= chips
        self.put[seat] += chips
        return chips

    def in_pot(self) -> int:
        """All the chips of the hand."""
        return sum(self.put) + sum(self.dead)

    # The end of a hand.

    def take_all(self) -> None:
        """Pay everything to the one seat left, which shows nothing."""
        winner, pot = self.live.index(True), self.in_pot()
        self.tell("poker-takes-all", winner=winner, number=pot)
        self.finish([pot * (seat == winner) for seat in range(self.seats)])

    def give_back(self, chips_in: list[int]) -> None:
        """Return what nobody matched of what was put in, in a round or in the hand."""
        seat, chips = uncalled(chips_in)
        if chips:
            chips_in[seat] -= chips
            if chips_in is not self.put:
                self.put[seat] -= chips
            self.scores[seat] += chips
            self.tell("poker-gives-back", seat=seat, number=chips)

    def show(self, seat: int) -> None:
        """Turn up a hand, and tell what it makes."""
        self.hands[seat].seen_by = EVERYONE
        if self.news is not None:
            hand = self.arrange(self.hands[seat])
            self.news.append(Event(shows(seat, hand, self.value(seat))))

    def pay_pots(self) -> None:
        """Pay each pot to the best among its seats."""
        strengths = {seat: self.value(seat) for seat in self.clockwise()}
        paid = [0] * self.seats
        shared = pots(self.put, list(strengths), sum(self.dead))
        for number, pot in enumerate(shared):
            best = max(strengths[seat] for seat in pot.seats)
            winners = [seat for seat in pot.seats if strengths[seat] == best]
            for seat, chips in zip(winners, shares(pot.amount, len(winners)), strict=True):
                paid[seat] += chips
            which = "only" if len(shared) == 1 else "side" if number else "main"
            self.tell_pot(winners, pot, which)
        self.finish(paid)

    def tell_pot(self, winners: Sequence[int], pot: Pot, which: str) -> None:
        """Tell who wins a pot, and with what; of the hands it beats only those shown are known."""
        if self.news is None:
            return
        best = self.value(winners[0])
        shown = (self.value(seat) for seat in pot.seats if self.has_shown(seat))
        beaten = [number for number in shown if number < best]
        said = {"pot": which, **made(best), "kicker": kicker(best, beaten) or "none"}
        key = "poker-wins" if len(winners) == 1 else "poker-ties"
        seats = " ".join(map(str, winners))
        self.tell(key, EVERYONE, seats=seats, number=pot.amount, **said)

    def finish(self, paid: Sequence[int]) -> None:
        """Pay out the hand, and go on to what bankrupt seats do."""
        self.won = list(paid)
        self.scores = [chips + gain for chips, gain in zip(self.scores, paid, strict=True)]
        for seat, chips in enumerate(self.scores):
            put = self.put[seat] + self.dead[seat]
            self.credit([seat], paid[seat], "poker-for-won")
            self.credit([seat], -put, "poker-for-paid")
            if not chips and put:
                self.tell("poker-bankrupt", seat=seat)
        self.ask_bankrupts()

    def bankrupts(self) -> Iterable[int]:
        """The seats in the order in which those without chips may buy in again."""
        return range(self.seats)

    def ask_bankrupts(self) -> None:
        """Offer each seat without chips to buy in again; then the hand is over."""
        is_last = self.round == self.options.max_hands
        for seat in self.bankrupts():
            can = not is_last and not self.scores[seat] and not self.declined[seat]
            if can and self.may_rebuy(seat):
                self.stage, self.turn = REBUY, seat
                return
        self.stage = OVER
        self.close_hand()
        self.end_round([0] * self.seats)

    def buy_in(self, seat: int, does: bool) -> None:
        """Buy in again, or not."""
        if does:
            self.bought[seat] += 1
            self.scores[seat] = self.options.starting_chips
            self.credit([seat], self.scores[seat], "poker-for-rebuy")
            self.tell("poker-buys-in", seat=seat, number=self.scores[seat])
        else:
            self.declined[seat] = True
            self.tell("poker-leaves", seat=seat)
        self.ask_bankrupts()

    def decided(self) -> list[int]:
        only_one = sum(chips > 0 for chips in self.scores) == 1
        return self.leaders() if only_one or self.round == self.options.max_hands else []

    # What is seen.

    def is_out(self, seat: int) -> bool:
        return not self.live[seat]

    def is_paid(self) -> bool:
        """Whether the chips of the hand have been paid out."""
        return self.stage in (REBUY, OVER)

    def has_shown(self, seat: int) -> bool:
        """Whether a hand lies open that may win."""
        return self.live[seat] and self.hands[seat].seen_by == EVERYONE

    def prompt(self) -> Words | None:
        """Who has taken the chips, once nothing of them lies there."""
        if not self.is_paid():
            return super().prompt()
        paid = {seat: chips for seat, chips in enumerate(self.won) if chips}
        seats, shares = " ".join(map(str, paid)), paid.values()
        how = "one" if len(paid) == 1 else "even" if max(shares) - min(shares) <= 1 else "uneven"
        return Words("poker-prompt-won", seats=seats, how=how, number=sum(shares))

    def holding(self, seat: int) -> Words | None:
        hand = self.hands[seat]
        is_seen = hand and HIDDEN not in hand
        return Words("poker-hand", **made(self.value(seat))) if is_seen else None

    def sort(self, card: Card) -> tuple[int, ...]:
        return -HIGH.get(card.rank, 15), "SHCD".find(card.suit)

    def deed(self, seat: int) -> Words | None:
        """What a hand shown made, or that it was mucked or folded."""
        if self.has_shown(seat):
            return Words("poker-category", made=made(self.value(seat))["made"])
        if self.live[seat] and self.is_paid() and sum(self.live) > 1:
            return Words("poker-deed-mucked")
        is_folded = self.put[seat] and not self.live[seat]
        return Words("poker-deed-folded") if is_folded else None

    def shown_pots(self, say: Say) -> str:
        """The chips of the hand, in parts where somebody is all-in; "" once they are paid."""
        if self.is_paid():
            return ""
        limits = {
            paid
            for paid, live, chips in zip(self.put, self.live, self.scores, strict=True)
            if live and not chips
        }
        parts = layers(self.put, sorted(limits | {max(self.put)}))
        parts[0] += sum(self.dead)
        return " + ".join(said_chips(part, say) for part in parts if part)

    def badge(self, key: str, chips: int, say: Say) -> Badge:
        """An amount that all have to know."""
        return Badge(say(Words(key)), said_chips(chips, say))


def said_chips(number: int, say: Say) -> str:
    """An amount as players read it: "1,500"."""
    return say(Words("poker-amount", number=number))
