"""Scores as strokes: a line for each side, in bundles of five."""

import math
from collections.abc import Sequence
from typing import Final

from games.scene import StrokeScore
from images.drawing import Dot, Operation, Rule, Strokes
from images.layout.area import Area

_FIVE: Final = 5
_APART: Final = 0.24  # between bundles, by their size
_LINES: Final = 0.3  # between the lines of two sides
_RULE: Final = 6  # width of the rule between two parts
_DOT: Final = 52  # from the colour of a side to its first bundle


def layout_strokes(
    scores: Sequence[StrokeScore], areas: Sequence[Area], largest: int
) -> list[Operation]:
    """The strokes of all sides, with a rule between their parts.

    They are about the middle of the first of the areas in which they are as large as in any.
    """
    parts = [math.ceil(most / _FIVE) for _, most in scores[0].parts]
    sizes = [_size(parts, len(scores), area, largest) for area in areas]
    size = max(sizes)
    area = areas[sizes.index(size)]
    step, rule = size * (1 + _APART), size * _LINES
    wide = _DOT + sum(parts) * step + (len(parts) - 1) * 2 * rule - size * _APART
    left, down = (area.left + area.right - wide) / 2, size * (1 + _LINES)
    top = (area.top + area.bottom - down * (len(scores) - 1)) / 2
    drawn: list[Operation] = []
    for line, score in enumerate(scores):
        y, x = top + line * down, left + _DOT + size / 2
        drawn.append(Dot(score.team, left + 14, y))
        for bundles, (number, _) in zip(parts, score.parts, strict=True):
            for at in range(bundles):
                strokes = max(0, min(_FIVE, number - _FIVE * at))
                drawn.append(Strokes(strokes, x + at * step, y, size))
            x += bundles * step + 2 * rule
    middle, x = top + down * (len(scores) - 1) / 2, left + _DOT - size * _APART / 2
    for bundles in parts[:-1]:
        x += bundles * step + rule
        drawn.append(Rule(x, middle, _RULE, round(down * len(scores))))
        x += rule
    return drawn


def strokes_height(scores: Sequence[StrokeScore], size: int) -> float:
    """The height of the strokes of all sides."""
    return size * ((1 + _LINES) * len(scores) - _LINES)


def _size(parts: Sequence[int], lines: int, area: Area, largest: int) -> int:
    """The greatest size of bundles at which all fit."""
    across = sum(parts) * (1 + _APART) + (len(parts) - 1) * 2 * _LINES - _APART
    wide, high = (area.width - _DOT) / across, area.height / ((1 + _LINES) * lines - _LINES)
    return int(min(largest, wide, high))
