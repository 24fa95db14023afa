"""What a computer player does in President: the score of section 13, and its reason."""

from functools import lru_cache

from games.cards import CARDS
from games.climbing.hint import Play
from games.climbing.hint import Turn as SetTurn
from games.president.cardplay import TALLY, Rest
from games.president.cards import JOKER, RANK, is_run, meld_of, rank_text, strength
from games.president.state import State
from games.speech import Words


class Turn(SetTurn):
    """A seat about to play sets and runs."""

    game: State
    rest: Rest

    def is_reversed(self) -> bool:
        return self.game.is_reversed

    def has_jokers(self) -> bool:
        return self.game.options.jokers > 0

    def best(self) -> str:
        """Runs are listed and compared by the rules."""
        if self.game.options.runs == "off":
            return super().best()
        return max(self.moves, key=self.merit)

    def read(self, move: str) -> Play:
        return _read(move, self.game.is_reversed)

    def is_early(self, play: Play) -> bool:
        """Whether a high set or run would win a trick that is not worth it yet."""
        return self.rest.is_early(len(play.cards), play.strength)

    def is_stuck(self, play: Play) -> bool:
        """Whether a play leaves only cards with which one comes last."""
        return self.rest.is_stuck(self.left_by(play))

    def is_sure(self, play: Play) -> bool:
        """Whether nobody can keep one from going out after this."""
        return self.rest.is_sure(len(play.cards), play.strength, self.left_by(play))

    def to_beat(self) -> str:
        top = self.game.top()
        return "joker" if top is None or top.rank == JOKER else rank_text(top.rank)

    def why(self, action: str) -> Words:
        play = self.read(action)
        cards = play.cards
        if self.game.options.bad_finish and self.spares_a_finish(play):
            return Words("president-hint-finish")
        if len(cards) < len(self.hand) and self.is_sure(play):
            return Words("president-hint-sure")
        if not is_run(cards) or len(cards) == len(self.hand):
            return super().why(action)
        return Words("president-hint-run", count=len(cards), leads=int(not self.game.trick))

    def spares_a_finish(self, play: Play) -> bool:
        """Whether a lower play of as many cards would leave one stuck, and this one does not."""
        plays = [self.read(move) for move in self.moves if move != "pass"]
        return not self.is_stuck(play) and any(
            len(other.cards) == len(play.cards)
            and other.strength < play.strength
            and self.is_stuck(other)
            for other in plays
        )

    def why_save(self, play: Play) -> Words:
        if self.is_stuck(play):
            return Words("president-hint-stuck")
        return Words("president-hint-early") if self.is_early(play) else super().why_save(play)


@lru_cache(maxsize=8192)
def _read(move: str, is_reversed: bool) -> Play:
    cards = tuple(CARDS[word] for word in move.split(" "))
    meld = meld_of(cards, is_reversed)
    assert meld is not None, "only sets and runs are listed"
    return Play.of(cards, strength(meld.rank, is_reversed), RANK, TALLY)
