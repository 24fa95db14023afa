"""The head of a table: title, subtitle, and badges."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.scene import Badge, Emblems, Table
from images.drawing import Dot, Emblem, Label, Operation, Pill, SuitDisc
from images.layout.breadth import breadth
from images.theme import LARGE, LEAST_TEXT, NARROWEST, SMALL, TITLE, WIDTH

EDGE: Final = 42
"""Distance from the edge of the picture to text."""

WIDE: Final = 544
"""Greatest width of title or badges where nobody sits between them."""
_SYMBOL: Final = 72  # width of a suit in a badge, with the gap after it
_PLATE: Final = 28  # by how much the plate of an urgent value is wider than its text
_SIGN: Final = 44  # width of an emblem
_BETWEEN: Final = 24  # badges
_LINE: Final = 396  # width of a badge with a line of its own
_SHORT_LINE: Final = 336  # width beside cards in front of the seat above
_WORDS, _NUMBERS = 1.04, 1.15  # by how much their estimated widths are too much, at least
_TOKEN: Final = 84  # width of an emblem with its number
_LEAST: Final = 60  # width of the text of a badge


def layout_head(table: Table, room: float | None = None) -> list[Operation]:
    """Title and subtitle in the left corner, badges in the right, each in so much room."""
    room = room or (348 if len(table.seats) % 2 == 0 else WIDE)
    parts: list[Operation] = [
        Label(table.title, EDGE, 46, TITLE, 750, room),
        Label(table.subtitle, EDGE, 89, SMALL, 550, room, "quiet"),
    ]
    may_break = len(table.seats) < 5
    return [*parts, *_badges(table.badges, room, _line_width(table, room), may_break)]


def _line_width(table: Table, room: float) -> float:
    """The width left for a badge with its own line."""
    if room == WIDE:  # nobody sits between title and badges
        return WIDTH - 2 * EDGE if any(badge.team is None for badge in table.badges) else room
    return _SHORT_LINE if any(place.has_cards_out for place in table.seats) else _LINE


def _badges(badges: Sequence[Badge], room: float, line: float, may_break: bool) -> list[Operation]:
    """Side by side, up to the right edge.

    Under them, where nobody sits, a line so wide for each that is too long for that. Where somebody
    does, what is aside is left out if there is no room for it.
    """
    if not (may_break or _fit(badges, room, NARROWEST)):
        badges = [badge for badge in badges if not badge.aside]
    short = [badge for badge in badges if badge.team is None or not may_break]
    wordy = sorted((badge for badge in short if not badge.suit), key=_width)
    while may_break and wordy and not _fit(short, room):
        short.remove(wordy.pop())
    parts: list[Operation] = []
    right = right_edge = float(WIDTH - EDGE)
    for badge, width in reversed(list(zip(short, _widths(short, room), strict=True))):
        parts += _badge(badge, right - width / 2, width)
        right -= width + _BETWEEN
    y = 146 if short else 46
    below = [badge for badge in badges if badge not in short]
    below = [part for badge in below for part in _broken(badge)]
    line = min(line, max(map(_line_breadth, below), default=0))
    for at, badge in enumerate(below):
        parts += _line(badge, right_edge, y + 42 * at, line)
    return parts


def _broken(badge: Badge) -> list[Badge]:
    """A badge for a line of its own, or for two if it says more than one holds."""
    is_long = NARROWEST * breadth(f"{badge.label} {badge.value}", LEAST_TEXT) > _SHORT_LINE
    if badge.team is None and badge.value and is_long:
        return [replace(badge, value=""), Badge(badge.value)]
    return [badge]


def _line(badge: Badge, right: float, y: float, most: float) -> list[Operation]:
    """A badge with its own line: the colour of a team, its name, and its score."""
    parts: list[Operation] = []
    width = most
    if badge.token and badge.team is not None:
        number = str(badge.token.count)
        parts.append(Label(number, right, y, SMALL, 600, 40, "quiet", "right"))
        parts.append(Emblem(badge.token.emblem, right - breadth(number, SMALL) - 18, y - 1))
        right, width = right - _TOKEN, width - _TOKEN
    if badge.team is None:
        line = Label(badge.label, right, y, SMALL, 600, min(width, _SHORT_LINE), "text", "right")
        return [*parts, line._replace(tail=badge.value)]
    value = breadth(badge.value, LARGE)
    parts.append(Label(badge.value, right, y, LARGE, 750, value, "text", "right"))
    left = right - width
    names = Label(badge.label, left + 38, y, SMALL, 600, width - value - 54)
    return [*parts, Dot(badge.team, left + 14, y), names]


def _line_breadth(badge: Badge) -> int:
    """The width of a badge with its own line, if nothing is cut."""
    token = _TOKEN if badge.token and badge.team is not None else 0
    value = LARGE if badge.team is not None else SMALL
    return math.ceil(breadth(badge.label, SMALL) + breadth(badge.value, value) + token + 54)


def _fit(badges: Sequence[Badge], room: float, narrowed: float = 1.0) -> bool:
    """True if badges fit side by side, with small letters, so far narrowed."""
    wide = narrowed * sum(map(_bare, badges))
    return wide + _BETWEEN * (len(badges) - 1) <= room


def _widths(badges: Sequence[Badge], room: float) -> list[float]:
    """The width of each badge: all are narrowed alike, and words are cut only as a last resort."""
    room -= _BETWEEN * (len(badges) - 1)
    bare, full = [_bare(badge) for badge in badges], [_width(badge) for badge in badges]
    least, most = bare, full
    if sum(bare) > room:
        least, most = [min(_least(badge), _bare(badge)) for badge in badges], bare
    over = sum(most) - sum(least)
    scale = max(0.0, min(1.0, (room - sum(least)) / max(1.0, over)))
    return [low + scale * (high - low) for low, high in zip(least, most, strict=True)]


def _least(badge: Badge) -> int:
    return _LEAST + (_sign(badge) if badge.value else 0)


def _sign(badge: Badge) -> int:
    """The width that a badge's suit or emblem takes."""
    if badge.suit:
        return _SYMBOL + _PLATE * badge.urgent
    return _SIGN if _emblem(badge) else 0


