"""Limits on the memory that the C library keeps after pictures have freed it.

Left alone, glibc has an arena for each thread, and holds on to blocks as large as our largest
canvas: together as much again as all pictures that are kept. Source: mallopt(3), malloc_trim(3).
"""

import ctypes
from typing import Final

_LIBRARY: Final = ctypes.CDLL(None)
_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
_LIMITS: Final = {_TRIM_THRESHOLD: 16 << 20, _MMAP_THRESHOLD: 4 << 20, _ARENA_MAX: 1}
"""Larger blocks are canvases, drawn upon once; smaller ones come with each picture."""


def limit() -> None:
    """Let the C library, if it is glibc, keep less from now on."""
    if hasattr(_LIBRARY, "mallopt"):
        for option, value in _LIMITS.items():
            _LIBRARY.mallopt(option, value)


def release() -> None:
    """Give free memory back to the system; takes some milliseconds."""
    if hasattr(_LIBRARY, "malloc_trim"):
        _LIBRARY.malloc_trim(0)
