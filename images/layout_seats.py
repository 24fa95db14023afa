"""Where people sit: plaques around the table, clockwise from the viewer at the bottom."""

from dataclasses import dataclass
from typing import Final, Literal

from games.scene import Place
from images.drawing import DealerChip, Disc, Held, Label, Operation, Pill, Plaque, Sprite
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
PEEP: Final = 64
"""How much of them is seen above the plaque: the index."""
FAN: Final = 388
"""Width for them at a side, above the plaque."""
BESIDE: Final = 116
"""Width for them beside the plaque, where seats are crowded."""
TOP: Final = 76
BOTTOM: Final = 672
MOST_SEATS: Final = 12

_STEP: Final = 62
_HEIGHTS: Final = {
    0: (),
    1: (375,),
    2: (510, 250),
    3: (640, 440, 240),
    4: (660, 508, 356, 204),
    5: (676, 558, 440, 322, 204),
}


@dataclass(frozen=True, slots=True)
class Chair:
    """Where a plaque stands; `crowded` when cards do not fit above it."""

    x: float
    y: float
    width: int
    edge: Edge
    crowded: bool = False


def chairs(count: int) -> tuple[Chair, ...]:
    """The places of 1 to 12 seats: one below, as many left as right, one above if even.

    KeyError for more seats than there are places.
    """
    sides = (count - 1) // 2
    crowded = sides > 3
    middle = INSET + SIDE / 2
    left = [Chair(middle, y, SIDE, "left", crowded) for y in _HEIGHTS[sides]]
    right = [Chair(WIDTH - middle, y, SIDE, "right", crowded) for y in _HEIGHTS[sides]]
    width = SIDE if crowded else LONG  # leaves room for cards beside the lowest plaques
    above = [Chair(WIDTH / 2, TOP, width, "top")] if count % 2 == 0 else []
    return Chair(WIDTH / 2, BOTTOM, width, "bottom"), *left, *above, *reversed(right)


def layout_shown(place: Place, chair: Chair, beside_trick: bool) -> tuple[Operation, ...]:
    """The cards face up in front of a seat; overlapping when they are many."""
    if not place.shown:
        return ()
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
        return (700, 856) if beside_trick else (344, 856)
    near = INSET + SIDE + 8 if chair.crowded else INSET
    far = near + (BESIDE if chair.crowded else FAN)
    return (near, far) if chair.edge == "left" else (WIDTH - far, WIDTH - near)


def _row(chair: Chair) -> float:
    """The middle of the shown cards: they peep out above the plaque, below the one at the top."""
    half = SHOWN * CARD_RATIO / 2
    if chair.crowded:
        return chair.y
    if chair.edge == "top":
        return chair.y + PLAQUE_HEIGHT / 2 + 8 + half
    return chair.y - PLAQUE_HEIGHT / 2 - PEEP + half


def layout_seat(place: Place, chair: Chair) -> tuple[Operation, ...]:
    """Plaque, disc, name and line of a seat, and what marks it."""
    left, right, y = chair.x - chair.width / 2, chair.x + chair.width / 2, chair.y
    counted = place.cards is not None
    text = left + (114 if counted else 104)
    width = right - 16 - text
    parts: list[Operation] = [
        Plaque(chair.x, y, chair.width, PLAQUE_HEIGHT, place.turn, place.out),
        Disc(place.name, place.team, left + 50, y - (6 if counted else 0), place.out),
    ]
    if place.cards is not None:
        parts.append(Held(place.cards, left + 77, y + 36, place.out))
    high = y - 21 if place.line else y
    parts.append(Label(place.name, text, high, LARGE, 720, width, "text", out=place.out))
    if place.line:
        tone: Literal["gold", "quiet"] = "gold" if place.turn else "quiet"
        parts.append(Label(place.line, text, y + 24, MEDIUM, 560, width, tone, out=place.out))
    if place.dealer:
        parts.append(DealerChip(right - 20, y - 46))
    if place.tag:
        parts += _tag(place.tag, right - (50 if place.dealer else 14), y - 52, chair.width / 2)
    return tuple(parts)


def _tag(text: str, right: float, y: float, most: float) -> tuple[Operation, ...]:
    """A gold pill that ends at `right`."""
    width = round(min(most, breadth(text, LEAST_TEXT) + 28))
    x = right - width / 2
    letters = Label(text, x, y, LEAST_TEXT, 700, width - 20, "dark", "middle")
    return Pill(x, y, width, 36), letters
