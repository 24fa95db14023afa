"""A picture in the 256 colours of its style, put together from patches and tiles.

A patch is a group of overlapping parts, such as a plaque, or the blank cards of a hand. Its look
depends on its place and neighbours, and it is cached with them: tricks and hands laid out alike
share theirs. A tile is the visible face of a card, or the text on a plaque, with the soft edges on
it, such as the shadow of the next card: it looks the same everywhere. So even a new scene is put
together from cached images.
"""

import os
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from PIL import Image

from images.cache import cached
from images.drawing import Drawing, Sprite
from images.paint.canvas import Canvas, line
from images.paint.cutouts import Box, around, touching, without
from images.paint.painting import Ground, Placed, Shape, below, ground, moved, place
from images.paint.palette import colours, fitting, place_of, places
from images.paint.pixels import PackedPixels, Pixels
from images.paint.stamps import Face, layers
from images.theme import PLAIN, Colour, Style

_give_way: Final[Callable[[], None]] = getattr(os, "sched_yield", partial(time.sleep, 0))
"""Yield this processor to the event loop, if it waits for one: a system may let it wait long.

Once a picture: on a busy machine others take a time slice, too, and after each patch that makes
pictures six times as slow.
"""
_LARGE: Final = 40_000  # pixels of a patch that is kept packed: such are most of all bytes
_JOINED: Final = 0.5  # of the smaller of two boxes: those that share more are joined

Shapes = tuple[tuple[Shape, int, int], ...]
"""Shapes in painting order, and their left upper corners in a patch."""


@dataclass(frozen=True, slots=True)
class _Tile:
    """An image that looks the same everywhere, and the ones on it."""

    placed: Placed
    ground: Colour  # of everything below
    later: list[Placed]
    soft: list[Placed]  # those of them whose edges it shows

    @property
    def shapes(self) -> Shapes:
        """The layers it shows, about the left upper corner of its box."""
        return _relative_to(self.placed.box, (self.placed, *self.soft))

    @property
    def free(self) -> list[Box]:
        """The boxes in which nothing hides it, and nothing is on it that it does not show."""
        free = [self.placed.box]
        for each in self.later:
            for piece in each.solid if each in self.soft else (*each.solid, *each.edges):
                free = _without(free, piece)
        return free


def picture(drawing: Drawing, style: Style = PLAIN) -> Canvas:
    """A drawing in 256 colours, pixel for pixel as if it were painted as a whole."""
    lettered = fitting(drawing, style)
    placed = [place(operation, lettered, drawing.scale) for operation in layers(drawing)]
    style = lettered.unlettered
    whole = below(drawing, (0, 0, *drawing.size))
    canvas = Canvas(drawing.size, colours(style), _empty_lines(whole, style))
    tiles, papers = _parted(placed)

    for box in joined([each.box for each in papers]):
        shapes = _relative_to(box, _parts_in(papers, box))
        canvas.paste(_patch(shapes, below(drawing, box), style), *box[:2])
    _give_way()
    for tile in tiles:
        _show(canvas, tile)
    return canvas


def _parted(placed: Sequence[Placed]) -> tuple[list[_Tile], list[Placed]]:
    """The tiles, and all the others."""
    tiles: list[_Tile] = []
    papers: list[Placed] = []
    for at in reversed(range(len(placed))):
        each = placed[at]
        colour = _colour_below(each, placed[:at])
        if colour is None:
            papers.insert(0, each)
        else:
            soft = [
                paper for paper in _parts_in(papers, each.box) if touching(paper.edges, each.box)
            ]
            tiles.append(_Tile(each, colour, _parts_in(placed[at + 1 :], each.box), soft))
    return tiles, papers


def _relative_to(box: Box, parts: Iterable[Placed]) -> Shapes:
    """The shapes of parts, and their places in a box."""
    return tuple((each.shape, each.x - box[0], each.y - box[1]) for each in parts)


def _colour_below(each: Placed, lower: Sequence[Placed]) -> Colour | None:
    """The one colour of everything below a part; none if there are more."""
    if isinstance(each.shape.operation, Face):
        return 0, 0, 0  # hidden wholly
    if isinstance(each.shape.operation, Sprite):
        return None
    left, top, right, bottom = each.box
    for beneath in reversed(lower):
        own = beneath.box
        if own[1] < bottom and top < own[3] and own[0] < right and left < own[2]:
            return beneath.plain(each.box)
    return None


def _parts_in(parts: Iterable[Placed], box: Box) -> list[Placed]:
    """The parts that may change something in a box."""
    left, top, right, bottom = box
    return [
        each
        for each in parts
        if (own := each.box)[1] < bottom and top < own[3] and own[0] < right and left < own[2]
    ]


def _without(boxes: Iterable[Box], hole: Box) -> list[Box]:
    return [rest for box in boxes for rest in without(box, hole)]


def _show(canvas: Canvas, tile: _Tile) -> None:
    """Paste a tile where nothing is on it."""
    whole = tile.placed.box
    x, y, right, bottom = whole
    pixels = _pixels(tile.shapes, (right - x, bottom - y), tile.ground)
    for box in tile.free:
        part = pixels if box == whole else pixels.crop(moved(box, -x, -y))
        canvas.paste(part, *box[:2])


def _empty_lines(whole: Ground, style: Style) -> Iterable[bytes]:
    """The lines of an empty canvas."""
    if whole.table:
        return (_seen_from_above(whole, style),)
    theme = style.theme
    inks = (place_of(ink, style) for ink in (theme.table, theme.rim, theme.ground))
    lines = (line(bytes((ink,)) * whole.width) for ink in inks)
    return (each * rows for each, rows in zip(lines, whole.bands, strict=True))


@lru_cache(maxsize=2)
def _seen_from_above(whole: Ground, style: Style) -> bytes:
    pixels = places(ground(whole, style.theme), style).tobytes()
    starts = range(0, len(pixels), whole.width)
    return b"".join(line(pixels[start : start + whole.width]) for start in starts)


@cached(16)
def _patch(shapes: Shapes, below: Ground, style: Style) -> Pixels | PackedPixels:
    painted = _painted(ground(below, style.theme), shapes, style)
    return PackedPixels(painted) if below.width * below.height > _LARGE else Pixels(painted.im)


@cached(24)
def _pixels(shapes: Shapes, size: tuple[int, int], ground: Colour) -> Pixels:
    return Pixels(_painted(Image.new("RGB", size, ground), shapes, shapes[0][0].style).im)


def _painted(ground: Image.Image, shapes: Shapes, style: Style) -> Image.Image:
    for shape, x, y in shapes:
        shape.part().paste(ground, x, y)
    return places(ground, style)


def joined(boxes: Sequence[Box]) -> list[Box]:
    """The boxes, with those that mostly overlap merged into one around them."""
    found: list[Box] = []
    for box in boxes:
        while touched := [each for each in touching(found, box) if _overlap_mostly(each, box)]:
            found = [each for each in found if each not in touched]
            for other in touched:
                box = around(box, other)
        found.append(box)
    return found


def _overlap_mostly(one: Box, other: Box) -> bool:
    """True if two boxes that touch share most of one."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down > _JOINED * min(_area(one), _area(other))


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])
