"""Red Five, three against one: bid for the points you will take against three others.

Rules: `docs/rules/red_five.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from games.cards import CARDS, EVERYONE, NOBODY, Card, Pile, cards
from games.choices import Choice
from games.daily import Daily
from games.notation import Grammar
from games.premoves import PASS, Premove
from games.red_five.hint import RedFiveMind, burials
from games.red_five.moves import bid_choices, bids, card_choices, card_moves, refusal
from games.red_five.plays import lead_instead
from games.red_five.state import (
    BURIED,
    NO_TRUMP,
    NOT_YET,
    RED_FIVE,
    SUITS_HELD,
    TOTAL,
    TWO_PACKS,
    VARIANTS,
    Options,
    State,
    points_in,
)
from games.red_five.table import hand_scene, seat_scene, table
from games.scene import Hand, Table, TableSeat
from games.text import Text, Translate
from games.tricks import Cards, TrickGame

NAMES_NONE = "trump none"
REDEALS: Final = 3
"""After this number of deals in a row without a bid, the first bidder has to be declarer."""


class RedFive(State):
    """The highest bidder, the declarer, plays against the three defenders."""

    key, players, unit = "red_five", range(4, 5), "hand"
    minutes, cover = 40, "5H 5D JB JR"
    grammar = Grammar(suits=("trump",))
    options: Options = Options()
    premoves = (*TrickGame.premoves, PASS)
    variants: ClassVar = VARIANTS
    daily = Daily(4, Options(hands=2), 2)
    mind = RedFiveMind()

    def pack(self) -> Sequence[Card]:
        return TWO_PACKS

    def deal(self) -> None:
        self.opener = self.first_bidder()
        self.passed_out = 0
        self.emit("red-five-opens", other=self.opener)
        self.deal_cards()

    def first_bidder(self) -> int:
        """The seat that bids first in this hand (section 4)."""
        if self.round == 1 or self.options.first_bidder == "random":
            return self.shuffle(range(4))[0]
        if self.options.first_bidder == "last_declarer":
            return self.declarer
        return (self.opener + 1) % 4

    def deal_cards(self) -> None:
        """Deal 25 cards to each seat and 8 to the kitty."""
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

    def can_premove(self, seat: int, order: Premove) -> bool:
        if order == PASS:
            return self.phase == "bid" and not self.passed[seat]
        return super().can_premove(seat, order)

    def choices(self, seat: int) -> list[Choice]:
        if self.resting or seat not in self.waiting() or self.phase == "trump":
            return super().choices(seat)
        if self.phase == "bid":
            return bid_choices(self)
        if self.phase == "bury":
            return [Choice("bury", tuple(self.arrange(self.hands[seat])), BURIED, BURIED)]
        return card_choices(self, seat)

    def check(self, seat: int, action: str) -> Text | None:
        problem = super().check(seat, action)
        bids_again = self.phase == "bid" and seat in range(4) and self.passed[seat]
        return Text("already-passed") if problem and bids_again else problem

    def refusal(self, seat: int, action: str) -> Text | None:
        return refusal(self, seat, action)

    def read(self, text: str) -> str:
        verb, _, argument = super().read(text).partition(" ")
        if verb == "throw" and argument and len(self.parts(argument)) == 1:
            return argument
        return NAMES_NONE if (verb, argument) == ("trump", "nt") else f"{verb} {argument}".strip()

    def play(self, seat: int, action: str) -> None:
        if card := CARDS.get(action):
            self.play_cards(seat, [card])
            return
        verb, _, argument = action.partition(" ")
        if self.phase == "bid":
            self.answer(seat, int(argument) if verb == "bid" else 0)
        elif verb == "trump":
            self.name_trump(seat, argument)
        elif verb == "bury":
            self.bury(seat, cards(argument))
        elif verb == "throw":
            self.throw(seat, cards(argument))
        else:
            self.play_cards(seat, cards(action))

    # The auction and the kitty, section 6.

    def answer(self, seat: int, bid: int) -> None:
        """Bid, or pass with 0; the auction ends when no seat can raise (section 6)."""
        if bid:
            self.bid, self.declarer = bid, seat
            self.emit("red-five-bids", seat=seat, number=bid)
        else:
            self.passed[seat] = True
            self.emit("red-five-passes", seat=seat)
        bidders = self.passed.count(False)
        if not bidders or (bidders == 1 and self.bid) or bid == TOTAL:
            self.end_auction()
        else:
            others = ((seat + i) % 4 for i in range(1, 4))
            self.turn = next(other for other in others if not self.passed[other])

    def end_auction(self) -> None:
        """Make the highest bidder declarer; without a bid the first bidder, or deal again."""
        if self.declarer == NOT_YET:
            self.passed_out += 1
            if self.options.all_pass == "redeal" and self.passed_out < REDEALS:
                self.emit("red-five-redeal")
                self.deal_cards()
                return
            self.declarer, self.bid = self.opener, self.options.min_bid
        self.turn = self.leader = self.declarer
        self.emit("red-five-declares", seat=self.declarer, number=self.bid)
        if self.options.trump_timing == "after_kitty":
            self.take_kitty()
        else:
            self.phase = "trump"

    def name_trump(self, seat: int, suit: str) -> None:
        """Name the trump suit."""
        self.trump = suit
        if suit == NO_TRUMP:
            self.emit("red-five-names-none", seat=seat)
        else:
            self.emit("red-five-names", seat=seat, suit=suit)
        if self.options.trump_timing == "after_kitty":
            self.begin_play()
        else:
            self.take_kitty()

    def take_kitty(self) -> None:
        """Give the declarer the kitty, face up if the options say so."""
        self.phase, hand = "bury", self.hands[self.declarer]
        shows = self.options.show_kitty
        if shows == "always" or (shows == "below" and self.bid < self.options.show_kitty_below):
            self.emit("red-five-shows", seat=self.declarer, cards=self.cards_text(self.kitty))
            hand.known += self.kitty
        else:
            self.emit("red-five-takes-kitty", seat=self.declarer)
        hand += self.kitty
        self.kitty = Pile((), self.declarer)

    def bury(self, seat: int, chosen: Cards) -> None:
        """Bury eight cards; from now on nobody knows which cards of the kitty are in the hand."""
        for card in chosen:
            self.hands[seat].remove(card)
        self.hands[seat].known.clear()
        self.kitty += chosen
        self.emit("red-five-buries", seat=seat)
        if self.trump:
            self.begin_play()
        else:
            self.phase = "trump"

    def begin_play(self) -> None:
        """Let the declarer lead the first trick."""
        self.phase = "play"
        self.emit("red-five-leads", seat=self.declarer)

    # Playing, sections 7 to 9.

    def throw(self, seat: int, thrown: Cards) -> None:
        """Lead several combinations at once, or one of them if any can be beaten."""
        packing = self.ranking.packing
        others = [packing.of(hand) for other, hand in enumerate(self.hands) if other != seat]
        instead = lead_instead(self.ranking, others, packing.of(thrown), self.options.failed_throw)
        if not instead:
            self.play_cards(seat, thrown)
            return
        self.emit("red-five-throw-fails", seat=seat, cards=" ".join(thrown))
        penalty = self.options.failed_throw_penalty
        self.shift += -penalty if seat == self.declarer else penalty
        if penalty:
            self.emit("red-five-throw-costs", seat=seat, points=penalty)
        known = self.hands[seat].known
        for card in dict.fromkeys(thrown):
            known += [card] * (thrown.count(card) - known.count(card))
        self.play_cards(seat, packing.cards(instead))

    def takes(self, winner: int) -> None:
        won = points_in(self.trick)
        self.points[winner] += won
        self.gone += self.ranking.packing.of(self.trick)
        self.tell_taken("red-five-takes", winner, points=won)
        if self.options.red_five_capture and RED_FIVE in self.trick:
            self.capture(winner)

    def can_claim(self, seat: int) -> bool:
        """Never: the lead of the last trick counts, and the trick of each red five."""
        return False

    # Scoring, sections 11 and 12.

    def score_hand(self) -> None:
        """Turn the kitty up and settle the hand (section 11)."""
        self.kitty.seen_by = EVERYONE
        cards, buried = self.cards_text(self.kitty), points_in(self.kitty)
        times = self.kitty_times()
        self.emit("red-five-kitty", winner=self.leader, cards=cards, points=buried, times=times)
        taken = self.declarer_points()
        level = result(taken, self.bid, self.options.results)
        rise = (self.bid - self.options.min_bid) // 20 if self.options.bid_stake == "rising" else 0
        stake = level * self.options.base * (1 + rise)
        key = "red-five-made" if level > 0 else "red-five-set"
        self.emit(key, seat=self.declarer, points=taken, bid=self.bid, stake=abs(stake))
        gains = [paid - stake for paid in self.paid]
        gains[self.declarer] += 4 * stake
        for seat, paid in enumerate(self.paid):
            self.credit([seat], gains[seat] - paid)
            self.credit([seat], paid, "red-five-for-fives")
        self.end_round()

    def capture(self, winner: int) -> None:
        """Pay for each red five that went to the other side (option `red_five_capture`)."""
        for place, play in enumerate(self.plays(self.trick)):
            owner, count = (self.leader + place) % 4, play.count(RED_FIVE)
            if count and (owner == self.declarer) != (winner == self.declarer):
                self.shift += 20 * count if winner == self.declarer else -20 * count
                self.paid[winner] += count * self.options.base
                self.paid[owner] -= count * self.options.base
                self.emit("red-five-captured", winner=winner, seat=owner)

    def decided(self) -> list[int]:
        """Section 12."""
        hands, target = self.options.hands, self.options.target
        reached = target is not None and max(self.scores) >= target * self.options.base
        return self.leaders() if reached or (hands and self.round >= hands) else []

    def can_stop(self) -> bool:
        return self.options.hands is None  # scores sum to 0, so a target may never be reached

    def worth(self, seat: int) -> float:
        return self.scores[seat]

    def sort(self, card: Card) -> tuple[int, ...]:
        return (self.order(card),)

    def summary(self, seat: int) -> Text | None:
        """The contract and what came of it, or what a defender has taken."""
        if self.phase != "play":
            return None
        if seat != self.declarer:
            return Text("red-five-deed-defender", points=self.points[seat])
        is_over = self.resting or self.winners
        points = self.declarer_points() if is_over else self.points[seat]
        return Text("red-five-deed", bid=self.bid, points=points)

    def shows_pause(self) -> bool:
        is_named = self.phase == "trump" or (self.phase == "play" and self.is_first_lead())
        return is_named or super().shows_pause()

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        return seat_scene(self, super().seat_scene(seat, tr), seat, tr)

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        return hand_scene(self, super().hand_scene(seat, tr), seat, tr)


def result(taken: int, bid: int, results: str) -> int:
    """The level of a result, negative if the declarer is set."""
    if results == "fixed40":
        over = taken - bid
        return min(3, over // 40 + 1) if over >= 0 else max(-3, -((-over) // 40 + 1))
    if taken >= bid:
        return 3 if taken == TOTAL else 2 if 2 * taken >= TOTAL + bid else 1
    return -3 if taken == 0 else -2 if 2 * taken < bid else -1
