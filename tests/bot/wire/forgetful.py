"""`python -m tests.bot.wire.forgetful`: a bot whose caches are small and soon full.

What grows then is no cache.
"""

import functools
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

MOST = 256
"""Results that a function keeps."""
PIXELS = 4 << 20
"""Bytes of pictures that each function keeps: as many as the felt of one table has. The cards are
drawn at the start, and kept."""

remember = functools.lru_cache


def remember_few(maxsize: Any = 128, typed: bool = False) -> Callable[..., Any]:
    """As `functools.lru_cache`, with or without arguments."""
    if callable(maxsize):
        return remember(MOST)(maxsize)
    return remember(min(maxsize or MOST, MOST), typed)


if __name__ == "__main__":
    setattr(functools, "lru_cache", remember_few)  # noqa: B010  # before anything is imported
    from bot.__main__ import main
    from images import cache

    import_module("images.work")  # all that keeps pictures

    for name, kept in cache._CACHES.items():
        if not name.endswith((".packed", "._packed")):
            setattr(kept, "_Cache__maxsize", PIXELS)  # noqa: B010
    sys.exit(main([]))
