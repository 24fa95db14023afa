"""Kings, queens and jacks: one half figure each, drawn twice for a double-headed card.

A half stands in units above the middle of the card: x from -27 to 27, y from -52 up to 0.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from PIL import Image

from images.pen import Pen, pip
from images.theme import Deck

GOLD: Final = "#f2b632"
BRASS: Final = "#c98a12"
SKIN: Final = "#f5d2b0"
BLUSH: Final = "#efb59a"
LINE: Final = "#20242e"
_SHADE: Final = "#e9b48c"
_IVORY: Final = "#fff2c4"
_STEEL: Final = "#c3cad6"
_WIDTH: Final = 54
_HEIGHT: Final = 104


class Dress(NamedTuple):
    """The colours of a court figure."""

    robe: str
    lining: str
    hair: str


_DRESSES: Final = {
    "S": Dress("#2f3648", "#b8323e", "#2f2722"),
    "H": Dress("#c62a39", "#7d1420", "#8a4b1f"),
    "D": Dress("#1f62c4", "#12397a", "#c79a4b"),
    "C": Dress("#15803f", "#0c5128", "#5a3a1e"),
}


def dress_of(suit: str, deck: Deck) -> Dress:
    """The dress of a court figure: a robe of the colour that its suit has in the deck."""
    shown = next(each for each in "HSDC" if deck.ink(each) == deck.ink(suit))
    return _DRESSES[shown]._replace(hair=_DRESSES[suit].hair)


def court(rank: str, suit: str, ink: str, dress: Dress, width: int, height: int) -> Image.Image:
    """A double-headed figure in its ivory frame, at a size in pixels."""
    scale = width / _WIDTH
    pen = Pen((width, height), scale)
    x, y = _WIDTH / 2, height / scale / 2
    with pen.at(x, y):
        pen.fill(f"M-27 {-y} L27 {-y} L27 2 L-27 2 Z", "#fff8ea")
        bust(pen, rank, suit, ink, dress)
        _FIGURES[rank].held(pen, ink if suit in "HD" else "#c9302c")
    _mirror(pen)
    with pen.at(x, y):
        _sash(pen, dress)
    return pen.done()


def _mirror(pen: Pen) -> None:
    """Put the upper half, turned round, below itself."""
    image = pen.image
    half = image.crop((0, 0, image.width, image.height // 2))
    both = Image.new(image.mode, image.size)
    both.paste(half.transpose(Image.Transpose.ROTATE_180), (0, image.height - half.height))
    both.paste(half, (0, 0))
    pen.replace(both)


def _sash(pen: Pen, dress: Dress) -> None:
    pen.fill("M-27 -2.2 L27 -2.2 L27 2.2 L-27 2.2 Z", GOLD)
    pen.fill("M-27 -1.3 L27 -1.3 L27 1.3 L-27 1.3 Z", dress.lining)
    for place in range(-4, 5):
        pen.dot(place * 6, 0, 0.9, _IVORY)


def bust(pen: Pen, rank: str, suit: str, ink: str, dress: Dress) -> None:
    """The upper half of a figure, with nothing in its hands."""
    figure = _FIGURES[rank]
    _robe(pen, suit, ink, dress)
    figure.neck(pen, dress)
    _head(pen, figure, dress)
    figure.hat(pen, ink, dress)


def _robe(pen: Pen, suit: str, ink: str, dress: Dress) -> None:
    pen.fill(
        "M-27 2 L-27 -8 C-24 -15 -16 -18 -9 -19 L9 -19 C16 -18 24 -15 27 -8 L27 2 Z", dress.robe
    )
    pen.fill("M-27 2 L-27 -8 C-25 -12 -22 -14 -19 -15.5 L-12 2 Z", dress.lining)
    pen.fill("M27 2 L27 -8 C25 -12 22 -14 19 -15.5 L12 2 Z", dress.lining)
    for side in (-1, 1):
        for button in range(3):
            pen.dot(side * (23.2 - button * 2.6), -7.2 + button * 3.6, 1.15, GOLD)
    pen.fill("M-7 -18 L7 -18 L9.5 2 L-9.5 2 Z", GOLD)
    pen.fill("M-5.2 -18 L5.2 -18 L7.4 2 L-7.4 2 Z", "#fff6df")
    pip(pen, suit, 0, -7.2, 10.5, ink)


def _head(pen: Pen, figure: "Figure", dress: Dress) -> None:
    pen.fill("M-4.6 -27 L4.6 -27 L5 -19.5 C2 -17.6 -2 -17.6 -5 -19.5 Z", _SHADE)
    pen.fill(figure.hair, dress.hair)
    pen.fill(
        "M-8.6 -37 C-9.2 -30.5 -8.6 -25.8 -4.6 -22.4 C-2 -20.4 2 -20.4 4.6 -22.4 "
        "C8.6 -25.8 9.2 -30.5 8.6 -37 Z",
        SKIN,
    )
    pen.dot(-5.4, -27.6, 1.9, BLUSH)
    pen.dot(5.4, -27.6, 1.9, BLUSH)
    figure.mouth(pen, dress)
    pen.stroke("M.2 -31.4 L-1 -27.9 L.7 -27.6", "#c98c66", 0.8)
    for side in (-1, 1):
        pen.dot(side * 3.7, -31.2, 1.5, "#ffffff", 1.05)
        pen.dot(side * 3.7, -31.1, 0.95, LINE)
        brow = f"M{side * 2.1} -33.6 C{side * 3.2} -34.5 {side * 4.8} -34.4 {side * 5.8} -33.4"
        pen.stroke(brow, dress.hair, 0.9)


def _ermine(pen: Pen, dress: Dress) -> None:
    pen.fill("M-15 -17 C-8 -12 8 -12 15 -17 L12 -21.5 L-12 -21.5 Z", "#ffffff")
    for x, y in ((-10.5, -17.4), (-5.6, -15.2), (0, -14.6), (5.6, -15.2), (10.5, -17.4)):
        pen.dot(x, y, 0.85, LINE, 1.3)


def _beard(pen: Pen, dress: Dress) -> None:
    pen.fill(
        "M-8.9 -31 C-8.6 -24 -8 -17 0 -13.4 C8 -17 8.6 -24 8.9 -31 C7 -28 5 -27.2 3.4 -27.4 "
        "C1.6 -28.2 -1.6 -28.2 -3.4 -27.4 C-5 -27.2 -7 -28 -8.9 -31 Z",
        dress.hair,
    )
    pen.fill(
        "M-2.6 -25.2 C-1 -24.2 1 -24.2 2.6 -25.2 C1.6 -23.4 -1.6 -23.4 -2.6 -25.2 Z", "#b8483c"
    )


def _crown(pen: Pen, ink: str, dress: Dress) -> None:
    pen.fill(
        "M-10.8 -36 L-13.4 -46 L-7.2 -41 L-4.2 -47.4 L0 -41.4 L4.2 -47.4 L7.2 -41 L13.4 -46 "
        "L10.8 -36 Z",
        GOLD,
    )
    pen.fill("M-11 -37.8 L11 -37.8 L10.6 -34.6 C5 -33.4 -5 -33.4 -10.6 -34.6 Z", BRASS)
    for x, jewel in ((-6.6, dress.lining), (0, ink), (6.6, dress.lining)):
        pen.dot(x, -36, 1.15, jewel)
    for x, y in ((-13.4, -46), (13.4, -46), (-4.2, -47.6), (4.2, -47.6)):
        pen.dot(x, y, 1.35, _IVORY)


def _sword(pen: Pen, ink: str) -> None:
    pen.fill("M-22.2 -46 L-20.4 -49.5 L-18.6 -46 L-18.6 -15 L-22.2 -15 Z", "#d9dee7")
    pen.fill("M-20.4 -49.5 L-18.6 -46 L-18.6 -15 L-20.4 -15 Z", "#b4bccb")
    pen.box(-25.4, -15.8, -15.4, -13, 1.2, GOLD)
    pen.box(-21.8, -13, -19, -6.4, 1, "#7a4a1e")
    pen.dot(-20.4, -5.6, 1.9, GOLD)
    pen.dot(-20.6, -9.8, 3.1, SKIN)


def _lace(pen: Pen, dress: Dress) -> None:
    pen.fill(
        "M-14 -18.5 L-10.5 -13.5 L-7 -16.5 L-3.5 -12 L0 -15.5 L3.5 -12 L7 -16.5 L10.5 -13.5 "
        "L14 -18.5 L10 -22 L-10 -22 Z",
        "#ffffff",
    )
    for x in (-9.6, -6.6, -3.3, 0, 3.3, 6.6, 9.6):
        pen.dot(x, -18.6 - abs(x) * 0.1, 1.0, GOLD)


def _lips(pen: Pen, dress: Dress) -> None:
    pen.fill(
        "M-2.4 -24.9 C-1.2 -26 1.2 -26 2.4 -24.9 C1.4 -23.2 -1.4 -23.2 -2.4 -24.9 Z", "#c4353f"
    )


def _coronet(pen: Pen, ink: str, dress: Dress) -> None:
    pen.fill(
        "M-9.8 -37 C-11.5 -41 -11.8 -43 -11.4 -45.5 C-9 -43.8 -7.6 -42.6 -6.6 -41.4 "
        "C-5.8 -44 -4.6 -45.6 -3.4 -46.8 C-2 -45.4 -.8 -43.6 0 -41.6 C.8 -43.6 2 -45.4 3.4 -46.8 "
        "C4.6 -45.6 5.8 -44 6.6 -41.4 C7.6 -42.6 9 -43.8 11.4 -45.5 C11.8 -43 11.5 -41 9.8 -37 Z",
        GOLD,
    )
    pen.fill(
        "M-10.2 -38.4 C-5 -36.8 5 -36.8 10.2 -38.4 L9.8 -35.6 C5 -34 -5 -34 -9.8 -35.6 Z", BRASS
    )
    for x, y in ((-11.4, -46), (-3.4, -47.4), (3.4, -47.4), (11.4, -46)):
        pen.dot(x, y, 1.3, ink)
    for x in (-6, 0, 6):
        pen.dot(x, -36.6, 1.0, _IVORY)


def _flower(pen: Pen, ink: str) -> None:
    pen.stroke("M20.6 -10 C21.6 -18 20.4 -24 20.6 -29", "#2f7d3b", 1.3)
    pen.fill("M20.8 -17 C24.5 -20 26 -20.4 26.6 -20.2 C26.4 -17 24 -15.4 20.8 -15.6 Z", "#2f7d3b")
    for x, y in ((0, -4.1), (3.9, -1.3), (2.4, 3.3), (-2.4, 3.3), (-3.9, -1.3)):
        pen.dot(20.6 + x, -33 + y, 3.1, ink)
    pen.dot(20.6, -33, 2.2, GOLD)
    pen.dot(20.4, -11.6, 3.0, SKIN)


def _lapels(pen: Pen, dress: Dress) -> None:
    pen.fill("M-13 -18 L0 -11.5 L13 -18 L10 -22 L-10 -22 Z", dress.lining)
    pen.stroke("M-13 -18 L0 -11.5 L13 -18", GOLD, 1.2)


def _smile(pen: Pen, dress: Dress) -> None:
    pen.stroke("M-2 -24.4 C-.8 -23.7 .8 -23.7 2 -24.4", "#b8483c", 1.0)


def _beret(pen: Pen, ink: str, dress: Dress) -> None:
    pen.fill(
        "M-12.6 -36.4 C-13.4 -42 -9 -46.6 0 -46.6 C9 -46.6 14.6 -43.6 13.6 -38.4 "
        "C9 -36.6 -6 -35 -12.6 -36.4 Z",
        dress.lining,
    )
    pen.fill(
        "M-12.8 -36.8 C-6 -38.8 7 -39.4 13.6 -38.8 L13 -35.8 C6 -36.4 -6 -35.6 -12 -34.2 Z", GOLD
    )
    pen.fill("M9 -40 C14 -46 19 -48 23.5 -48.4 C22.5 -43.5 17.5 -38.5 11 -37.4 Z", "#ffffff")
    pen.stroke("M10 -38.6 C14 -43 18 -46 22.6 -47.6", "#b9bec9", 0.7)


def _halberd(pen: Pen, ink: str) -> None:
    pen.box(-21.4, -48, -19.6, 0, 0.8, "#8a5a2b")
    pen.fill("M-20.5 -50 L-18.6 -44.5 L-22.4 -44.5 Z", "#d9dee7")
    pen.fill(
        "M-19.6 -43.5 C-16.4 -44.6 -13.8 -42 -13.8 -38.5 C-13.8 -35 -16.4 -32.6 -19.6 -33.6 Z",
        _STEEL,
    )
    pen.fill("M-21.4 -41 L-25.6 -38.5 L-21.4 -36 Z", _STEEL)
    pen.dot(-20.5, -9.6, 3.1, SKIN)


class Figure(NamedTuple):
    """The parts of a court figure, in the order of drawing."""

    neck: Callable[[Pen, Dress], None]
    hair: str
    mouth: Callable[[Pen, Dress], None]
    hat: Callable[[Pen, str, Dress], None]
    held: Callable[[Pen, str], None]


_FIGURES: Final = {
    "K": Figure(
        _ermine,
        "M-10.4 -37 C-13 -32 -12.6 -25 -13 -21 L13 -21 C12.6 -25 13 -32 10.4 -37 Z",
        _beard,
        _crown,
        _sword,
    ),
    "Q": Figure(
        _lace,
        "M-11.6 -36 C-15.5 -30 -14 -22 -16.5 -16.5 C-11 -15.5 -8 -19 -7.4 -24 L7.4 -24 "
        "C8 -19 11 -15.5 16.5 -16.5 C14 -22 15.5 -30 11.6 -36 C8 -42 -8 -42 -11.6 -36 Z",
        _lips,
        _coronet,
        _flower,
    ),
    "J": Figure(
        _lapels,
        "M-10.6 -37 C-14 -31 -11.5 -26 -13.4 -21.5 C-10 -20.4 -7 -21.5 -6.4 -25 L6.4 -25 "
        "C7 -21.5 10 -20.4 13.4 -21.5 C11.5 -26 14 -31 10.6 -37 Z",
        _smile,
        _beret,
        _halberd,
    ),
}
