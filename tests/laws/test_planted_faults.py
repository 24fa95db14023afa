"""Each law is worth its name: games broken on purpose are caught by it."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random, SystemRandom
from typing import ClassVar

import pytest

from games import GAMES
from games.cards import CARDS, HIDDEN, ORDER, Card
from games.crazy_king import CrazyKing
from games.crazy_king.hint import CrazyKingMind
from games.crazy_king.state import State
from games.five_card_draw import FiveCardDraw
from games.game import Game
from games.gong_zhu import GongZhu
from games.gong_zhu.state import NONE
from games.scene import TableSeat
from games.testing.laws import a_record_replays, keep_laws
from games.testing.matches import play_on
from games.text import Hint, Text, Translate, Value
from tests.shortest import shortest


class LosesACard(CrazyKing):
    def draw(self, seat: int, count: int) -> list[Card]:
        drawn = super().draw(seat, count)
        if len(self.stock) > 1:
            self.stock.pop()
        return drawn


class PeekingMind(CrazyKingMind):
    def hint(self, game: State, seat: int) -> Hint:
        follower = game.hands[(seat + 1) % game.seats]
        moves = game.moves(seat)
        return Hint(moves[-1] if "K" in {c.rank for c in follower} else moves[0], Text("do-pass"))


class Peeks(CrazyKing):
    mind: ClassVar[CrazyKingMind] = PeekingMind()


class Gambles(CrazyKing):
    def deal(self) -> None:
        super().deal()
        SystemRandom().shuffle(self.stock)


class KeepsACard(CrazyKing):
    drawn: Card

    def deal(self) -> None:
        super().deal()
        self.drawn = self.stock[-1]


class KeepsItsName(CrazyKing):
    drawn: str

    def deal(self) -> None:
        super().deal()
        self.drawn = f"next is {self.stock[-1]}"


class HidesAPile(CrazyKing):
    spare: tuple[object, ...]

    def deal(self) -> None:
        super().deal()
        self.spare = (self.stock.copy(),)


class TellsTheSeed(CrazyKing):
    salt: str

    def deal(self) -> None:
        super().deal()
        self.salt = f"salted {self.seed}"


class Tally:
    def __init__(self) -> None:
        self.turns = 0


class SharesState(CrazyKing):
    tally: Tally

    def deal(self) -> None:
        super().deal()
        self.tally = Tally()

    def next_turn(self, steps: int = 1) -> None:
        super().next_turn(steps)
        self.tally.turns += 1


class TellsEverybody(CrazyKing):
    def draw(self, seat: int, count: int) -> list[Card]:
        drawn = super().draw(seat, count)
        if self.hands[seat][-1] != HIDDEN:
            self.emit("crazy-king-plays", seat=seat, card=self.hands[seat][-1])
        return drawn


class ListsTwice(CrazyKing):
    def moves(self, seat: int) -> list[str]:
        return super().moves(seat) * 2


class RefusesWithATrace(CrazyKing):
    def refusal(self, seat: int, action: str) -> Text | None:
        self.draws += 1
        return super().refusal(seat, action)


class JudgesBySecrets(CrazyKing):
    def refusal(self, seat: int, action: str) -> Text | None:
        others = [card for hand in self.hands for card in hand if hand is not self.hands[seat]]
        return Text("must-draw") if action in others else super().refusal(seat, action)


class IsSpeechless(CrazyKing):
    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        return replace(super().seat_scene(seat, tr), line=tr(Text("no-such-key")))


class GetsStuck(CrazyKing):
    def moves(self, seat: int) -> list[str]:
        return [move for move in super().moves(seat) if move != "pass"]


class Miscounts(FiveCardDraw):
    def credit(self, seats: Iterable[int], points: int, key: str = "", **args: Value) -> None:
        super().credit(seats, points + 1, key, **args)


class KeepsScoresApart(CrazyKing):
    def deal(self) -> None:
        super().deal()
        self.scores_before[0] = 5


class TellsWhatWasDiscarded(FiveCardDraw):
    gone: list[int]

    def deal(self) -> None:
        super().deal()
        self.gone = []

    def play(self, seat: int, action: str) -> None:
        super().play(seat, action)
        self.gone += [ORDER[CARDS[word]] for word in action.split() if word in CARDS]


class AnswersAloud(GongZhu):
    def answer(self, seat: int, action: str) -> None:
        if action == NONE:
            self.emit("gong-zhu-exposes-none", seat=seat)
        super().answer(seat, action)


FAULTS = {
    LosesACard: "cards are conserved",
    Peeks: "a hint is computed from a view alone",
    Gambles: "a record replays",
    KeepsACard: "a card may lie only in a pile",
    KeepsItsName: "a view shows no card its seat may not see",
    HidesAPile: "every pile is an attribute or in a list of piles",
    TellsTheSeed: "a view does not tell the seed",
    SharesState: "copies share nothing",
    TellsEverybody: "events name no card that their seat may not see",
    ListsTwice: "each action is listed once",
    RefusesWithATrace: "changes nothing",
    JudgesBySecrets: "a refusal is computed from a view alone",
    IsSpeechless: "no-such-key",
    GetsStuck: "who is to act can act",
    Miscounts: "the terms of a round add up to its gains",
    KeepsScoresApart: "all begin with the same score",
    TellsWhatWasDiscarded: "what is told alike looks alike",
    AnswersAloud: "others cannot tell two secret answers apart",
}


def play_lawfully(kind: type[Game]) -> None:
    """Play some matches and assert every law along the way."""
    for luck in range(8):
        game, random = shortest(kind, kind.players[-1], f"seed {luck}"), Random(luck)

        def watch(game: Game, random: Random = random) -> None:
            keep_laws(game, random)

        a_record_replays(play_on(game, random, most=40, whim=0.5, watch=watch), game)


@pytest.mark.parametrize(("kind", "law"), FAULTS.items(), ids=[kind.__name__ for kind in FAULTS])
def test_a_planted_fault_is_caught(
    kind: type[Game], law: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, kind.key, kind)
    with pytest.raises((AssertionError, KeyError), match=law):
        play_lawfully(kind)
