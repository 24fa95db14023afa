"""Big Two: twos are the highest cards, five may be a poker hand, and the first out wins.

Rules: `docs/rules/big_two.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from games.big_two.hint import BigTwoMind
from games.big_two.plays import Plays
from games.big_two.state import (
    BOMBS,
    NONE,
    ORDER,
    VARIANTS,
    Combination,
    Options,
    combination_of,
)
from games.big_two.table import Scenes
from games.cards import CARDS, NOBODY, Card, Pile
from games.daily import Daily
from games.text import Text

HAND: Final = 13
"""The number of cards of a hand, except where three share all cards; `double_from` is for it."""


class BigTwo(Plays, Scenes):
    """A combination is beaten by a higher one of as many cards."""

    key, players = "big_two", range(2, 5)
    minutes, cover = 25, "3D TH AC 2S"
    mind = BigTwoMind()
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(4, Options(max_rounds=4), 4)

    # The deal, sections 4 and 5.

    def deal(self) -> None:
        seats = self.seats
        self.dealer = self.following_dealer()
        deck = self.shuffle(self.pack())
        shares_all = seats == 3 and self.options.three_deal == "all"
        count = len(deck) // seats * seats if shares_all else HAND * seats
        self.deal_out(deck[:count], (self.dealer + 1) % seats)
        self.out_of_play = Pile(deck[count:], NOBODY)
        if shares_all:
            lowest = min(deck[:count], key=self.height)
            self.hands[self.holder(lowest)].append(self.out_of_play.pop())
        self.dealt = [len(hand) for hand in self.hands]
        self.acted, self.penalties, self.lowest = NONE, [], NONE
        self.emit("climbing-deals", seat=self.dealer)
        if self.round == 1:
            self.won = NONE
        self.begin()

    def holder(self, card: Card) -> int:
        """The seat that holds a card."""
        return next(seat for seat in range(self.seats) if card in self.hands[seat])

    def begin(self) -> None:
        """Give the turn to the last winner, or to the holder of the lowest card."""
        if self.won != NONE and self.options.opening == "winner":
            self.turn = self.won
            self.emit("climbing-leads", seat=self.turn)
            return
        held = [card for hand in self.hands for card in hand]
        self.lowest = ORDER[min(held, key=self.height)]
        self.open()
        self.opening = self.options.must_include

    # Playing, sections 6 to 8.

    def play(self, seat: int, action: str) -> None:
        if action == "pass":
            self.acted = seat
            self.pass_on(seat)
            return
        cards = tuple(CARDS[word] for word in action.split(" "))
        blamed = self.to_blame(seat, cards)
        self.acted = seat
        self.put_down(seat, cards)
        made = combination_of(cards, self.options)
        assert made is not None, "only combinations are legal"
        self.tell_play(seat, cards, made)
        if self.hands[seat]:
            self.next_turn(self.followers(seat))
        else:
            self.end(seat, made, cards, blamed)

    def tell_play(self, seat: int, cards: Sequence[Card], made: Combination) -> None:
        """Tell a play, and that a seat has one card left."""
        if self.events is None:
            return
        played = " ".join(self.arrange(cards))
        if made.size == 5:
            self.emit("big-two-plays", seat=seat, cards=played, kind=made.kind)
        else:
            self.emit("climbing-plays", seat=seat, cards=played)
        self.tell_few_left(seat, 1)

    def tell_won(self, seat: int) -> None:
        cards = self.arrange(self.cards_of(-1))
        self.emit("climbing-wins", seat=seat, cards=" ".join(cards))

    def to_blame(self, seat: int, cards: Sequence[Card]) -> int | None:
        """The seat that let another go out with a single card (section 8), by its turn before."""
        helper = (seat - 1) % self.seats
        goes_out = len(cards) == len(self.hands[seat]) == 1
        if not (self.options.assist and goes_out and self.by and self.size == 1):
            return None
        top = self.height(self.cards_of(-1)[0])
        could = any(self.height(card) > top for card in self.hands[helper])
        return helper if self.acted == helper and could else None

    # The end of a round, section 9.

    def end(
        self, winner: int, made: Combination, cards: Sequence[Card], blamed: int | None
    ) -> None:
        """Open all hands and settle."""
        factor = 2 if doubles(made, cards, self.options) else 1
        hands = zip(self.hands, self.dealt, strict=True)
        self.penalties = [factor * penalty(hand, dealt, self.options) for hand, dealt in hands]
        self.won = winner
        self.emit("big-two-wins", seat=winner)
        self.show_hands()
        for seat, hand in enumerate(self.hands):
            if hand:
                held, number = " ".join(self.arrange(hand)), self.penalties[seat]
                self.emit("big-two-left", seat=seat, cards=held, number=number)
        gains = settle(self.penalties, winner, blamed, self.options.settlement)
        if blamed is not None:
            self.emit("big-two-blamed", seat=blamed, other=winner, number=-gains[blamed])
        for seat, gain in enumerate(gains):
            self.credit([seat], gain, "big-two-for-all" if seat == blamed else "")
        self.end_round()

    def decided(self) -> list[int]:
        most, limit = self.options.max_rounds, self.options.limit
        is_over = 0 < most <= self.round or 0 < limit <= -min(self.scores)
        return self.leaders() if is_over else []

    def can_stop(self) -> bool:
        return not (self.options.max_rounds or self.options.limit)

    def summary(self, seat: int) -> Text | None:
        """The number of cards left in a hand, and its penalty."""
        if not self.penalties:
            return None
        left, number = len(self.hands[seat]), self.penalties[seat]
        unplayed = int(left == self.dealt[seat])
        return Text("big-two-deed", count=left, number=number, unplayed=unplayed)


def penalty(left: Sequence[Card], dealt: int, options: Options) -> int:
    """The penalty of a hand to which a number of cards was dealt."""
    count, each = len(left), 1
    if options.double_from and count >= options.double_from + dealt - HAND:
        each = 2
    if options.triple and count == dealt:
        each = 3
    twos = sum(card.rank == "2" for card in left)
    return count * each * (2**twos if options.twos_double else 1)


def doubles(last: Combination, cards: Sequence[Card], options: Options) -> bool:
    """True if all pay twice for the last play of the winner."""
    is_large = last.kind in BOMBS or all(card.rank == "2" for card in cards)
    return options.finish_double and is_large


def settle(penalties: Sequence[int], winner: int, blamed: int | None, settlement: str) -> list[int]:
    """The points by seat; a seat to blame pays for all the others."""
    total, seats = sum(penalties), len(penalties)
    if blamed is not None:
        penalties = [total if seat == blamed else 0 for seat in range(seats)]
    elif settlement == "pairwise":
        return [total - seats * each for each in penalties]
    gains = [-each for each in penalties]
    if settlement != "points":
        gains[winner] = total
    return gains
