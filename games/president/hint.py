"""What a computer player does in President: the score of section 13, and its reason."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.cards import CARDS, Card
from games.climbing.hint import SHORT, Play
from games.climbing.hint import Turn as SetTurn
from games.president.cards import CLIMB, JOKER, RANK, is_run, meld_of, rank_text, strength
from games.president.state import State
from games.speech import Words

RATHER_NOT: Final = 50
"""What it costs to be left with cards that one comes last with, or to spend a high set early."""
HIGH: Final = CLIMB.index("Q")
"""From this strength on a set is high; measured, to spend one early wins much less."""


class Turn(SetTurn):
    """A seat about to play sets and runs."""

    game: State

    def is_reversed(self) -> bool:
        return self.game.is_reversed

    def has_jokers(self) -> bool:
        return self.game.options.jokers > 0

    def read(self, move: str) -> Play:
        return _read(move, self.game.is_reversed)

    def worth(self, play: Play) -> float:
        """Keep high sets until late, and under `bad_finish` something that one may go out with."""
        is_bad = self.is_stuck(play.cards) or self.is_early(play)
        return super().worth(play) - RATHER_NOT * is_bad

    def is_early(self, play: Play) -> bool:
        """Whether a high set or run would win a trick that is not worth it yet."""
        is_high = len(play.cards) > 1 and play.strength >= HIGH
        return is_high and bool(self.game.trick) and len(self.hand) > SHORT and not self.close

    def is_stuck(self, cards: Sequence[Card]) -> bool:
        """Whether a play leaves only cards with which one comes last."""
        if not self.game.options.bad_finish:
            return False
        rest = [card for card in self.hand if card not in cards]
        return bool(rest) and all(self.game.is_bad((card,)) for card in rest)

    def to_beat(self) -> str:
        top = self.game.top()
        return "joker" if top is None or top.rank == JOKER else rank_text(top.rank)

    def why(self, action: str) -> Words:
        play = self.read(action)
        cards = play.cards
        if self.game.options.bad_finish and self.spares_a_finish(play):
            return Words("president-hint-finish")
        if not is_run(cards) or len(cards) == len(self.hand):
            return super().why(action)
        return Words("president-hint-run", count=len(cards), leads=int(not self.game.trick))

    def spares_a_finish(self, play: Play) -> bool:
        """Whether a lower play of as many cards would leave one stuck, and this one does not."""
        plays = [self.read(move) for move in self.moves if move != "pass"]
        return not self.is_stuck(play.cards) and any(
            len(other.cards) == len(play.cards)
            and other.strength < play.strength
            and self.is_stuck(other.cards)
            for other in plays
        )

    def why_save(self, play: Play) -> Words:
        cards = play.cards
        if self.is_stuck(cards):
            return Words("president-hint-stuck")
        return Words("president-hint-early") if self.is_early(play) else super().why_save(play)


@lru_cache(maxsize=8192)
def _read(move: str, is_reversed: bool) -> Play:
    cards = tuple(CARDS[word] for word in move.split(" "))
    meld = meld_of(cards, is_reversed)
    assert meld is not None, "only sets and runs are listed"
    return Play.of(cards, strength(meld.rank, is_reversed), RANK)
