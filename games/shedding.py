"""Games of getting rid of one's cards: a stock, a pile to play on, a direction, and the count.

The first without cards ends the round; what the others still hold counts. What fits on what, and
what a card does, is for each game to say.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from games.cards import CARDS, EVERYONE, HIDDEN, NOBODY, Card, Pile
from games.doubts import DoubtingGame, Places, places_of
from games.scene import Badge, Spot
from games.speech import Say, Words


class Shedding(DoubtingGame):
    """Everything but the rules of a turn."""

    costs: ClassVar[Mapping[str, int]]  # by rank, what a card costs its holder at the end

    stock: Pile
    discard: Pile
    suit: str  # the suit, or colour, required
    starter: int  # who began this round
    direction: int  # 1 clockwise, -1 the other way
    draws: int  # cards the player to act has drawn in this turn

    # What a game may change.

    def opens(self, card: Card) -> bool:
        """True if this card may start the discard pile."""
        return True

    def ran_out(self) -> None:
        """The stock has just given its last card."""
        self.renew_stock()

    # Cards in and out of hands.

    def lay_out(self) -> list[Card]:
        """Shuffle, deal to all from the starter on, and turn up the next card that may be.

        Those turned up before it go below the stock; they are returned.
        """
        deck, dealt = self.shuffle(self.pack()), self.seats * self.options.hand_size
        self.hand_out(deck[:dealt], self.starter)
        first = next(at for at in range(dealt, len(deck)) if self.opens(deck[at]))
        back = deck[dealt:first]
        self.discard = Pile(deck[first : first + 1], EVERYONE)
        self.stock = Pile(back + deck[first + 1 :], NOBODY)
        self.suit = self.discard[-1].suit
        self.turn, self.direction, self.draws = self.starter, 1, 0
        self.clear_doubts()
        return back

    def put(self, seat: int, card: Card) -> None:
        """Move a card from a hand to the pile, which then can be drawn from again."""
        self.hands[seat].pull(card)
        self.discard.append(card)
        if not self.stock:
            self.renew_stock()

    def draw(self, seat: int, count: int) -> list[Card]:
        """Draw so many cards one by one, or as many as there are."""
        drawn: list[Card] = []
        hand, stock = self.hands[seat], self.stock
        while stock and len(drawn) < count:
            card = stock.pop()
            hand.append(card)
            drawn.append(card)
            if not stock:
                self.ran_out()
        if drawn:
            self.mix(seat, len(drawn))
        return drawn

    def renew_stock(self) -> None:
        """Shuffle the covered discards into an empty stock, if there are any."""
        if not self.stock and len(self.discard) > 1:
            *covered, top = self.discard
            self.stock[:], self.discard[:] = self.shuffle(covered), [top]

    def follower(self, seat: int, steps: int = 1) -> int:
        """The seat that is `steps` places on in the direction of play."""
        return (seat + steps * self.direction) % self.seats

    def next_turn(self, steps: int = 1) -> None:
        """Pass the turn on, by one seat or past some."""
        self.turn = (self.turn + steps * self.direction) % self.seats
        self.draws = 0

    def cannot_play(self, seat: int) -> None:
        """Note that a seat plays nothing: it hardly holds what goes on the pile."""
        self.doubt(seat, fitting(self.suit, self.discard[-1].rank))

    # The count.

    def held(self, seat: int) -> int:
        """The penalty points of a hand."""
        costs = self.costs
        return sum([costs[card.rank] for card in self.hands[seat]])

    def take_all(self, winner: int) -> list[int]:
        """The gains by seat if the winner scores the others' hands."""
        gains = [0] * self.seats
        for seat in range(self.seats):
            if seat != winner:
                points = self.held(seat)
                gains[winner] += points
                self.credit([winner], points, "shedding-from", seat=seat)
        return gains

    # What is seen.

    def drawn_now(self, seat: int) -> Sequence[Card]:
        return self.hands[seat][-self.draws :] if self.draws else ()

    def holding(self, seat: int) -> Words | None:
        hand = self.hands[seat]
        return None if HIDDEN in hand else Words("shedding-holding", points=self.held(seat))

    def deed(self, seat: int) -> Words | None:
        """The cards left in an open hand, for the score sheet."""
        if self.hands[seat].seen_by != EVERYONE:
            return None
        return Words("shedding-deed", points=self.held(seat), count=len(self.hands[seat]))

    def line(self, seat: int) -> Words:
        score = self.scores[seat]
        if self.hands[seat].seen_by == EVERYONE:
            return Words("shedding-line-open", score=score, points=self.held(seat))
        return Words("shedding-line", score=score)

    def piles_shown(self, say: Say) -> tuple[Spot, Spot]:
        """The stock, and the pile with its top card."""
        return (
            Spot(say(Words("shedding-stock")), count=len(self.stock)),
            Spot(say(Words("shedding-discard")), (self.discard[-1],), len(self.discard)),
        )

    def direction_shown(self, say: Say) -> Badge:
        """The badge with the direction of play."""
        way = "shedding-clockwise" if self.direction == 1 else "shedding-anticlockwise"
        return Badge(say(Words("shedding-direction")), say(Words(way)))


def longest_suit(suits: Sequence[str], cards: Sequence[tuple[str, int]]) -> str:
    """The suit held most, then the one worth most, then the first; `cards` by suit and worth."""

    def strength(suit: str) -> tuple[int, int]:
        worths = [worth for each, worth in cards if each == suit]
        return len(worths), sum(worths)

    return max(suits, key=strength)


@lru_cache(maxsize=256)
def fitting(suit: str, rank: str) -> Places:
    """The cards of all decks that have this suit or rank, and the wild ones."""
    return places_of(c for c in CARDS.values() if c.suit in (suit, "") or c.rank == rank)
