"""Random matches, many of them, play to their end without an error and keep the laws."""

from random import Random

import pytest

from games import GAMES
from games.game import Game
from games.testing.laws import a_record_replays, keep_laws
from games.testing.matches import any_deal, play_on

PIECE = 1_000
"""Matches in a row: ten of them may be played beside each other."""
EVERY_GAME = pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())


def play_out(kind: type[Game], seed: int) -> None:
    """Play a match with more or less sense for a while, then with more, so that it ends.

    Every tenth match is tried by all laws where sense sets in and where it ends.
    """
    random = Random(seed)
    game = any_deal(kind, random)
    record = play_on(game, random, most=400, whim=random.random(), watch=lambda _: None)
    if seed % 10 == 0:
        keep_laws(game, random)
        a_record_replays(record, game)
    play_on(game, random, most=1_000_000, whim=0, watch=lambda _: None)
    assert game.over, f"seed {seed} has no end"
    if seed % 10 == 0:
        keep_laws(game, random)


@EVERY_GAME
@pytest.mark.parametrize("seed", range(2))
def test_random_matches_end(kind: type[Game], seed: int) -> None:
    play_out(kind, seed)


@pytest.mark.slow
@EVERY_GAME
@pytest.mark.parametrize("first", range(0, 10_000, PIECE))
def test_ten_thousand_random_matches_end(kind: type[Game], first: int) -> None:
    for seed in range(first, first + PIECE):
        play_out(kind, seed)
