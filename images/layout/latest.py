"""The latest change: an outline around the cards just played, or else the seat that acted."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from games.scene import Latest
from images.drawing import Fresh, Operation, Sprite
from images.layout.area import bounds
from images.layout.seats import Chair

_GAP: Final = 9  # between a card and its outline
_AROUND: Final = 5  # between a plaque and its outline


def layout_latest(latest: Latest, chair: Chair, parts: Sequence[Operation]) -> list[Operation]:
    """The parts with the outlines below them: one around each row of what was just played.

    Where no such card lies, and no word beside the seat says it, one around its plaque.
    """
    played = [part for part in parts if isinstance(part, Sprite) and part.fresh]
    outlines: list[Operation] = []
    for _, row in groupby(played, key=lambda card: card.y):
        area = bounds(list(row))
        x, y = (area.left + area.right) / 2, (area.top + area.bottom) / 2
        outlines.append(_outline(x, y, area.width + 2 * _GAP, area.height + 2 * _GAP))
    if not played and not latest.word:
        wide, high = chair.width + 2 * _AROUND, chair.height + 2 * _AROUND
        outlines.append(_outline(chair.x, chair.y, wide, high))
    return [*outlines, *parts]


def _outline(x: float, y: float, width: float, height: float) -> Fresh:
    return Fresh(x, y, round(width), round(height))
