"""Climbing games that are played for places: first out is on top, the last at the bottom.

Before the next round those at the bottom pay those on top their highest cards, and get others back.
"""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb
from typing import Final

from games.cards import CARDS, Card
from games.choices import Choice
from games.climbing.sets import name_jokers, not_held
from games.climbing.trick import ClimbingGame
from games.speech import Hint, Words

LISTED: Final = 120
"""As many gifts are listed at the most: all of two cards out of sixteen."""


class TitlesGame(ClimbingGame):
    """The exchange, and who stands where."""

    out: list[int]  # who is out, in order; at the end of a round everybody by place
    before: list[int]  # everybody by place in the round before; empty in the first
    swaps: list[tuple[int, int, int]]  # who is to give cards, to whom, how many

    # What a game must write.

    @abstractmethod
    def swaps_due(self) -> list[tuple[int, int, int]]:
        """Who receives, who pays and how many cards, after a round."""

    @abstractmethod
    def tribute(self, hand: Iterable[Card], count: int) -> list[Card]:
        """The highest cards of a hand, the highest first."""

    @abstractmethod
    def cheapest(self, hand: Iterable[Card]) -> list[Card]:
        """The cards of a hand, those first that one misses least."""

    @abstractmethod
    def leader(self) -> int | None:
        """Who leads to a round by its title; None if a card says who."""

    @abstractmethod
    def plays(self, seat: int) -> list[str]:
        """What a seat may play, and `pass`; one of those that come to the same."""

    @abstractmethod
    def controls(self, seat: int) -> list[Choice]:
        """What a seat may play, in a form that controls are made of."""

    @abstractmethod
    def refused_play(self, seat: int, action: str) -> Words | None:
        """Why this may not be played; None if it may."""

    @abstractmethod
    def advice(self, seat: int) -> Hint:
        """A good play, and why."""

    @abstractmethod
    def lay(self, seat: int, action: str) -> None:
        """Play these cards."""

    @abstractmethod
    def title(self, place: int) -> Words | None:
        """What comes with a place, 0 for the first, if there is a word for it."""

    # The deal and the exchange.

    def deal(self) -> None:
        if self.round == 1:
            self.before, self.dealer = [], self.shuffle(range(self.seats))[0]
        else:
            self.before, self.dealer = self.out, self.out[-1]
        self.deal_out(self.shuffle(self.pack()))
        self.out = []
        self.tell("climbing-deals", seat=self.dealer)
        self.exchange()

    def exchange(self) -> None:
        """Let those at the bottom pay, all before anybody gives back."""
        self.swaps = self.swaps_due() if self.before else []
        for receiver, payer, count in self.swaps:
            self.pay(receiver, payer, count)
        self.next_gift()

    def pay(self, receiver: int, payer: int, count: int) -> None:
        """Move the highest cards of a hand to another; only these two seats see which."""
        paid = self.tribute(self.hands[payer], count)
        self.move(payer, receiver, paid)
        self.tell("climbing-pays", seat=payer, other=receiver, count=count)
        self.tell("climbing-you-pay", to=payer, cards=" ".join(paid), other=receiver)
        self.tell("climbing-you-receive", to=receiver, cards=" ".join(paid), other=payer)

    def give(self, seat: int, cards: Sequence[Card]) -> None:
        """Move any cards back to who paid."""
        _, payer, count = self.swaps.pop(0)
        self.move(seat, payer, cards)
        self.tell("climbing-gives", seat=seat, other=payer, count=count)
        self.tell("climbing-you-receive", to=payer, cards=" ".join(cards), other=seat)

    def move(self, giver: int, receiver: int, cards: Iterable[Card]) -> None:
        """Move cards to another hand; the giver knows where they are."""
        for card in cards:
            self.hands[receiver].add_known(self.hands[giver].pull(card), to=giver)

    def next_gift(self) -> None:
        """Give the turn to who is to give cards back, or else to who leads."""
        if self.swaps:
            self.turn = self.swaps[0][0]
        else:
            self.open()

    def open(self) -> None:
        leader = self.leader() if self.before else None
        if leader is None:
            super().open()
            return
        self.turn = leader
        self.tell("climbing-leads", seat=leader)

    def gift(self, cards: Iterable[Card]) -> str:
        """The action that gives these cards."""
        return " ".join(["give", *sorted(cards, key=self.order)])

    def gifts(self, seat: int) -> list[str]:
        """Every gift, or those of the cheapest cards where there are too many."""
        count, hand = self.swaps[0][2], self.cheapest(self.hands[seat])
        while comb(len(hand), count) > LISTED:
            hand.pop()
        hand.sort(key=self.order)
        return list(dict.fromkeys(self.gift(cards) for cards in combinations(hand, count)))

    def refused_gift(self, seat: int, action: str) -> Words | None:
        """Why this may not be given; None if it may."""
        verb, *words = action.split(" ")
        _, other, count = self.swaps[0]
        if verb != "give" or len(words) != count or not CARDS.keys() >= set(words):
            return Words("climbing-must-give", count=count, seat=other)
        return not_held(self, seat, action, words)

    # What may be done.

    def moves(self, seat: int) -> list[str]:
        return self.gifts(seat) if self.swaps else self.plays(seat)

    def choices(self, seat: int) -> list[Choice]:
        if seat not in self.waiting() or self.resting:
            return super().choices(seat)
        if not self.swaps:
            return self.controls(seat)
        count, cards = self.swaps[0][2], self.arrange(self.hands[seat])
        return [Choice("give", tuple(dict.fromkeys(cards) if count == 1 else cards), count, count)]

    def refusal(self, seat: int, action: str) -> Words | None:
        return self.refused_gift(seat, action) if self.swaps else self.refused_play(seat, action)

    def read(self, text: str) -> str:
        return name_jokers(super().read(text), self.hands[self.turn])

    def play(self, seat: int, action: str) -> None:
        if action == "pass":
            self.pass_on(seat)
        elif self.swaps:
            self.give(seat, [CARDS[word] for word in action.split(" ")[1:]])
            self.next_gift()
        else:
            self.lay(seat, action)

    def hint(self, seat: int) -> Hint:
        if self.swaps:
            gift = self.gift(self.cheapest(self.hands[seat])[: self.swaps[0][2]])
            return Hint(gift, Words("climbing-hint-give"))
        return self.advice(seat)

    def idle(self, seat: int) -> str:
        if self.swaps:
            return self.gift(sorted(self.hands[seat], key=self.order)[: self.swaps[0][2]])
        return "pass" if self.trick else self.hint(seat).action

    # What is seen.

    def is_out(self, seat: int) -> bool:
        is_over = len(self.out) == self.seats  # everybody has a place
        return not self.hands[seat] and seat not in self.by and not is_over

    def drawn_now(self, seat: int) -> Sequence[Card]:
        return self.hands[seat][-self.swaps[0][2] :] if self.swaps else ()

    def finish(self, seat: int) -> int | None:
        """The place that a seat has, 0 for the first; None while it plays on."""
        return self.out.index(seat) if seat in self.out else None

    def deed(self, seat: int) -> Words | None:
        """The title of a seat that is out, or its place, which is that of this round alone."""
        return self.finished_as(seat, "climbing-place.round")

    def finished_as(self, seat: int, key: str = "climbing-place") -> Words | None:
        """The title of a seat that is out, or its place in the words of this key."""
        place = self.finish(seat)
        if place is None:
            return None
        return self.title(place) or Words(key, number=place + 1)

    def prompt(self) -> Words | None:
        if not self.swaps:
            return super().prompt()
        giver, other, count = self.swaps[0]
        return Words("climbing-prompt-gives", seat=giver, other=other, count=count)

    def subtitle(self) -> Words:
        if self.swaps:
            return Words("climbing-exchange", number=self.round)
        return super().subtitle()
