"""Where everything on a table goes."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from games.scene import Spot, Table
from images.drawing import Chips, Drawing, Label, Operation, Sprite
from images.layout.area import Area
from images.layout.breadth import breadth
from images.layout.head import EDGE, layout_head
from images.layout.latest import layout_latest
from images.layout.open_hands import FEW, bounds, layout_open_hand
from images.layout.seats import (
    BOTTOM,
    INSET,
    PLAQUE_HEIGHT,
    SIDE,
    TOP,
    Chair,
    chairs,
    layout_marks,
    layout_seat,
    lowered,
)
from images.layout.spots import layout_spots
from images.layout.trick import chair_of, layout_trick
from images.theme import TABLE_HEIGHT, TITLE, WIDTH

_MARKED: Final = 20  # height of what marks a seat, above its plaque
_GAP: Final = 12  # between what lies at the sides and in the middle
_POT: Final = 70  # height of its line
_CORNER: Final = 112  # width of cards in the corners, beside a trick


def layout_table(table: Table) -> Drawing:
    """The picture of a table, 1200 by 750."""
    places = chairs(len(table.seats))
    seated = [places[chair_of(table, seat)] for seat in range(len(table.seats))]
    parts: list[Operation] = layout_head(table)
    low = max(part.y + 20 for part in parts if isinstance(part, Label))
    seated = [lowered(chair, low) if chair.edge == "right" else chair for chair in seated]
    wide = _is_wide(table, seated)
    shown = [
        layout_open_hand(place, chair, bool(table.trick), wide)
        for place, chair in zip(table.seats, seated, strict=True)
    ]
    parts += chain.from_iterable(shown)
    for place, chair in zip(table.seats, seated, strict=True):
        parts += layout_seat(place, chair)
    parts += _centre(table, seated, _free(table, seated, shown, low), wide)
    for seat, (place, chair) in enumerate(zip(table.seats, seated, strict=True)):
        parts += layout_marks(place, chair, _word(table, seat))
    if table.latest:
        parts += layout_latest(table.latest, seated[table.latest.seat], parts)
    return Drawing(WIDTH, TABLE_HEIGHT, True, tuple(parts))


def _word(table: Table, seat: int) -> str:
    """What a seat has just done, where no card says it."""
    deed = table.latest
    return deed.word if deed and deed.seat == seat else ""


def _is_wide(table: Table, seated: Sequence[Chair]) -> bool:
    """Whether cards face up above and below leave a trick less room."""
    several = len(table.trick) > len({play.seat for play in table.trick})
    upright = [
        len(place.shown)
        for place, chair in zip(table.seats, seated, strict=True)
        if chair.edge in ("top", "bottom")
    ]
    return max(upright) > (0 if several else FEW)


def _centre(table: Table, seated: Sequence[Chair], free: Area, wide: bool) -> list[Operation]:
    """The trick with the spots in the corners, or the spots alone; the pot below or in a corner."""
    parts: list[Operation] = []
    if table.trick:
        parts += _beside_trick(table.spots, sides=(len(seated) - 1) // 2)
        parts += layout_trick(table, seated, free if wide else None)
    else:
        cards = table.latest.cards if table.latest else ()
        parts += (
            replace(part, fresh=True) if isinstance(part, Sprite) and part.card in cards else part
            for part in layout_spots(table.spots, free)
        )
    if table.pot and table.trick:
        parts += _pot(table.pot, EDGE + 170, 144, 280)
    elif table.pot:
        parts += _pot(
            table.pot,
            (free.left + free.right) / 2,
            free.bottom + _POT / 2,
            min(560, free.width - 56),
        )
    return parts


def _pot(text: str, x: float, y: float, most: float) -> list[Operation]:
    """Chips and an amount about a point."""
    width = min(most, breadth(text, TITLE))
    label = Label(text, x + 28, y, TITLE, 750, width, "gold", "middle")
    return [Chips(x - width / 2 - 10, y - 4), label]


def _beside_trick(spots: Sequence[Spot], sides: int) -> list[Operation]:
    """In the corners beside the viewer's plaque; where people sit there, inside the trick."""
    if sides > 2:
        return list(layout_spots(spots, Area(508, 302, 692, 448), 72))
    half = (len(spots) + 1) // 2
    top = 444 if sides < 2 else 588
    left = layout_spots(spots[:half], Area(24, top, 340, 744), _CORNER)
    return [*left, *layout_spots(spots[half:], Area(WIDTH - 340, top, WIDTH - 24, 744), _CORNER)]


def _free(
    table: Table, seated: Sequence[Chair], shown: Sequence[Sequence[Sprite]], low: float
) -> Area:
    """The middle of the table, as far as plaques, shown cards and the pot leave it."""
    count = len(seated)
    left = right = 60.0 if count <= 2 else INSET + SIDE
    top = (TOP + PLAQUE_HEIGHT / 2 if count % 2 == 0 else 116) - _GAP / 2
    bottom = BOTTOM - PLAQUE_HEIGHT / 2 - _MARKED + _GAP
    for chair, cards in zip(seated, shown, strict=True):
        if not cards:
            continue
        room = bounds(cards)
        if chair.edge == "left":
            left = max(left, room.right)
        elif chair.edge == "right":
            right = max(right, WIDTH - room.left)
        elif chair.edge == "top":
            top = room.bottom
        else:
            bottom = room.top
    if not any(chair.is_beside for chair in seated):  # else the middle is too narrow for that
        left = right = max(left, right)
    gap = 0 if count <= 2 else _GAP
    pot = _POT if table.pot and not table.trick else 0
    if count < 4:  # the lines of wordy badges reach in
        top = max(top, low - _GAP)
    return Area(left + gap, top + _GAP, WIDTH - right - gap, bottom - _GAP - pot)
