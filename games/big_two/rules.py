"""Big Two: twos are the highest cards, five may be a poker hand, and the first out wins.

Rules: `docs/rules/big_two.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from games.big_two.combinations import (
    ORDER,
    SUIT_ORDERS,
    Combination,
    combination_of,
)
from games.big_two.hint import hint
from games.big_two.options import VARIANTS, Options
from games.big_two.plays import controls, legal_melds, name_of, refused
from games.big_two.scoring import doubles, penalty, settle
from games.big_two.state import State
from games.cards import CARDS, EVERYONE, NOBODY, Card, Pile
from games.choices import Choice
from games.scene import Badge, Table
from games.speech import Hint, Say, Words

HAND: Final = 13
"""Cards of each, but where three share them all."""
NONE: Final = -1
"""Stands for the lowest card, and for a seat, where there is none to tell."""


class BigTwo(State):
    """A combination is beaten by a higher one of as many cards."""

    key, players = "big_two", range(2, 5)
    minutes, cover = 25, "3D TH AC 2S"
    trials, searches = 150, True
    options: Options = Options()
    variants: ClassVar = VARIANTS

    def sort(self, card: Card) -> tuple[int, ...]:
        return self.height(card)

    # The deal, sections 4 and 5.

    def deal(self) -> None:
        seats = self.seats
        self.dealer = self.following_dealer()
        deck = self.shuffle(self.pack())
        shares_all = seats == 3 and self.options.three_deal == "all"
        count = len(deck) // seats * seats if shares_all else HAND * seats
        self.deal_out(deck[:count])
        self.rest = Pile(deck[count:], NOBODY)
        if shares_all:
            lowest = min(deck[:count], key=self.height)
            self.hands[self.holder(lowest)].append(self.rest.pop())
        self.dealt = [len(hand) for hand in self.hands]
        self.acted, self.penalties, self.lowest = NONE, [], NONE
        self.tell("climbing-deals", seat=self.dealer)
        if self.round == 1:
            self.won = NONE
        self.begin()

    def holder(self, card: Card) -> int:
        """Who holds a card."""
        return next(seat for seat in range(self.seats) if card in self.hands[seat])

    def begin(self) -> None:
        """Give the turn to the last winner, or to who holds the lowest card."""
        if self.won != NONE and self.options.opening == "winner":
            self.turn = self.won
            self.tell("climbing-leads", seat=self.turn)
            return
        held = [card for hand in self.hands for card in hand]
        self.lowest = ORDER[min(held, key=self.height)]
        self.open()
        self.opening = self.options.must_include

    # Playing, sections 6 to 8.

    def moves(self, seat: int) -> list[str]:
        plays = [" ".join(cards) for cards in legal_melds(self, seat)]
        return [*plays, "pass"] if self.trick else plays

    def choices(self, seat: int) -> list[Choice]:
        is_asked = seat in self.waiting() and not self.resting
        return controls(self, seat) if is_asked else super().choices(seat)

    def refusal(self, seat: int, action: str) -> Words | None:
        return refused(self, seat, action)

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
        """Tell what was played, and who has one card left."""
        if self.news is None:
            return
        played = " ".join(self.arrange(cards))
        if made.size == 5:
            self.tell("big-two-plays", seat=seat, cards=played, kind=made.kind)
        else:
            self.tell("climbing-plays", seat=seat, cards=played)
        if len(self.hands[seat]) == 1:
            self.tell("big-two-one-left", other=seat)

    def tell_won(self, seat: int) -> None:
        cards = self.arrange(self.cards_of(-1))
        self.tell("climbing-wins", seat=seat, cards=" ".join(cards))

    def to_blame(self, seat: int, cards: Sequence[Card]) -> int | None:
        """Who let a seat go out with a single, by what it did just before (section 8)."""
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
        """Lay all hands open and settle."""
        factor = 2 if doubles(made, cards, self.options) else 1
        hands = zip(self.hands, self.dealt, strict=True)
        self.penalties = [factor * penalty(hand, dealt, self.options) for hand, dealt in hands]
        self.won = winner
        self.tell("big-two-wins", seat=winner)
        for seat, hand in enumerate(self.hands):
            hand.seen_by = EVERYONE
            if hand:
                held, number = " ".join(self.arrange(hand)), self.penalties[seat]
                self.tell("big-two-left", seat=seat, cards=held, number=number)
        gains = settle(self.penalties, winner, blamed, self.options.settlement)
        if blamed is not None:
            self.tell("big-two-blamed", seat=blamed, other=winner, number=-gains[blamed])
        for seat, gain in enumerate(gains):
            self.credit([seat], gain, "big-two-for-all" if seat == blamed else "")
        self.end_round(gains)

    def decided(self) -> list[int]:
        most, limit = self.options.max_rounds, self.options.limit
        is_over = 0 < most <= self.round or 0 < limit <= -min(self.scores)
        return self.leaders() if is_over else []

    def may_stop(self) -> bool:
        return not (self.options.max_rounds or self.options.limit)

    def may_hold(self, seat: int, card: Card) -> bool:
        """Nobody was dealt a card below the one that opened."""
        return self.lowest == NONE or self.height(card) >= self.height(self.lead_card())

    def hint(self, seat: int) -> Hint:
        return hint(self, seat)

    def idle(self, seat: int) -> str:
        return "pass" if self.trick else self.hint(seat).action

    # What is seen.

    def shown(self, seat: int) -> Sequence[Card]:
        hand = self.hands[seat]
        return self.arrange(hand) if hand.seen_by == EVERYONE else super().shown(seat)

    def line(self, seat: int) -> Words:
        return Words("big-two-line", score=self.scores[seat])

    def tag(self, seat: int) -> Words | None:
        """Who has won, who has one card left, or who has passed."""
        if seat in self.winners or self.penalties:
            return super().tag(seat)
        if len(self.hands[seat]) == 1:
            return Words("big-two-tag-one")
        return Words("climbing-passed") if self.passed[seat] else None

    def deed(self, seat: int) -> Words | None:
        """What was left in a hand, and what that costs."""
        if not self.penalties:
            return None
        left, number = len(self.hands[seat]), self.penalties[seat]
        unplayed = int(left == self.dealt[seat])
        return Words("big-two-deed", count=left, number=number, unplayed=unplayed)

    def label(self) -> Words:
        top = self.top()
        if top is None:
            return Words("climbing-taken", seat=self.by[-1])
        return name_of(top, self.cards_of(-1), self.by[-1])

    def table(self, say: Say) -> Table:
        """The play to beat, and the order of the suits."""
        signs = " ".join(say(Words("big-two-suit", symbol=suit)) for suit in self.suits())
        badge = Badge(say(Words("big-two-suits")), signs)
        return replace(super().table(say), badges=(badge,))

    def suits(self) -> str:
        """The suits from low to high."""
        return SUIT_ORDERS[self.options.suits]
