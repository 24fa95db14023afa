"""Hints of climbing games go out first far more often than chance does, and are seldom last."""

from random import Random
from typing import Any

import pytest

from games.big_two import BigTwo
from games.big_two import Options as BigTwoOptions
from games.game import Game
from games.president import Options as PresidentOptions
from games.president import President
from tests.games.positions import hint_of

ROUNDS = 240
BIG_TWO = BigTwoOptions(max_rounds=1)
PRESIDENT = PresidentOptions(max_rounds=1)


def round_of(kind: type[Game], seats: int, number: int, options: Any) -> tuple[bool, bool]:
    """Whether the one seat that follows hints is first in a round, and whether it is last."""
    game, random, smart = kind(seats, f"match {number}", options), Random(number), number % seats
    while not game.over:
        seat = game.waiting()[0]
        game.step(
            seat, hint_of(game, seat).action if seat == smart else random.choice(game.legal(seat))
        )
    return smart in game.winners, game.scores[smart] == min(game.scores)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "seats", "options", "first"),
    [
        pytest.param(BigTwo, 2, BIG_TWO, 0.84, id="Big Two, two"),
        pytest.param(BigTwo, 3, BIG_TWO, 0.88, id="Big Two, three"),
        pytest.param(BigTwo, 4, BIG_TWO, 0.75, id="Big Two, four"),
        pytest.param(President, 4, PRESIDENT, 0.78, id="President, four"),
        pytest.param(President, 6, PRESIDENT, 0.60, id="President, six"),
    ],
)
def test_hints_beat_chance(kind: type[Game], seats: int, options: Any, first: float) -> None:
    """As often as the specification measured, but for what so few rounds leave to luck."""
    rounds = [round_of(kind, seats, number, options) for number in range(ROUNDS)]
    assert sum(is_first for is_first, _ in rounds) / ROUNDS >= first - 0.09
    if kind is President:
        assert sum(is_last for _, is_last in rounds) / ROUNDS <= 0.05
