"""Cards face up in parts, side by side: the hands of a seat that plays several."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final

from games.scene import HandPart
from images.drawing import Label, Sprite, Tone
from images.layout.area import HALF, INDEX, Area, bounds
from images.theme import CARD_RATIO, LEAST_TEXT, RAIL, WIDTH

PART_NOTE: Final = 30
"""Height of the line above a part: marks are below it, on the plaque."""
_TONES: Final[Mapping[bool, Tone]] = {False: "text", True: "gold"}
_GAP: Final = 0.3  # between parts, by the width of a card
_APART: Final = 4  # notes side by side


def layout_parts(
    cards: Sequence[str], parts: Sequence[HandPart], field: Area, width: int, loose: float
) -> list[Sprite]:
    """The cards of each part, in lines as they fit, from the left upper corner on.

    In a part they are as `loose` as there is room for. The part that is to act is in gold.
    """
    lines = _lines(parts, field.width, width)
    ends = list(accumulate(part.size for part in parts))
    found, top, at = list[Sprite](), field.top + PART_NOTE, 0
    for line in lines:
        step = width * _spread(line, field.width, width, loose)
        left = field.left
        for part in line:
            found += [
                Sprite(
                    card,
                    left + width / 2 + number * step,
                    top + width * CARD_RATIO / 2,
                    width,
                    "gold" if part.turn else "plain",
                )
                for number, card in enumerate(cards[ends[at] - part.size : ends[at]])
            ]
            left += _breadth(part, width, step) + _GAP * width
            at += 1
        top += width * CARD_RATIO + PART_NOTE
    return found


def _breadth(part: HandPart, width: int, step: float) -> float:
    return width + (part.size - 1) * step


def _length(line: Sequence[HandPart], width: int, spread: float) -> float:
    """The length of parts in a line, their cards so far apart by their width."""
    cards = math.fsum(_breadth(part, width, spread * width) for part in line)
    return cards + (len(line) - 1) * _GAP * width


def _spread(line: Sequence[HandPart], room: float, width: int, loose: float) -> float:
    """The distance from card to card by their width, as loose as there is room for."""
    return next(
        (each for each in (loose, HALF) if _length(line, width, each) <= room),
        INDEX,
    )


def _lines(parts: Sequence[HandPart], room: float, width: int) -> list[list[HandPart]]:
    """Parts in as few lines as they fit in with the cards of each as close as may be."""
    lines: list[list[HandPart]] = [[]]
    for part in parts:
        if lines[-1] and _length([*lines[-1], part], width, INDEX) > room:
            lines.append([])
        lines[-1].append(part)
    return lines


def layout_part_notes(cards: Sequence[Sprite], parts: Sequence[HandPart]) -> Iterator[Label]:
    """The note of each part, above its cards and clear of the rail."""
    ends = accumulate(part.size for part in parts)
    for part, end in zip(parts, ends, strict=True):
        area = bounds(cards[end - part.size : end])
        x, y = (area.left + area.right) / 2, area.top - PART_NOTE / 2
        room = min(area.width + _GAP * cards[0].width - _APART, 2 * (min(x, WIDTH - x) - RAIL))
        yield Label(part.note, x, y, LEAST_TEXT, 600, room, _TONES[part.turn], "middle")


def with_notes(area: Area, parts: Sequence[HandPart]) -> Area:
    """The area of some cards with the notes above them, if there are any."""
    return area._replace(top=area.top - PART_NOTE) if parts else area
