"""What is kept of drawings is bounded by its bytes."""

from PIL import Image

from images.cache import MEGABYTE, Kept, held


def squares(drawn: list[int], most: int = 4 * 100 * 100 * 4) -> Kept[Image.Image]:
    def draw(tone: int) -> Image.Image:
        drawn.append(tone)
        return Image.new("RGBA", (100, 100), (tone, 0, 0))

    return Kept(draw, most)


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
    assert square.size == 4 * 100 * 100 * 4


def test_what_is_larger_than_all_room_is_drawn_each_time() -> None:
    drawn: list[int] = []
    square = squares(drawn, most=100)
    square(1)
    square(1)
    assert drawn == [1, 1]
    assert square.size == 0


def test_all_pictures_kept_take_less_than_250_megabytes() -> None:
    assert sum(held().values()) < 250 * MEGABYTE
