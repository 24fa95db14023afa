"""Areas that the parts of a picture cover, near enough to see what is free."""

from typing import Final

from images.drawing import (
    ArrowHead,
    Board,
    Chips,
    Crown,
    Curve,
    DealerChip,
    Disc,
    Dot,
    Emblem,
    Frame,
    Fresh,
    Glow,
    Held,
    Label,
    Medal,
    Operation,
    Peg,
    Pill,
    Plaque,
    Portrait,
    Ring,
    Robot,
    Rule,
    Said,
    Slot,
    Sprite,
    Strokes,
    SuitDisc,
    TeamFrame,
    Told,
    VerdictFrame,
    Way,
)
from images.layout.area import Area, around
from images.layout.breadth import breadth
from images.theme import CARD_RATIO, PORTRAIT

_RADIUS: Final[dict[type, int]] = {
    Disc: 40,
    Portrait: PORTRAIT // 2,
    Said: 31,
    DealerChip: 20,
    Crown: 20,
    Chips: 28,
    SuitDisc: 30,
    ArrowHead: 26,
    Robot: 17,
    Emblem: 17,
    Medal: 28,
}


def extent(part: Operation) -> Area:
    """The area that a part covers; of a text that of its letters, by their estimated widths."""
    match part:
        case Label(text, x, y, size, _, width, _, anchor, _, tail):
            wide = min(width, breadth(f"{text} {tail}".strip(), size))
            left = {"left": x, "middle": x - wide / 2, "right": x - wide}[anchor]
            return Area(left, y - size * 0.4, left + wide, y + size / 2)
        case Sprite(_, x, y, width) | Slot(x, y, width) | Glow(x, y, width) | Frame(x, y, width):
            return around(x, y, width, width * CARD_RATIO)
        case (
            Plaque(x, y, width, height)
            | Pill(x, y, width, height)
            | Fresh(x, y, width, height)
            | Ring(_, x, y, width, height)
            | TeamFrame(_, x, y, width, height)
            | VerdictFrame(_, x, y, width, height)
            | Board(x, y, width, height)
            | Rule(x, y, width, height)
            | Curve(_, _, x, y, width, height)
        ):
            return around(x, y, width, height)
        case Peg(_, _, _, x, y, size) | Dot(_, x, y, size) | Strokes(_, x, y, size):
            return around(x, y, size, size)
        case Way(_, x, y):
            return around(x, y, 260, 56)
        case Told(_, _, x, y, width, sight):  # a back has no index to be hidden by the number
            whole = around(x, y, width, width * CARD_RATIO)
            return Area(whole.left, y, whole.left + sight, whole.bottom)
        case Held(_, x, y):
            return around(x, y, 50, 48)
    radius = _RADIUS[type(part)]
    return around(part.x, part.y, 2 * radius, 2 * radius)
