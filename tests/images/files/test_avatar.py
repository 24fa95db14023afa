"""Pictures that strangers made."""

import io
import struct
import zlib
from dataclasses import replace

import pytest
from PIL import Image

from games.scene import Table, TableSeat
from images.files.avatar import BadPicture, read_avatar
from images.theme import AVATAR
from images.work import draw


def png(width: int, height: int, ink: str = "red") -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (width, height), ink).save(file, "PNG")
    return file.getvalue()


def says_it_is(width: int, height: int) -> bytes:
    """A file of a few bytes whose head says it is so large."""
    head = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = b"IDAT" + zlib.compress(b"")
    parts = (struct.pack(">I", len(part) - 4) + part + struct.pack(">I", zlib.crc32(part))
             for part in (head, data, b"IEND"))  # fmt: skip
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


@pytest.mark.parametrize(("width", "height"), [(1, 1), (128, 128), (512, 512), (30, 200)])
def test_any_small_picture_becomes_one_of_a_seat(width: int, height: int) -> None:
    assert read_avatar(png(width, height)) == bytes((255, 0, 0)) * AVATAR**2


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no picture",
        says_it_is(50_000, 50_000),
        says_it_is(513, 512),
        says_it_is(100, 100),
        png(100, 100)[:60],
    ],
)
def test_what_is_none_or_says_it_is_huge_is_refused(data: bytes) -> None:
    with pytest.raises(BadPicture):
        read_avatar(data)


def test_other_formats_are_refused() -> None:
    file = io.BytesIO()
    Image.new("RGB", (8, 8)).save(file, "GIF")
    with pytest.raises(BadPicture):
        read_avatar(file.getvalue())


@pytest.mark.parametrize("out", [False, True])
def test_a_seat_shows_its_players_picture_and_no_other(out: bool) -> None:
    bare = Table((TableSeat("Ann", out=out), TableSeat("Ben", out=out)))
    red = read_avatar(png(9, 9))
    both = [replace(place, avatar=red) for place in bare.seats]
    pictures = {
        draw(replace(bare, seats=seats))
        for seats in (bare.seats, (both[0], bare.seats[1]), (bare.seats[0], both[1]), tuple(both))
    }
    assert len(pictures) == 4
