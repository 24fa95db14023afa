"""Shedding games: a stock, a pile to play on, a direction of play, and points for cards left.

The first seat without cards ends the round. A game adds what fits on what, and the effects of
cards.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar

from games.cards import CARDS, EVERYONE, HIDDEN, NOBODY, Card, Pile
from games.evidence import EvidenceGame, Numbers, numbers_of
from games.scene import Badge, Hand, Spot, TableSeat
from games.text import Text, Translate


class Shedding(EvidenceGame):
    """A shedding game without the rules of a turn."""

    group = "climbing"
    costs: ClassVar[Mapping[str, int]]  # by rank, the points a card costs its holder at the end

    stock: Pile
    discard: Pile
    suit: str  # the suit, or colour, required
    starter: int  # the seat that began this round
    direction: int  # 1 clockwise, -1 the other way
    draws: int  # cards the player to act has drawn in this turn

    # What a game may change.

    def can_start(self, card: Card) -> bool:
        """True if this card, turned up, can begin the pile."""
        return True

    def ran_out(self) -> None:
        """Follow up on the last card of the stock, just drawn."""
        self.renew_stock()

    # Cards in and out of hands.

    def deal_and_turn_up(self) -> list[Card]:
        """Shuffle, deal from the starter on, and turn up the next card that can begin the pile.

        Cards turned up before it go below the stock; they are returned.
        """
        deck, dealt = self.shuffle(self.pack()), self.seats * self.options.hand_size
        self.deal_one_by_one(deck[:dealt], self.starter)
        first = next(at for at in range(dealt, len(deck)) if self.can_start(deck[at]))
        back = deck[dealt:first]
        self.discard = Pile(deck[first : first + 1], EVERYONE)
        self.stock = Pile(back + deck[first + 1 :], NOBODY)
        self.suit = self.discard[-1].suit
        self.turn, self.direction, self.draws = self.starter, 1, 0
        self.clear_evidence()
        return back

    def put(self, seat: int, card: Card) -> None:
        """Move a card from a hand to the pile, which then can be drawn from again."""
        self.hands[seat].pull(card)
        self.discard.append(card)
        if not self.stock:
            self.renew_stock()

    def draw(self, seat: int, count: int) -> list[Card]:
        """Draw cards one by one, as far as there are any."""
        drawn: list[Card] = []
        hand, stock = self.hands[seat], self.stock
        while stock and len(drawn) < count:
            card = stock.pop()
            hand.append(card)
            drawn.append(card)
            if not stock:
                self.ran_out()
        if drawn:
            self.note_drawn(seat, len(drawn))
        return drawn

    def renew_stock(self) -> None:
        """Shuffle the covered discards into an empty stock, if there are any."""
        if not self.stock and len(self.discard) > 1:
            *covered, top = self.discard
            self.stock[:], self.discard[:] = self.shuffle(covered), [top]

    def follower(self, seat: int, steps: int = 1) -> int:
        """The seat a number of steps after a seat in the direction of play."""
        return (seat + steps * self.direction) % self.seats

    def next_turn(self, steps: int = 1) -> None:
        """Pass the turn on, by one seat or past some."""
        self.turn = (self.turn + steps * self.direction) % self.seats
        self.draws = 0

    def note_cannot_play(self, seat: int) -> None:
        """Note that a seat plays nothing: it hardly holds what goes on the pile."""
        self.note_unlikely(seat, legal_follows(self.suit, self.discard[-1].rank))

    # Points.

    def hand_points(self, seat: int) -> int:
        """The points that the cards in a hand cost."""
        costs = self.costs
        return sum([costs[card.rank] for card in self.hands[seat]])

    def take_all(self, winner: int) -> int:
        """Credit the winner with what the others hold, and return the sum."""
        for seat in range(self.seats):
            if seat != winner:
                self.credit([winner], self.hand_points(seat), "shedding-from", seat=seat)
        return self.credited()[winner]

    def summary(self, seat: int) -> Text | None:
        """The cards left in an open hand."""
        if self.hands[seat].seen_by != EVERYONE:
            return None
        return Text("shedding-deed", points=self.hand_points(seat), count=len(self.hands[seat]))

    # Looks.

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        score = self.scores[seat]
        if self.hands[seat].seen_by == EVERYONE:
            line = Text("shedding-line-open", score=score, points=self.hand_points(seat))
        else:
            line = Text("shedding-line", score=score)
        return replace(super().seat_scene(seat, tr), line=tr(line))

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        hand, cards = super().hand_scene(seat, tr), self.hands[seat]
        title = hand.title
        if HIDDEN not in cards:
            title += f" · {tr(Text('shedding-holding', points=self.hand_points(seat)))}"
        drawn = cards[-self.draws :] if self.draws else ()
        return replace(hand, title=title, fresh=tuple(map(str, drawn)))

    def pile_spots(self, tr: Translate) -> tuple[Spot, Spot]:
        """The stock, and the pile with its top card."""
        return (
            Spot(tr(Text("shedding-stock")), count=len(self.stock)),
            Spot(tr(Text("shedding-discard")), (self.discard[-1],), len(self.discard)),
        )

    def direction_badge(self, tr: Translate) -> Badge:
        """The direction of play."""
        way = "shedding-clockwise" if self.direction == 1 else "shedding-anticlockwise"
        return Badge(tr(Text("shedding-direction")), tr(Text(way)))


@lru_cache(maxsize=256)
def legal_follows(suit: str, rank: str) -> Numbers:
    """The cards of all decks that have this suit or rank, and the wild ones."""
    return numbers_of(c for c in CARDS.values() if c.suit in (suit, "") or c.rank == rank)
