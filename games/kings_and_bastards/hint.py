"""What a computer player does in Kings & Bastards: the score of section 11, and its reason."""

from functools import lru_cache

from games.climbing.hint import Play
from games.climbing.hint import Turn as SetTurn
from games.climbing.kernel import SHORT
from games.kings_and_bastards.cardplay import TALLY
from games.kings_and_bastards.cards import RANK, TWO, rank_text, taken_apart
from games.kings_and_bastards.state import State
from games.speech import Words


class Turn(SetTurn):
    """A seat about to play: sets as everywhere, and twos that take any trick."""

    game: State

    def read(self, move: str) -> Play:
        return _read(move)

    def to_beat(self) -> str:
        return rank_text(self.game.ranks[-1])

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
        return [RANK[card] for card in self.hand].count(TWO)

    def why_save(self, play: Play) -> Words:
        if play.strength != TWO:
            return super().why_save(play)
        return Words("kings-and-bastards-hint-save-two", count=self.twos())


@lru_cache(maxsize=4096)
def _read(move: str) -> Play:
    cards, rank = taken_apart(move)
    return Play.of(cards, rank, RANK, TALLY)
