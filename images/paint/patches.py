"""A picture in the 256 colours of its style, put together from patches.

A patch is what lies together: a plaque with what stands on it, the cards of a trick. From one frame
to the next most of a table stays as it was, and those patches are copied as they are kept.
"""

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PIL import Image

from images.cache import kept
from images.drawing import Drawing, Operation
from images.paint.cutouts import Box
from images.paint.painting import ground, lay, place
from images.paint.palette import flat
from images.paint.stamps import layers
from images.theme import PLAIN, Style

_give_way: Final[Callable[[], None]] = getattr(os, "sched_yield", partial(time.sleep, 0))
"""Let the event loop have this processor, if it waits for one: a system may let it wait long."""


def picture(drawing: Drawing, style: Style = PLAIN) -> Image.Image:
    """A drawing in 256 colours, pixel for pixel as if it were painted as a whole."""
    below = replace(drawing, operations=())
    picture = _empty(below, style).copy()
    operations = tuple(layers(drawing))
    for box, members in apart([place(operation, style).box for operation in operations]):
        patch = _patch(tuple(operations[at] for at in members), box, below, style)
        picture.paste(patch, box[:2])
        _give_way()
    return picture


@kept(8)
def _empty(below: Drawing, style: Style) -> Image.Image:
    return flat(ground(below, (0, 0, below.width, below.height), style.theme), style)


@kept(10)
def _patch(parts: tuple[Operation, ...], box: Box, below: Drawing, style: Style) -> Image.Image:
    return flat(lay(parts, ground(below, box, style.theme), style, box[:2]), style)


def apart(boxes: Sequence[Box]) -> list[tuple[Box, list[int]]]:
    """Boxes that do not overlap around those that do, each with the places of its members."""
    found: list[tuple[Box, list[int]]] = []
    for at, box in enumerate(boxes):
        members = [at]
        while touched := [each for each in found if _overlap(each[0], box)]:
            found = [each for each in found if each not in touched]
            for other, those in touched:
                box = _around(box, other)
                members += those
        found.append((box, sorted(members)))
    return found


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _around(one: Box, other: Box) -> Box:
    return (
        min(one[0], other[0]),
        min(one[1], other[1]),
        max(one[2], other[2]),
        max(one[3], other[3]),
    )
