"""A board of holes beside the cards: streets below each other, in each a lane for every side."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from games.scene import Track
from images.drawing import Board, Label, Operation, Peg
from images.layout.breadth import breadth
from images.theme import LEAST_TEXT, SMALL

_LONGEST: Final = 45  # holes of a street
_FIVE: Final = 5  # holes of a group
_BETWEEN: Final = 0.45  # groups, by the pitch of the holes
_GOAL: Final = 1.6  # from the last hole to the goal, by the pitch
_START: Final = 1.2  # from the first hole back to where pegs wait
_PITCH: Final = 26
_LANES: Final = {1: 26, 2: 24, 3: 19}
"""Least step from lane to lane, by their number."""
_FEW: Final = 3  # streets; of more the lanes are closer
_CLOSER: Final = 2
_STREETS: Final = 9  # between streets
_EDGE: Final = 16
_NAMES: Final = 46  # height of the line that says whose lane is which
_NUMBERS: Final = 62  # width of the numbers at the left
_SIGN: Final = 24  # of a peg before its name
_AFTER: Final = 40  # between names


@dataclass(frozen=True, slots=True)
class _Measure:
    """The positions of the holes of a board."""

    track: Track
    left: float  # the first hole
    top: float  # the first lane
    pitch: float
    lane: float
    per_line: int  # holes of a street

    def x(self, hole: int) -> float:
        if not hole:
            return self.left - _START * self.pitch
        if hole == self.track.length:
            return self.x(self.per_line) + _GOAL * self.pitch
        at = (hole - 1) % self.per_line
        return round(self.left + (at + at // _FIVE * _BETWEEN) * self.pitch, 1)

    def y(self, lane: int, hole: int) -> float:
        street = min(max(0, hole - 1), self.track.length - 2) // self.per_line
        lanes = len(self.track.lanes)
        return self.top + street * (lanes * self.lane + _STREETS) + (lane + 0.5) * self.lane

    @property
    def size(self) -> int:
        """The size of a peg, which may be wider than the step from hole to hole."""
        return round(min(self.lane - 2, 1.5 * self.pitch))


def layout_track(
    track: Track, left: float, right: float, top: float
) -> tuple[list[Operation], float]:
    """The board between two sides, from a top on, and how far down it reaches."""
    streets = math.ceil((track.length - 1) / _LONGEST)
    per_line = math.ceil((track.length - 1) / streets)
    wide = right - left - 2 * _EDGE - _NUMBERS
    steps = per_line - 1 + (per_line - 1) // _FIVE * _BETWEEN + _START + _GOAL + 1.5
    pitch = min(_PITCH, wide / steps)
    lane = max(_LANES[len(track.lanes)] - _CLOSER * (streets > _FEW), pitch)
    width = round(steps * pitch + 2 * _EDGE + _NUMBERS)
    start = (left + right - width) / 2
    first = start + _EDGE + _NUMBERS + (_START + 0.75) * pitch
    measure = _Measure(track, first, top + _NAMES, pitch, lane, per_line)
    height = round(_NAMES + streets * (lane * len(track.lanes) + _STREETS) + 4)
    parts: list[Operation] = [_board(measure, start, top, width, height, streets)]
    parts += _numbers(measure, start + _EDGE + _NUMBERS - 14, streets)
    parts += _names(track, start + _EDGE, start + width - _EDGE, top + _NAMES / 2)
    parts += _pegs(measure)
    return parts, top + height


def _board(
    measure: _Measure, left: float, top: float, width: int, height: int, streets: int
) -> Board:
    track, lanes = measure.track, len(measure.track.lanes)
    starts = [1 + street * measure.per_line for street in range(streets)]
    lines = []
    for hole in track.lines:
        x = (measure.x(hole) + measure.x(hole) + measure.pitch * (1 + _BETWEEN)) / 2
        reach = measure.lane / 2
        above, below = measure.y(0, hole) - reach - top, measure.y(lanes - 1, hole) + reach - top
        lines.append((round(x - left, 1), round(above, 1), round(below, 1)))
    rows = [measure.y(lane, start) - top for start in starts for lane in range(lanes)]
    return Board(
        left + width / 2,
        top + height / 2,
        width,
        height,
        tuple(round(measure.x(hole) - left, 1) for hole in range(1, measure.per_line + 1)),
        tuple(round(row, 1) for row in rows),
        round(measure.x(track.length) - left, 1),
        lanes,
        tuple(lines),
    )


def _numbers(measure: _Measure, right: float, streets: int) -> Iterator[Label]:
    """The number of holes behind, in front of each street."""
    for street in range(streets):
        behind, last = street * measure.per_line, len(measure.track.lanes) - 1
        y = (measure.y(0, behind + 1) + measure.y(last, behind + 1)) / 2
        yield Label(str(behind), right, y, LEAST_TEXT, 560, _NUMBERS, "quiet", "right")


def _names(track: Track, left: float, right: float, y: float) -> Iterator[Operation]:
    """The legend of the pegs, with their holes; the lead in words, if there is room."""
    wide = [breadth(f"{lane.name} {lane.front}", SMALL) + _SIGN + _AFTER for lane in track.lanes]
    text_width = breadth(track.alt, LEAST_TEXT)
    has_room = sum(wide) + text_width <= right - left
    scale = min(1.0, (right - left) / sum(wide))
    for at, lane in enumerate(track.lanes):
        room = wide[at] * scale
        yield Peg(lane.team, at, True, left + _SIGN / 2, y, _SIGN)
        width = room - _SIGN - _AFTER / 2
        x = left + _SIGN + _AFTER / 4
        yield Label(lane.name, x, y, SMALL, 650, width, tail=str(lane.front))
        left += room
    if track.alt and has_room:
        yield Label(track.alt, right, y, LEAST_TEXT, 560, text_width, "quiet", "right")


def _pegs(measure: _Measure) -> Iterator[Peg]:
    """The back one of each lane where it has not been left behind yet, and the front one."""
    for at, lane in enumerate(measure.track.lanes):
        for hole, is_front in ((lane.back, False), (lane.front, True)):
            if is_front or lane.back != lane.front:
                x, y = measure.x(hole), measure.y(at, hole)
                yield Peg(lane.team, at, is_front, x, y, measure.size)
