"""Operations to pixels: every part comes ready from a cache and is only laid here."""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from PIL import Image

from images import tokens
from images.drawing import Drawing, Label, Look, Operation, Sprite
from images.kept import kept
from images.parts import Box, Part, cut
from images.sprites import sprite
from images.stamps import corner, layers, stamp
from images.theme import PLAIN, Deck, Style, Theme


class Placed(NamedTuple):
    """A part and where its left upper corner lies."""

    part: Part
    x: int
    y: int

    @property
    def box(self) -> Box:
        """All that it may change."""
        return self.x, self.y, self.x + self.part.width, self.y + self.part.height


def paint(drawing: Drawing, style: Style = PLAIN) -> Image.Image:
    """The whole picture in full colour, RGB: what its 256 colours are chosen and judged by."""
    picture = ground(drawing.width, drawing.height, drawing.table, style.theme).copy()
    lay((place(operation, style) for operation in layers(drawing)), picture)
    return picture


def lay(parts: Iterable[Placed], picture: Image.Image, left: int = 0, top: int = 0) -> None:
    """Lay parts one on the other on a piece of a picture that begins at `left` and `top`."""
    for part, x, y in parts:
        part.lay(picture, x - left, y - top)


def place(operation: Operation, style: Style) -> Placed:
    """The part that an operation lays, and where."""
    part = _ready(operation, style)
    return Placed(part, *corner(operation, part.width, part.height))


def ready(card: str, width: int, angle: float, look: Look, style: Style) -> None:
    """Draw a card before it is asked for."""
    _card(card, width, angle, look, style.deck)


def _ready(operation: Operation, style: Style) -> Part:
    match operation:
        case Sprite(card, _, _, width, angle, look):  # the theme is nothing to a card
            return _card(card, width, angle, look, style.deck)
        case Label():
            return _line(operation, style)
    return _token(replace(operation, x=0, y=0), style)


@kept(128)
def _card(card: str, width: int, angle: float, look: Look, deck: Deck) -> Part:
    return cut(sprite(card, width, angle, look, deck))


@kept(8)
def _token(operation: Operation, style: Style) -> Part:
    return cut(stamp(operation, style))


@kept(8)
def _line(label: Label, style: Style) -> Part:
    return cut(stamp(label, style))


@kept(16)
def ground(width: int, height: int, table: bool, theme: Theme) -> Image.Image:
    """What everything lies on, in RGB. Not to be drawn on: copy it."""
    return tokens.felt(width, height, table, theme)
