"""Red Five, three against one: bid for the points you will take against three others.

Rules: the project's specification `red_five.md`; section numbers below are its own.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.cards import NOBODY, Card, Pile, cards
from games.choices import Choice
from games.notation import Grammar
from games.options import EITHER, option
from games.red_five.auction import NOT_YET, answer, bid_choices, bids
from games.red_five.bury import BURIED, burials
from games.red_five.cards import (
    NO_TRUMP,
    RED_FIVE,
    SUITS_HELD,
    TWO_PACKS,
    places,
    points_in,
    ranking,
)
from games.red_five.hint import hint
from games.red_five.moves import card_choices, card_moves
from games.red_five.refusals import refusal
from games.red_five.score import capture, score_hand
from games.red_five.table import aside, line, table, tag
from games.red_five.throw import throw
from games.scene import Spot, Table
from games.speech import Hint, Say, Words
from games.tricks import Cards, Ranking, TrickGame

NAMES_NONE = "trump none"


@dataclass(frozen=True)
class Options:
    """Section 13."""

    min_bid: int = option(55, range(5, 201, 5))
    bid_step: int = option(5, (5, 10))
    all_pass: str = option("first_bidder", ("first_bidder", "redeal"))
    first_bidder: str = option("rotate", ("rotate", "random", "last_declarer"))
    trump_timing: str = option("before_kitty", ("before_kitty", "after_kitty"))
    no_trump: bool = option(False, EITHER)
    advisers: bool = option(True, EITHER)
    high_tractors: bool = option(False, EITHER)
    throws: bool = option(True, EITHER)
    throw_check: str = option("hands", ("hands", "unseen"))
    failed_throw: str = option("smallest", ("smallest", "beaten_component"))
    failed_throw_penalty: int = option(0, range(0, 51, 5))
    ruff_compare: str = option("dominant", ("dominant", "all"))
    show_kitty: str = option("never", ("never", "below", "always"))
    show_kitty_below: int = option(70, range(55, 201))
    kitty_multiplier: str = option("x2_4", ("x1", "x2", "x2_4", "x2_4_8"))
    results: str = option("ratio", ("ratio", "fixed40"))
    red_five_capture: bool = option(False, EITHER)
    bid_stake: str = option("flat", ("flat", "rising"))
    base: int = option(1, range(1, 101))
    hands: int | None = option(8, (None, *range(1, 41)))
    target: int | None = option(None, (None, *range(5, 201)))


class RedFive(TrickGame):
    """The highest bidder, the declarer, plays against the three defenders."""

    key, players = "red_five", range(4, 5)
    grammar = Grammar(suits=("trump",))
    options: Options = Options()

    phase: str  # "bid", "trump", "bury" or "play"
    kitty: Pile  # eight cards: dealt apart, then those the declarer buried
    opener: int  # who bid first
    bid: int  # the highest so far, 0 for none
    declarer: int  # who made it, NOT_YET for none
    passed: list[bool]
    passed_out: int  # deals in a row that nobody bid on
    trump: str  # a suit or NO_TRUMP, "" until it is named
    points: list[int]  # taken in this hand, by seat
    shift: int  # points that options give the declarer, or take if negative
    paid: list[int]  # won and lost by captured red fives, by seat

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
        return (
            self.declarer if self.options.first_bidder == "last_declarer" else (self.opener + 1) % 4
        )

    def deal_cards(self) -> None:
        """Deal 25 cards to each seat and 8 to the kitty."""
        deck = self.shuffle(TWO_PACKS)
        self.deal_out(deck[:100], self.opener)
        self.kitty, self.phase = Pile(deck[100:], NOBODY), "bid"
        self.bid, self.declarer, self.passed, self.trump = 0, NOT_YET, [False] * 4, ""
        self.points, self.shift, self.paid = [0] * 4, 0, [0] * 4

    @property
    def ranking(self) -> Ranking:
        """The order of the cards with this trump suit."""
        options = self.options
        every_part = options.ruff_compare == "all"
        return ranking(self.trump, options.advisers, options.high_tractors, every_part)

    def spell(self, cards: Iterable[Card]) -> str:
        """Cards in the order of an action."""
        place = places(self.trump, self.options.advisers)
        arranged = sorted(cards, key=place.__getitem__)
        return " ".join(arranged)

    def moves(self, seat: int) -> list[str]:
        if self.phase == "bid":
            return [*(f"bid {number}" for number in bids(self)), "pass"]
        if self.phase == "trump":
            named = [f"trump {suit}" for suit in SUITS_HELD]
            return [*named, NAMES_NONE] if self.options.no_trump else named
        return burials(self, seat) if self.phase == "bury" else card_moves(self, seat)

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

    def parts(self, text: str) -> list[list[Card]]:
        """The tractors, pairs and singles of a text of cards; none if it is anything else."""
        try:
            return self.ranking.decompose(cards(text))
        except KeyError:
            return []

    def play(self, seat: int, action: str) -> None:
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
        """Give the declarer the kitty, face up if the options say so."""
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

    def begin_play(self) -> None:
        """Let the declarer lead the first trick."""
        self.phase = "play"
        self.tell("red-five-leads", seat=self.declarer)

    def takes(self, winner: int) -> None:
        won = points_in(self.trick)
        self.points[winner] += won
        self.tell("red-five-takes", winner=winner, points=won)
        if self.options.red_five_capture and RED_FIVE in self.trick:
            capture(self, winner)

    def score_hand(self) -> None:
        score_hand(self)

    def decided(self) -> list[int]:
        """Section 12."""
        hands, target = self.options.hands, self.options.target
        reached = target is not None and max(self.scores) >= target * self.options.base
        return self.leaders() if reached or (hands and self.round >= hands) else []

    def may_stop(self) -> bool:
        return self.options.hands is None  # scores sum to 0, so a target may never be reached

    def worth(self, seat: int) -> float:
        return self.scores[seat]

    def order(self, card: Card) -> int:
        return places(self.trump, self.options.advisers)[card]

    def sort(self, card: Card) -> tuple[int, ...]:
        return (self.order(card),)

    def hint(self, seat: int) -> Hint:
        return hint(self, seat)

    def tag(self, seat: int) -> Words | None:
        return tag(self, seat) or super().tag(seat)

    def line(self, seat: int) -> Words:
        return line(self, seat)

    def table(self, say: Say) -> Table:
        return table(self, say)

    def aside(self, seat: int, say: Say) -> tuple[Spot, ...]:
        return aside(self, seat, say)
