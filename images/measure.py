"""How wide a text will be, near enough to lay things out without opening a font."""

from typing import Final

_NARROW: Final = frozenset(" .,:;·'!|()[]fijlrtI-")
_WIDE: Final = frozenset("mwMWOQ%@…")


def breadth(text: str, size: int) -> float:
    """An estimate in pixels, rather too much than too little."""
    return size * sum(0.38 if c in _NARROW else 0.95 if c in _WIDE else 0.67 for c in text)
