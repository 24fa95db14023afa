"""What stands above a table: title and subtitle, and the badges."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.scene import Badge, Table
from images.drawing import Label, Operation, SuitDisc
from images.layout.breadth import breadth
from images.theme import LEAST_TEXT, SMALL, TITLE, WIDTH

EDGE: Final = 26
"""From the edge of the picture to text."""

_SYMBOL: Final = 72  # width of a suit in a badge, with the gap after it
_BETWEEN: Final = 24  # badges
_LINE: Final = 320  # width of a badge with a line of its own
_WORDS, _NUMBERS = 1.04, 1.15  # by how much their estimated widths are too much, at least
_LEAST: Final = 60  # width of the text of a badge


def layout_head(table: Table) -> list[Operation]:
    """Title and subtitle in the left corner, badges in the right."""
    room = 352 if len(table.seats) % 2 == 0 else 560
    parts: list[Operation] = [
        Label(table.title, EDGE, 44, TITLE, 750, room),
        Label(table.subtitle, EDGE, 90, SMALL, 550, room, "quiet"),
    ]
    return [*parts, *_badges(table.badges, room, may_break=len(table.seats) < 5)]


def _badges(badges: Sequence[Badge], room: float, may_break: bool) -> list[Operation]:
    """Side by side, up to the right edge.

    Under them, where nobody sits, a line for each that is too long for that.
    """
    short = list(badges)
    wordy = sorted((badge for badge in badges if not badge.suit), key=_width)
    while may_break and wordy and not _fit(short, room):
        short.remove(wordy.pop())
    parts: list[Operation] = []
    right = right_edge = float(WIDTH - EDGE)
    for badge, width in reversed(list(zip(short, _widths(short, room), strict=True))):
        parts += _badge(badge, right - width / 2, width)
        right -= width + _BETWEEN
    y = 140 if short else 36
    for at, badge in enumerate(badge for badge in badges if badge not in short):
        line = Label(badge.label, right_edge, y + 38 * at, SMALL, 600, _LINE, "text", "right")
        parts.append(replace(line, tail=badge.value))
    return parts


def _fit(badges: Sequence[Badge], room: float) -> bool:
    """Whether badges fit beside each other, with small letters."""
    wide = sum(map(_bare, badges))
    return wide + _BETWEEN * (len(badges) - 1) <= room


def _widths(badges: Sequence[Badge], room: float) -> list[float]:
    """How wide each badge may be: all narrower by the same part, and words cut only at last."""
    room -= _BETWEEN * (len(badges) - 1)
    bare, full = [_bare(badge) for badge in badges], [_width(badge) for badge in badges]
    least, most = bare, full
    if sum(bare) > room:
        least, most = [min(_least(badge), _bare(badge)) for badge in badges], bare
    over = sum(most) - sum(least)
    scale = max(0.0, min(1.0, (room - sum(least)) / max(1.0, over)))
    return [low + scale * (high - low) for low, high in zip(least, most, strict=True)]


def _least(badge: Badge) -> int:
    return _LEAST + (_SYMBOL if badge.suit and badge.value else 0)


def _bare(badge: Badge) -> float:
    """How wide a badge is with the smallest letters and no room to spare."""
    value = breadth(badge.value, LEAST_TEXT) / _NUMBERS + (_SYMBOL if badge.suit else 0)
    return max(breadth(badge.label, LEAST_TEXT) / _WORDS, value)


def _width(badge: Badge) -> float:
    """How wide a badge is when there is room."""
    value = breadth(badge.value, TITLE) + (_SYMBOL if badge.suit else 0)
    return max(breadth(badge.label, SMALL), value)


def _badge(badge: Badge, x: float, width: float) -> list[Operation]:
    """A label, and under it a suit, a value or both."""
    parts: list[Operation] = [Label(badge.label, x, 36, SMALL, 550, width, "quiet", "middle")]
    value = x
    if badge.suit:
        aside = min(breadth(badge.value, TITLE), width - _SYMBOL) / 2
        parts.append(SuitDisc(badge.suit, x - aside, 86))
        value += _SYMBOL / 2
    if badge.value:
        room = width - (_SYMBOL if badge.suit else 0)
        parts.append(Label(badge.value, value, 86, TITLE, 750, room, "text", "middle"))
    return parts
