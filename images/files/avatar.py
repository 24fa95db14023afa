"""Pictures of people, from files that strangers made."""

import io
from typing import Final

from PIL import Image, UnidentifiedImageError

from images.theme import AVATAR

MOST_PIXELS: Final = 512 * 512
"""A picture that says it is larger is not unpacked: a small file may hold a huge one."""

_BROKEN: Final = (
    UnidentifiedImageError,
    Image.DecompressionBombError,
    OSError,
    SyntaxError,
    ValueError,
)


class BadPicture(ValueError):
    """This is no picture that may be shown."""


def read_avatar(data: bytes) -> bytes:
    """An image file as the pixels of a `TableSeat`: RGB, row by row, `AVATAR` high and wide."""
    try:
        with Image.open(io.BytesIO(data), formats=("PNG",)) as file:
            if file.width * file.height > MOST_PIXELS:
                raise BadPicture(f"{file.width} x {file.height}")
            picture = file.convert("RGBA")
    except _BROKEN as bad:
        raise BadPicture(str(bad)) from bad
    below = Image.new("RGBA", picture.size, "white")
    below.alpha_composite(picture)
    small = below.convert("RGB").resize((AVATAR, AVATAR), Image.Resampling.LANCZOS)
    return small.tobytes()
