"""What has just changed: arrows on the seat that acted and on what it played."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.cards import HIDDEN
from games.scene import Latest
from images.drawing import BLANK, Fresh, Label, Operation, Sprite, SuitDisc
from images.layout.area import Area, around, index
from images.layout.breadth import breadth
from images.layout.seats import Chair
from images.theme import CARD_RATIO

_ACROSS: Final = 40
_HALF: Final = _ACROSS / 2


def layout_latest(deed: Latest, chair: Chair, parts: Sequence[Operation]) -> Iterator[Fresh]:
    """An arrow at the seat, and one on the last card of each row of what has just been played."""
    yield Fresh(chair.x - chair.width / 2 + 24, chair.y + 34)
    last = {part.y: part for part in parts if isinstance(part, Sprite) and part.fresh}
    read = [area for part in parts if (area := _to_read(part))] if last else []
    for card in last.values():
        free = (
            arrow for arrow in _places(card) if not any(_disc(arrow).touches(area) for area in read)
        )
        if arrow := next(free, None):
            yield arrow


def _places(card: Sprite) -> Iterator[Fresh]:
    """Below the index of a card, else in another corner: where one hides nothing to be read."""
    left, right = card.x - card.width * 0.36, card.x + card.width / 2 - _HALF
    low = card.y + card.width * CARD_RATIO / 2 - _HALF
    yield Fresh(left, card.y + max(card.width * 0.14, 20 - card.width * 0.11))
    for down in (low, card.y, low + _HALF):
        yield Fresh(right, down)
    yield Fresh(left, low + _HALF)


def _disc(arrow: Fresh) -> Area:
    return around(arrow.x, arrow.y, _ACROSS, _ACROSS)


def _to_read(part: Operation) -> Area | None:
    """Where a text stands, or what a card is."""
    match part:
        case Sprite():
            return index(part) if part.card not in (BLANK, HIDDEN) else None
        case Label(text, x, y, size, _, width, _, anchor, _, tail):
            wide = min(width, breadth(f"{text} {tail}".strip(), size))
            left = {"left": x, "middle": x - wide / 2, "right": x - wide}[anchor]
            return Area(left, y - size * 0.4, left + wide, y + size / 2)
        case SuitDisc(_, x, y):
            return around(x, y, 60, 60)
    return None
