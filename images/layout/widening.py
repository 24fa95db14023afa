"""Widens labels that would be shortened, as far as there is room beside them."""

from collections.abc import Sequence
from typing import Final

from images.drawing import ArrowHead, Dot, Drawing, Label, Operation, Pill, Sprite
from images.layout.area import Area
from images.layout.breadth import breadth
from images.layout.extents import extent
from images.theme import LEAST_TEXT, RAIL

_GAP: Final = 12
"""Gap between a label and its neighbours."""
_EDGE: Final = 8
"""Gap between a label and the rail, or the edge of a picture without one."""

_OFF: Final = 2
"""Greatest distance of the middle of a plate from that of its label, up or down."""

_ARROW: Final = (ArrowHead, Dot)
"""Parts of arrows: labels may lie over those below them."""


def widened(drawing: Drawing) -> Drawing:
    """A copy of a drawing in which no label is cut beside free felt.

    A label grows to the side that its anchor leaves it, one in the middle to both or to one, and
    its plate with it. Labels on a plaque or over anything else stay as they are, unless it is an
    arrow, or cards below a plate.
    """
    parts = list(drawing.operations)
    for at, part in enumerate(parts):
        if isinstance(part, Label) and _may_be_cut(part):
            _widen(parts, at, drawing)
    return drawing._replace(operations=tuple(parts))


def _whole(label: Label) -> str:
    return f"{label.text} {label.tail}".strip()


def _may_be_cut(label: Label) -> bool:
    return bool(label.text) and breadth(_whole(label), LEAST_TEXT) > label.width


def _widen(parts: list[Operation], at: int, drawing: Drawing) -> None:
    """Give the label at this place what it lacks, as far as that is free, and its plate as much."""
    label = parts[at]
    assert isinstance(label, Label)
    plate = _plate(parts, label)
    own = extent(label if plate is None else parts[plate])
    others = [
        part
        for place, part in enumerate(parts)
        if place not in (at, plate) and not (place < at and isinstance(part, _ARROW))
    ]
    left, right = _free(own, others, drawing, plate is not None)
    lacks = max(0.0, breadth(_whole(label), label.size) - label.width)
    if label.anchor == "middle":
        shift = min(left, max(lacks / 2, lacks - right)), min(right, max(lacks / 2, lacks - left))
    elif label.anchor == "left":
        shift = 0.0, min(right, lacks)
    else:
        shift = min(left, lacks), 0.0
    grown, aside = int(sum(shift)), (shift[1] - shift[0]) / 2 * (label.anchor == "middle")
    parts[at] = label._replace(width=label.width + grown, x=label.x + aside)
    if plate is not None:
        pill = parts[plate]
        assert isinstance(pill, Pill)
        parts[plate] = pill._replace(width=pill.width + grown, x=pill.x + aside)


def _plate(parts: Sequence[Operation], label: Label) -> int | None:
    """The place of the plate around a label."""
    return next(
        (
            at
            for at, part in enumerate(parts)
            if isinstance(part, Pill) and part.x == label.x and abs(part.y - label.y) <= _OFF
        ),
        None,
    )


def _free(
    own: Area, others: Sequence[Operation], drawing: Drawing, has_plate: bool
) -> tuple[float, float]:
    """The free widths left and right of an area; 0 if anything is in it but cards below a plate."""
    left = float(_EDGE + (RAIL if drawing.table else 0))
    right = drawing.width - left
    for part in others:
        if isinstance(part, Label) and not _whole(part):
            continue
        area = extent(part)
        if area.top >= own.bottom or own.top >= area.bottom:
            continue
        if area.left >= own.right:
            right = min(right, area.left - _GAP)
        elif area.right <= own.left:
            left = max(left, area.right + _GAP)
        elif not (has_plate and isinstance(part, Sprite)):
            return 0.0, 0.0
    return max(0.0, own.left - left), max(0.0, right - own.right)
