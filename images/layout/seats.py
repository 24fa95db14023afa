"""Seats: plaques around the table, clockwise from the viewer at the bottom."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from games.scene import TableSeat
from images.drawing import (
    Crown,
    DealerChip,
    Disc,
    Emblem,
    Held,
    Label,
    Operation,
    Pill,
    PillTone,
    Plaque,
    Robot,
    Said,
)
from images.layout.area import Area, around
from images.layout.breadth import breadth
from images.layout.extents import extent
from images.theme import LARGE, LEAST_TEXT, MEDIUM, NARROWEST, WIDTH

Edge = Literal["bottom", "left", "top", "right"]

INSET: Final = 8
"""Gap between the edge of the picture and the plaques at a side."""
SIDE: Final = 336
"""Width of a plaque at a side, one of several."""
UPRIGHT: Final = 228
"""Width of the only one there, whose name is below the disc: a trick has room beside it."""
TOP: Final = 84
BOTTOM: Final = 674
HEAD: Final = 118
"""The highest y that is clear of title and badges."""
LOW: Final = 728
"""The lowest y that is clear of the rail."""
MOST_SEATS: Final = 12
MARKED: Final = 30
"""Height of the marks of a seat, above its plaque."""

HEIGHT, _LOW, _TALL = 104, 88, 184
"""Heights of a plaque: as a rule, where three or more sit at a side, and of the only one there."""
_LONG: Final = 400  # width of the plaques above and below
_SHORT: Final = 280  # where seats are crowded, which leaves room for cards beside plaques
_FAN: Final = 388  # as far from the edge cards face up above a plaque at a side may reach
_COLUMN: Final = 352  # reach below the only plaque there
_ON_FELT: Final = 26  # and as near to it
_BESIDE: Final = 150  # width for them beside it, where seats are crowded
_NARROW: Final = 106  # and where the plaque below is beside it
_CLEAR: Final = 600  # above that plaque and its marks
_HIGH: Final = 176  # of the cards face up above and below
_BETWEEN: Final = 6  # from a plaque to cards
_RAISED: Final = 8  # the middles of the marks above the plaque: clear of the name
_MARK: Final = 40  # height of the marks
_TEXT: Final = 104  # from the left end of a plaque to the name
_HELD: Final = 62  # width of the sign of the cards held, with its gap
_SIGN: Final = 42  # width of a robot or an emblem, with the gap after it
_CHIP: Final = 46  # width of a crown, or the mark of the dealer
_HEIGHTS: Final = {
    0: (),
    1: (376,),
    2: (628, 192),
    3: (684, 484, 284),
    4: (660, 508, 356, 204),
    5: (676, 558, 440, 322, 204),
}


@dataclass(frozen=True, slots=True)
class Chair:
    """The position of a plaque, and the field for the cards face up in front of it."""

    x: float
    y: float
    width: int
    edge: Edge
    field: Area
    height: int = HEIGHT

    @property
    def is_beside(self) -> bool:
        """True if cards are beside the plaque, not above or below."""
        return self.field.top < self.y < self.field.bottom

    @property
    def is_upright(self) -> bool:
        """True if the name is below the disc."""
        return self.height == _TALL

    @property
    def top(self) -> float:
        """The upper edge of the plaque."""
        return self.y - self.height / 2

    @property
    def bottom(self) -> float:
        """The lower edge of the plaque."""
        return self.y + self.height / 2

    @property
    def area(self) -> Area:
        """The area of the plaque."""
        return around(self.x, self.y, self.width, self.height)


def chairs(count: int) -> tuple[Chair, ...]:
    """The places of 1 to 12 seats: one below, as many left as right, one above if even.

    KeyError for more seats than there are places.
    """
    sides = (count - 1) // 2
    left = [_side_chair(sides, at) for at in range(sides)]
    width = _SHORT if sides > 3 else _LONG
    height = _LOW if sides > 2 else HEIGHT
    reach = 92 if sides > 3 else 240 if sides < 2 else 196
    high = BOTTOM - height / 2 - MARKED
    field = Area(WIDTH / 2 - reach, high - _HIGH, WIDTH / 2 + reach, high)
    below = Chair(WIDTH / 2, BOTTOM, width, "bottom", field, height)
    low = TOP + height / 2 + _BETWEEN
    reach = min(reach, 220)  # clear of badges with a line of their own
    field = Area(WIDTH / 2 - reach, low, WIDTH / 2 + reach, low + _HIGH)
    above = [Chair(WIDTH / 2, TOP, width, "top", field, height)] if count % 2 == 0 else []
    return below, *left, *above, *map(_mirrored, reversed(left))


def lowered(chair: Chair, low: float) -> Chair:
    """A copy of a chair whose cards are not higher than `low`."""
    field = chair.field
    return replace(chair, field=field._replace(top=max(field.top, low)))


def _side_chair(sides: int, at: int) -> Chair:
    """A place at the left, counted from below."""
    width, height = (UPRIGHT, _TALL) if sides == 1 else (SIDE, _LOW if sides > 2 else HEIGHT)
    field = _field_beside(sides, at) if sides > 3 else _field(sides, at, height / 2)
    return Chair(INSET + width / 2, _HEIGHTS[sides][at], width, "left", field, height)


def _field(sides: int, at: int, half: float) -> Area:
    """The field for open cards: above the plaque, but below a lone one and the upper of two."""
    y = _HEIGHTS[sides][at]
    if sides == 1:
        return Area(_ON_FELT, y + half + _BETWEEN, _COLUMN, LOW)
    if sides == 2:
        middle = sum(_HEIGHTS[sides]) / 2 - (MARKED - _BETWEEN) / 2
        if at:
            return Area(_ON_FELT, y + half + _BETWEEN, _FAN, middle - _BETWEEN / 2)
        return Area(_ON_FELT, middle + _BETWEEN / 2, _FAN, y - half - MARKED)
    top = HEAD if at == sides - 1 else _HEIGHTS[sides][at + 1] + half + _BETWEEN
    return Area(_ON_FELT, top, _FAN, y - half - _BETWEEN)


def _field_beside(sides: int, at: int) -> Area:
    y, heights = _HEIGHTS[sides][at], _HEIGHTS[sides]
    half = (heights[0] - heights[1] - 2 * _BETWEEN) / 2
    near = INSET + SIDE + 8
    wide, low = (_BESIDE, min(y + half, _CLEAR)) if y < _CLEAR else (_NARROW, y + half)
    return Area(near, max(y - half, TOP + _LOW / 2 + 4), near + wide, low)


def _mirrored(chair: Chair) -> Chair:
    """The place at the right of one at the left."""
    field = chair.field
    mirrored = field._replace(left=WIDTH - field.right, right=WIDTH - field.left)
    return replace(chair, x=WIDTH - chair.x, edge="right", field=mirrored)


def layout_seat(place: TableSeat, chair: Chair) -> tuple[Operation, ...]:
    """Plaque, disc, name and line of a seat."""
    left, right, out = chair.x - chair.width / 2, chair.x + chair.width / 2, place.out
    lines = _lines(chair, bool(place.line or place.tokens))
    parts: list[Operation] = [
        Plaque(chair.x, chair.y, chair.width, chair.height, place.turn, out),
        Disc(place.name, place.team, left + 53, lines.disc, out, place.avatar),
    ]
    if place.said:
        parts.append(Said(place.said, left + 53, lines.disc))
    name, end = left + lines.text, right - 16
    room = end - name
    if place.cards is not None:
        parts.append(Held(place.cards, right - 39, lines.held, out))
        room -= 0 if chair.is_upright else _HELD - 12
    if place.computer:
        parts.append(Robot(name + 16, lines.name - 1, out))
        name, room = name + _SIGN, room - _SIGN
    parts.append(Label(place.name, name, lines.name, LARGE, 720, room, "text", out=out))
    return *parts, *_line(place, left + lines.text, lines.line, end)


class _Lines(NamedTuple):
    """Positions on a plaque: the left edge of the name, and the y of everything."""

    text: float
    disc: float
    held: float
    name: float
    line: float


def _lines(chair: Chair, both: bool) -> _Lines:
    """The positions on a plaque with `both` lines, or with the name alone."""
    y = chair.y
    if chair.is_upright:
        top = chair.top
        return _Lines(20, top + 58, top + 56, top + (121 if both else 140), top + 161)
    up, down = (21, 26) if chair.height == HEIGHT else (17, 24)
    name = y - up if both else y
    return _Lines(_TEXT, y, name + 4, name, y + down)


def _line(place: TableSeat, left: float, y: float, right: float) -> list[Operation]:
    """The line below a name: emblems with their numbers, and words that are not cut beside them."""
    parts: list[Operation] = []
    for token in place.tokens:
        parts.append(Emblem(token.emblem, left + 16, y, place.out))
        count = Label(str(token.count), left + _SIGN - 2, y, MEDIUM, 700, 56, "text", out=place.out)
        parts.append(count)
        left += _SIGN + breadth(count.text, MEDIUM) + 8
    if place.line and (
        not place.tokens or NARROWEST * breadth(place.line, LEAST_TEXT) <= right - left
    ):
        tone: Literal["gold", "quiet"] = "gold" if place.turn else "quiet"
        words = Label(place.line, left, y, MEDIUM, 560, right - left, tone, out=place.out)
        parts.append(words)
    return parts


def layout_marks(
    place: TableSeat, chair: Chair, word: str, others: Sequence[Operation] = ()
) -> tuple[Operation, ...]:
    """The marks on the upper edge of a seat's plaque: to be drawn over the seats above it.

    `word` names its latest action; beside a tag it is left out where it would be cut. Marks at the
    left are clear of a card of the trick, and on a low plaque of the disc. If a tag needs the room,
    one of them is in the corner, which the disc leaves free; and those that an upright plaque is
    too narrow for reach out onto the felt, as far as `others` leave it free, if there are any.
    """
    corner, right = chair.x - chair.width / 2, chair.x + chair.width / 2 - 14
    left, y = corner + (_TEXT if chair.height == _LOW else 20), chair.top - _RAISED
    chips = [chip for chip, has in ((DealerChip, place.dealer), (Crown, place.won)) if has]
    more = _CHIP * len(chips) + _pill_width(place.tag) - (right - left)
    if place.tag and chair.is_upright and others and more > 0:
        out = min(more, _felt_beside(chair, y, others))
        left, right = (left, right + out) if chair.edge == "left" else (left - out, right)
    parts: list[Operation] = []
    if place.tag and chair.height == _LOW and chips and more > 0:
        parts.append(chips.pop(0)(corner + 18, y))
    for chip in chips:
        parts.append(chip(left + 18, y))
        left += _CHIP
    if place.tag:
        pill, letters = _pill(place.tag, right, y, right - left, "gold")
        parts += pill, letters
        right -= pill.width + 8
    room = right - left
    if word and (room >= NARROWEST * _pill_width(word) or not place.tag):
        parts += _pill(word, right, y, room, "text")
    return tuple(parts)


def _felt_beside(chair: Chair, y: float, others: Sequence[Operation]) -> float:
    """The width of the felt from a plaque at a side to what lies nearest to it about a height."""
    half = chair.width / 2
    row = Area(chair.x + half, y - _MARK / 2, WIDTH / 2, y + _MARK / 2)
    if chair.edge == "right":
        row = row._replace(left=WIDTH / 2, right=chair.x - half)
    met = [area for area in map(extent, others) if area.touches(row)]
    if chair.edge == "left":
        return max(0, min([row.right, *(area.left for area in met)]) - row.left - _BETWEEN)
    return max(0, row.right - max([row.left, *(area.right for area in met)]) - _BETWEEN)


def _pill_width(text: str) -> int:
    """The width of a plate around a text, whose width is estimated on the large side."""
    return round(breadth(text, LEAST_TEXT) + 20)


def _pill(text: str, right: float, y: float, most: float, tone: PillTone) -> tuple[Pill, Label]:
    """A plate that ends at `right`, with a text on it."""
    width = min(int(most), _pill_width(text))
    x = right - width / 2
    letters = Label(text, x, y, LEAST_TEXT, 700, width - 16, "dark", "middle")
    return Pill(x, y, width, 36, tone), letters
