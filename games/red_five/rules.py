"""Red Five, three against one: bid for the points you will take against three others.

Rules: `docs/rules/red_five.md`; a section named in this folder is one of that page.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from random import Random
from typing import ClassVar, Final

from games.cards import CARDS, NOBODY, Card, Pile, cards
from games.choices import Choice
from games.notation import Grammar
from games.orders import PASS, Order
from games.red_five.auction import NOT_YET, answer, bid_choices, bids, leaps
from games.red_five.bury import BURIED, burials
from games.red_five.cards import (
    CARDS_ONCE,
    NO_TRUMP,
    RED_FIVE,
    SUITS_HELD,
    TRUMP,
    TWO_PACKS,
    points_in,
)
from games.red_five.hint import hint
from games.red_five.moves import card_choices, card_moves, throw
from games.red_five.options import VARIANTS, Options
from games.red_five.refusals import refusal
from games.red_five.rehearsal import Rehearsal
from games.red_five.table import table
from games.scene import Spot, Table
from games.speech import Hint, Say, Words
from games.tricks import Cards, TrickGame

NAMES_NONE = "trump none"
TRUMPS_NAMED: Final = 8.0
"""How much likelier the declarer holds a trump than it lies buried, to any other card."""
TRUMPS_LEFT: Final = 4.0
"""The same for a defender."""


class RedFive(Rehearsal):
    """The highest bidder, the declarer, plays against the three defenders."""

    key, players, unit = "red_five", range(4, 5), "hand"
    minutes, cover, trials, searches = 40, "5H 5D JB JR", 200, True
    grammar = Grammar(suits=("trump",))
    options: Options = Options()
    orders = (*TrickGame.orders, PASS)
    variants: ClassVar = VARIANTS

    def pack(self) -> Sequence[Card]:
        return TWO_PACKS

    def deal(self) -> None:
        self.opener = self.first_bidder()
        self.passed_out = 0
        self.tell("red-five-opens", other=self.opener)
        self.deal_cards()

    def first_bidder(self) -> int:
        """The seat that bids first in this hand (section 4)."""
        if self.round == 1 or self.options.first_bidder == "random":
            return self.shuffle(range(4))[0]
        if self.options.first_bidder == "last_declarer":
            return self.declarer
        return (self.opener + 1) % 4

    def deal_cards(self) -> None:
        deck = self.shuffle(TWO_PACKS)
        self.deal_out(deck[:100], self.opener)
        self.kitty, self.phase = Pile(deck[100:], NOBODY), "bid"
        self.bid, self.declarer, self.passed, self.trump = 0, NOT_YET, [False] * 4, ""
        self.points, self.shift, self.paid, self.gone = [0] * 4, 0, [0] * 4, 0

    def moves(self, seat: int) -> list[str]:
        if self.phase == "play":
            return card_moves(self, seat)
        if self.phase == "bid":
            return [f"bid {number}" for number in bids(self)] + ["pass"]
        if self.phase == "trump":
            named = [f"trump {suit}" for suit in SUITS_HELD]
            return [*named, NAMES_NONE] if self.options.no_trump else named
        return burials(self, seat)

    def promising(self, seat: int) -> list[str]:
        """Of the bids the lowest and two leaps."""
        if self.phase == "bid":
            return [f"bid {number}" for number in leaps(self).values()] + ["pass"]
        return super().promising(seat)

    def may_order(self, seat: int, order: Order) -> bool:
        if order == PASS:
            return self.phase == "bid" and not self.passed[seat]
        return super().may_order(seat, order)

    def choices(self, seat: int) -> list[Choice]:
        if self.resting or seat not in self.waiting() or self.phase == "trump":
            return super().choices(seat)
        if self.phase == "bid":
            return bid_choices(self)
        if self.phase == "bury":
            return [Choice("bury", tuple(self.arrange(self.hands[seat])), BURIED, BURIED)]
        return card_choices(self, seat)

    def check(self, seat: int, action: str) -> Words | None:
        problem = super().check(seat, action)
        bids_again = self.phase == "bid" and seat in range(4) and self.passed[seat]
        return Words("already-passed") if problem and bids_again else problem

    def refusal(self, seat: int, action: str) -> Words | None:
        return refusal(self, seat, action)

    def read(self, text: str) -> str:
        verb, _, rest = super().read(text).partition(" ")
        if verb == "throw" and rest and len(self.parts(rest)) == 1:
            return rest
        return NAMES_NONE if (verb, rest) == ("trump", "nt") else f"{verb} {rest}".strip()

    def play(self, seat: int, action: str) -> None:
        if card := CARDS.get(action):
            self.lay(seat, [card])
            return
        verb, _, rest = action.partition(" ")
        if self.phase == "bid":
            answer(self, seat, int(rest) if verb == "bid" else 0)
        elif verb == "trump":
            self.name_trump(seat, rest)
        elif verb == "bury":
            self.bury(seat, cards(rest))
        elif verb == "throw":
            throw(self, seat, cards(rest))
        else:
            self.lay(seat, cards(action))

    def name_trump(self, seat: int, suit: str) -> None:
        """Name the trump suit."""
        self.trump = suit
        if suit == NO_TRUMP:
            self.tell("red-five-names-none", seat=seat)
        else:
            self.tell("red-five-names", seat=seat, suit=suit)
        if self.options.trump_timing == "after_kitty":
            self.begin_play()
        else:
            self.take_kitty()

    def take_kitty(self) -> None:
        self.phase, hand = "bury", self.hands[self.declarer]
        shows = self.options.show_kitty
        if shows == "always" or (shows == "below" and self.bid < self.options.show_kitty_below):
            self.tell("red-five-shows", seat=self.declarer, cards=self.spell(self.kitty))
            hand.known += self.kitty
        else:
            self.tell("red-five-takes-kitty", seat=self.declarer)
        hand += self.kitty
        self.kitty = Pile((), self.declarer)

    def bury(self, seat: int, chosen: Cards) -> None:
        """Lay eight cards aside; nobody knows any more which of the kitty's are still held."""
        for card in chosen:
            self.hands[seat].remove(card)
        self.hands[seat].known.clear()
        self.kitty += chosen
        self.tell("red-five-buries", seat=seat)
        if self.trump:
            self.begin_play()
        else:
            self.phase = "trump"

    def drawn_now(self, seat: int) -> Sequence[Card]:
        return self.hands[seat][-BURIED:] if self.phase == "bury" else ()

    def begin_play(self) -> None:
        """Let the declarer lead the first trick."""
        self.phase = "play"
        self.tell("red-five-leads", seat=self.declarer)

    def takes(self, winner: int) -> None:
        won = points_in(self.trick)
        self.points[winner] += won
        self.gone += self.ranking.tally.of(self.trick)
        self.tell_taken("red-five-takes", winner, points=won)
        if self.options.red_five_capture and RED_FIVE in self.trick:
            self.capture(winner)

    def may_claim(self, seat: int) -> bool:
        """Never: how the last trick is led counts, and who plays a red five to which trick."""
        return False

    def odds(self, seat: int) -> Mapping[Card, float]:
        """Who names trump has many, and buries none."""
        if self.phase != "play":
            return {}
        group, times = self.ranking.group, TRUMPS_LEFT
        if seat == self.declarer:
            times = TRUMPS_NAMED
        return {card: times for card in CARDS_ONCE if group[card] == TRUMP}

    def forget(self, seat: int, unseen: list[Card], random: Random) -> None:
        super().forget(seat, unseen, random)
        self.gone = self.ranking.tally.of(chain(*self.taken, self.last))

    def worth(self, seat: int) -> float:
        return self.scores[seat]

    def sort(self, card: Card) -> tuple[int, ...]:
        return (self.order(card),)

    def hint(self, seat: int) -> Hint:
        return hint(self, seat)

    def nerve(self, action: str) -> int | None:
        return 0 if action == "pass" else super().nerve(action)

    def tag(self, seat: int) -> Words | None:
        """Who has passed, who is declarer, or else who has won."""
        if self.phase == "bid" and self.passed[seat]:
            return Words("red-five-passed-tag")
        if self.phase != "bid" and seat == self.declarer:
            return Words("red-five-declarer-tag")
        return super().tag(seat)

    def deed(self, seat: int) -> Words | None:
        """The contract and what came of it, or what a defender has taken."""
        if self.phase != "play":
            return None
        if seat != self.declarer:
            return Words("red-five-deed-defender", points=self.points[seat])
        is_over = self.resting or self.winners
        points = self.declarer_points() if is_over else self.points[seat]
        return Words("red-five-deed", bid=self.bid, points=points)

    def lingers(self) -> bool:
        is_named = self.phase == "trump" or (self.phase == "play" and self.is_first_lead())
        return is_named or super().lingers()

    def line(self, seat: int) -> Words:
        """The score, and what a seat has bid or taken."""
        score = self.scores[seat]
        if self.phase == "play":
            return Words("red-five-line-taken", score=score, points=self.points[seat])
        if seat == self.declarer:
            return Words("red-five-line-bid", score=score, bid=self.bid)
        return Words("red-five-line", score=score)

    def table(self, say: Say) -> Table:
        return table(self, say)

    def prompt(self) -> Words | None:
        if self.phase == "bury":
            return Words("red-five-prompt-bury", seat=self.declarer)
        return super().prompt()

    def aside(self, seat: int, say: Say) -> tuple[Spot, ...]:
        """What a declarer has buried, to look at again."""
        if seat != self.declarer or self.phase != "play" or self.kitty.seen_by != seat:
            return ()
        title, cards = say(Words("red-five-own-buried-label")), self.arrange(self.kitty)
        return (Spot(title, tuple(cards), len(cards), "fan"),)
