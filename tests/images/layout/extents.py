"""Overlaps in a picture, for the tests of the layout."""

from collections.abc import Sequence
from itertools import combinations

from games.cards import JOKERS
from images.drawing import Drawing, Frame, Fresh, Label, Sprite, SuitDisc
from images.layout.extents import extent
from images.theme import CARD_RATIO

Box = tuple[float, float, float, float]
INDEX = 0.27
INDEX_DOWN = 0.42
"""Shares of a card's width and height that its index takes."""
LETTERS_DOWN = 0.73
"""Share of a joker's height that its word takes."""


def apart(first: Box, second: Box) -> bool:
    return (
        first[2] <= second[0]
        or second[2] <= first[0]
        or first[3] <= second[1]
        or second[3] <= first[1]
    )


SAFE = 3
"""Least distance of anything from the edge of a picture."""


def inside(box: Box, drawing: Drawing) -> bool:
    right, bottom = drawing.width - SAFE, drawing.height - SAFE
    return box[0] >= SAFE and box[1] >= SAFE and box[2] <= right and box[3] <= bottom


def overlaps(boxes: Sequence[Box]) -> list[tuple[Box, Box]]:
    """The pairs that are not apart."""
    return [pair for pair in combinations(boxes, 2) if not apart(*pair)]


def faults(drawing: Drawing) -> list[tuple[object, object]]:
    """Pairs of a hidden part and the one that hides it: a text, or the index of a card face up.

    Only what is painted later hides, but no frame of a card, which is at its edge; two texts hide
    each other in any order.
    """
    parts = [(part, extent(part)) for part in drawing.operations if not _hides_nothing(part)]
    found: list[tuple[object, object]] = []
    texts: list[tuple[object, Box]] = []
    for at, (part, whole) in enumerate(parts, 1):
        if _is_text(part) or _has_index(part):
            box, letters = _to_read(part, whole), _letters(part, whole)
            found += [
                (part, each)
                for each, covered in (*(texts if _is_text(part) else ()), *parts[at:])
                if not apart(letters if isinstance(each, Fresh) else box, covered)
            ]
        if isinstance(part, Label):
            texts.append((part, whole))
    return found


def _to_read(part: object, whole: Box) -> Box:
    """All of a text; of a card its index."""
    if _is_text(part):
        return whole
    left, top, right, bottom = whole
    return left, top, left + (right - left) * INDEX, top + (bottom - top) * INDEX_DOWN


def _letters(part: object, whole: Box) -> Box:
    """All that an outline may not lie on: of a joker the whole word, not only its first letters."""
    box = _to_read(part, whole)
    if isinstance(part, Sprite) and part.card in JOKERS:
        return *box[:3], part.y + part.width * CARD_RATIO * (LETTERS_DOWN - 0.5)
    return box


def _has_index(part: object) -> bool:
    return isinstance(part, Sprite) and part.card not in ("", "??")


def _is_text(part: object) -> bool:
    return isinstance(part, Label | SuitDisc)


def _hides_nothing(part: object) -> bool:
    is_blank = isinstance(part, Label) and not f"{part.text}{part.tail}".strip()
    return is_blank or isinstance(part, Frame)
