"""The rest of a round as integers: play-outs by the thousand, for computers that look ahead.

The rules stay in the game: this repeats what a turn needs of them, and a law holds both equal.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from games import rehearsal
from games.cards import CARDS
from games.crazy_king.cards import (
    BIT,
    BITS,
    CALLS,
    CARD,
    COST,
    KINGS,
    OF_RANK,
    OF_SUIT,
    RANK,
    SUIT,
    points,
    suit_to_call,
)
from games.crazy_king.options import Options

Move: TypeAlias = tuple[int, int]
"""A card, as a bit, and the suit to follow then, as its cards; or one of two without a card:"""

DRAW: Final[Move] = (0, 1)
PASS: Final[Move] = (0, 0)
MOVES: Final = {
    "draw": DRAW,
    "pass": PASS,
    **{str(card): (bit, OF_SUIT[bit]) for bit, card in CARD.items()},
    **{call: (BIT[CARDS[call[:2]]], SUIT[call[-1]]) for calls in CALLS.values() for call in calls},
}
"""By the action that it is in the rules."""

QUEENS: Final = RANK["Q"]
ACES: Final = RANK["A"]
SKIPPING: Final = RANK["J"] | QUEENS


class Rest(rehearsal.Rest):
    """A round from some turn to its end."""

    def __init__(
        self,
        options: Options,
        hands: list[int],
        stock: list[int],
        covered: int,
        top: int,
        suit: int,
    ) -> None:
        self.options, self.seats = options, len(hands)
        self.covered = covered  # the discards below the top one
        self.top, self.suit = top, suit
        self.turn, self.direction, self.draws, self.runs = 0, 1, 0, 0
        self.skipped = 0  # the rank that skips the player to act
        self.last = 0  # whose turn it was last
        self.over = False
        self.lie(hands, stock)

    def lie(self, hands: list[int], stock: list[int]) -> None:
        """Let hidden cards lie so; of the stock the next one last."""
        self.hands, self.stock = hands, stock
        self.world = hash((*hands, *stock))  # what chance follows from

    # What may be done, and what is best.

    def fitting(self, hand: int) -> int:
        """The cards of a hand that fit and are no Kings."""
        return hand & (self.suit | OF_RANK[self.top]) & ~KINGS

    def without(self) -> Move:
        """What a turn without a card is now."""
        may_draw = not self.skipped and self.draws < self.options.max_draws and self.stock
        return DRAW if may_draw else PASS

    def playable(self, hand: int) -> tuple[int, bool]:
        """The cards of a hand that may be played, and whether none need be."""
        kings, options = hand & KINGS, self.options
        if self.skipped:
            is_free = kings and options.skipped_player == "normal_turn"
            return kings | (self.fitting(hand) if is_free else 0), True
        fits = self.fitting(hand)
        return kings | fits, not (fits or (kings and options.king_obliges))

    def choose(self, seat: int, hand: int) -> Move:
        """What a seat to act does with this hand: of the highest merit."""
        cards, may_wait = self.playable(hand)
        if not cards:
            return self.without()
        if not cards & (cards - 1) and not may_wait:
            return played(hand, cards)
        best = self.without() if may_wait else PASS
        most = self.merit(seat, hand, best)
        while cards:
            card = cards & -cards
            cards ^= card
            move = played(hand, card)
            merit = self.merit(seat, hand, move)
            if merit > most:
                best, most = move, merit
        return best

    def merit(self, seat: int, hand: int, move: Move) -> float:
        """Shed points and keep to long suits; save Kings until little else fits, or to go out with.

        Measured, to be rid of their 30 points when somebody is nearly out loses more.
        """
        card, suit = move
        if not card:
            return -6 if move == DRAW else -50
        left = hand ^ card
        if not left:
            return 1000
        length = (left & suit).bit_count()
        if card & KINGS:
            wrong_suit = 3 * (suit != suit_to_call(left))
            return length + 60 * bool(self.skipped) - 4 - wrong_suit
        merit = COST[card] / 2 + length
        if card & SKIPPING:
            merit += 4 + 6 * (self.hands[self.follower(seat)].bit_count() <= 2)
        return merit

    # What it does.

    def play(self, move: Move) -> None:
        """Carry out a move of the seat to act."""
        seat = self.last = self.turn
        card, suit = move
        if card:
            self.lay(seat, card, suit)
        elif move == DRAW:
            self.draws += 1
            self.draw(seat, 1)
        else:
            self.give_up(seat)

    def give_up(self, seat: int) -> None:
        """End a turn without a card."""
        if self.skipped == QUEENS:
            self.draw(seat, 2)
        elif not self.skipped and self.draws < self.options.max_draws:
            self.run_out()
        self.skipped = 0
        self.next_turn()

    def lay(self, seat: int, card: int, suit: int) -> None:
        """Play a card and carry out its effect."""
        hand = self.hands[seat] = self.hands[seat] ^ card
        self.covered |= self.top
        self.top, self.suit = card, suit
        if not self.stock:
            self.renew_stock()
        answered, self.skipped = self.skipped, 0
        if not hand:
            if card & QUEENS and self.options.last_queen_draws:
                self.draw(self.follower(seat), 2)
            self.over = True
            return
        if answered == QUEENS and not self.options.queen_king_cancels:
            self.draw(seat, 2)
        if card & SKIPPING:
            self.skipped = OF_RANK[card]
        elif card & ACES:
            self.direction = -self.direction
            if self.seats == 2 and self.options.ace_two_players != "no_effect":
                self.next_turn()
        self.next_turn()

    def draw(self, seat: int, count: int) -> None:
        """Draw so many cards one by one, or as many as there are."""
        while count and self.stock:
            self.hands[seat] |= self.stock.pop()
            count -= 1
            if not self.stock:
                self.run_out()
                self.renew_stock()

    def run_out(self) -> None:
        """Count that the stock has run out, or that there was none."""
        self.runs += 1
        if self.runs >= self.options.runouts:
            self.over = True

    def renew_stock(self) -> None:
        """Shuffle the covered discards into an empty stock: alike after all moves in a world."""
        if self.covered and not self.over:
            covered, self.covered = self.covered, 0
            order = [*BITS]
            Random(self.world + self.runs).shuffle(order)
            self.stock = [card for card in order if card & covered]

    def result(self) -> tuple[int, int]:
        """Who has won, and how much, after the end; nothing where all win nothing."""
        costs, counts = [points(hand) for hand in self.hands], [*map(int.bit_count, self.hands)]
        order = [(self.last + each * self.direction) % self.seats for each in range(self.seats)]
        winner = winner_of(order, costs, counts, self.options)
        return (0, 0) if winner is None else (winner, sum(costs) - costs[winner])

    def follower(self, seat: int) -> int:
        """Who comes after a seat in the direction of play."""
        return (seat + self.direction) % self.seats

    def next_turn(self) -> None:
        """Pass the turn on."""
        self.turn, self.draws = (self.turn + self.direction) % self.seats, 0

    def play_out(self) -> None:
        while not self.over:
            self.play(self.choose(self.turn, self.hands[self.turn]))


def played(hand: int, card: int) -> Move:
    """A card of a hand, and its own suit or the best for a King to call."""
    return card, suit_to_call(hand ^ card) if card & KINGS else OF_SUIT[card]


def winner_of(
    order: Sequence[int], costs: Sequence[int], counts: Sequence[int], options: Options
) -> int | None:
    """Who wins a round by what is left in each hand, the first of equals; perhaps nobody."""
    winner = min(order, key=lambda seat: (costs[seat], counts[seat]))
    is_alone = costs.count(costs[winner]) == 1
    return winner if is_alone or options.exhaustion_tie == "fewest_cards" else None
