"""Gong Zhu as its first version had it: old records replay by it, and no new match begins so."""

from collections.abc import Sequence

from games.cards import Card
from games.gong_zhu.cards import EXPOSABLE
from games.gong_zhu.expose import NONE, exposable
from games.gong_zhu.rules import GongZhu


class FirstVersion(GongZhu):
    """Who held nothing to expose was answered for at once, which told everybody so."""

    version = 1

    barren: list[int]  # seats answered for

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

    def may_hold(self, seat: int, card: Card) -> bool:
        is_barren = seat in self.barren and card in EXPOSABLE
        return super().may_hold(seat, card) and not is_barren