def _emblem(badge: Badge) -> Emblems | None:
    """The emblem before a value; of a team only in its own line."""
    return badge.token.emblem if badge.token and badge.team is None else None


def _bare(badge: Badge) -> float:
    """The width of a badge with the smallest letters and no room to spare."""
    value = breadth(badge.value, LEAST_TEXT) / _NUMBERS + _sign(badge)
    return max(breadth(badge.label, LEAST_TEXT) / _WORDS, value)


def _width(badge: Badge) -> float:
    """The width of a badge where there is room."""
    value = breadth(badge.value, TITLE) + _sign(badge)
    return max(breadth(badge.label, SMALL), value)


def _badge(badge: Badge, x: float, width: float) -> list[Operation]:
    """A label, and under it a suit or an emblem, a value or both."""
    parts: list[Operation] = [Label(badge.label, x, 37, SMALL, 550, width, "quiet", "middle")]
    room = width - _sign(badge)
    value, aside = x + _sign(badge) / 2, min(breadth(badge.value, TITLE), room) / 2
    if badge.suit:
        parts.append(SuitDisc(badge.suit, x - aside, 82))
    elif emblem := _emblem(badge):
        parts.append(Emblem(emblem, x - aside - 4, 84))
    if badge.value and badge.urgent:
        plate = round(min(room, breadth(badge.value, TITLE)) + _PLATE)
        parts.append(Pill(value, 85, plate, 48, "red"))
        parts.append(Label(badge.value, value, 86, TITLE, 750, room, "white", "middle"))
    elif badge.value:
        parts.append(Label(badge.value, value, 86, TITLE, 750, room, "text", "middle"))
    return parts
