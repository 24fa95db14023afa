"""A text broken into lines, in scripts with spaces and without."""

import unicodedata
from collections.abc import Iterator
from typing import Final

from images.layout.breadth import breadth

_SMALL: Final = frozenset("ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々")
_OPENING, _CLOSING = frozenset(("Ps", "Pi")), frozenset(("Pe", "Pf", "Po", "Pd"))
"""Signs that no line begins with are small kana and punctuation but what opens a quotation, with
which none ends: the least of kinsoku."""


def wrapped(text: str, room: float, size: int) -> list[str]:
    """The lines of a text in letters of a size, by their estimated breadth."""
    lines = [""]
    for piece in _pieces(text):
        longer = lines[-1] + piece
        if lines[-1] and breadth(longer.rstrip(), size) > room:
            lines.append(piece)
        else:
            lines[-1] = longer
    return [line.strip() for line in lines if line]


def _pieces(text: str) -> Iterator[str]:
    """The parts that are not broken: words, and single ideographs with what belongs to them."""
    start = 0
    for at in range(1, len(text)):
        if _may_break(text[at - 1], text[at]):
            yield text[start:at]
            start = at
    yield text[start:]


def _may_break(before: str, after: str) -> bool:
    if before.isspace():
        return not after.isspace()
    closes = after in _SMALL or unicodedata.category(after) in _CLOSING
    if closes or after.isspace() or unicodedata.category(before) in _OPENING:
        return False
    return _stands_alone(before) or _stands_alone(after)


def _stands_alone(char: str) -> bool:
    """True for a sign of a script without spaces; Korean is wide, too, but has them."""
    is_wide = unicodedata.east_asian_width(char) in ("W", "F")
    return is_wide and not unicodedata.name(char, "").startswith("HANGUL")
