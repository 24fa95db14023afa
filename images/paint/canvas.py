"""The canvas that a picture is put together on."""

from collections.abc import Iterable
from typing import Final

from PIL import Image

from images.paint.pixels import PackedPixels, Pixels, mapped

_UNFILTERED: Final = b"\0"


def line(pixels: bytes) -> bytes:
    """A line of pixels in the format of a canvas."""
    return pixels + _UNFILTERED


class Canvas:
    """A picture in `colours`, three bytes each: its `lines` are those of a PNG, never copied."""

    def __init__(self, size: tuple[int, int], colours: bytes, lines: Iterable[bytes]) -> None:
        """A canvas of as many `line`s as it is high, one or more in a piece."""
        self.size, self.colours = size, colours
        whole = memoryview(bytearray().join((_UNFILTERED, *lines)))
        self.lines = whole[:-1]  # each behind its filter
        self._pixels = mapped(whole[1:], size, size[0] + 1)

    def paste(self, pixels: Pixels | PackedPixels, x: int, y: int) -> None:
        """Paste pixels as far as they reach into the picture."""
        width, height = pixels.size
        self._pixels.core.paste(pixels.core, (x, y, x + width, y + height))

    def image(self) -> Image.Image:
        """The image in mode P."""
        image = Image.frombytes("P", self.size, self.lines[1:], "raw", "P", self.size[0] + 1)
        image.putpalette(self.colours)
        return image
