"""What a computer player does in Kings & Bastards: the score of section 11, and its reason."""

from functools import lru_cache

from games.climbing.hint import SHORT, Play
from games.climbing.hint import Turn as SetTurn
from games.kings_and_bastards.cards import RANK, TWO, rank_text, taken_apart
from games.kings_and_bastards.state import State
from games.speech import Words


class Turn(SetTurn):
    """A seat about to play: sets as everywhere, and twos that take any trick."""

    game: State
    price_late = 2.1

    def read(self, move: str) -> Play:
        return _read(move)

    def to_beat(self) -> str:
        return rank_text(self.game.ranks[-1])

    def worth(self, play: Play) -> float:
        """A 2 is for large sets, for the end, or against an opponent close to going out.

        Of several all but the last are there to be spent: each takes a trick, and leads the next.
        """
        if play.strength != TWO:
            return super().worth(play) if play.ranks else self.worth_of_joker(play.strength)
        merit: float = -9 + 10 * (len(self.hand) <= SHORT) + 8 * self.close + 5 * (self.twos() - 1)
        if not self.game.trick:
            return merit - 20
        return merit + 6 * (self.game.size >= 3)

    def worth_of_joker(self, strength: int) -> float:
        """A joker alone is not to be led, and takes a trick rather as an ace."""
        return 0.5 + 0.01 * strength if self.game.trick else 0.0

    def why(self, action: str) -> Words:
        play = self.read(action)
        if self.game.trick and not self.close and not play.ranks:
            return Words("kings-and-bastards-hint-joker")
        if play.strength != TWO or len(play.cards) == len(self.hand):
            return super().why(action)
        if not self.game.trick:
            return Words("kings-and-bastards-hint-only-twos")
        if len(self.hand) <= SHORT:
            return Words("kings-and-bastards-hint-two-few")
        if self.close:
            return self.why_close("kings-and-bastards-hint-two-close")
        return Words("kings-and-bastards-hint-two-many", count=self.twos())

    def twos(self) -> int:
        """How many are in the hand."""
        return self.ranks.count(TWO)

    def why_save(self, play: Play) -> Words:
        if play.strength != TWO:
            return super().why_save(play)
        return Words("kings-and-bastards-hint-save-two", count=self.twos())


@lru_cache(maxsize=4096)
def _read(move: str) -> Play:
    cards, rank = taken_apart(move)
    return Play.of(cards, rank, RANK)
