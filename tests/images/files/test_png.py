"""Files of pictures hold exactly the pixels that were drawn."""

import io

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from games.scene import Spot, Table, TableSeat
from images.files.png import png
from images.paint.canvas import Canvas, line
from images.work import draw

sizes = st.tuples(st.integers(1, 40), st.integers(1, 40))


@st.composite
def pictures(draw: st.DrawFn) -> Canvas:
    """Any pixels in any colours."""
    width, height = draw(sizes)
    random = draw(st.randoms(use_true_random=False))
    lines = (line(random.randbytes(width)) for _ in range(height))
    return Canvas((width, height), random.randbytes(3 * 256), lines)


@given(pictures())
def test_a_file_holds_every_pixel_in_its_colour(picture: Canvas) -> None:
    read = Image.open(io.BytesIO(png(picture)), formats=["PNG"])
    assert read.size == picture.size
    assert read.convert("RGB").tobytes() == picture.image().convert("RGB").tobytes()


def test_a_table_full_of_open_hands_is_small_all_the_same() -> None:
    courts = 2 * tuple(rank + suit for rank in "QKJ" for suit in "CSHD")
    seats = tuple(TableSeat(f"Player {n}", "Bid 4", 9, courts[n : n + 6], True) for n in range(7))
    board = Spot("Board", courts[:10], spread="row")
    assert len(draw(Table(seats, "Spades", spots=(board,)))) <= 100 * 1024


@given(pictures())
def test_every_part_of_a_file_bears_its_checksum(picture: Canvas) -> None:
    Image.open(io.BytesIO(png(picture)), formats=["PNG"]).verify()
