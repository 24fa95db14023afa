"""The mind of Kings & Bastards: the scores of section 11, the reasons, and rollouts."""

from collections.abc import Sequence
from functools import lru_cache

from games.cards import JOKERS, Card
from games.climbing import TitlesMind, hint
from games.climbing.fast import SHORT, Play
from games.climbing.hint import PlayFacts
from games.kings_and_bastards.fast import PACKED, Playout, play_of
from games.kings_and_bastards.state import (
    CALLED,
    JOKER,
    RANK,
    THREE,
    TWO,
    State,
    parsed,
    rank_text,
)
from games.text import Text


class KingsMind(TitlesMind[State, Playout]):
    """The mind: sets as everywhere, jokers that are called, and twos that take any trick."""

    high_from, packed = JOKER - 1, PACKED

    def decision(self, game: State, seat: int) -> "Decision":
        return Decision(self, game, seat)

    def at_lead(self, game: State, hands: Sequence[int], counts: Sequence[int]) -> Playout:
        return Playout(hands, counts, game.turn, game.largest())

    def rank_to_beat(self, game: State) -> int:
        return game.ranks[-1]

    def play_of(self, action: str) -> Play:
        return play_of(action)

    def action_of(self, game: State, seat: int, play: Play) -> str:
        size, rank, jokers = play
        if 0 < size == jokers:
            joker = min((card for card in game.hands[seat] if card in JOKERS), key=game.order)
            return CALLED[joker][rank]
        return super().action_of(game, seat, play)

    def can_hold(self, game: State, seat: int, card: Card) -> bool:
        """The opener is the first seat with a 3C from the dealer's left."""
        if card != THREE or game.opener is None:
            return True
        return game.from_dealer(seat) >= game.from_dealer(game.opener)


class Decision(hint.Decision):
    """A decision between sets, called jokers and twos."""

    game: State

    def facts(self, move: str) -> PlayFacts:
        return _facts(move)

    def to_beat(self) -> str:
        return rank_text(self.game.ranks[-1])

    def why(self, action: str) -> Text:
        play = self.facts(action)
        if self.game.trick and not self.close and not play.ranks:
            return Text("kings-and-bastards-hint-joker")
        if play.strength != TWO or len(play.cards) == len(self.hand):
            return super().why(action)
        if not self.game.trick:
            return Text("kings-and-bastards-hint-only-twos")
        if len(self.hand) <= SHORT:
            return Text("kings-and-bastards-hint-two-few")
        if self.close:
            return self.why_close("kings-and-bastards-hint-two-close")
        return Text("kings-and-bastards-hint-two-many", count=self.twos())

    def twos(self) -> int:
        """The number of twos in the hand."""
        return [RANK[card] for card in self.hand].count(TWO)

    def why_save(self, play: PlayFacts) -> Text:
        if play.strength != TWO:
            return super().why_save(play)
        return Text("kings-and-bastards-hint-save-two", count=self.twos())


@lru_cache(maxsize=4096)
def _facts(move: str) -> PlayFacts:
    cards, rank = parsed(move)
    return PlayFacts.of(cards, rank, RANK, PACKED)
