"""Covers of games: a fan of cards, and texts beside it."""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from games.scene import Cover, Shelf
from images.drawing import Drawing, Label, Operation, Plaque, Sprite
from images.layout.area import bared
from images.layout.private import SCALE
from images.theme import CARD_RATIO, HAND_CARD, WIDTH

_EDGE: Final = 14
_GAP: Final = 12  # from cover to cover
_INSET: Final = 26
_FANNED: Final = 2.35  # width of all cards together, by that of one
_LOOSE: Final = 0.62  # from card to card, by their width, at the most
_LETTER: Final = 0.52  # width of a letter by its size, about
_LEADING: Final = 1.28  # from line to line, by their size


@dataclass(frozen=True, slots=True)
class _Size:
    """The measures of a cover; `lines` are for what the game is about."""

    card: int
    name: int
    text: int
    lines: int


_ONE_OF_MANY: Final = _Size(card=112, name=52, text=38, lines=1)
_ALONE: Final = _Size(card=HAND_CARD, name=84, text=44, lines=3)


def layout_shelf(shelf: Shelf) -> Drawing:
    """The picture of a shelf: 640 pixels wide, for a phone; a cover alone is on the felt."""
    alone = len(shelf.covers) == 1
    size = _ALONE if alone else _ONE_OF_MANY
    height = round(size.card * CARD_RATIO) + 2 * _INSET
    parts: list[Operation] = []
    for at, cover in enumerate(shelf.covers):
        y = _EDGE + (height + _GAP) * at + height / 2
        if not alone:
            parts.append(Plaque(WIDTH / 2, y, WIDTH - 2 * _EDGE, height))
        parts += [*_cards(cover, y, size), *_texts(cover, y, size)]
    whole = 2 * _EDGE + (height + _GAP) * len(shelf.covers) - _GAP
    return Drawing(WIDTH, whole, False, tuple(parts), SCALE, whole if alone else 0)


def _cards(cover: Cover, y: float, size: _Size) -> list[Sprite]:
    """A fan on the left."""
    first = _EDGE + _INSET + size.card / 2
    step = size.card * min(_LOOSE, (_FANNED - 1) / max(1, len(cover.cards) - 1))
    return bared(
        [Sprite(card, first + step * n, y, size.card) for n, card in enumerate(cover.cards)]
    )


def _texts(cover: Cover, y: float, size: _Size) -> Iterator[Label]:
    """Beside the cards, in the middle of the height."""
    x = _EDGE + 2 * _INSET + size.card * _FANNED
    room = WIDTH - _EDGE - _INSET - x
    letters = int(room / (size.text * _LETTER)) if size.lines > 1 else len(cover.line)
    about = textwrap.wrap(cover.line, letters)[: size.lines]
    y -= (size.name + size.text * len(about)) * _LEADING / 2
    yield Label(cover.name, x, y, size.name, 750, room)
    y += (size.name + size.text) * _LEADING / 2
    yield Label(cover.facts, x, y, size.text, 560, room, "gold")
    for line in about:
        y += size.text * _LEADING
        yield Label(line, x, y, size.text, 560, room)
