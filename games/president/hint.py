"""The mind of President: the scores of section 13, the reasons, and rollouts of sets."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from games.cards import CARDS, Pile
from games.climbing import TitlesMind, hint
from games.climbing.fast import Play
from games.climbing.hint import PlayFacts
from games.mind import Rollout
from games.president.fast import PACKED, Playout, play_of
from games.president.state import (
    BEATS_JOKER,
    JOKER,
    RANK,
    THREE,
    TWO,
    State,
    is_run,
    meld_of,
    rank_text,
    strength,
)
from games.text import Text


class PresidentMind(TitlesMind[State, Playout]):
    """The mind: sets are played out as integers, runs by the rules."""

    high_from, packed = TWO + 1, PACKED

    def decision(self, game: State, seat: int) -> "Decision":
        return Decision(self, game, seat)

    def seen_piles(self, game: State) -> Iterable[Pile]:
        return (game.played,)

    def rollout(self, game: State, seat: int) -> Rollout | None:
        return None if game.options.runs != "off" else super().rollout(game, seat)

    def at_lead(self, game: State, hands: Sequence[int], counts: Sequence[int]) -> Playout:
        playout = Playout(hands, counts, game.turn, game.options)
        playout.revolted, playout.backed = game.revolted, game.backed
        playout.fallen = game.fallen[:]
        if game.before and game.options.capital_fall:
            playout.falls = game.before[0]
        return playout

    def rank_to_beat(self, game: State) -> int:
        top = game.top()
        assert top is not None, "a trick has a play to beat"
        return top.rank

    def play_of(self, action: str) -> Play:
        return play_of(action)

    def action_of(self, game: State, seat: int, play: Play) -> str:
        is_over_joker = play == (1, THREE, 0) and game.beats_joker((BEATS_JOKER,))
        return BEATS_JOKER if is_over_joker else super().action_of(game, seat, play)

    def conclude(self, game: State, playout: Playout) -> None:
        game.fallen = playout.fallen[:]
        super().conclude(game, playout)


class Decision(hint.Decision):
    """A decision between sets and runs."""

    game: State
    playout: Playout

    def is_reversed(self) -> bool:
        return self.game.is_reversed

    def has_jokers(self) -> bool:
        return self.game.options.jokers > 0

    def best(self) -> str:
        """The move of the highest score; runs are listed by the rules."""
        if self.game.options.runs == "off":
            return super().best()
        return max(self.moves, key=self.score)

    def facts(self, move: str) -> PlayFacts:
        return _facts(move, self.game.is_reversed)

    def is_early(self, play: PlayFacts) -> bool:
        """True if a high set or run would win a trick too early."""
        return self.playout.is_early(len(play.cards), play.strength)

    def is_stuck(self, play: PlayFacts) -> bool:
        """True if a play leaves only cards that come last."""
        return self.playout.is_stuck(self.left_by(play))

    def is_sure(self, play: PlayFacts) -> bool:
        """True if nobody can keep the seat from going out after a play."""
        return self.playout.is_sure(len(play.cards), play.strength, self.left_by(play))

    def to_beat(self) -> str:
        top = self.game.top()
        return "joker" if top is None or top.rank == JOKER else rank_text(top.rank)

    def why(self, action: str) -> Text:
        play = self.facts(action)
        cards = play.cards
        if self.game.options.bad_finish and self.spares_a_finish(play):
            return Text("president-hint-finish")
        if len(cards) < len(self.hand) and self.is_sure(play):
            return Text("president-hint-sure")
        if not is_run(cards) or len(cards) == len(self.hand):
            return super().why(action)
        return Text("president-hint-run", count=len(cards), leads=int(not self.game.trick))

    def spares_a_finish(self, play: PlayFacts) -> bool:
        """True if a lower play of as many cards would leave only cards that come last."""
        return not self.is_stuck(play) and any(
            other.strength < play.strength and self.is_stuck(other)
            for other in self.others_of_size(len(play.cards))
        )

    def why_save(self, play: PlayFacts) -> Text:
        if self.is_stuck(play):
            return Text("president-hint-stuck")
        return Text("president-hint-early") if self.is_early(play) else super().why_save(play)


@lru_cache(maxsize=8192)
def _facts(move: str, is_reversed: bool) -> PlayFacts:
    cards = tuple(CARDS[word] for word in move.split(" "))
    meld = meld_of(cards, is_reversed)
    assert meld is not None, "only sets and runs are listed"
    return PlayFacts.of(cards, strength(meld.rank, is_reversed), RANK, PACKED)
