"""The first version of Gong Zhu, for the replay of old records."""

from collections.abc import Sequence

from games.cards import Card
from games.gong_zhu.hint import GongZhuMind
from games.gong_zhu.rules import GongZhu
from games.gong_zhu.state import EXPOSABLE, NONE, State, exposable


class FirstMind(GongZhuMind):
    """The mind of the first version: a seat answered for holds no card to expose."""

    def can_hold(self, game: State, seat: int, card: Card) -> bool:
        assert isinstance(game, FirstVersion)
        is_barren = seat in game.barren and card in EXPOSABLE
        return super().can_hold(game, seat, card) and not is_barren


class FirstVersion(GongZhu):
    """A seat with nothing to expose was answered for at once, which revealed that to everyone."""

    version, mind = 1, FirstMind()

    barren: list[int]  # the seats answered for

    def deal(self) -> None:
        self.barren = []
        super().deal()

    def ask_all(self) -> None:
        for seat, hand in enumerate(self.hands):
            if exposable(hand):
                self.unanswered.append(seat)
            else:
                self.barren.append(seat)
                self.secrets[seat] = NONE

    def ask_next(self) -> None:
        while self.unanswered and not exposable(self.hands[self.unanswered[0]]):
            self.barren.append(self.unanswered.pop(0))
        super().ask_next()

    def expose_all(self, answers: Sequence[str]) -> None:
        for seat, answer in enumerate(answers):
            if seat not in self.barren:
                self.expose(seat, answer)
