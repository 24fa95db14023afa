"""Caches of what has been drawn: the latest, as much as fits a number of bytes."""

from collections.abc import Callable, Hashable, Iterator
from functools import wraps
from threading import Lock
from typing import Any, Final, ParamSpec, Protocol, TypeVar

import cachetools
from cachetools import LRUCache
from isal import isal_zlib
from PIL import Image, _imaging

MEGABYTE: Final = 1024 * 1024
ENTRY: Final = 800
"""Bytes that an entry takes besides its pixels: what it was asked by, and the objects."""
_RAW: Final = -15  # bits of zlib's window: the negative sign leaves its checksum out


class Weighed(Protocol):
    """What consists of pictures."""

    @property
    def weight(self) -> int:
        """The bytes of their pixels."""


P = ParamSpec("P")
T = TypeVar("T", bound=Image.Image | Weighed)

_CACHES: Final[dict[str, LRUCache[Any, Any]]] = {}


def cached(megabytes: float) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep what a function draws, up to so much memory; threads may share it.

    Two threads that miss the same thing both draw it, and one of the two stays.
    """

    def decorate(draw: Callable[P, T]) -> Callable[P, T]:
        cache: LRUCache[Any, T] = LRUCache(megabytes * MEGABYTE, _size)
        _CACHES[f"{draw.__module__}.{draw.__name__}"] = cache
        return cachetools.cached(cache, key=_key, lock=Lock())(draw)

    return decorate


def cached_packed(
    megabytes: float, packed: float
) -> Callable[[Callable[P, Image.Image]], Callable[P, "Pixels"]]:
    """The same, and packed what was drawn longer ago: that is as quick, and takes little room."""

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


def _key(*arguments: Hashable) -> Hashable:
    """What a function is given; hashed in C, where cachetools' own key is hashed in Python."""
    return arguments


def _size(drawn: Image.Image | Weighed) -> int:
    return weight(drawn) + ENTRY


def sizes() -> dict[str, int]:
    """Bytes that each function keeps."""
    return {name: round(cache.currsize) for name, cache in _CACHES.items()}


def weight(drawn: Image.Image | Weighed) -> int:
    """What the pixels take; those in RGB take four bytes each."""
    if isinstance(drawn, Image.Image):
        return drawn.width * drawn.height * (1 if drawn.mode in ("L", "P") else 4)
    return drawn.weight


class Packed:
    """Pictures of one mode, compressed to a fifteenth of their bytes; a card unpacks in 0.2 ms."""

    def __init__(self, *pictures: Image.Image) -> None:
        self._mode = pictures[0].mode if pictures else "L"
        self._sizes = [picture.size for picture in pictures]
        self._pixels = isal_zlib.compress(b"".join(each.tobytes() for each in pictures), 1)

    @property
    def weight(self) -> int:
        """The bytes of the compressed pixels."""
        return len(self._pixels)

    def unpacked(self) -> Iterator[Image.Image]:
        """The same pictures, pixel for pixel; not to be painted on."""
        depth = len(self._mode)
        most = sum(depth * width * height for width, height in self._sizes)
        pixels = memoryview(isal_zlib.decompress(self._pixels, bufsize=max(1, most)))
        for width, height in self._sizes:
            size = depth * width * height
            area: Any = pixels[:size]  # Pillow takes any buffer, and copies none
            yield Image.frombuffer(self._mode, (width, height), area, "raw", self._mode, 0, 1)
            pixels = pixels[size:]


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
    """Pixels where they lie, copying none; a line of them takes so many bytes."""
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
        """The same pixels."""
        width, height = self._size
        most = max(1, width * height)
        return mapped(isal_zlib.decompress(self._pixels, _RAW, most), self._size)
