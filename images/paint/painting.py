"""Operations to pixels: every part comes ready from a cache and is only pasted here."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from images.art.cards import sprite
from images.art.felt import felt
from images.cache import cached
from images.drawing import BLANK, Drawing, Frame, Glow, Label, Look, Slot, Sprite
from images.packed import Packed
from images.paint.cutouts import Box, Part, cut, inside, lettering
from images.paint.stamps import Face, Layer, corner, layers, line, stamp
from images.theme import PLAIN, Colour, Deck, Style, Theme

_RAIL: Final = 4  # pixels of the edge of a table


@dataclass(frozen=True, eq=False, slots=True)
class Shape:
    """An operation wherever it is drawn, in a style and so large; there is one of each."""

    operation: Layer
    style: Style
    scale: float

    def part(self) -> Part:
        """The part that is pasted for it."""
        match self.operation:
            case Sprite(card, _, _, width, look, _, bare):  # the theme is nothing to a card
                return _card(card, width, look, self.style.deck, bare)
            case Face(card, _, _, width, look, bare):
                return _face(card, width, look, self.style.deck, bare)
            case Label() as label:
                return _line(label, self.style, self.scale)
            case _:
                return _token(self)


@dataclass(frozen=True, eq=False, slots=True)
class Placed:
    """A shape, its left upper corner, and the boxes of the picture that it may change."""

    shape: Shape
    x: int
    y: int
    box: Box
    solid: tuple[Box, ...]
    edges: tuple[Box, ...]

    def plain(self, box: Box) -> Colour | None:
        """The colour of all that it lays in a box, if that is one, and it hides what is below."""
        if not (self.solid and inside(box, self.solid[0])):
            return None
        return _plain(self.shape, moved(box, -self.x, -self.y))


@lru_cache(maxsize=2048)
def _plain(shape: Shape, box: Box) -> Colour | None:
    left, top, image = shape.part().solid[0]
    match image.crop(moved(box, -left, -top)).getcolors(1):
        case [(_, (int(red), int(green), int(blue), _))]:
            return red, green, blue
    return None


class Ground(NamedTuple):
    """A piece of the ground of a drawing."""

    width: int
    height: int
    felt: int  # rows down to the edge of a table that one sits at
    table: Box | None  # of a table seen from above: its size, and the place of the piece

    @property
    def bands(self) -> tuple[int, int, int]:
        """Rows of a drawing without a table seen from above: felt, its edge, and surroundings."""
        edge = min(self.height, self.felt)
        felt = max(0, min(edge, self.felt - _RAIL))
        return felt, edge - felt, self.height - edge


def paint(drawing: Drawing, style: Style = PLAIN) -> Image.Image:
    """The whole picture in full colour, RGB: its 256 colours are chosen and judged by it."""
    whole = ground(below(drawing, (0, 0, *drawing.size)), style.theme)
    return paint_on(layers(drawing), whole, style, drawing.scale)


def paint_on(
    operations: Iterable[Layer], ground: Image.Image, style: Style, scale: float = 1.0
) -> Image.Image:
    """Paint operations on an RGB picture of the ground."""
    for operation in operations:
        placed = place(operation, style, scale)
        placed.shape.part().paste(ground, placed.x, placed.y)
    return ground


@lru_cache(maxsize=8192, typed=True)  # sixty tables share most of it
def place(operation: Layer, style: Style, scale: float = 1.0) -> Placed:
    """The shape of an operation, and its place; only that of a text depends on its language."""
    style = style if isinstance(operation, Label) else style.unlettered
    if isinstance(operation, Sprite | Face | Glow | Frame | Slot):
        width = round(operation.width * scale)
        extent = _extent(operation._replace(x=0, y=0, width=width), style, 1.0)
    else:
        extent = _extent(operation._replace(x=0, y=0), style, scale)
    x, y = corner(operation, extent.width, extent.height, scale)
    return Placed(
        extent.shape,
        x,
        y,
        moved(extent.inked, x, y),
        tuple(moved(box, x, y) for box in extent.solid),
        tuple(moved(box, x, y) for box in extent.edges),
    )


class _Extent(NamedTuple):
    """The extent of a part, about its own left upper corner."""

    shape: Shape
    width: int
    height: int
    inked: Box
    solid: tuple[Box, ...]
    edges: tuple[Box, ...]


@lru_cache(maxsize=4096, typed=True)
def _extent(operation: Layer, style: Style, scale: float) -> _Extent:
    shape = Shape(operation, style, scale)
    part = shape.part()
    solid, edges = (
        tuple((x, y, x + image.width, y + image.height) for x, y, image in pieces)
        for pieces in (part.solid, part.edges)
    )
    return _Extent(shape, part.width, part.height, part.inked, solid, edges)


def moved(box: Box, x: int, y: int) -> Box:
    """A box so far to the right and down."""
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


@cached(3)
def _card(card: str, width: int, look: Look, deck: Deck, bare: bool) -> Part:
    return cut(sprite(card, width, look, deck, bare))


@cached(2)
def _face(card: str, width: int, look: Look, deck: Deck, bare: bool) -> Part:
    face = packed(card, width, look, deck, bare)
    return Part(*face.size, ((*face.corner, face.pixels.unpacked()),), ())


class PackedFace(NamedTuple):
    """The face of a card: the size of its sprite, and the part of it that differs from a blank."""

    size: tuple[int, int]
    corner: tuple[int, int]
    pixels: Packed

    @property
    def weight(self) -> int:
        """The bytes of the compressed pixels."""
        return self.pixels.weight


@cached(10)
def packed(card: str, width: int, look: Look, deck: Deck, bare: bool = False) -> PackedFace:
    """The face of a card as it is kept until it is shown: unpacked, all take ten times as much."""
    image = sprite(card, width, look, deck, bare)
    box = ImageChops.difference(image.convert("RGB"), _paper(width, look, deck)).getbbox()
    assert box, "each card but a blank one has something on it"
    return PackedFace(image.size, box[:2], Packed(image.crop(box)))


@lru_cache(maxsize=8)  # cards are made many of a size
def _paper(width: int, look: Look, deck: Deck) -> Image.Image:
    """A card with nothing on it, in RGB."""
    return sprite(BLANK, width, look, deck).convert("RGB")


@cached(14)
def _token(shape: Shape) -> Part:
    assert not isinstance(shape.operation, Sprite | Face | Label), "that is no token"
    image = stamp(shape.operation, shape.style)
    if shape.scale != 1.0:
        size = round(image.width * shape.scale), round(image.height * shape.scale)
        image = image.resize(size, Image.Resampling.HAMMING)
    return cut(image)


@cached(4)
def _line(label: Label, style: Style, scale: float) -> Part:
    return lettering(line(label, style, scale))


def below(drawing: Drawing, box: Box) -> Ground:
    """The ground in a box of a drawing before anything is drawn."""
    left, top, right, bottom = box
    if drawing.table:
        return Ground(right - left, bottom - top, 0, (*drawing.size, left, top))
    felt = round(drawing.felt * drawing.scale) - top
    height = bottom - top
    return Ground(right - left, height, max(0, min(height + _RAIL, felt)), None)


def ground(piece: Ground, theme: Theme) -> Image.Image:
    """A piece of ground, in RGB."""
    if piece.table:
        across, down, left, top = piece.table
        box = (left, top, left + piece.width, top + piece.height)
        return _table(across, down, theme).crop(box)
    image = Image.new("RGB", (piece.width, piece.height))
    top = 0
    for rows, ink in zip(piece.bands, (theme.table, theme.rim, theme.ground), strict=True):
        image.paste(ink, (0, top, piece.width, top + rows))
        top += rows
    return image


@cached(11)
def _table(width: int, height: int, theme: Theme) -> Image.Image:
    return felt(width, height, theme)
