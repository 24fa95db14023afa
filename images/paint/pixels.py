"""Pixels in the colours of a style: what a canvas is put together from, kept packed."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, ParamSpec

from isal import isal_zlib
from PIL import Image, _imaging

from images.cache import cached

P = ParamSpec("P")

_RAW: Final = -15  # bits of zlib's window: the negative sign leaves its checksum out


class Pixels:
    """A byte for each pixel, in the `core` of an image.

    Pillow's images, around that, check more than it takes time to copy a plaque.
    """

    __slots__ = ("core", "size")

    def __init__(self, core: Any) -> None:
        self.core = core
        self.size: tuple[int, int] = core.size

    @property
    def weight(self) -> int:
        """Their bytes."""
        return self.size[0] * self.size[1]

    def crop(self, box: tuple[int, int, int, int]) -> "Pixels":
        """Those in a box."""
        return Pixels(self.core.crop(box))


def mapped(pixels: bytes | memoryview, size: tuple[int, int], line: int = 0) -> Pixels:
    """A view of pixels in a buffer, without a copy; a line of them takes so many bytes."""
    return Pixels(_imaging.map_buffer(pixels, size, "raw", 0, ("L", line, 1)))


class _PackedPixels:
    """Those of an image while nobody shows them."""

    __slots__ = ("_pixels", "_size")

    def __init__(self, image: Image.Image) -> None:
        self._size = image.size
        self._pixels = isal_zlib.compress(image.tobytes(), 1, _RAW)

    @property
    def weight(self) -> int:
        """The bytes of the compressed pixels."""
        return len(self._pixels)

    def unpacked(self) -> Pixels:
        """The pixels as they were packed."""
        width, height = self._size
        most = max(1, width * height)
        return mapped(isal_zlib.decompress(self._pixels, _RAW, most), self._size)


def cached_packed(
    megabytes: float, packed: float
) -> Callable[[Callable[P, Image.Image]], Callable[P, Pixels]]:
    """Keep what a function draws, and packed what was drawn longer ago: that takes little room."""

    def decorate(draw: Callable[P, Image.Image]) -> Callable[P, Pixels]:
        @wraps(draw)
        def pack(*what: P.args, **named: P.kwargs) -> _PackedPixels:
            return _PackedPixels(draw(*what, **named))

        pack.__name__ += ", packed"
        packs = cached(packed)(pack)

        @cached(megabytes)
        @wraps(draw)
        def unpack(*what: P.args, **named: P.kwargs) -> Pixels:
            return packs(*what, **named).unpacked()

        return unpack

    return decorate
