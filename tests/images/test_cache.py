"""Caches of drawings are bounded by their bytes."""

from collections.abc import Callable
from itertools import islice

import pytest
from PIL import Image

from games import GAMES
from images import cache
from images.cache import ENTRY, MEGABYTE, cached, sizes
from images.work import draw
from tests.scenes import hand, played, table


@pytest.fixture(autouse=True)
def empty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Caches as large as a process has them, and nothing in them that other tests have drawn."""
    monkeypatch.setattr(cache, "_part", 1.0)
    for each in cache._CACHES.values():
        each.clear()


SQUARE = 4 * 100 * 100 + ENTRY


def squares(drawn: list[int], most: int = 4 * SQUARE) -> Callable[[int], Image.Image]:
    @cached(most / MEGABYTE)
    def draw(tone: int) -> Image.Image:
        drawn.append(tone)
        return Image.new("RGBA", (100, 100), (tone, 0, 0))

    return draw


def test_what_was_drawn_is_not_drawn_again() -> None:
    drawn: list[int] = []
    square = squares(drawn)
    assert square(1) is square(1)
    assert drawn == [1]


def test_the_oldest_is_forgotten_when_the_bytes_are_used_up() -> None:
    drawn: list[int] = []
    square = squares(drawn)
    for tone in (1, 2, 3, 4, 1, 5, 1, 2):
        square(tone)
    assert drawn == [1, 2, 3, 4, 5, 2]


def test_half_of_the_bytes_keep_half_of_the_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("images.cache._part", 0.5)
    drawn: list[int] = []
    square = squares(drawn)
    for tone in (1, 2, 1, 3, 1, 2):
        square(tone)
    assert drawn == [1, 2, 3, 2]


def test_what_is_larger_than_all_room_is_drawn_each_time() -> None:
    drawn: list[int] = []
    square = squares(drawn, most=100)
    square(1)
    square(1)
    assert drawn == [1, 1]


def test_the_smallest_pictures_count_for_what_they_were_asked_by_too() -> None:
    drawn: list[int] = []

    @cached(2 * ENTRY / MEGABYTE)
    def dot(tone: int) -> Image.Image:
        drawn.append(tone)
        return Image.new("L", (1, 1), tone)

    for tone in (1, 2, 1):
        dot(tone)
    assert drawn == [1, 2, 1]


@pytest.mark.check
def test_all_pictures_kept_take_less_than_80_megabytes() -> None:
    for kind in GAMES.values():
        for game in islice(played(kind, "kept"), 0, 20, 5):
            draw(table(game))
            draw(hand(game))
    assert 10 * MEGABYTE < sum(sizes().values()) < 80 * MEGABYTE
