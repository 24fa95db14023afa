"""Matches that differ only in cards nobody has shown look and read the same."""

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from games import GAMES
from games.crazy_king import CrazyKing
from games.describe import describe
from games.game import Game
from games.scene import Scene, TableSeat
from games.stage import hand_scene, table_scene
from games.text import Text, Translate
from games.view import view
from images.work import draw
from tests.voice import NAMES, SAY
from tests.worlds import Worlds, two_worlds

PAIRS = 5


class TellsItsStock(CrazyKing):
    below: str

    def deal(self) -> None:
        super().deal()
        self.below = str(self.stock[0])

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        line = tr(Text("cards", cards=self.below))
        return replace(super().seat_scene(seat, tr), line=line)


def scenes(game: Game, watcher: int | None) -> Iterator[Scene]:
    seen = view(game, watcher)
    yield table_scene(seen, NAMES, SAY)
    if watcher is not None:
        yield hand_scene(seen, SAY)


def pixels(scene: Scene) -> str:
    """The bytes of a picture as a hash: short, however they differ."""
    return hashlib.sha256(draw(scene)).hexdigest()


def compare(kind: type[Game]) -> None:
    """Draw and describe pairs of worlds as their watchers see them."""
    random = Random(f"two worlds of {kind.key}")
    pairs: list[Worlds] = []
    for tried in range(10 * PAIRS):
        if tried >= 3 * PAIRS and len(pairs) >= PAIRS:
            break
        if worlds := two_worlds(kind, random):
            pairs.append(worlds)
    assert len(pairs) >= PAIRS
    for here, there, watcher in pairs:
        for one, other in zip(scenes(here, watcher), scenes(there, watcher), strict=True):
            assert one == other or pixels(one) == pixels(other), "a picture tells"
            assert describe(one, SAY) == describe(other, SAY), "an alternative text tells"


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())
def test_hidden_cards_change_no_byte_of_a_picture_and_no_word_of_its_text(
    kind: type[Game],
) -> None:
    compare(kind)


def test_a_picture_that_tells_of_a_hidden_card_is_found() -> None:
    with pytest.raises(AssertionError, match="a picture tells"):
        compare(TellsItsStock)
