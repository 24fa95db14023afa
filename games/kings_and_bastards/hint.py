"""What a computer player does in Kings & Bastards: the score of section 11, and its reason."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from games.cards import Card
from games.kings_and_bastards.cards import JOKER, RANK, TWO, by_rank, rank_text, taken_apart
from games.kings_and_bastards.exchange import cheapest, gift
from games.speech import Hint, Words

if TYPE_CHECKING:
    from games.kings_and_bastards import KingsAndBastards

CLOSE: Final = 2
"""An opponent with so many cards or fewer is close to going out."""


def hint(game: "KingsAndBastards", seat: int) -> Hint:
    """What to give or play, and why."""
    if game.swaps:
        cards = cheapest(game.hands[seat])[: game.swaps[0][2]]
        return Hint(gift(cards), Words("kings-and-bastards-hint-give"))
    return Turn(game, seat).hint()


class Turn:
    """A seat about to play."""

    def __init__(self, game: "KingsAndBastards", seat: int) -> None:
        self.game, self.hand = game, game.hands[seat]
        self.groups = by_rank(self.hand)
        self.moves = game.moves(seat)
        others = [other for other in range(game.seats) if other != seat and game.hands[other]]
        self.nearest = min(others, key=lambda other: len(game.hands[other]))
        self.close = len(game.hands[self.nearest]) <= CLOSE

    def hint(self) -> Hint:
        """The move of the highest merit, the first of equals."""
        action = max(self.moves, key=self.merit)
        return Hint(action, self.why_pass() if action == "pass" else self.why(action))

    def merit(self, move: str) -> float:
        """The score of section 11."""
        if move == "pass":
            return 0
        cards, rank = taken_apart(move)
        merit = self.merit_of_two() if rank == TWO else self.merit_of_set(cards, rank)
        return merit + 1000 if len(cards) == len(self.hand) else merit

    def merit_of_set(self, cards: Sequence[Card], rank: int) -> float:
        """Shed many low cards, spare jokers, break no sets."""
        jokers = sum(RANK[card] == JOKER for card in cards)
        left = len(self.groups[rank]) - (len(cards) - jokers)
        price = 2.1 if len(self.hand) <= 5 else 7
        merit = 6 - 0.6 * rank + 2 * len(cards) - price * jokers - 3 * left
        if self.game.trick:
            return merit + self.urge(rank)
        return merit + 100 + (3 if self.close and len(cards) > 1 else 0)

    def urge(self, rank: int) -> float:
        """What following is worth more when an opponent is close to going out."""
        return 4 + 0.5 * rank if self.close else 0

    def merit_of_two(self) -> float:
        """A 2 is for large sets, for the end, or against an opponent close to going out."""
        merit = -9 + 10 * (len(self.hand) <= 4) + 8 * self.close
        if not self.game.trick:
            return merit - 20
        return merit + 6 * (self.game.size >= 3)

    def why(self, action: str) -> Words:
        """The reason for a play."""
        cards, rank = taken_apart(action)
        if len(cards) == len(self.hand):
            return Words("kings-and-bastards-hint-out")
        if rank == TWO:
            return self.why_two()
        size, spares = len(cards), self.has_lower(len(cards), rank)
        if self.game.trick:
            if self.merit(action) <= self.urge(rank):
                return self.why_close("kings-and-bastards-hint-beat-close")
            key = "kings-and-bastards-hint-spare" if spares else "kings-and-bastards-hint-beat"
            return Words(key, count=size, rank=rank_text(self.game.ranks[-1]))
        if self.close and size > 1:
            return self.why_close("kings-and-bastards-hint-lead-close")
        if spares:
            return Words("kings-and-bastards-hint-lead-spare", count=size)
        return Words("kings-and-bastards-hint-lead", count=size, close=int(self.close))

    def has_lower(self, size: int, rank: int) -> bool:
        """Whether a lower set of as many cards could be played: a dearer one, by its merit."""
        plays = [taken_apart(move) for move in self.moves if move != "pass"]
        return any(len(cards) == size and lower < rank for cards, lower in plays)

    def why_close(self, key: str) -> Words:
        """A reason that names the opponent with the fewest cards."""
        return Words(key, seat=self.nearest, count=len(self.game.hands[self.nearest]))

    def why_two(self) -> Words:
        """The reason for a 2."""
        if not self.game.trick:
            return Words("kings-and-bastards-hint-only-twos")
        if len(self.hand) <= 4:
            return Words("kings-and-bastards-hint-two-few")
        return self.why_close("kings-and-bastards-hint-two-close")

    def why_pass(self) -> Words:
        """What the best answer would cost."""
        others = [move for move in self.moves if move != "pass"]
        if not others:
            return Words("kings-and-bastards-hint-nothing")
        cards, rank = taken_apart(max(others, key=self.merit))
        if rank == TWO:
            return Words("kings-and-bastards-hint-save-two", count=len(self.groups[TWO]))
        if RANK[cards[-1]] == JOKER:
            return Words("kings-and-bastards-hint-save-joker")
        return Words("kings-and-bastards-hint-save-set")
