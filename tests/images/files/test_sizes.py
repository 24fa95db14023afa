"""Sizes of the files of real matches' pictures."""

from itertools import islice

import pytest

from games import GAMES
from games.game import Game
from images.work import draw
from tests.scenes import hand, played, table

MOST = 100 * 1024


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())
@pytest.mark.parametrize("seats", [2, 4, 12])
def test_a_picture_takes_100_kib_at_most(kind: type[Game], seats: int) -> None:
    if seats < kind.players[0]:
        pytest.skip("more are needed")
    for game in islice(played(kind, "sizes", seats), 4, 64, 12):
        assert len(draw(table(game))) <= MOST
        assert len(draw(hand(game))) <= MOST
