"""What has been drawn and is kept: the latest, as much as fits a number of bytes."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, Protocol, TypeVar

from PIL import Image


class Pictorial(Protocol):
    """What consists of pictures."""

    @property
    def images(self) -> tuple[Image.Image, ...]:
        """All of them."""


T = TypeVar("T", bound=Image.Image | Pictorial)

MEGABYTE: Final = 1024 * 1024


class Kept(Generic[T]):
    """A function that draws, and remembers the latest of what it drew; threads may share it.

    Two threads that miss the same thing both draw it, and one of the two is kept.
    """

    def __init__(self, draw: Callable[..., T], most: int) -> None:
        self.draw, self.most = draw, most
        self.size = 0  # in bytes
        self._drawn: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = threading.Lock()

    def __call__(self, *what: Hashable) -> T:
        with self._lock:
            if (found := self._drawn.get(what)) is not None:
                self._drawn.move_to_end(what)
                return found
        drawn = self.draw(*what)
        with self._lock:
            if what not in self._drawn:
                self._drawn[what] = drawn
                self.size += _weight(drawn)
            while self.size > self.most:
                self.size -= _weight(self._drawn.popitem(last=False)[1])
        return drawn

    @property
    def images(self) -> tuple[Image.Image, ...]:
        """Everything kept."""
        with self._lock:
            return tuple(image for drawn in self._drawn.values() for image in _images(drawn))


_ALL: Final[list[Kept[Any]]] = []


def kept(megabytes: float) -> Callable[[Callable[..., T]], Kept[T]]:
    """Keep what a function of positional arguments draws, up to so much memory."""

    def keep(draw: Callable[..., T]) -> Kept[T]:
        _ALL.append(keeper := Kept(draw, round(megabytes * MEGABYTE)))
        return keeper

    return keep


def held() -> dict[str, int]:
    """Bytes of pixels that each function keeps; what several share counts for the first."""
    seen: set[int] = set()
    found = {}
    for keeper in _ALL:
        own = {id(image): _bytes(image) for image in keeper.images if id(image) not in seen}
        seen |= own.keys()
        found[keeper.draw.__name__] = sum(own.values())
    return found


def _images(drawn: Image.Image | Pictorial) -> tuple[Image.Image, ...]:
    return (drawn,) if isinstance(drawn, Image.Image) else drawn.images


def _weight(drawn: Image.Image | Pictorial) -> int:
    return sum(map(_bytes, _images(drawn)))


def _bytes(image: Image.Image) -> int:
    """What the pixels of an image take; those in RGB take four bytes each."""
    return image.width * image.height * (1 if image.mode in ("L", "P") else 4)
