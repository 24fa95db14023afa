"""Pixels in the colours of a style: what a canvas is put together from."""

from typing import Any

from PIL import _imaging


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
