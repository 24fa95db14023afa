"""Covers of games: a fan of cards, and texts beside it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from games.scene import Cover, Shelf
from images.drawing import Drawing, Label, Operation, Plaque, Sprite
from images.layout.area import bared
from images.layout.lines import wrapped
from images.layout.private import SCALE
from images.theme import CARD_RATIO, HAND_CARD, WIDTH

_EDGE: Final = 14
_GAP: Final = 12  # between two covers
_LOOSE: Final = 0.62  # from card to card, by their width, at the most
_LEADING: Final = 1.28  # from line to line, by their size
_COLUMNS: Final = 2
_HEADING: Final = 44  # the size of its letters
_ABOVE: Final = 92  # height of a heading with what is around it


@dataclass(frozen=True, slots=True)
class _Size:
    """The measures of a cover."""

    width: float
    card: int
    fanned: float  # width of all cards together, by that of one
    inset: int
    name: int
    text: int
    most: int  # cards

    @property
    def height(self) -> int:
        return round(self.card * CARD_RATIO) + 2 * self.inset


_TILE: Final = _Size((WIDTH - 2 * _EDGE - _GAP) / _COLUMNS, 90, 1.9, 18, 45, 38, 4)
_ALONE: Final = _Size(WIDTH - 2 * _EDGE, HAND_CARD, 2.35, 26, 84, 44, 5)
_ABOUT: Final = ((44, 3), (34, 4), (30, 5))
"""Sizes of what a game is about, which a cover alone tells, and how many lines have room."""


def layout_shelf(shelf: Shelf) -> Drawing:
    """The picture of a shelf: 640 pixels wide, for a phone; a cover alone is on the felt."""
    covers = shelf.covers
    return _alone(covers[0]) if len(covers) == 1 else _sections(shelf)


def _alone(cover: Cover) -> Drawing:
    for text, most in _ABOUT:
        about = wrapped(cover.line, _room(_ALONE), text)
        if len(about) <= most:
            break
    height = _ALONE.height + 2 * _EDGE
    lines = [" · ".join(cover.facts), *about[:most]]
    parts = _cover(cover, lines, _EDGE, height / 2, replace(_ALONE, text=text))
    return Drawing(WIDTH, height, False, tuple(parts), SCALE, height)


def _sections(shelf: Shelf) -> Drawing:
    """Tiles in two columns below the headings of their sections."""
    parts: list[Operation] = []
    top = 0.0
    for section in shelf.sections:
        middle, width = top + _ABOVE / 2 + _GAP / 2, WIDTH - 4 * _EDGE
        parts.append(Label(section.heading, 2 * _EDGE, middle, _HEADING, 750, width))
        top += _ABOVE
        for at, cover in enumerate(section.covers):
            row, column = divmod(at, _COLUMNS)
            left = _EDGE + column * (_TILE.width + _GAP)
            y = top + row * (_TILE.height + _GAP) + _TILE.height / 2
            plate = Plaque(left + _TILE.width / 2, y, round(_TILE.width), _TILE.height)
            parts += [plate, *_cover(cover, cover.facts, left, y, _TILE)]
        top += -(-len(section.covers) // _COLUMNS) * (_TILE.height + _GAP)
    return Drawing(WIDTH, round(top - _GAP + _EDGE), False, tuple(parts), SCALE)


def _cover(
    cover: Cover, lines: Sequence[str], left: float, y: float, size: _Size
) -> Iterator[Operation]:
    """A fan on the left, and beside it the name above these lines, the first of them in gold."""
    first, cards = left + size.inset + size.card / 2, cover.cards[-size.most :]
    step = size.card * min(_LOOSE, (size.fanned - 1) / max(1, len(cards) - 1))
    yield from bared([Sprite(card, first + step * n, y, size.card) for n, card in enumerate(cards)])
    x, room = left + 2 * size.inset + size.card * size.fanned, _room(size)
    down = (size.name + size.text * (2 * len(lines) - 1)) * _LEADING / 2  # to the last line
    y -= down / 2 - (size.name - size.text) / 4
    yield Label(cover.name, x, y, size.name, 750, room)
    y += (size.name + size.text) * _LEADING / 2
    for line in lines:
        yield Label(line, x, y, size.text, 560, room, "gold" if line == lines[0] else "text")
        y += size.text * _LEADING


def _room(size: _Size) -> float:
    """Width for the texts of a cover."""
    return size.width - 3 * size.inset - size.card * size.fanned
