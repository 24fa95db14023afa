"""Climbing games: each play of a trick goes over the one before, until everybody passes.

A play is one card or several at once. A game adds which plays are legal; turns, passes, the end
of a trick, refusals and looks are here.
"""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from games.cards import CARDS, EVERYONE, Card, Pile
from games.choices import Choice
from games.climbing.sets import not_held
from games.game import Game
from games.premoves import PASS, Premove
from games.scene import Play, Spot, Table, TableSeat
from games.text import Text, Translate

Noted = tuple[int, int, int | None]
"""A set played, or a pass: its size, the rank it had to beat, and its own; None for a pass."""


class ClimbingGame(Game):
    """A climbing game without its plays."""

    group = "climbing"
    premoves = (PASS,)
    rank: ClassVar[Mapping[Card, int]]  # from low to high

    trick: Pile
    played: Pile  # the tricks before the last one
    by: list[int]  # the seats of the plays of the trick, or of the last one until the next card
    sizes: list[int]  # the number of cards of each of these plays
    last_by: list[int]  # during a trick, the seats of the plays of the one before it
    last_sizes: list[int]
    passed: list[int]  # by seat, the number of plays before its pass; 0 if it has not passed
    opener: int | None  # the seat that held the card to lead; None where no card decides who leads
    opening: bool  # the next play must hold that card
    history: list[list[Noted]]  # by seat, its plays and passes in this round
    dealer: int

    # What a game must write.

    @abstractmethod
    def lead_card(self) -> Card:
        """The card whose holder leads, where no other rule decides that."""

    @abstractmethod
    def label(self) -> Text:
        """The label of the play in the middle: its seat and kind."""

    @abstractmethod
    def controls(self, seat: int) -> list[Choice]:
        """The plays of a seat, and the pass, in a form that controls are made of."""

    @abstractmethod
    def must_lead(self) -> Text:
        """The refusal of a pass by the seat that leads."""

    @abstractmethod
    def refused_cards(self, seat: int, action: str, cards: tuple[Card, ...]) -> Text | None:
        """The reason why cards in the hand may not be played now; None if they may."""

    # What a game may change.

    def trick_over(self) -> None:
        """Follow up on the end of a trick."""

    def can_premove(self, seat: int, order: Premove) -> bool:
        """A pass can be set while a trick lies there; a leader has to play."""
        return bool(self.trick) and self.can_answer(seat)

    def locks(self) -> bool:
        """True if a pass is for the whole trick."""
        return bool(self.options.pass_rule == "locked")

    def card_words(self, action: str) -> list[str]:
        """The words of an action that name cards."""
        return action.split(" ")

    # Legal actions.

    def choices(self, seat: int) -> list[Choice]:
        is_asked = seat in self.waiting() and not self.resting
        return self.controls(seat) if is_asked else super().choices(seat)

    def refusal(self, seat: int, action: str) -> Text | None:
        if action == "pass":
            return None if self.trick else self.must_lead()
        words = self.card_words(action)
        if problem := not_held(self, seat, " ".join(words), words):
            return problem
        return self.refused_cards(seat, action, tuple(CARDS[word] for word in words))

    # From the deal to the lead.

    def deal_out(self, deck: Sequence[Card], first: int) -> None:
        """Deal all of these cards one by one, to this seat first, and clear the table."""
        self.deal_one_by_one(deck, first)
        self.trick, self.played = Pile((), EVERYONE), Pile((), EVERYONE)
        self.by, self.sizes, self.last_by, self.last_sizes = [], [], [], []
        self.passed, self.opener, self.opening = [0] * self.seats, None, False
        self.history = [[] for _ in range(self.seats)]

    def from_dealer(self, seat: int) -> int:
        """The number of seats between the dealer's left and a seat."""
        return (seat - self.dealer - 1) % self.seats

    def open(self) -> None:
        """Give the turn to the holder of the card to lead, and show all that it holds it."""
        card = self.lead_card()
        holders = [seat for seat in range(self.seats) if card in self.hands[seat]]
        self.turn = self.opener = min(holders, key=self.from_dealer)
        self.hands[self.turn].known.append(card)
        self.opening = True
        self.emit("climbing-opens", seat=self.turn, card=card)

    # The trick.

    @property
    def size(self) -> int:
        """The number of cards of the last play."""
        return self.sizes[-1]

    def pass_on(self, seat: int) -> None:
        """Pass."""
        self.note_play(seat, ())
        self.passed[seat] = len(self.by)
        self.emit("climbing-passes", seat=seat)
        self.next_turn(self.followers(seat))

    def put_down(self, seat: int, cards: Sequence[Card]) -> None:
        """Move cards from a hand to the trick."""
        self.note_play(seat, cards)
        if not self.trick:
            self.played += self.last
            self.last.clear()
            self.last_by, self.last_sizes = self.by, self.sizes
            self.by, self.sizes = [], []
        hand = self.hands[seat]
        for card in cards:
            hand.pull(card)
        self.trick += cards
        self.by.append(seat)
        self.sizes.append(len(cards))
        self.passed[seat], self.opening = 0, False

    def next_turn(self, followers: Iterator[int]) -> None:
        """Give the turn to the first follower; if there is none the last play has won."""
        follower = next(followers, None)
        if follower is None:
            self.win(self.by[-1])
        else:
            self.turn = follower

    def followers(self, seat: int) -> Iterator[int]:
        """The seats that can still answer the last play, in turn after a seat."""
        last = self.by[-1]
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if other != last and self.can_answer(other):
                yield other

    def can_answer(self, seat: int) -> bool:
        """True if a seat has cards, and has not passed: for this play, or for the whole trick."""
        passed = self.passed[seat]
        if not self.hands[seat] or passed == len(self.by):
            return False
        return not passed or not self.locks()

    def win(self, seat: int) -> None:
        """Take the trick and lead, or leave the lead to the next seat with cards."""
        if len(self.by) not in self.passed:
            self.emit("climbing-wins-at-once")
        elif self.events is not None:
            self.tell_won(seat)
        self.last += self.trick
        self.trick.clear()
        self.passed = [0] * self.seats
        self.trick_over()
        while not self.hands[seat]:
            seat = (seat + 1) % self.seats
        self.turn = seat

    def tell_won(self, seat: int) -> None:
        """Tell that a seat takes the trick."""
        self.emit("climbing-wins", seat=seat, cards=" ".join(self.cards_of(-1)))

    def cards_of(self, index: int) -> list[Card]:
        """The cards of a play, by its index in the trick, or in the last one; -1 is the latest."""
        cards, index = self.trick or self.last, index % len(self.by)
        start = sum(self.sizes[:index])
        return cards[start : start + self.sizes[index]]

    # Evidence.

    def note_play(self, seat: int, cards: Sequence[Card]) -> None:
        """Note a play, or a pass, and the rank it had to beat."""
        size = self.size if self.trick else len(cards)
        beaten = self.rank_of(self.trick[-size:]) if self.trick else -1
        played = self.rank_of(cards) if cards else None
        if beaten is not None and (played is not None or not cards):
            self.history[seat].append((size, beaten, played))

    def rank_of(self, cards: Sequence[Card]) -> int | None:
        """The rank of a set; None if the cards are no set."""
        found = None
        for card in cards:
            if card.suit:
                rank = self.rank[card]
                if found is not None and rank != found:
                    return None
                found = rank
        return found

    # Looks.

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        """A seat, with its latest play of the trick; the play to beat lies in the middle."""
        place, latest = super().seat_scene(seat, tr), self.last_play(seat)
        if self.hands[seat].seen_by == EVERYONE:
            return place
        return replace(place, shown=() if latest is None else tuple(self.cards_of(latest)))

    def last_play(self, seat: int) -> int | None:
        """The index of the latest play of a seat; None if that is the play to beat."""
        latest = {by: index for index, by in enumerate(self.by)}.get(seat)
        return None if latest == len(self.by) - 1 else latest

    def last_trick(self) -> tuple[Play, ...]:
        """The last play of each seat in the trick that is finished."""
        by, sizes = (self.by, self.sizes) if self.last else (self.last_by, self.last_sizes)
        cards = self.last or self.played
        ends = [len(cards) - sum(sizes[place + 1 :]) for place in range(len(by))]
        latest = {seat: place for place, seat in enumerate(by)}
        return tuple(
            Play(by[place], card, by[place] == by[-1])
            for place in sorted(latest.values())
            for card in cards[ends[place] - sizes[place] : ends[place]]
        )

    def table(self, tr: Translate) -> Table:
        """The play to beat; the other plays lie in front of the seats."""
        subtitle = tr(self.subtitle())
        if self.by:
            spot = Spot(tr(self.label()), tuple(self.cards_of(-1)), spread="fan")
            return Table(subtitle=subtitle, spots=(spot,))
        return Table(subtitle=subtitle, prompt=tr(self.next_step()) if self.waiting() else "")

    def next_step(self) -> Text:
        """The action that is waited for at the beginning of a round."""
        if self.opening:
            return Text("climbing-prompt-opens", seat=self.turn, card=self.lead_card())
        return Text("prompt-leads", seat=self.turn)

    def subtitle(self) -> Text:
        """The stage and the number of the round."""
        if self.opening:
            return Text("climbing-opening", number=self.round, card=self.lead_card())
        return Text("unit", unit=self.unit, number=self.round)
