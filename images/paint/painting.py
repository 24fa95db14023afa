"""Operations to pixels: every part comes ready from a cache and is only laid here."""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from PIL import Image

from images.art import tokens
from images.art.cards import sprite
from images.cache import kept
from images.drawing import Drawing, Label, Look, Operation, Sprite
from images.paint.cutouts import Box, PackedPart, Part, cut, lettering
from images.paint.stamps import corner, layers, stamp
from images.theme import PLAIN, Deck, Style, Theme


class Felt(NamedTuple):
    """What tells one ground from another."""

    width: int
    height: int
    table: bool


def felt(drawing: Drawing) -> Felt:
    """The ground of a drawing."""
    return Felt(drawing.width, drawing.height, drawing.table)


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
    whole = ground(felt(drawing), (0, 0, drawing.width, drawing.height), style.theme)
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


def ready(card: str, width: int, angle: float, look: Look, style: Style) -> None:
    """Draw a card before it is asked for."""
    _packed(card, width, angle, look, style.deck)


def _ready(operation: Operation, style: Style) -> Part:
    match operation:
        case Sprite(card, _, _, width, angle, look):  # the theme is nothing to a card
            return _card(card, width, angle, look, style.deck)
        case Label():
            return _line(operation, style)
    return _token(replace(operation, x=0, y=0), style)


@kept(24)
def _card(card: str, width: int, angle: float, look: Look, deck: Deck) -> Part:
    return _packed(card, width, angle, look, deck).unpacked()


@kept(16)
def _packed(card: str, width: int, angle: float, look: Look, deck: Deck) -> PackedPart:
    return PackedPart(cut(sprite(card, width, angle, look, deck)))


@kept(4)
def _token(operation: Operation, style: Style) -> Part:
    return cut(stamp(operation, style))


@kept(3)
def _line(label: Label, style: Style) -> Part:
    return lettering(stamp(label, style))


def ground(felt: Felt, box: Box, theme: Theme) -> Image.Image:
    """A piece of what everything lies on, in RGB."""
    if felt.table:
        return _table(felt.width, felt.height, theme).crop(box)
    return Image.new("RGB", (box[2] - box[0], box[3] - box[1]), theme.ground)


@kept(14)
def _table(width: int, height: int, theme: Theme) -> Image.Image:
    return tokens.felt(width, height, theme)
