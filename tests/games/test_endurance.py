"""Random matches, many of them, play to their end without an error."""

from random import Random

import pytest

from games import GAMES
from games.game import Game
from games.testing.matches import any_deal, play_on

EVERY_GAME = pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())


def play_out(kind: type[Game], seed: int) -> None:
    """Play a match at random for a while, then sensibly, so that it ends."""
    random = Random(seed)
    game = any_deal(kind, random)
    play_on(game, random, most=400, whim=1, watch=lambda _: None)
    play_on(game, random, most=100_000, whim=0, watch=lambda _: None)
    assert game.over, f"seed {seed} has no end"


@EVERY_GAME
@pytest.mark.parametrize("seed", range(4))
def test_random_matches_end(kind: type[Game], seed: int) -> None:
    play_out(kind, seed)


@pytest.mark.slow
@EVERY_GAME
def test_ten_thousand_random_matches_end(kind: type[Game]) -> None:
    for seed in range(10_000):
        play_out(kind, seed)
