"""Avatars of people: a symmetric pattern each."""

import hashlib
import io
from colorsys import hls_to_rgb
from functools import lru_cache

from PIL import Image

AVATAR = "0" * 32
"""What Discord would have of each avatar, its hash: here nobody changes theirs."""
CELLS = 5
SIZE = 128


@lru_cache(maxsize=256)
def avatar(user: int) -> bytes:
    """A PNG file."""
    digest = hashlib.sha256(str(user).encode()).digest()
    dark, light = (
        tuple(round(255 * part) for part in hls_to_rgb(digest[0] / 255, level, 0.6))
        for level in (0.35, 0.85)
    )
    image = Image.new("RGB", (CELLS, CELLS), light)
    for place, byte in enumerate(digest[1 : 1 + CELLS * (CELLS // 2 + 1)]):
        row, column = divmod(place, CELLS // 2 + 1)
        if byte % 2:
            image.putpixel((column, row), dark)
            image.putpixel((CELLS - 1 - column, row), dark)
    file = io.BytesIO()
    image.resize((SIZE, SIZE), Image.Resampling.NEAREST).save(file, "PNG")
    return file.getvalue()
