"""What a view tells does not depend on cards that its watcher never saw."""

from random import Random
from typing import Any

import pytest

from games import GAMES
from games.describe import describe
from games.game import Game
from games.gong_zhu.earlier import FirstVersion
from games.stage import table_scene
from games.testing.facts import facts
from games.view import view
from tests.voice import NAMES, SAY
from tests.worlds import two_worlds

TRIES = 60
BEGINNING = 4
"""Actions after a deal in which games ask who holds what."""


def told(game: Game, watcher: int | None) -> tuple[Any, ...]:
    """All that a watcher is told: who is to act, what there is to do, the state, the table."""
    seen = view(game, watcher)
    table = table_scene(seen, NAMES, SAY)
    return game.waiting(), seen.legal(), seen.hint(), facts(seen.game), table, describe(table, SAY)


def compare(kind: type[Game], tries: int = TRIES) -> None:
    """Look at pairs of worlds, half of them soon after the deal."""
    random, pairs = Random(f"two worlds of {kind.key}"), 0
    for number in range(tries):
        worlds = two_worlds(kind, random, most=BEGINNING if number % 2 else 60)
        if worlds:
            pairs += 1
            here, there, watcher = worlds
            assert told(here, watcher) == told(there, watcher), "a view tells of a hidden card"
    assert pairs > tries / 4


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())
def test_hidden_cards_change_nothing_that_a_view_tells(kind: type[Game]) -> None:
    compare(kind)


def test_answering_for_who_has_nothing_to_expose_is_found() -> None:
    with pytest.raises(AssertionError, match="a view tells of a hidden card"):
        compare(FirstVersion, 10 * TRIES)
