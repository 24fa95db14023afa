"""The hard computer of Fireworks."""

from random import Random
from typing import Any

import pytest

from games.fireworks.hint import policy
from games.view import view
from tests.games.fireworks_positions import position

HANDS = "1R 1Y 2G 3B | 5W 5Y 5G 4R"
"""Of seat 0, who sees those of seat 1 alone: the 5W fits on the built 4W."""


def at_the_end(left: int, **state: Any) -> str:
    """What seat 0 does in the last round, with so many turns left."""
    game = position(HANDS, deck="", built="4W 3Y", **state)
    game.left_turns = left
    return policy(view(game, 0), Random(1))


@pytest.mark.parametrize(
    ("left", "state", "played"),
    [
        pytest.param(2, {}, "hint 1 colour white", id="another can still play what fits"),
        pytest.param(2, {"clocks": 0}, "play 1", id="no clock for a hint"),
        pytest.param(1, {}, "play 1", id="the last turn"),
        pytest.param(1, {"misfires": 2}, "hint 1 number 5", id="a misfire would end it"),
    ],
)
def test_in_the_last_round_a_hard_computer_takes_its_chances(
    left: int, state: dict[str, Any], played: str
) -> None:
    assert at_the_end(left, **state) == played


@pytest.mark.parametrize(
    ("misfires", "last_round", "played"),
    [
        pytest.param(0, "one_each", "play", id="a misfire to spare"),
        pytest.param(1, "one_each", "hint", id="one misfire already"),
        pytest.param(0, "to_the_end", "hint", id="every card is needed"),
    ],
)
def test_before_it_a_hard_computer_plays_what_likely_fits(
    misfires: int, last_round: str, played: str
) -> None:
    game = position("1R 1Y 2G 3B | 5Y 4Y 5G 4R", built="2R 2Y 2G 2B", misfires=misfires)
    game.options = type(game.options)(last_round=last_round)
    for number in (0, 1, 2, 3):
        game.clues[0][number] = game.clues[0][number].after("3", 1, number == 3)
    assert policy(view(game, 0), Random(1)).split()[0] == played
