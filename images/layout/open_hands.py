"""The cards face up in front of a seat: as large as fits, in as many rows as that takes."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.scene import Place
from images.drawing import Sprite
from images.layout.area import INDEX, INDEX_DOWN, Area, covered
from images.layout.seats import SIDE, Chair
from images.theme import CARD_RATIO

FEW: Final = 4
"""So many in front of the seats above and below lie aside of a whole trick."""

_WIDTHS: Final = (104, 84, 80, 74, 70, 66, 60, 54, 48, 42)
_LARGEST: Final = 84  # where larger ones would take room from what lies in the middle
_LARGE_FIELD: Final = 180  # height of one that has room for two rows of the largest
_LOOSE: Final = 0.74  # from card to card, by their width, when there is room
_CLEAR: Final = 33  # of what marks a seat, between the index and the plaque
_ASIDE: Final = 30  # from the middle of a plaque, away from the mark of the dealer
_CORNER: Final = (694, 850)  # from left to right, aside of a trick
_ACROSS: Final = (352, 848)  # above and below a trick


def layout_open_hand(place: Place, chair: Chair, trick: bool, wide: bool) -> list[Sprite]:
    """The cards of a seat; `wide` where those above and below take the trick's room."""
    if not place.shown:
        return []
    field = _field(chair, trick, wide)
    largest = _WIDTHS[0] if _is_roomy(chair) else _LARGEST
    width, abreast = _fit(len(place.shown), field, largest, chair, trick)
    return _rows(place, chair, field, width, abreast)


def bounds(cards: Sequence[Sprite]) -> Area:
    """What cards lie on, all together."""
    areas = [covered(card) for card in cards]
    return Area(
        min(area.left for area in areas),
        min(area.top for area in areas),
        max(area.right for area in areas),
        max(area.bottom for area in areas),
    )


def _field(chair: Chair, trick: bool, wide: bool) -> Area:
    """Where the shown cards of a seat may lie, above its plaque, below the one at the top."""
    if not trick:
        return chair.field
    if chair.edge == "left":
        return replace(chair.field, right=min(chair.field.right, chair.x + SIDE / 2))
    if chair.edge == "right":
        return replace(chair.field, left=max(chair.field.left, chair.x - SIDE / 2))
    left, right = _ACROSS if wide else _CORNER
    return replace(chair.field, left=left, right=right)


def _fit(count: int, field: Area, largest: int, chair: Chair, trick: bool) -> tuple[int, int]:
    """The width of the largest cards that fit, and how many of them lie in a row."""
    one_row = trick and chair.edge in ("top", "bottom")
    for width in (each for each in _WIDTHS if each <= largest):
        fit = 1 + int((field.width - width) / (INDEX * width))
        rows = math.ceil(count / max(1, fit))
        if _height(rows, width, chair) <= field.height and not (one_row and rows > 1):
            break
    return width, math.ceil(count / rows)


def _height(rows: int, width: float, chair: Chair) -> float:
    """Of rows, of which only the last is seen whole, and only where no plaque is before it."""
    return (rows - 1) * _down(width) + (
        _down(width) + _CLEAR if _is_before(chair) else width * CARD_RATIO
    )


def _down(width: float) -> float:
    """From row to row."""
    return width * CARD_RATIO * INDEX_DOWN


def _rows(place: Place, chair: Chair, field: Area, width: int, abreast: int) -> list[Sprite]:
    count = len(place.shown)
    high = _height(math.ceil(count / abreast), width, chair)
    top = field.top if chair.edge == "top" else field.bottom - high
    if chair.is_beside:
        top = (field.top + field.bottom - high) / 2
    step = min(_LOOSE * width, (field.width - width) / max(1, abreast - 1))
    wide = width + step * (abreast - 1)
    left = max(field.left, min(field.right - wide, _lean(chair) - wide / 2))
    return [
        Sprite(
            card,
            left + width / 2 + at % abreast * step,
            top + width * CARD_RATIO / 2 + at // abreast * _down(width),
            width,
            look="dim" if place.out else "plain",
        )
        for at, card in enumerate(place.shown)
    ]


def _is_before(chair: Chair) -> bool:
    """Whether the plaque is painted over the lower part of the cards."""
    return chair.edge != "top" and not chair.is_beside


def _is_roomy(chair: Chair) -> bool:
    """Whether large cards take the room of nothing else."""
    return chair.edge in ("left", "right") and chair.field.height > _LARGE_FIELD


def _lean(chair: Chair) -> float:
    """About where a row lies: close to its plaque, and away from the mark of the dealer."""
    if chair.is_beside:
        return chair.field.left if chair.edge == "left" else chair.field.right
    return chair.x + (_ASIDE if _is_before(chair) else 0)
