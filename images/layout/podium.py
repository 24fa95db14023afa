"""A podium: steps side by side, the higher the better, with what decided."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.scene import PodiumStep
from images.drawing import Crown, Label, Medal, Operation, Plaque, Tone
from images.theme import LARGE, MEDIUM, WIDTH

_WIDTH: Final = 360
_GAP: Final = 24
_HEIGHTS: Final = {1: 200, 2: 168, 3: 142}
_ABOVE: Final = 104  # the highest step: the crown, and the names
_NAMES: Final = 34  # above a step
_CROWN: Final = 84
_MEDAL: Final = 46  # from the upper edge of a step
_SCORE: Final = 104
_SIZES: Final = {1: 56, 2: 48, 3: 44}  # of the score
_LINE: Final = 42
_BELOW: Final = 24
_ORDER: Final = (1, 0, 2)  # from left to right, if there are three


def layout_podium(steps: Sequence[PodiumStep], top: float) -> Iterator[Operation]:
    """The steps, beginning so far down."""
    base = top + _ABOVE + _HEIGHTS[1]
    order = [steps[n] for n in _ORDER] if len(steps) == len(_ORDER) else steps
    wide = len(steps) * _WIDTH + (len(steps) - 1) * _GAP
    left = (WIDTH - wide + _WIDTH) / 2
    for number, step in enumerate(order):
        yield from _step(step, left + number * (_WIDTH + _GAP), base)


def podium_height(steps: Sequence[PodiumStep]) -> int:
    """The height of the steps."""
    lines = max(len(step.lines) for step in steps)
    return _ABOVE + _HEIGHTS[1] + _LINE * lines + _BELOW


def _step(step: PodiumStep, x: float, base: float) -> Iterator[Operation]:
    height, won = _HEIGHTS[step.place], step.place == 1
    edge = base - height
    if won:
        yield Crown(x, edge - _CROWN)
    tone: Tone = "gold" if won else "text"
    yield Label(step.names, x, edge - _NAMES, LARGE, 700, _WIDTH + _GAP - 12, tone, "middle")
    yield Plaque(x, edge + height / 2, _WIDTH, height, turn=won)
    yield Medal(step.place, x, edge + _MEDAL)
    size = _SIZES[step.place]
    yield Label(step.score, x, edge + _SCORE, size, 750, _WIDTH - 30, tone, "middle")
    for number, line in enumerate(step.lines):
        y = base + _LINE * (number + 0.5) + 8
        yield Label(line, x, y, MEDIUM, 560, _WIDTH, "quiet", "middle")
