"""Boards of holes, and the pegs that race over them."""

from functools import lru_cache
from itertools import product
from typing import Final

from PIL import Image

from images.cache import cached
from images.drawing import Board
from images.pen import Pen
from images.theme import TEAMS, Colour, Theme

_FRAME: Final = 4
_ROUND: Final = 18
_HOLE: Final = 3.4  # half as wide
_SHAPES: Final = (
    "M50 0 C77.6 0 100 22.4 100 50 C100 77.6 77.6 100 50 100 C22.4 100 0 77.6 0 50 "
    "C0 22.4 22.4 0 50 0 Z",
    "M6 6 L94 6 L94 94 L6 94 Z",
    "M50 0 L100 92 L0 92 Z",
)
"""By lane, in a square of 100: a disc, a square, a triangle."""

_STROKES: Final = (
    "M10 90 L10 14",
    "M14 10 L86 10",
    "M90 14 L90 90",
    "M86 90 L14 90",
    "M24 76 L76 24",
)
_STROKE: Final = 11
_LARGE: Final = 72  # size of a bundle


@cached(2)
def board(holes: Board, theme: Theme) -> Image.Image:
    """A framed plate with its holes, goals and lines."""
    width, height = holes.width, holes.height
    pen = Pen((width, height), fine=3)
    pen.box(0, 0, width, height, _ROUND, theme.rim)
    inset = _FRAME
    pen.box(inset, inset, width - inset, height - inset, _ROUND - inset, theme.plaque)
    ink = _between(theme.plaque, theme.quiet)
    for x, y in product(holes.columns, holes.rows):
        pen.dot(x, y, _HOLE, ink)
    for y in holes.rows[-holes.lanes :]:
        pen.dot(holes.goal, y, 2.2 * _HOLE, theme.gold)
        pen.dot(holes.goal, y, 1.3 * _HOLE, theme.plaque)
    for x, top, bottom in holes.lines:
        pen.box(x - 1.5, top, x + 1.5, bottom, 1.5, theme.gold)
    return pen.done()


def _between(one: Colour, other: Colour) -> Colour:
    red, green, blue = ((a + b) // 2 for a, b in zip(one, other, strict=True))
    return red, green, blue


@lru_cache(maxsize=24)
def strokes(number: int, size: int, theme: Theme) -> Image.Image:
    """The sides of a square from the left clockwise, then its diagonal; those to come are faint."""
    return _bundles(theme)[number].resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=2)
def _bundles(theme: Theme) -> list[Image.Image]:
    """The strokes by their number, large."""
    return [_bundle(number, theme) for number in range(len(_STROKES) + 1)]


def _bundle(number: int, theme: Theme) -> Image.Image:
    pen = Pen((_LARGE, _LARGE), _LARGE / 100)
    for at, path in reversed([*enumerate(_STROKES, 1)]):
        pen.stroke(path, theme.text if at <= number else theme.line, _STROKE)
    return pen.done()


@lru_cache(maxsize=64)
def peg(team: int, lane: int, front: bool, size: int, theme: Theme) -> Image.Image:
    """The shape of a lane in the colour of a team, within an edge; of the one behind no more."""
    pen = Pen((size, size))
    ink, shape = TEAMS[team % len(TEAMS)], _SHAPES[lane % len(_SHAPES)]
    edge = theme.text if front else ink
    pen.scale = size / 100
    pen.fill(shape, edge)
    with (
        pen.at(50, 50 if lane != 2 else 58, 0.76 if front else 0.6),
        pen.at(-50, -50 if lane != 2 else -58),
    ):
        pen.fill(shape, ink if front else theme.plaque)
    return pen.done()
