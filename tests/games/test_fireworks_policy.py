"""The hard computer of Fireworks."""

from random import Random

import pytest

from games.fireworks.hint import policy
from games.view import view
from tests.games.fireworks_positions import position


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
