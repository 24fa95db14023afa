"""Kings & Bastards: be first to shed your cards, and next time the last one pays you.

Rules: `docs/rules/kings_and_bastards.md`; a section named in this folder is one of that page.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from games.cards import JOKERS, PACK, Card
from games.choices import Choice
from games.kings_and_bastards.cards import (
    CALLED,
    ORDER,
    THREE,
    TWO,
    cheapest,
    rank_text,
    taken_apart,
    tribute,
)
from games.kings_and_bastards.hint import Turn
from games.kings_and_bastards.options import VARIANTS, Options
from games.kings_and_bastards.plays import controls, plays, refused_play
from games.kings_and_bastards.state import State
from games.notation import Grammar
from games.scene import Token
from games.speech import Hint, Say, Words


class KingsAndBastards(State):
    """A set is beaten by one of as many cards of a higher rank, or by a single two.

    The score of a seat is how often it was King.
    """

    key, players = "kings_and_bastards", range(4, 13)
    minutes, usual_seats, cover = 0, 6, "KC KH 2S JB"
    trials, searches = 150, True
    grammar = Grammar(ranks=("as",))
    options: Options = Options()
    variants: ClassVar = VARIANTS

    @classmethod
    def objection(cls, seats: int, options: Options) -> Words | None:
        problem = super().objection(seats, options)
        if problem is None and options.decks == 1 and seats > 6:
            return Words("kings-and-bastards-one-deck")
        return problem

    def pack(self) -> Sequence[Card]:
        return (PACK + JOKERS[: self.options.jokers]) * self.decks()

    def lead_card(self) -> Card:
        return THREE

    def deal(self) -> None:
        if self.round == 1:
            self.bastards = [0] * self.seats
        self.ranks = []
        super().deal()

    # The exchange, section 5.

    def swaps_due(self) -> list[tuple[int, int, int]]:
        count, before = self.options.exchange_count, self.before
        vice = [(before[1], before[-2], 1)] if self.options.vice_titles else []
        return [(before[0], before[-1], count), *vice] if count else []

    def tribute(self, hand: Iterable[Card], count: int) -> list[Card]:
        return tribute(hand, count, self.options.exchange_ranking == "ace_high")

    def cheapest(self, hand: Iterable[Card]) -> list[Card]:
        return cheapest(hand)

    def leader(self) -> int | None:
        return {"king": self.before[0], "bastard": self.before[-1]}.get(self.options.lead_rule)

    # Playing, sections 6 and 7.

    def plays(self, seat: int) -> list[str]:
        return plays(self, seat)

    def controls(self, seat: int) -> list[Choice]:
        return controls(self, seat)

    def refused_play(self, seat: int, action: str) -> Words | None:
        return refused_play(self, seat, action)

    def read(self, text: str) -> str:
        action = super().read(text)
        return CALLED[action][-1] if action in CALLED else action  # one alone is an ace

    def lay(self, seat: int, action: str) -> None:
        cards, rank = taken_apart(action)
        self.put_down(seat, cards)
        self.ranks = [*self.ranks[: len(self.by) - 1], rank]
        if self.news is not None:
            self.tell_played(seat, action)
        if not self.hands[seat] and self.goes_out(seat):
            return
        if rank == TWO:
            self.win(seat)
        else:
            self.next_turn(self.followers(seat))

    def tell_played(self, seat: int, action: str) -> None:
        """Tell what was played, and what a joker alone stands for."""
        cards, rank = taken_apart(action)
        if action in CALLED.get(cards[0], ()):
            self.tell("kings-and-bastards-calls", seat=seat, card=cards[0], rank=rank_text(rank))
        else:
            self.tell("climbing-plays", seat=seat, cards=" ".join(cards))

    def goes_out(self, seat: int) -> bool:
        """Note who has no cards left; whether that ends the round."""
        self.out.append(seat)
        first = len(self.out) == 1
        self.tell("kings-and-bastards-king" if first else "climbing-out", seat=seat)
        left = [other for other in range(self.seats) if self.hands[other]]
        if len(left) > 1:
            return False
        self.end(left)
        return True

    def end(self, left: Sequence[int]) -> None:
        self.out += left
        king, bastard = self.out[0], self.out[-1]
        self.bastards[bastard] += 1
        self.tell("kings-and-bastards-bastard", seat=bastard)
        self.credit([king], 1)
        self.end_round([int(seat == king) for seat in range(self.seats)])

    def tell_won(self, seat: int) -> None:
        cards, rank = self.cards_of(-1), rank_text(self.ranks[-1])
        if cards[0] in JOKERS:
            self.tell("kings-and-bastards-wins", seat=seat, cards=cards[0], rank=rank)
        else:
            super().tell_won(seat)

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
        if card != THREE or self.opener is None:
            return True
        return self.place(seat) >= self.place(self.opener)

    def advice(self, seat: int) -> Hint:
        return Turn(self, seat).hint()

    def order(self, card: Card) -> int:
        return ORDER[card]

    def reason(self, seat: int) -> Words:
        kings, bastards = self.scores[seat], self.bastards[seat]
        return Words("kings-and-bastards-reason", kings=kings, bastards=bastards)

    def fact(self) -> Words | None:
        most = max(self.bastards)
        seats = [seat for seat in range(self.seats) if self.bastards[seat] == most]
        told = Words("kings-and-bastards-fact", seat=seats[0], number=most)
        return told if len(seats) == 1 and most > 1 else None

    def line(self, seat: int) -> Words | None:
        """Whether a seat has passed."""
        return Words("climbing-passed") if self.passed[seat] else None

    def tokens(self, seat: int, say: Say) -> tuple[Token, ...]:
        """How often a seat was King and Bastard."""
        kings, bastards = self.scores[seat], self.bastards[seat]
        return (
            Token("crown", kings, say(Words("kings-and-bastards-kings", kings=kings))),
            Token("rags", bastards, say(Words("kings-and-bastards-bastards", bastards=bastards))),
        )

    def tag(self, seat: int) -> Words | None:
        """Who has won, the title of a seat, or its place if it is out.

        Titles of the round before last until somebody is King, and the Bastard's to the end.
        """
        if seat in self.winners:
            return super().tag(seat)
        if seat in self.out:
            return self.finished_as(seat)
        if self.before and (not self.out or seat == self.before[-1]):
            return self.title(self.before.index(seat))
        return None

    def title(self, place: int) -> Words | None:
        last = self.seats - 1
        titles = {0: "kings-and-bastards-tag-king", last: "kings-and-bastards-tag-bastard"}
        if self.options.vice_titles:
            titles[1] = "kings-and-bastards-tag-vice"
            titles[last - 1] = "kings-and-bastards-tag-vice-last"
        return Words(titles[place]) if place in titles else None

    def label(self) -> Words:
        if not self.trick:
            return Words("climbing-taken", seat=self.by[-1])
        cards, rank = self.cards_of(-1), rank_text(self.ranks[-1])
        if cards[0] in JOKERS:
            return Words("kings-and-bastards-joker", seat=self.by[-1], rank=rank)
        return Words("climbing-set", seat=self.by[-1], count=len(cards), rank=rank)
