"""How a number went, as a curve on a plate with a few level rules and what they stand for."""

import math
from collections.abc import Iterator
from typing import Final

from games.scene import Plot
from images.drawing import Curve, Label, Operation
from images.theme import LEAST_TEXT, MEDIUM, WIDTH

PLOT_HEIGHT: Final = 400
_TITLE: Final = 66  # height of its line
_RULES: Final = 4  # at the most
_STEPS: Final = (1, 2, 5)  # of rules, times a power of ten
_LEFT, _RIGHT, _TOP, _BOTTOM = 120, 50, 40, 74
"""Inside the plate: what is written stands there."""


def layout_plot(plot: Plot, edge: float, top: float) -> Iterator[Operation]:
    """A title, and below it the plate from edge to edge; `PLOT_HEIGHT` in all."""
    width, height = round(WIDTH - 2 * edge), PLOT_HEIGHT - _TITLE
    yield Label(plot.title, edge + 10, top + _TITLE / 2, MEDIUM, 620, width - 20)
    rules = levels(min(plot.values), max(plot.values))
    low, high = rules[0], rules[-1]

    def down(value: float) -> float:
        return _TOP + (high - value) / (high - low) * (height - _TOP - _BOTTOM)

    step = (width - _LEFT - _RIGHT) / max(1, len(plot.values) - 1)
    points = tuple((_LEFT + step * n, down(value)) for n, value in enumerate(plot.values))
    plate = top + _TITLE
    middle = edge + width / 2, plate + height / 2
    yield Curve(points, tuple(map(down, rules)), *middle, width, height)
    for level in rules:
        at = edge + _LEFT - 20, plate + down(level)
        yield Label(f"{level:,}", *at, LEAST_TEXT, 560, _LEFT - 30, "quiet", "right")
    foot, half = plate + height - _BOTTOM / 2 + 4, (width - _LEFT - _RIGHT) / 2 - 20
    yield Label(plot.first, edge + _LEFT, foot, LEAST_TEXT, 560, half, "quiet")
    yield Label(plot.last, edge + width - _RIGHT, foot, LEAST_TEXT, 560, half, "quiet", "right")


def levels(least: float, most: float) -> list[int]:
    """Two to five round numbers at equal steps, from below the least to above the most."""
    for power in range(12):
        for factor in _STEPS:
            step = factor * 10**power
            first, last = math.floor(least / step), math.ceil(most / step)
            if last - first <= _RULES:
                return [step * n for n in range(first, max(last, first + 1) + 1)]
    raise ValueError(f"No rules for numbers from {least} to {most}.")
