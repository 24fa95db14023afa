"""Where people sit: plaques around the table, clockwise from the viewer at the bottom."""

from dataclasses import dataclass, replace
from typing import Final, Literal

from games.scene import Place
from images.drawing import Crown, DealerChip, Disc, Held, Label, Operation, Pill, PillTone, Plaque
from images.layout.area import Area
from images.layout.breadth import breadth
from images.theme import LARGE, LEAST_TEXT, MEDIUM, WIDTH

Edge = Literal["bottom", "left", "top", "right"]

PLAQUE_HEIGHT: Final = 112
INSET: Final = 8
"""Between the edge of the picture and what lies at a side."""
SIDE: Final = 336
"""Width of a plaque at a side."""
TOP: Final = 78
BOTTOM: Final = 676
MOST_SEATS: Final = 12

_LONG: Final = 400  # width of the plaques above and below
_SHORT: Final = 280  # where seats are crowded, which leaves room for cards beside plaques
_FAN: Final = 388  # width for cards face up above a plaque at a side, where they are in one row
_BESIDE: Final = 150  # width for them beside it, where seats are crowded
_NARROW: Final = 106  # and where the plaque below is beside it
_CLEAR: Final = 600  # above that plaque and its marks
_HEAD: Final = 116  # the lines of title and badges are above
_HIGH: Final = 168  # of the cards face up above and below: two rows
_BETWEEN: Final = 10  # from a plaque to cards
_LEAST_WORD: Final = 110  # width of a pill with a shortened word
_MARK: Final = 57  # from the middle of a plaque up to its marks: clear of the name
_HEIGHTS: Final = {
    0: (),
    1: (375,),
    2: (520, 260),
    3: (660, 460, 260),
    4: (660, 508, 356, 204),
    5: (676, 558, 440, 322, 204),
}


@dataclass(frozen=True, slots=True)
class Chair:
    """Where a plaque stands, and where the cards face up in front of it may lie."""

    x: float
    y: float
    width: int
    edge: Edge
    field: Area
    is_beside: bool = False  # they lie beside the plaque, not above or below


def chairs(count: int) -> tuple[Chair, ...]:
    """The places of 1 to 12 seats: one below, as many left as right, one above if even.

    KeyError for more seats than there are places.
    """
    sides = (count - 1) // 2
    is_crowded = sides > 3
    left = [_aside(sides, at) for at in range(sides)]
    width = _SHORT if is_crowded else _LONG
    high = BOTTOM - PLAQUE_HEIGHT / 2
    reach = 92 if is_crowded else 240 if sides < 2 else 196
    field = Area(WIDTH / 2 - reach, high - _HIGH, WIDTH / 2 + reach, high)
    below = Chair(WIDTH / 2, BOTTOM, width, "bottom", field)
    low = TOP + PLAQUE_HEIGHT / 2 + _BETWEEN
    reach = min(reach, 220)  # clear of badges with a line of their own
    field = Area(WIDTH / 2 - reach, low, WIDTH / 2 + reach, low + _HIGH)
    above = [Chair(WIDTH / 2, TOP, width, "top", field)] if count % 2 == 0 else []
    return below, *left, *above, *map(_across, reversed(left))


def lowered(chair: Chair, low: float) -> Chair:
    """The same place, the cards before it not higher than `low`."""
    field = chair.field
    return replace(chair, field=replace(field, top=max(field.top, low)))


def _aside(sides: int, at: int) -> Chair:
    """A place at the left, counted from below."""
    heights = _HEIGHTS[sides]
    x, y = INSET + SIDE / 2, heights[at]
    if sides > 3:
        half = (heights[0] - heights[1] - _BETWEEN / 2) / 2
        near = INSET + SIDE + 8
        wide, low = (_BESIDE, min(y + half, _CLEAR)) if y < _CLEAR else (_NARROW, y + half)
        top = max(y - half, TOP + PLAQUE_HEIGHT / 2 + 4)
        field = Area(near, top, near + wide, low)
        return Chair(x, y, SIDE, "left", field, is_beside=True)
    is_highest = at == sides - 1
    top = _HEAD if is_highest else heights[at + 1] + PLAQUE_HEIGHT / 2 + _BETWEEN / 2
    far = INSET + (SIDE if sides == 1 else _FAN)
    return Chair(x, y, SIDE, "left", Area(INSET, top, far, y - PLAQUE_HEIGHT / 2))


def _across(chair: Chair) -> Chair:
    """The place at the right of one at the left."""
    field = chair.field
    mirrored = replace(field, left=WIDTH - field.right, right=WIDTH - field.left)
    return replace(chair, x=WIDTH - chair.x, edge="right", field=mirrored)


def layout_seat(place: Place, chair: Chair) -> tuple[Operation, ...]:
    """Plaque, disc, name and line of a seat."""
    left, right, y = chair.x - chair.width / 2, chair.x + chair.width / 2, chair.y
    counted = place.cards is not None
    text = left + (114 if counted else 104)
    width = right - 16 - text
    parts: list[Operation] = [
        Plaque(chair.x, y, chair.width, PLAQUE_HEIGHT, place.turn, place.out),
        Disc(place.name, place.team, left + 50, y - (6 if counted else 0), place.out),
    ]
    if place.cards is not None:
        parts.append(Held(place.cards, left + 77, y + 30, place.out))
    high = y - 21 if place.line else y
    parts.append(Label(place.name, text, high, LARGE, 720, width, "text", out=place.out))
    if place.line:
        tone: Literal["gold", "quiet"] = "gold" if place.turn else "quiet"
        parts.append(Label(place.line, text, y + 24, MEDIUM, 560, width, tone, out=place.out))
    return tuple(parts)


def layout_marks(place: Place, chair: Chair, word: str) -> tuple[Operation, ...]:
    """What marks a seat, on the upper edge of its plaque: to be drawn over the seats above it.

    `word` is what it has just done; it is left out where there is no room.
    """
    left, right = chair.x - chair.width / 2, chair.x + chair.width / 2 - 14
    parts: list[Operation] = []
    if place.dealer:
        parts.append(DealerChip(left + 22, chair.y - 46))
    if place.won:
        parts.append(Crown(left + 78, chair.y - 46))
    if place.tag:
        pill, letters = _pill(place.tag, right, chair.y - _MARK, chair.width / 2, "gold")
        parts += pill, letters
        right -= pill.width + 8
    room = right - left - (108 if place.won else 52 if place.dealer else 14)
    if word and room >= min(_LEAST_WORD, _pill_width(word)):
        parts += _pill(word, right, chair.y - _MARK, room, "text")
    return tuple(parts)


def _pill_width(text: str) -> int:
    return round(breadth(text, LEAST_TEXT) + 28)


def _pill(text: str, right: float, y: float, most: float, tone: PillTone) -> tuple[Pill, Label]:
    """A plate that ends at `right`, with a text on it."""
    width = min(int(most), _pill_width(text))
    x = right - width / 2
    letters = Label(text, x, y, LEAST_TEXT, 700, width - 20, "dark", "middle")
    return Pill(x, y, width, 36, tone), letters
