"""Cards of four colours, from paths: each colour has a shape as well, so that nobody needs colours.

A white paper as of every card, a panel in the colour on it, the shape large behind the face; the
index at the left holds face and shape. Yellow bears dark faces, as white ones could not be read;
so do white and rainbow ones.
"""

from typing import Final

from PIL import Image

from images.pen import Pen, pip
from images.text.writing import capitals
from images.theme import COLOURS

INK: Final = "#171a21"
"""The ground of wild cards, and the faces of yellow ones."""
_WHITE: Final = "#fffefa"
_PANEL: Final = (4.0, 4.0, 96.0, 136.0, 6.0)
_INDEX: Final = 17.5  # the middle of the index column
_CENTRE: Final = 63.0
_MIDDLE: Final = 80.0
_PALE: Final = 0.24  # share of the face in the shape behind it
TEXTS: Final = {"D": "+2", "W4": "+4"}
"""Faces that are written otherwise than in notation; `S`, `R` and `WW` are drawn."""


def coloured(pen: Pen, rank: str, suit: str, bare: bool) -> Image.Image:
    """A card on its paper, the index alone if it is `bare`."""
    ground, ink = inks(suit)
    pen.box(*_PANEL, ground)
    if not bare:
        if rank == "D":
            _two_cards(pen, suit, ground, ink)
        else:
            _behind(pen, suit, ground, ink)
        if rank in "SR":
            sign(pen, rank, _CENTRE, _MIDDLE, 52, ink)
    if rank in "SR":
        sign(pen, rank, _INDEX, 20.5, 23, ink)
    if rank == "WW":
        four_shapes(pen, _INDEX + 0.5, 21, 22)
    elif suit:
        pip(pen, suit, _INDEX, 48, 18, ink)
    else:
        four_shapes(pen, _INDEX + 0.5, 49, 20)
    image = pen.done()
    if rank not in ("S", "R", "WW"):
        _letter(image, TEXTS.get(rank, rank), ink, _INDEX, 9, 25, 23)
        if not bare and rank != "D":
            top, height = (58, 44) if suit else (92, 32)
            _letter(image, TEXTS.get(rank, rank), ink, _CENTRE, top, height, 54)
    return image


def inks(suit: str) -> tuple[str, str]:
    """The ground of a suit, of none for a wild card, and the ink on it."""
    return (COLOURS[suit], INK if suit in "YWM" else _WHITE) if suit else (INK, _WHITE)


def _behind(pen: Pen, suit: str, ground: str, ink: str) -> None:
    """The shape of the colour behind the face; all four above that of a wild card."""
    if suit:
        pip(pen, suit, _CENTRE, _MIDDLE - 3, 64, _between(ground, ink))
    else:
        four_shapes(pen, _CENTRE, _MIDDLE - 24, 60)


def _between(ground: str, ink: str) -> tuple[int, ...]:
    """A tone of the ground that the face still stands out from."""
    pairs = zip(*(bytes.fromhex(colour[1:]) for colour in (ground, ink)), strict=True)
    return tuple(round(a + (b - a) * _PALE) for a, b in pairs)


def four_shapes(pen: Pen, x: float, y: float, size: float) -> None:
    """All the shapes in their colours, in a square so high."""
    for place, suit in enumerate("RYBG"):
        across, down = place % 2 - 0.5, place // 2 - 0.5
        pip(pen, suit, x + across * size * 0.54, y + down * size * 0.54, size * 0.46, COLOURS[suit])


def sign(pen: Pen, rank: str, x: float, y: float, size: float, ink: str) -> None:
    """A barred ring for `S`, two opposed arrows for `R`, so high about a point."""
    with pen.at(x, y, size / 100):
        if rank == "R":
            for flip in (False, True):
                with pen.at(0, 0, flip=flip):
                    pen.stroke("M-40 -22 L14 -22", ink, 17)
                    pen.fill("M8 -50 L48 -22 L8 6 Z", ink)
        else:
            pen.stroke(_RING, ink, 16)
            pen.stroke("M-27 27 L27 -27", ink, 16)


_RING: Final = (
    "M40 0 C40 22.1 22.1 40 0 40 C-22.1 40 -40 22.1 -40 0 C-40 -22.1 -22.1 -40 0 -40 "
    "C22.1 -40 40 -22.1 40 0"
)


def _two_cards(pen: Pen, suit: str, ground: str, ink: str) -> None:
    """Two small cards, one over the other, with the shape of the colour on them."""
    for aside, down in ((-8, -13), (8, 9)):
        x, y = _CENTRE + aside, _MIDDLE + down
        pen.box(x - 22.5, y - 31, x + 22.5, y + 31, 5, ground)
        pen.box(x - 20, y - 28.5, x + 20, y + 28.5, 4, ink)
        pen.box(x - 17, y - 25.5, x + 17, y + 25.5, 2, ground)
        pip(pen, suit, x, y, 24, ink)


def _letter(
    card: Image.Image, text: str, ink: str, x: float, top: float, height: float, most: float
) -> None:
    """Letter a card: centre and top, height and greatest width in units."""
    scale = card.width / 100
    cover = capitals(text, round(height * scale), round(most * scale))
    card.paste(ink, (round(x * scale - cover.width / 2), round(top * scale)), cover)
