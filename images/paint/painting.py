"""Operations to pixels: every part comes ready from a cache and is only laid here."""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from PIL import Image

from images.art import tokens
from images.art.cards import sprite
from images.cache import kept
from images.drawing import Drawing, Label, Look, Operation, Sprite, Token
from images.paint.cutouts import Box, PackedPart, Part, cut, lettering
from images.paint.stamps import corner, layers, line, stamp
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
    whole = ground(drawing, (0, 0, drawing.width, drawing.height), style.theme)
    return lay(layers(drawing), whole, style)


def lay(
    operations: Iterable[Operation],
    ground: Image.Image,
    style: Style,
    corner: tuple[int, int] = (0, 0),
) -> Image.Image:
    """Paint operations on an RGB piece of the ground, whose left upper corner is given."""
    for operation in operations:
        part, x, y = place(operation, style)
        part.lay(ground, x - corner[0], y - corner[1])
    return ground


def place(operation: Operation, style: Style) -> Placed:
    """The part that an operation lays, and where."""
    part = _ready(operation, style)
    return Placed(part, *corner(operation, part.width, part.height))


def _ready(operation: Operation, style: Style) -> Part:
    match operation:
        case Sprite(card, _, _, width, angle, look):  # the theme is nothing to a card
            return _card(card, width, angle, look, style.deck)
        case Label():
            return _line(operation, style)
    return _token(replace(operation, x=0, y=0), style)


@kept(12)
def _card(card: str, width: int, angle: float, look: Look, deck: Deck) -> Part:
    return packed(card, width, angle, look, deck).unpacked()


@kept(13)
def packed(card: str, width: int, angle: float, look: Look, deck: Deck) -> PackedPart:
    """A card as it is kept until it is shown."""
    return PackedPart(cut(sprite(card, width, angle, look, deck)))


@kept(6)
def _token(operation: Token, style: Style) -> Part:
    return cut(stamp(operation, style))


@kept(5)
def _line(label: Label, style: Style) -> Part:
    return lettering(line(label, style.theme))


def ground(drawing: Drawing, box: Box, theme: Theme) -> Image.Image:
    """A piece of what everything in a drawing lies on, in RGB."""
    if drawing.table:
        return _table(drawing.width, drawing.height, theme).crop(box)
    return Image.new("RGB", (box[2] - box[0], box[3] - box[1]), theme.ground)


@kept(11)
def _table(width: int, height: int, theme: Theme) -> Image.Image:
    return tokens.felt(width, height, theme)
