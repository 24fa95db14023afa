"""Climbing games for places: the first seat out is on top, the last one at the bottom.

Before the next round the seats at the bottom pay those on top their highest cards, and get others
back.
"""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations
from math import comb
from typing import Final

from games.cards import CARDS, Card
from games.choices import Choice
from games.climbing.sets import name_jokers, not_held
from games.climbing.trick import ClimbingGame
from games.scene import Hand
from games.text import Text, Translate

LISTED: Final = 120
"""The largest number of gifts listed: all of two cards out of sixteen."""


class TitlesGame(ClimbingGame):
    """A climbing game with places, titles and an exchange of cards."""

    out: list[int]  # the seats that are out, in order; at the end of a round all by place
    before: list[int]  # all seats by place in the round before; empty in the first
    swaps: list[tuple[int, int, int]]  # gifts due: the giver, the receiver, the number of cards

    # What a game must write.

    @abstractmethod
    def swaps_due(self) -> list[tuple[int, int, int]]:
        """The exchanges after a round: the receiver, the payer, the number of cards."""

    @abstractmethod
    def tribute(self, hand: Iterable[Card], count: int) -> list[Card]:
        """The highest cards of a hand, the highest first."""

    @abstractmethod
    def cheapest(self, hand: Iterable[Card]) -> list[Card]:
        """The cards of a hand, the least useful first."""

    @abstractmethod
    def leader(self) -> int | None:
        """The seat that leads a round by its title; None if a card decides that."""

    @abstractmethod
    def plays(self, seat: int) -> list[str]:
        """The plays of a seat, one of those that come to the same, and `pass`."""

    @abstractmethod
    def play_cards(self, seat: int, action: str) -> None:
        """Carry out a play."""

    @abstractmethod
    def end(self, left: Sequence[int]) -> None:
        """End the round, in which these seats have not gone out."""

    @abstractmethod
    def title(self, place: int) -> Text | None:
        """The title of a place, 0 for the first; None if it has none."""

    # The deal and the exchange.

    def deal(self) -> None:
        if self.round == 1:
            self.before, self.dealer = [], self.shuffle(range(self.seats))[0]
        else:
            self.before, self.dealer = self.out, self.out[-1]
        self.deal_out(self.shuffle(self.pack()), (self.dealer + 1) % self.seats)
        self.out = []
        self.emit("climbing-deals", seat=self.dealer)
        self.exchange()

    def exchange(self) -> None:
        """Let the seats at the bottom pay, all before any cards are given back."""
        self.swaps = self.swaps_due() if self.before else []
        for receiver, payer, count in self.swaps:
            self.pay(receiver, payer, count)
        self.next_gift()

    def pay(self, receiver: int, payer: int, count: int) -> None:
        """Move the highest cards of a hand to another; only these two seats see which."""
        paid = self.tribute(self.hands[payer], count)
        self.move(payer, receiver, paid)
        self.emit("climbing-pays", seat=payer, other=receiver, count=count)
        self.emit("climbing-you-pay", to=payer, cards=" ".join(paid), other=receiver)
        self.emit("climbing-you-receive", to=receiver, cards=" ".join(paid), other=payer)

    def give(self, seat: int, cards: Sequence[Card]) -> None:
        """Give cards back to the seat that paid."""
        _, payer, count = self.swaps.pop(0)
        self.move(seat, payer, cards)
        self.emit("climbing-gives", seat=seat, other=payer, count=count)
        self.emit("climbing-you-receive", to=payer, cards=" ".join(cards), other=seat)

    def move(self, giver: int, receiver: int, cards: Iterable[Card]) -> None:
        """Move cards to another hand; the giver knows that they are there."""
        for card in cards:
            self.hands[receiver].add_known(self.hands[giver].pull(card), to=giver)

    def next_gift(self) -> None:
        """Give the turn to the next seat that gives cards back, or else to the leader."""
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
        self.emit("climbing-leads", seat=leader)

    def gift(self, cards: Iterable[Card]) -> str:
        """The action that gives these cards."""
        return " ".join(["give", *sorted(cards, key=self.order)])

    def gifts(self, seat: int) -> list[str]:
        """Every gift, or only those of the cheapest cards where there are too many."""
        count, hand = self.swaps[0][2], self.cheapest(self.hands[seat])
        while comb(len(hand), count) > LISTED:
            hand.pop()
        hand.sort(key=self.order)
        return list(dict.fromkeys(self.gift(cards) for cards in combinations(hand, count)))

    def refused_gift(self, seat: int, action: str) -> Text | None:
        """The reason why these cards may not be given; None if they may."""
        verb, *words = action.split(" ")
        _, other, count = self.swaps[0]
        if verb != "give" or len(words) != count or not CARDS.keys() >= set(words):
            return Text("climbing-must-give", count=count, seat=other)
        return not_held(self, seat, action, words)

    # Legal actions.

    def moves(self, seat: int) -> list[str]:
        return self.gifts(seat) if self.swaps else self.plays(seat)

    def choices(self, seat: int) -> list[Choice]:
        if not self.swaps or seat not in self.waiting():
            return super().choices(seat)
        count, cards = self.swaps[0][2], self.arrange(self.hands[seat])
        return [Choice("give", tuple(dict.fromkeys(cards) if count == 1 else cards), count, count)]

    def refusal(self, seat: int, action: str) -> Text | None:
        return self.refused_gift(seat, action) if self.swaps else super().refusal(seat, action)

    def read(self, text: str) -> str:
        return name_jokers(super().read(text), self.hands[self.turn])

    def play(self, seat: int, action: str) -> None:
        if action == "pass":
            self.pass_on(seat)
        elif self.swaps:
            self.give(seat, [CARDS[word] for word in action.split(" ")[1:]])
            self.next_gift()
        else:
            self.play_cards(seat, action)

    def end_if_decided(self) -> bool:
        """End the round if at most one seat still has cards; True if it has ended."""
        left = [seat for seat in range(self.seats) if self.hands[seat]]
        if len(left) <= 1:
            self.end(left)
        return len(left) <= 1

    # Places.

    def is_out(self, seat: int) -> bool:
        is_over = len(self.out) == self.seats  # everybody has a place
        return not self.hands[seat] and seat not in self.by and not is_over

    def finish(self, seat: int) -> int | None:
        """The place of a seat, 0 for the first; None while it plays on."""
        return self.out.index(seat) if seat in self.out else None

    def summary(self, seat: int) -> Text | None:
        """The title of a seat that is out, or its place in this round."""
        return self.finished_as(seat, "climbing-place.round")

    def finished_as(self, seat: int, key: str = "climbing-place") -> Text | None:
        """The title of a seat that is out, or its place in a message of this key."""
        place = self.finish(seat)
        if place is None:
            return None
        return self.title(place) or Text(key, number=place + 1)

    # Looks.

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        received = self.hands[seat][-self.swaps[0][2] :] if self.swaps else ()
        return replace(super().hand_scene(seat, tr), fresh=tuple(map(str, received)))

    def next_step(self) -> Text:
        if not self.swaps:
            return super().next_step()
        giver, other, count = self.swaps[0]
        return Text("climbing-prompt-gives", seat=giver, other=other, count=count)

    def subtitle(self) -> Text:
        if self.swaps:
            return Text("climbing-exchange", number=self.round)
        return super().subtitle()
