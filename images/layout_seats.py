"""Where people sit: plaques around the table, clockwise from the viewer at the bottom."""

from dataclasses import dataclass
from typing import Final, Literal

from games.scene import Place
from images.drawing import Crown, DealerChip, Disc, Held, Label, Operation, Pill, Plaque, Sprite
from images.measure import breadth
from images.theme import CARD_RATIO, LARGE, LEAST_TEXT, MEDIUM, WIDTH

Edge = Literal["bottom", "left", "top", "right"]

PLAQUE_HEIGHT: Final = 112
INSET: Final = 8
"""Between the edge of the picture and what lies at a side."""
SIDE: Final = 336
"""Width of a plaque at a side."""
LONG: Final = 400
SHOWN: Final = 84
"""Width of the cards face up in front of a seat."""
PEEP: Final = 84
"""How much of them is seen above the plaque: the index, clear of what marks the seat."""
FAN: Final = 388
"""Width for them at a side, above the plaque."""
BESIDE: Final = 116
"""Width for them beside the plaque, where seats are crowded."""
SHORT: Final = 260
"""Width of the plaques above and below there, which leaves room for those cards."""
TOP: Final = 78
BOTTOM: Final = 676
MOST_SEATS: Final = 12

_STEP: Final = 62
_SMALL: Final = (SHOWN, 74, 62, 58, 42)  # widths of cards beside a plaque
_ROW: Final = 4  # cards beside a plaque, before they lie in two rows
_IN_TWO: Final = 58  # width of cards in two rows, which are as high as a plaque
_INDEX: Final = 0.28  # of the width of a card, and of its height, hold the index
_INDEX_HIGH: Final = 0.43
_BELOW: Final = 10  # between the plaque above and its cards
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
    """Where a plaque stands; `crowded` where cards do not fit above those at the sides."""

    x: float
    y: float
    width: int
    edge: Edge
    crowded: bool = False
    reach: float = 0.0  # above and below: how far from the middle the shown cards may lie


def chairs(count: int) -> tuple[Chair, ...]:
    """The places of 1 to 12 seats: one below, as many left as right, one above if even.

    KeyError for more seats than there are places.
    """
    sides = (count - 1) // 2
    crowded = sides > 3
    middle = INSET + SIDE / 2
    left = [Chair(middle, y, SIDE, "left", crowded) for y in _HEIGHTS[sides]]
    right = [Chair(WIDTH - middle, y, SIDE, "right", crowded) for y in _HEIGHTS[sides]]
    width = SHORT if crowded else LONG
    reach = SHORT / 2 if crowded else 192
    above = [Chair(WIDTH / 2, TOP, width, "top", crowded, reach)] if count % 2 == 0 else []
    below = Chair(WIDTH / 2, BOTTOM, width, "bottom", crowded, reach)
    return below, *left, *above, *reversed(right)


def layout_shown(place: Place, chair: Chair, beside_trick: bool) -> tuple[Operation, ...]:
    """The cards face up in front of a seat; overlapping when they are many."""
    if not place.shown:
        return ()
    if chair.crowded and chair.edge in ("left", "right"):
        return _beside(place, chair)
    left, right = _span(chair, beside_trick)
    gaps = len(place.shown) - 1
    step = min(_STEP, (right - left - SHOWN) / max(1, gaps))
    half = (gaps * step + SHOWN) / 2
    middle = max(left + half, min(right - half, chair.x + (30 if chair.edge != "top" else 0)))
    look: Literal["dim", "plain"] = "dim" if place.out else "plain"
    return tuple(
        Sprite(card, middle + (at - gaps / 2) * step, _row(chair), SHOWN, look=look)
        for at, card in enumerate(place.shown)
    )


def _span(chair: Chair, beside_trick: bool) -> tuple[float, float]:
    """From where to where the shown cards of a seat may lie."""
    if chair.edge in ("top", "bottom"):
        return (700, 856) if beside_trick else (chair.x - chair.reach, chair.x + chair.reach)
    far = INSET + (SIDE if beside_trick else FAN)
    return (INSET, far) if chair.edge == "left" else (WIDTH - far, WIDTH - INSET)


def _beside(place: Place, chair: Chair) -> tuple[Operation, ...]:
    """A set beside its plaque, in two rows from 5 cards, as large as its indices can be seen."""
    count = len(place.shown)
    abreast = count if count <= _ROW else (count + 1) // 2
    fitting = (width for width in _SMALL if width * (1 + _INDEX * (abreast - 1)) <= BESIDE)
    width = next(fitting, _SMALL[-1])
    if abreast < count:
        width = min(width, _IN_TWO)
    step = min(_INDEX * width * 1.6, (BESIDE - width) / max(1, abreast - 1))
    down = width * CARD_RATIO * _INDEX_HIGH if abreast < count else 0.0
    near = INSET + SIDE + 8
    left = near if chair.edge == "left" else WIDTH - near - width - step * (abreast - 1)
    return tuple(
        Sprite(
            card,
            left + width / 2 + at % abreast * step,
            chair.y - down / 2 + at // abreast * down,
            width,
            look="dim" if place.out else "plain",
        )
        for at, card in enumerate(place.shown)
    )


def _row(chair: Chair) -> float:
    """The middle of the shown cards: they peep out above the plaque, below the one at the top."""
    half = SHOWN * CARD_RATIO / 2
    if chair.edge == "top":
        return chair.y + PLAQUE_HEIGHT / 2 + _BELOW + half
    return chair.y - PLAQUE_HEIGHT / 2 - PEEP + half


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


def layout_marks(place: Place, chair: Chair) -> tuple[Operation, ...]:
    """What marks a seat, on the upper edge of its plaque: to be drawn over the seats above it."""
    left, right = chair.x - chair.width / 2, chair.x + chair.width / 2
    parts: list[Operation] = []
    if place.dealer:
        parts.append(DealerChip(left + 22, chair.y - 46))
    if place.won:
        parts.append(Crown(left + 78, chair.y - 46))
    if place.tag:
        parts += _tag(place.tag, right - 14, chair.y - _MARK, chair.width / 2)
    return tuple(parts)


def _tag(text: str, right: float, y: float, most: float) -> tuple[Operation, ...]:
    """A gold pill that ends at `right`."""
    width = round(min(most, breadth(text, LEAST_TEXT) + 28))
    x = right - width / 2
    letters = Label(text, x, y, LEAST_TEXT, 700, width - 20, "dark", "middle")
    return Pill(x, y, width, 36), letters
