"""The computer player of Last Card: its merits and its reasons, section 13."""

from random import Random
from typing import Any

import pytest

from games.last_card import LastCard, Options
from tests.games.positions import hint_of


def won_by_hints(seats: int, rounds: int, **options: Any) -> int:
    """Rounds won by who plays the hints, and calls and catches, against the play of chance."""
    won = 0
    for number in range(rounds):
        game = LastCard(seats, f"round {number}", Options(match="one_round", **options))
        random, smart = Random(number), number % seats
        while not game.over:
            seat = game.waiting()[0]
            if seat != smart and (said := game.interrupts(smart)):
                game.apply(smart, said[0])
            else:
                legal = game.legal(seat)
                hint = hint_of(game, seat).action
                game.apply(seat, hint if seat == smart else random.choice(legal))
        won += smart in game.winners
    return won


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "least", "options"),
    [
        (2, 195, {}),
        (4, 191, {}),
        (7, 173, {}),
        (10, 154, {}),
        (4, 154, {"seven_zero": True}),
        (4, 83, {"draw": "until_playable"}),
    ],
)
def test_hints_beat_chance(seats: int, least: int, options: dict[str, Any]) -> None:
    assert won_by_hints(seats, 200, **options) >= least
