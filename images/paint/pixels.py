"""Pixels in the colours of a style: what a canvas is put together from."""

from typing import Any, Final

from isal import isal_zlib
from PIL import Image, _imaging

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


class PackedPixels:
    """Those of a large image, unpacked whenever it is pasted: most of it is blank cards."""

    __slots__ = ("_pixels", "size")

    def __init__(self, image: Image.Image) -> None:
        self.size = image.size
        self._pixels = isal_zlib.compress(image.tobytes(), 1, _RAW)

    @property
    def weight(self) -> int:
        """The bytes of the compressed pixels."""
        return len(self._pixels)

    @property
    def core(self) -> Any:
        """The pixels as they were packed."""
        width, height = self.size
        return mapped(isal_zlib.decompress(self._pixels, _RAW, width * height), self.size).core
