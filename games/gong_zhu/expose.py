"""Exposing cards in Gong Zhu: which, and all at once or one after the other (section 6)."""

from abc import abstractmethod
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from games.answers import AnsweringGame
from games.cards import CARDS, Card
from games.choices import Choice
from games.gong_zhu.cards import EXPOSABLE
from games.gong_zhu.state import State
from games.speech import Words

NONE: Final = "expose none"


def exposable(hand: Sequence[Card]) -> list[Card]:
    """The cards of a hand that may be exposed."""
    return [card for card in EXPOSABLE if card in hand]


def exposures(hand: Sequence[Card]) -> list[str]:
    """Every answer that the holder of a hand may give."""
    held = exposable(hand)
    picks = (pick for count in range(1, len(held) + 1) for pick in combinations(held, count))
    return [NONE, *(" ".join(("expose", *pick)) for pick in picks)]


def expose_choices(hand: Sequence[Card]) -> list[Choice]:
    """The same answers, as controls are made of them."""
    held = exposable(hand)
    some = [Choice("expose", tuple(held), 1, len(held))] if held else []
    return [*some, Choice(NONE)]


def refused_exposure(hand: Sequence[Card], action: str) -> Words | None:
    """Why the holder of a hand may not answer this; None if it may."""
    if action in exposures(hand):
        return None
    if not (cards := " ".join(exposable(hand))):
        return Words("nothing-to-expose")
    verb, *named = action.split(" ")
    if verb != "expose":
        return Words("wrong-phase-expose", cards=cards)
    foreign = [word for word in named if word in CARDS and word not in hand]
    return Words("not-in-hand", card=foreign[0]) if foreign else Words("not-exposable", cards=cards)


class Exposing(AnsweringGame, State):
    """From the deal to the first lead."""

    @abstractmethod
    def begin_play(self) -> None:
        """Go on once all have answered."""

    def find(self, card: Card) -> int:
        """The seat that holds a card, which everybody knows from now on."""
        seat = next(seat for seat in range(4) if card in self.hands[seat])
        if card not in self.hands[seat].known:
            self.hands[seat].known.append(card)
        return seat

    def ask_all(self) -> None:
        """Let all answer at once, also who can only say none: to leave them out would tell it."""
        self.unanswered = list(range(4))

    def ask_in_turn(self) -> None:
        """Let all answer one after another, from the holder of the 2C around."""
        first = self.find(CARDS["2C"])
        self.unanswered = [(first + i) % 4 for i in range(4)]
        self.ask_next()

    def ask_next(self) -> None:
        """Pass the turn to the next; begin when all have answered."""
        if self.unanswered:
            self.turn = self.unanswered[0]
        else:
            self.begin_play()

    def answer(self, seat: int, action: str) -> None:
        """Expose cards or none: for all to see at once, or when all have answered."""
        self.unanswered.remove(seat)
        if self.options.expose_timing == "in_turn":
            self.expose(seat, action)
            self.ask_next()
            return
        self.tell("gong-zhu-answers", seat=seat)
        if answers := self.keep(seat, action):
            self.expose_all(answers)
            self.begin_play()

    def expose_all(self, answers: Sequence[str]) -> None:
        """Show what everybody has answered."""
        none = [seat for seat in range(4) if answers[seat] == NONE]
        if none:
            seats = " ".join(map(str, none))
            self.tell("gong-zhu-expose-nothing", seats=seats, count=len(none))
        for seat in range(4):
            if seat not in none:
                self.expose(seat, answers[seat])

    def expose(self, seat: int, action: str) -> None:
        """Show the cards that a seat exposes."""
        if action == NONE:
            self.tell("gong-zhu-exposes-none", seat=seat)
            return
        cards = action.removeprefix("expose ")
        self.exposed += cards.split()
        hand = self.hands[seat]
        hand.known += [card for card in hand if card in self.exposed and card not in hand.known]
        self.tell("gong-zhu-exposes", seat=seat, cards=cards)

    def actors(self) -> list[int]:
        if self.unanswered and self.options.expose_timing == "simultaneous":
            return list(self.unanswered)
        return [self.turn]

    def guess_secret(self, seat: int, random: Random) -> str:
        return random.choice(exposures(self.hands[seat]))
