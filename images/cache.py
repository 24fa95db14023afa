"""Caches of the latest images, as many as fit a number of bytes."""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Final, ParamSpec, Protocol, TypeVar

import cachetools
from cachetools import LRUCache
from PIL import Image

MEGABYTE: Final = 1024 * 1024
ENTRY: Final = 800
"""Bytes that an entry takes besides its pixels: its key and objects."""


class HasWeight(Protocol):
    """Something that consists of pictures."""

    @property
    def weight(self) -> int:
        """The bytes of their pixels."""


P = ParamSpec("P")
T = TypeVar("T", bound=Image.Image | HasWeight)

_CACHES: Final[dict[str, LRUCache[Any, Any]]] = {}
_part = 1.0


def keep(part: float) -> None:
    """Let functions that are decorated from now on cache this part of their megabytes."""
    global _part
    _part = part


def cached(megabytes: float) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Cache the images that a function draws, up to so much memory; threads may share it.

    Two threads that miss the same thing both draw it, and one of the two stays.
    """

    def decorate(draw: Callable[P, T]) -> Callable[P, T]:
        cache: LRUCache[Any, T] = LRUCache(_part * megabytes * MEGABYTE, _size)
        _CACHES[f"{draw.__module__}.{draw.__name__}"] = cache
        return cachetools.cached(cache, key=_key, lock=Lock())(draw)

    return decorate


def _key(*arguments: Hashable) -> Hashable:
    """The arguments of a call; hashed in C, where cachetools' own key is hashed in Python."""
    return arguments


def _size(drawn: Image.Image | HasWeight) -> int:
    return weight(drawn) + ENTRY


def sizes() -> dict[str, int]:
    """Bytes that each function keeps."""
    return {name: round(cache.currsize) for name, cache in _CACHES.items()}


def weight(drawn: Image.Image | HasWeight) -> int:
    """The bytes that the pixels take; those in RGB take four each."""
    if isinstance(drawn, Image.Image):
        return drawn.width * drawn.height * (1 if drawn.mode in ("L", "P") else 4)
    return drawn.weight
