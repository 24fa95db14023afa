"""Kings & Bastards: be first to shed your cards, and next time the last one pays you.

Rules: the project's specification `kings_and_bastards.md`; section numbers below are its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.cards import EVERYONE, JOKERS, PACK, Card, Pile
from games.choices import Choice
from games.game import Game
from games.kings_and_bastards.cards import CALLED, ORDER, THREE, TWO, rank_text, taken_apart
from games.kings_and_bastards.exchange import (
    gift,
    gift_controls,
    gifts,
    give,
    pairs,
    pay,
    refused_gift,
)
from games.kings_and_bastards.hint import hint
from games.kings_and_bastards.plays import controls, name_jokers, plays, refused_play
from games.notation import Grammar
from games.options import EITHER, option
from games.scene import Spot, Table
from games.speech import Hint, Say, Words

UNKNOWN: Final = -1
"""Stands for the opener where no card tells who it is."""


@dataclass(frozen=True)
class Options:
    """Section 9; `twos_high` is its `2>JK>A`."""

    decks: str | int = option("auto", ("auto", 1, 2))
    jokers: int = option(1, range(3))
    pass_rule: str = option("reenter", ("reenter", "locked"))
    exchange_count: int = option(2, range(4))
    exchange_ranking: str = option("twos_high", ("twos_high", "ace_high"))
    lead_rule: str = option("three_of_clubs", ("three_of_clubs", "king", "bastard"))
    max_rounds: int = option(0, range(101))
    target_kings: int = option(0, range(51))
    vice_titles: bool = option(False, EITHER)


class KingsAndBastards(Game):
    """A set is beaten by one of as many cards of a higher rank, or by a single two.

    The score of a seat is how often it was King.
    """

    key, players = "kings_and_bastards", range(4, 13)
    grammar = Grammar(ranks=("as",))
    options: Options = Options()

    trick: Pile
    played: Pile  # the tricks before the last one
    by: list[int]  # who made the plays of the trick, or of the last one until the next card
    ranks: list[int]  # the ranks of these plays
    size: int  # cards in each of these plays; only a 2 may be alone
    passed: list[bool]  # by seat, since it last played in this trick
    out: list[int]  # who is out, in order; at the end of a round everybody
    before: list[int]  # the same of the round before; empty in the first
    swaps: list[tuple[int, int, int]]  # who is to give cards, to whom, how many
    dealer: int
    opener: int  # whom the 3C makes begin; UNKNOWN before the exchange and under other rules
    opening: bool  # the next play must hold the 3C
    bastards: list[int]  # rounds as Bastard, by seat

    @classmethod
    def objection(cls, seats: int, options: Options) -> Words | None:
        problem = super().objection(seats, options)
        if problem is None and options.decks == 1 and seats > 6:
            return Words("kings-and-bastards-one-deck")
        return problem

    def decks(self) -> int:
        """How many packs are in play."""
        if self.options.decks == "auto":
            return (self.seats + 5) // 6
        return int(self.options.decks)

    def largest(self) -> int:
        """How many cards a set may have."""
        return 4 * self.decks()

    def pack(self) -> Sequence[Card]:
        return (PACK + JOKERS[: self.options.jokers]) * self.decks()

    def deal(self) -> None:
        seats = self.seats
        if self.round == 1:
            self.bastards, self.before = [0] * seats, []
            self.dealer = self.shuffle(range(seats))[0]
        else:
            self.before, self.dealer = self.out, self.out[-1]
        deck = self.shuffle(self.pack())
        self.hands = [Pile(deck[self.place(seat) :: seats], seat) for seat in range(seats)]
        self.trick, self.played = Pile((), EVERYONE), Pile((), EVERYONE)
        self.by, self.ranks, self.size = [], [], 0
        self.passed, self.out = [False] * seats, []
        self.opener, self.opening = UNKNOWN, False
        self.tell("kings-and-bastards-deals", seat=self.dealer)
        self.exchange()

    def exchange(self) -> None:
        """Let the Bastard pay the King (section 5)."""
        self.swaps = pairs(self)
        for receiver, payer, count in self.swaps:
            pay(self, receiver, payer, count)
        self.next_gift()

    def place(self, seat: int) -> int:
        """How far a seat is from the dealer's left."""
        return (seat - self.dealer - 1) % self.seats

    def next_gift(self) -> None:
        """Give the turn to who is to give cards back, or else to who begins."""
        if self.swaps:
            self.turn = self.swaps[0][0]
        else:
            self.open()

    def open(self) -> None:
        """Give the turn to who begins, and let all know that this seat holds the 3C."""
        if self.before and self.options.lead_rule != "three_of_clubs":
            self.turn = self.before[0 if self.options.lead_rule == "king" else -1]
            self.tell("kings-and-bastards-leads", seat=self.turn)
            return
        holders = [seat for seat in range(self.seats) if THREE in self.hands[seat]]
        self.turn = self.opener = min(holders, key=self.place)
        self.hands[self.opener].known.append(THREE)
        self.opening = True
        self.tell("kings-and-bastards-opens", seat=self.opener, card=THREE)

    def moves(self, seat: int) -> list[str]:
        return gifts(self, seat) if self.swaps else plays(self, seat)

    def choices(self, seat: int) -> list[Choice]:
        if seat not in self.waiting() or self.resting:
            return super().choices(seat)
        return gift_controls(self, seat) if self.swaps else controls(self, seat)

    def refusal(self, seat: int, action: str) -> Words | None:
        return (refused_gift if self.swaps else refused_play)(self, seat, action)

    def read(self, text: str) -> str:
        return name_jokers(super().read(text), self.hands[self.turn])

    def play(self, seat: int, action: str) -> None:
        if action == "pass":
            self.passed[seat] = True
            self.tell("kings-and-bastards-passes", seat=seat)
            self.next_turn(seat)
        elif self.swaps:
            give(self, seat, action)
            self.next_gift()
        else:
            self.lay(seat, *taken_apart(action))

    def lay(self, seat: int, cards: Sequence[Card], rank: int) -> None:
        """Play a set or a 2."""
        if not self.trick:
            self.played += self.last
            self.last.clear()
            self.by, self.ranks, self.size = [], [], len(cards)
        for card in cards:
            self.trick.append(self.hands[seat].pull(card))
        self.by.append(seat)
        self.ranks.append(rank)
        self.passed[seat] = self.opening = False
        self.tell_play(seat, cards, rank)
        if not self.hands[seat] and self.goes_out(seat):
            return
        if rank == TWO:
            self.win(seat)
        else:
            self.next_turn(seat)

    def tell_play(self, seat: int, cards: Sequence[Card], rank: int) -> None:
        """Tell what was played, and what a joker alone stands for."""
        if self.news is None:
            return
        called = CALLED.get(cards[0]) if len(cards) == 1 else None
        if called:
            self.tell("kings-and-bastards-calls", seat=seat, card=cards[0], rank=rank_text(rank))
        else:
            self.tell("kings-and-bastards-plays", seat=seat, cards=" ".join(cards))

    def goes_out(self, seat: int) -> bool:
        """Note who has no cards left; whether that ends the round."""
        self.out.append(seat)
        first = len(self.out) == 1
        self.tell("kings-and-bastards-king" if first else "kings-and-bastards-out", seat=seat)
        left = [other for other in range(self.seats) if self.hands[other]]
        if len(left) > 1:
            return False
        self.out += left
        self.bastards[left[0]] += 1
        self.tell("kings-and-bastards-bastard", seat=left[0])
        self.end_round([int(other == self.out[0]) for other in range(self.seats)])
        return True

    def next_turn(self, seat: int) -> None:
        """Go on clockwise; the trick is won when it comes back to who played last."""
        last, locked = self.by[-1], self.options.pass_rule == "locked"
        seat = (seat + 1) % self.seats
        while seat != last:
            if self.hands[seat] and not (locked and self.passed[seat]):
                self.turn = seat
                return
            seat = (seat + 1) % self.seats
        self.win(last)

    def win(self, seat: int) -> None:
        """Take the trick and lead, or leave the lead to the next who has cards."""
        self.last += self.trick
        self.trick.clear()
        self.passed = [False] * self.seats
        self.tell("kings-and-bastards-wins", seat=seat)
        while not self.hands[seat]:
            seat = (seat + 1) % self.seats
        self.turn = seat

    def decided(self) -> list[int]:
        most, target = self.options.max_rounds, self.options.target_kings
        over = 0 < most <= self.round or 0 < target <= max(self.scores)
        return self.leaders() if over else []

    def standing(self, seat: int) -> tuple[int, int]:
        """Most rounds as King, then fewest as Bastard."""
        return self.scores[seat], -self.bastards[seat]

    def may_stop(self) -> bool:
        return not (self.options.max_rounds or self.options.target_kings)

    def may_hold(self, seat: int, card: Card) -> bool:
        """The opener is the first with a 3C from the dealer's left."""
        unknown = card != THREE or self.opener == UNKNOWN
        return unknown or self.place(seat) >= self.place(self.opener)

    def hint(self, seat: int) -> Hint:
        return hint(self, seat)

    def idle(self, seat: int) -> str:
        if self.swaps:
            lowest = sorted(self.hands[seat], key=self.order)[: self.swaps[0][2]]
            return gift(lowest)
        return "pass" if self.trick else self.hint(seat).action

    def order(self, card: Card) -> int:
        return ORDER[card]

    def is_out(self, seat: int) -> bool:
        is_over = len(self.out) == self.seats  # everybody has a place
        return not self.hands[seat] and seat not in self.by and not is_over

    def shown(self, seat: int) -> Sequence[Card]:
        """What a seat played latest in this trick, or in the last one until the next card."""
        for place in range(len(self.by) - 1, -1, -1):
            if self.by[place] == seat:
                return self._cards_of(place)
        return ()

    def _cards_of(self, place: int) -> list[Card]:
        """The cards of a play, counted from the first of the trick or, below 0, from the end."""
        cards, start = self.trick or self.last, place % len(self.by) * self.size
        return cards[start : start + self.size]

    def line(self, seat: int) -> Words:
        """How often a seat was King and Bastard, and whether it has passed."""
        key = "kings-and-bastards-line-passed" if self.passed[seat] else "kings-and-bastards-line"
        return Words(key, king=self.scores[seat], bastard=self.bastards[seat])

    def tag(self, seat: int) -> Words | None:
        """Who has won, the title of a seat, or its place if it is out.

        Titles of the round before last until somebody is King, and the Bastard's to the end.
        """
        if seat in self.winners:
            return super().tag(seat)
        if seat in self.out:
            place = self.out.index(seat)
            title = self._title(self.out, seat)
            return title or Words("kings-and-bastards-place", number=place + 1)
        if self.before and (not self.out or seat == self.before[-1]):
            return self._title(self.before, seat)
        return None

    def _title(self, order: list[int], seat: int) -> Words | None:
        """What a seat became by its place in a finishing order, which may still grow."""
        place, last = order.index(seat), self.seats - 1
        titles = {0: "kings-and-bastards-tag-king", last: "kings-and-bastards-tag-bastard"}
        if self.options.vice_titles:
            titles[1] = "kings-and-bastards-tag-vice"
            titles[last - 1] = "kings-and-bastards-tag-vice-last"
        return Words(titles[place]) if place in titles else None

    def table(self, say: Say) -> Table:
        """The set to beat; what else was played lies in front of the seats."""
        spots = list[Spot]()
        if self.by:
            spots.append(Spot(say(self._label()), tuple(self._cards_of(-1)), spread="fan"))
        return Table(seats=(), subtitle=say(self._subtitle()), spots=tuple(spots))

    def _subtitle(self) -> Words:
        if self.swaps:
            return Words("kings-and-bastards-exchange", number=self.round)
        if self.opening:
            return Words("kings-and-bastards-opening", number=self.round, card=THREE)
        return Words("round", number=self.round)

    def _label(self) -> Words:
        """What the set in the middle is."""
        if not self.trick:
            return Words("kings-and-bastards-taken")
        cards, rank = self._cards_of(-1), rank_text(self.ranks[-1])
        if cards[0] in JOKERS:
            return Words("kings-and-bastards-joker", rank=rank)
        return Words("kings-and-bastards-set", count=len(cards), rank=rank)
