"""A profile: a picture, large numbers, lines under headings, and achievements in a grid."""

from collections.abc import Iterator
from typing import Final

from games.scene import Entry, Profile, ProfileSection, Sign, Signs, Tally
from images.drawing import Drawing, Label, Medal, Operation, Plaque, Portrait
from images.layout.private import SCALE
from images.theme import PORTRAIT, WIDTH

_EDGE: Final = 24
_ROOM: Final = WIDTH - 2 * _EDGE
_GAP: Final = 18  # between two plates side by side
_STEP: Final = 10  # between two below each other
_APART: Final = 20  # from part to part
_INSET: Final = 34  # from the end of a plate to its texts
_HEAD: Final = 208  # height of the picture and the name beside it
_TALLY: Final = 136
_MEDALS: Final = 104
_HEADING: Final = 76
_ENTRY: Final = 84
_NUMBER: Final = 210  # width of a number at the right
_HEADS: Final = 2 * _NUMBER  # of the words above them, be it over one column
_COLUMNS: Final = 11
_TILE: Final = (_ROOM - (_COLUMNS - 1) * _STEP) // _COLUMNS
_NAME, _VALUE, _BIG, _TEXT, _QUIET, _ICON = 64, 60, 46, 44, 38, 62
"""Sizes of letters; a phone shows the picture at a third of its size."""


def layout_profile(profile: Profile) -> Drawing:
    """The picture of a profile: 640 pixels wide, for a phone."""
    left = _EDGE + PORTRAIT + 30
    parts: list[Operation] = [
        Portrait(profile.name, _EDGE + PORTRAIT / 2, _HEAD / 2, profile.avatar),
        Label(profile.name, left, 78, _NAME, 750, WIDTH - left - _EDGE),
        Label(profile.line, left, 146, _QUIET, 560, WIDTH - left - _EDGE, "quiet"),
    ]
    y: float = _HEAD
    if profile.tallies:
        parts += _tallies(profile.tallies, y)
        y += _TALLY + _APART
    if profile.medals:
        parts += _medals(profile.medals, y)
        y += _MEDALS + _APART
    for section in profile.sections:
        parts += _section(section, y)
        y += _HEADING + len(section.entries) * (_ENTRY + _STEP) + _APART
    parts += _signs(profile.signs, y)
    lines = -(-len(profile.signs.every) // _COLUMNS)
    y += _HEADING + lines * (_TILE + _STEP)
    return Drawing(WIDTH, round(y + _EDGE), False, tuple(parts), SCALE)


def _tallies(tallies: tuple[Tally, ...], top: float) -> Iterator[Operation]:
    width = (_ROOM - (len(tallies) - 1) * _GAP) / len(tallies)
    for number, tally in enumerate(tallies):
        x = _EDGE + width / 2 + number * (width + _GAP)
        yield Plaque(x, top + _TALLY / 2, round(width), _TALLY)
        yield Label(tally.value, x, top + 48, _VALUE, 750, width - _INSET, "gold", "middle")
        yield Label(tally.label, x, top + 104, _QUIET, 560, width - _INSET, "quiet", "middle")


def _medals(medals: tuple[str, ...], top: float) -> Iterator[Operation]:
    """One plate; a medal of each kind with how many there are."""
    y, width = top + _MEDALS / 2, _ROOM / len(medals)
    yield Plaque(WIDTH / 2, y, _ROOM, _MEDALS)
    for place, count in enumerate(medals, 1):
        x = _EDGE + (place - 0.5) * width
        yield Medal(place, x - 40, y)
        yield Label(count, x + 10, y, _BIG, 700, width / 2 - 20)


def _section(section: ProfileSection, top: float) -> Iterator[Operation]:
    yield from _heading(section.heading, section.heads, top)
    top += _HEADING
    for entry in section.entries:
        yield from _entry(entry, top)
        top += _ENTRY + _STEP


def _heading(text: str, heads: tuple[str, ...], top: float) -> Iterator[Operation]:
    y, wide = top + _HEADING / 2, max(_NUMBER, _HEADS / len(heads))
    yield Label(text, _EDGE + 10, y, _BIG, 750, _ROOM - len(heads) * wide - 30)
    for number, head in enumerate(reversed(heads)):
        x = WIDTH - _EDGE - _INSET - number * _NUMBER
        yield Label(head, x, y, _QUIET, 560, wide - 20, "quiet", "right")


def _entry(entry: Entry, top: float) -> Iterator[Operation]:
    y, (name, *numbers) = top + _ENTRY / 2, entry.cells
    yield Plaque(WIDTH / 2, y, _ROOM, _ENTRY)
    room = _ROOM - 2 * _INSET - len(numbers) * _NUMBER
    yield Label(name, _EDGE + _INSET, y, _TEXT, 640, room)
    for number, text in enumerate(reversed(numbers)):
        x = WIDTH - _EDGE - _INSET - number * _NUMBER
        yield Label(text, x, y, _TEXT, 640, _NUMBER - 20, "text", "right")


def _signs(signs: Signs, top: float) -> Iterator[Operation]:
    yield from _heading(signs.heading, (signs.count,), top)
    top += _HEADING
    for number, sign in enumerate(signs.every):
        line, column = divmod(number, _COLUMNS)
        x = _EDGE + _TILE / 2 + column * (_TILE + _STEP)
        yield from _sign(sign, x, top + line * (_TILE + _STEP) + _TILE / 2)


def _sign(sign: Sign, x: float, y: float) -> Iterator[Operation]:
    """A tile, empty until the achievement is earned."""
    yield Plaque(x, y, _TILE, _TILE, out=not sign.earned)
    if sign.earned:
        yield Label(sign.icon, x, y, _ICON, 640, _TILE - 8, anchor="middle")
