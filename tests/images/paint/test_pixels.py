"""Pixels are kept packed, too."""

from PIL import Image

from images.cache import ENTRY, MEGABYTE
from images.paint.pixels import cached_packed


def test_what_is_kept_packed_is_not_drawn_again_though_there_is_room_for_one() -> None:
    drawn: list[int] = []

    @cached_packed((100 * 100 + ENTRY) / MEGABYTE, 1)
    def square(tone: int) -> Image.Image:
        drawn.append(tone)
        return Image.new("L", (100, 100), tone)

    assert [square(tone).core.getextrema() for tone in (1, 2, 1)] == [(1, 1), (2, 2), (1, 1)]
    assert drawn == [1, 2]
