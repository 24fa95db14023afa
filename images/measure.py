"""How wide a text will be, near enough to lay things out without opening a font."""

from typing import Final

_NARROW: Final = frozenset(" .,:;·'!|()[]fijlrtI-")
_WIDE: Final = frozenset("mwMWOQ%@…")


def breadth(text: str, size: int) -> float:
    """An estimate in pixels, rather too much than too little."""
    return size * sum(map(_advance, text))


def _advance(char: str) -> float:
    if char in _NARROW:
        return 0.36
    if char in _WIDE:
        return 0.95
    return 0.68 if char.isupper() or char.isdigit() else 0.6
