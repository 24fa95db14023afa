"""The round numbers beside the axis of a plot."""

import math
from collections.abc import Sequence
from typing import Final

from games.scene import Tick
from games.text import Translate, number

_GAPS: Final = 4  # at the most
_STEPS: Final = (1, 2, 5)  # times a power of ten


def ticks(values: Sequence[float], tr: Translate) -> tuple[Tick, ...]:
    """Ticks around all of these values, each with its number as it is read."""
    return tuple(Tick(each, number(each, tr)) for each in levels(min(values), max(values)))


def levels(least: float, most: float) -> list[int]:
    """Two to five round numbers at equal steps, from below the least to above the most."""
    for power in range(12):
        for factor in _STEPS:
            step = factor * 10**power
            first, last = math.floor(least / step), math.ceil(most / step)
            if last - first <= _GAPS:
                return [step * n for n in range(first, max(last, first + 1) + 1)]
    raise ValueError(f"No ticks for numbers from {least} to {most}.")
