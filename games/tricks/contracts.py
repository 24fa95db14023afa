"""Games of tricks that begin with calls: they decide trump, and the seat that makes it."""

from abc import abstractmethod
from collections.abc import Callable, Collection
from typing import ClassVar, Final, TypeVar

from games.cards import HIDDEN, Card, Pile
from games.premoves import PASS, Premove
from games.scene import Call, Spot
from games.text import Text, Translate
from games.tricks.bidding import NOT_YET
from games.tricks.cycle import TrickGame
from games.tricks.fast import TrickPlayout, highest
from games.tricks.mind import FastTrickMind

PLAY: Final = "play"
"""The phase of the tricks, which follows those of the calls."""
SHOWN_BELOW: Final = 3
"""The number of closed cards that a picture shows below the turned one, at most."""


class ContractGame(TrickGame):
    """A game of tricks in which phases of calls, asked in turn, come before the play.

    `begin_calls` follows the deal; `ask` begins a phase, `go_on` follows one in which nobody made
    trump, and `begin_play` ends them.
    """

    premoves = (*TrickGame.premoves, PASS)
    passable: ClassVar[Collection[str]] = ()
    """The phases in which a seat may pass ahead of its turn."""
    verbs: ClassVar[Collection[str]] = ()
    """The verbs of all actions before the play."""

    dealer: int
    phase: str  # one of the calls, or PLAY
    asked: list[int]  # the seats that are still to answer in this phase, in order
    last_calls: list[str]  # by seat, its last call; "" for none
    turned: Pile  # the card turned up, unless a seat has it
    trump: str  # its suit, "" until it is made
    maker: int  # the seat that made trump, or NOT_YET

    # Methods that a game must write.

    @abstractmethod
    def call_moves(self, seat: int) -> list[str]:
        """Legal actions of a seat before the play."""

    @abstractmethod
    def call_refusal(self, seat: int, action: str) -> Text | None:
        """The reason that an action before the play, which is not listed, is illegal."""

    @abstractmethod
    def make_call(self, seat: int, action: str) -> None:
        """Carry out an action before the play."""

    @abstractmethod
    def go_on(self) -> None:
        """Begin the next phase after all have answered and none has made trump."""

    @abstractmethod
    def call_text(self, seat: int) -> Text | None:
        """The last call of a seat in a few words; None for one that is not shown."""

    # The phases.

    def begin_calls(self) -> None:
        """Forget the contract of the hand before."""
        self.trump, self.maker = "", NOT_YET
        self.last_calls = [""] * self.seats

    def in_turn(self) -> list[int]:
        """The seats from the dealer's left."""
        return self.players_from((self.dealer + 1) % self.seats)

    def opponents(self) -> list[int]:
        """The seats that play against the maker's side, from the maker's left."""
        side = self.side_of(self.maker)
        return [seat for seat in self.players_from(self.maker) if self.side_of(seat) != side]

    def ask(self, phase: str, seats: list[int]) -> None:
        """Ask these seats in turn; without any, go on at once."""
        self.phase, self.asked = phase, seats
        if seats:
            self.turn = seats[0]
        else:
            self.go_on()

    def begin_play(self, leader: int) -> None:
        """End the calls and give a seat the lead."""
        self.phase, self.asked = PLAY, []
        self.leader = self.turn = leader

    def moves(self, seat: int) -> list[str]:
        return super().moves(seat) if self.phase == PLAY else self.call_moves(seat)

    def refusal(self, seat: int, action: str) -> Text | None:
        if self.phase != PLAY:
            is_listed = action in self.call_moves(seat)
            return None if is_listed else self.call_refusal(seat, action)
        is_call = action.split(" ")[0] in self.verbs
        return self.wrong_phase() if is_call else super().refusal(seat, action)

    def wrong_phase(self) -> Text:
        """The refusal of an action of another phase: it tells what is asked now."""
        return Text(self.words("wrong-phase").key, phase=self.phase)

    def play(self, seat: int, action: str) -> None:
        if self.phase == PLAY:
            super().play(seat, action)
        else:
            self.make_call(seat, action)

    def can_premove(self, seat: int, order: Premove) -> bool:
        if order == PASS:
            return self.phase in self.passable and seat in self.asked
        return super().can_premove(seat, order)

    # The table.

    def shows_pause(self) -> bool:
        return super().shows_pause() or (self.phase == PLAY and self.is_first_lead())

    def calls(self, tr: Translate) -> tuple[Call, ...]:
        """The last call of each seat, until the first lead."""
        spoke = [seat for seat, call in enumerate(self.last_calls) if call]
        texts = {seat: self.call_text(seat) for seat in spoke if self.is_first_lead()}
        return tuple(Call(seat, tr(text)) for seat, text in texts.items() if text)

    def has_passed(self, seat: int) -> bool:
        """True if the last call of a seat is a pass, before trump is made."""
        return not self.resting and not self.trump and self.last_calls[seat] == "pass"

    def turned_spot(self, label: Text, below: int, is_open: bool, tr: Translate) -> Spot:
        """The turned card on so many closed ones, open or closed."""
        face = str(self.turned[0] if is_open else HIDDEN)
        return Spot(tr(label), (*(str(HIDDEN),) * min(SHOWN_BELOW, below), face))


