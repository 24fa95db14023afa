"""A round of Crazy King as integers: a hand is a number with a bit for each card.

The rules stay in the game: this repeats what a turn needs of them, and a law holds both equal.
The cards of a suit are adjacent bits, so that facts on them can be cached by their number.
"""

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Final, TypeAlias

from games import rollout
from games.cards import CARDS, HIDDEN, PACK, RANKS, SUITS, Card
from games.crazy_king.state import CALLS, POINTS, Options, winner_of

BIT: Final = {
    card: 1 << len(RANKS) * SUITS.index(card.suit) + RANKS.index(card.rank) for card in PACK
}
CARD: Final = {bit: card for card, bit in BIT.items()}
BITS: Final = (*CARD,)
BIT[HIDDEN] = 0


def mask(cards: Iterable[Card]) -> int:
    """Different cards as one number; cards face down add nothing."""
    bit = BIT
    return sum([bit[card] for card in cards])


SUIT: Final = {suit: mask(card for card in PACK if card.suit == suit) for suit in SUITS}
RANK: Final = {rank: mask(card for card in PACK if card.rank == rank) for rank in RANKS}
KINGS: Final = RANK["K"]

OF_SUIT: Final = {bit: SUIT[card.suit] for bit, card in CARD.items()}
OF_RANK: Final = {bit: RANK[card.rank] for bit, card in CARD.items()}
COST: Final = {bit: POINTS[card.rank] for bit, card in CARD.items()}

Move: TypeAlias = tuple[int, int]
"""A card as a bit, and the suit to follow then as its cards; or a move without a card:"""

DRAW: Final[Move] = (0, 1)
PASS: Final[Move] = (0, 0)
MOVES: Final = {
    "draw": DRAW,
    "pass": PASS,
    **{str(card): (bit, OF_SUIT[bit]) for bit, card in CARD.items()},
    **{call: (BIT[CARDS[call[:2]]], SUIT[call[-1]]) for calls in CALLS.values() for call in calls},
}
"""By action."""

QUEENS: Final = RANK["Q"]
ACES: Final = RANK["A"]
SKIPPING: Final = RANK["J"] | QUEENS


class Playout(rollout.Playout):
    """The state of a round from some turn to its end."""

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
        self.skipped = 0  # the rank that skips the player to act, as its cards
        self.last = 0  # the seat that acted last
        self.over = False
        self.assign_hidden(hands, stock)

    def assign_hidden(self, hands: list[int], stock: list[int]) -> None:
        """Set the hidden cards; the next card of the stock comes last."""
        self.hands, self.stock = hands, stock
        self.chance = hash((*hands, *stock))  # seeds every shuffle of this deal

    # Legal moves, and the best.

    def legal_follows(self, hand: int) -> int:
        """The cards of a hand that fit, without kings."""
        return hand & (self.suit | OF_RANK[self.top]) & ~KINGS

    def move_without_card(self) -> Move:
        """The legal move that plays no card."""
        may_draw = not self.skipped and self.draws < self.options.max_draws and self.stock
        return DRAW if may_draw else PASS

    def playable(self, hand: int) -> tuple[int, bool]:
        """The cards of a hand that can be played, and whether a move without a card is legal."""
        kings, options = hand & KINGS, self.options
        if self.skipped:
            is_free = kings and options.skipped_player == "normal_turn"
            return kings | (self.legal_follows(hand) if is_free else 0), True
        fits = self.legal_follows(hand)
        return kings | fits, not (fits or (kings and options.king_obliges))

    def choose(self, seat: int, hand: int) -> Move:
        """The move of the highest score for the seat to act, if this is its hand."""
        cards, can_wait = self.playable(hand)
        if not cards:
            return self.move_without_card()
        if not cards & (cards - 1) and not can_wait:
            return move_of(hand, cards)
        best = self.move_without_card() if can_wait else PASS
        highest = self.score(seat, hand, best)
        while cards:
            card = cards & -cards
            cards ^= card
            move = move_of(hand, card)
            score = self.score(seat, hand, move)
            if score > highest:
                best, highest = move, score
        return best

    def score(self, seat: int, hand: int, move: Move) -> float:
        """The score of a move: shed points, keep to long suits, save kings.

        Measured: playing kings early because an opponent is nearly out loses more than they cost.
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
        score = COST[card] / 2 + length
        if card & SKIPPING:
            score += 4 + 6 * (self.hands[self.follower(seat)].bit_count() <= 2)
        return score

    # Effects.

    def play(self, move: Move) -> None:
        """Apply a move of the seat to act."""
        seat = self.last = self.turn
        card, suit = move
        if card:
            self.play_card(seat, card, suit)
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

    def play_card(self, seat: int, card: int, suit: int) -> None:
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
        """Draw cards one by one, as far as there are any."""
        while count and self.stock:
            self.hands[seat] |= self.stock.pop()
            count -= 1
            if not self.stock:
                self.run_out()
                self.renew_stock()

    def run_out(self) -> None:
        """Count that the stock has run out or was empty."""
        self.runs += 1
        if self.runs >= self.options.runouts:
            self.over = True

    def renew_stock(self) -> None:
        """Shuffle the covered discards into an empty stock, in a deal alike after every move."""
        if self.covered and not self.over:
            covered, self.covered = self.covered, 0
            order = [*BITS]
            Random(self.chance + self.runs).shuffle(order)
            self.stock = [card for card in order if card & covered]

    def result(self) -> tuple[int, int]:
        """The winner of the round and its points; (0, 0) if nobody scores."""
        costs, counts = [points(hand) for hand in self.hands], [*map(int.bit_count, self.hands)]
        order = [(self.last + each * self.direction) % self.seats for each in range(self.seats)]
        winner = winner_of(order, costs, counts, self.options)
        return (0, 0) if winner is None else (winner, sum(costs) - costs[winner])

    def follower(self, seat: int) -> int:
        """The next seat in the direction of play."""
        return (seat + self.direction) % self.seats

    def next_turn(self) -> None:
        """Pass the turn on."""
        self.turn, self.draws = (self.turn + self.direction) % self.seats, 0

    def play_out(self) -> None:
        while not self.over:
            self.play(self.choose(self.turn, self.hands[self.turn]))


def move_of(hand: int, card: int) -> Move:
    """The move that plays a card of a hand; a king names the best suit."""
    return card, suit_to_call(hand ^ card) if card & KINGS else OF_SUIT[card]


@cache
def cost(hand: int) -> int:
    """The points that cards of one suit cost."""
    return sum(COST[bit] for bit in BITS if bit & hand)


@cache
def strength(hand: int) -> tuple[int, int]:
    """The number of cards of one suit and their points, without the king."""
    others = hand & ~KINGS
    return others.bit_count(), cost(others)


def points(hand: int) -> int:
    """The points that a hand costs its holder."""
    return sum([cost(hand & suit) for suit in SUIT.values()])


def suit_to_call(hand: int) -> int:
    """The suit held most, then the one worth most, then C, D, H, S."""
    return max(SUIT.values(), key=lambda suit: strength(hand & suit))
