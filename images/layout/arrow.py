"""An arrow from a seat to another one: dots in the colour of the seat, and a head."""

import math
from collections.abc import Sequence
from itertools import product
from typing import Final

from images.drawing import ArrowHead, Dot, Operation
from images.layout.area import Area

_STEP: Final = 30  # from dot to dot
_DOT: Final = 16
_CLEAR: Final = ((20, 20), (2, 14))
"""Least distances from the seats, of the first dot and of the middle of the head: the second ones
where seats are near."""
_FINE: Final = 200  # points of the curve that are looked at
_TURN: Final = 15  # degrees to which the head is turned
_LEVEL: Final = 40  # seats are beside each other whose heights differ by less
_DIP, _LEAST_DIP = 0.5, 320  # of the distance between those: the curve goes below them

_AIMS: Final = tuple(product((0.5, 0.1, 0.9), repeat=2))
"""Points of a seat at which an arrow may aim, by shares of its width and height."""
_OVER: Final = 12  # parts as near as this to a dot's middle cover it
_HEAD: Final = 10  # dots that are rather covered than the head

Point = tuple[float, float]


def layout_arrow(
    team: int, start: Area, end: Area, in_rows: bool = False, over: Sequence[Area] = ()
) -> list[Operation]:
    """The arrow from one area to another; seats in rows are reached from below or above.

    It aims at the middle, or at a point from which less of it is covered by what lies `over` it.
    """
    arrows = [
        _arrow(team, start, end, _curve(_middle(start), _at(end, across, down), in_rows))
        for across, down in (_AIMS if over else _AIMS[:1])
    ]
    return min(filter(None, arrows), key=lambda arrow: _covered(arrow, over), default=[])


def _arrow(team: int, start: Area, end: Area, curve: Sequence[Point]) -> list[Operation]:
    ways = (
        [each for each in curve if not (_holds(start, each, near) or _holds(end, each, far))]
        for near, far in _CLEAR
    )
    way = next((each for each in ways if len(each) > 1), [])
    if not way:
        return []
    dots: list[Point] = []
    for point in way:
        if not dots or math.dist(dots[-1], point) >= _STEP:
            dots.append(point)
    (x, y), (before_x, before_y) = way[-1], way[-2]
    turn = math.degrees(math.atan2(y - before_y, x - before_x)) % 360
    if math.dist(dots[-1], way[-1]) < _STEP:
        dots.pop()
    head = ArrowHead(team, round(turn / _TURN) * _TURN % 360, round(x, 1), round(y, 1))
    return [*(Dot(team, round(at, 1), round(down, 1), _DOT) for at, down in dots), head]


def _curve(start: Point, end: Point, in_rows: bool) -> Sequence[Point]:
    """The points from one middle to another: straight, but below seats beside each other."""
    (x, y), (to_x, to_y) = start, end
    by_x, by_y = (x + to_x) / 2, (y + to_y) / 2
    if abs(to_y - y) < _LEVEL:
        by_y += max(_LEAST_DIP, _DIP * abs(to_x - x)) if in_rows else 0
    elif in_rows:
        by_x = to_x
    return [
        (
            (1 - t) ** 2 * x + 2 * t * (1 - t) * by_x + t**2 * to_x,
            (1 - t) ** 2 * y + 2 * t * (1 - t) * by_y + t**2 * to_y,
        )
        for t in (at / _FINE for at in range(_FINE + 1))
    ]


def _covered(arrow: Sequence[Operation], over: Sequence[Area]) -> int:
    """The number of dots that are covered; a head counts as several."""
    return sum(
        _HEAD if isinstance(part, ArrowHead) else 1
        for part in arrow
        if any(_holds(area, (part.x, part.y), _OVER) for area in over)
    )


def _middle(area: Area) -> Point:
    return _at(area, 0.5, 0.5)


def _at(area: Area, across: float, down: float) -> Point:
    return area.left + across * area.width, area.top + down * area.height


def _holds(area: Area, point: Point, clear: float) -> bool:
    """True if a point is in an area, or nearer to it than so much."""
    x, y = point
    beside = area.left - clear < x < area.right + clear
    return beside and area.top - clear < y < area.bottom + clear