C = TypeVar("C", bound=ContractGame)


class ContractMind(FastTrickMind[C]):
    """A mind that looks ahead once the calls are made."""

    def is_in_play(self, game: C) -> bool:
        return game.phase == PLAY

    def settle(self, game: C, playout: TrickPlayout) -> None:
        """Set in a playout what the cards as dealt decide."""

    def try_in(self, playout: TrickPlayout, deal: C, action: str) -> None:
        self.settle(deal, playout)
        super().try_in(playout, deal, action)


class ContractPlayout(TrickPlayout):
    """The remaining play of a hand in which one seat made trump."""

    maker = 0
    precious = 0
    """The side cards that are kept as long as others can be thrown."""
    values: dict[int, int]
    """By card, its points, in games that count those."""

    def count(self, points: Callable[[Card], int]) -> None:
        """Set the points of all cards."""
        self.values = {bit: points(card) for card, bit in self.bits.bit.items()}
        self.counted = sum(bit for bit, value in self.values.items() if value)

    def each(self, cards: int) -> list[int]:
        """The single cards of a mask."""
        found = []
        while cards:
            found.append(cards & -cards)
            cards &= cards - 1
        return found

    def points(self, cards: int) -> int:
        """The points of cards."""
        return sum(self.values[card] for card in self.each(cards))

    def most(self, cards: int) -> int:
        """The card with the most points, of equals the highest."""
        return max(self.each(cards), key=lambda card: (self.values[card], card))

    def fewest(self, hand: int, cards: int) -> int:
        """The card with the fewest points, of equals from a short suit."""
        key = self.values
        return min(self.each(cards), key=lambda card: (key[card], self.length(hand, card), card))

    def cheapest(self, hand: int, cards: int) -> int:
        """The card with the fewest points, no trump if possible."""
        return self.fewest(hand, cards & ~self.bits.trump or cards)

    def longest(self, hand: int, cards: int) -> int:
        """The card with the fewest points of the longest suit."""
        key = self.values
        return min(self.each(cards), key=lambda card: (-self.length(hand, card), key[card], card))

    def shortest(self, hand: int, cards: int) -> int:
        """The highest card of the suit of which the hand has fewest."""
        tops = [highest(held) for suit in self.bits.groups if (held := cards & suit)]
        return min(tops, key=lambda card: (self.length(hand, card), -card))

    def lowest(self, hand: int, cards: int) -> int:
        """A low side card of the shortest suit; no precious card or trump if possible."""
        plain = cards & ~self.bits.trump
        low = plain & ~self.precious
        if not low:
            return (plain or cards) & -(plain or cards)
        lows = [held & -held for suit in self.bits.groups if (held := low & suit)]
        return min(lows, key=lambda card: (self.length(hand, card), card))
