"""Latin cards, from paths: coins, cups, swords and clubs, with figures that stand or ride.

They have the index of all cards, and the colours of the suits in their deck.
"""

from math import cos, pi, sin
from typing import Final

from PIL import Image

from images.art.courts import BRASS, GOLD, LINE, Dress, bust
from images.pen import Pen, annulus, pip
from images.theme import Deck

_WIDTH: Final = 54
_IVORY: Final = "#fff8ea"
_HORSE: Final = "#b9905f"
_MANE: Final = "#5a3a1e"
_ROWS: Final = {  # places of the pips: x -1, 0 or 1, y from 0 to 1
    "A": ((0, 0.5),),
    "2": ((0, 0), (0, 1)),
    "3": ((0, 0), (0, 0.5), (0, 1)),
    "4": ((-1, 0), (1, 0), (-1, 1), (1, 1)),
    "5": ((-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    "6": ((-1, 0), (1, 0), (-1, 0.5), (1, 0.5), (-1, 1), (1, 1)),
    "7": ((-1, 0), (1, 0), (0, 0.25), (-1, 0.5), (1, 0.5), (-1, 1), (1, 1)),
}
_SIZES: Final = {"A": 84.0, "2": 44.0, "3": 38.0, "4": 36.0, "5": 34.0, "6": 33.0, "7": 25.0}
_PARTS: Final = {"O": 0.82, "P": 0.92, "E": 1.04, "L": 0.92}
"""Of that size by suit: a coin takes more room than a sword."""
_ROSE: Final = [(20.5 * cos(turn * pi / 4), 20.5 * sin(turn * pi / 4)) for turn in range(8)]
_DRESSES: Final = {
    "#171a21": Dress("#2f3648", "#b8323e", "#2f2722"),
    "#d4152a": Dress("#c62a39", "#7d1420", "#8a4b1f"),
    "#1259c9": Dress("#1f62c4", "#12397a", "#c79a4b"),
    "#0b7d34": Dress("#15803f", "#0c5128", "#5a3a1e"),
    "#8a5a00": Dress(BRASS, "#7a4a1e", "#5a3a1e"),
}


def letter(rank: str) -> str:
    """The index of a rank: an ace is 1."""
    return "1" if rank == "A" else rank


def pips(pen: Pen, rank: str, suit: str, ink: str, centre: float) -> None:
    """The emblems of a number card, or of an ace a large one."""
    for x, y in _ROWS[rank]:
        emblem(pen, suit, centre + x * 17.5, 26 + y * 88, _SIZES[rank] * _PARTS[suit], ink)


def emblem(pen: Pen, suit: str, x: float, y: float, size: float, ink: str) -> None:
    """A suit's symbol with what is gold or light on it."""
    pip(pen, suit, x, y, size, ink)
    with pen.at(x, y, size / 100):
        if suit == "O":
            pen.fill(annulus(37, 29), GOLD)
            pen.dot(0, 0, 12, GOLD)
            for across, down in _ROSE:
                pen.dot(across, down, 4.2, GOLD)
        elif suit == "P":
            pen.fill(
                "M-31 -40 L31 -40 C31 -36 30.6 -33 30 -30 L-30 -30 C-30.6 -33 -31 -36 -31 -40 Z",
                GOLD,
            )
            pen.fill("M-21 -22 C-18 -12 -12 -7 -6 -4 C-14 -4 -24 -10 -27 -22 Z", "#ffffff")
        elif suit == "E":
            pen.fill("M0 -40 L5 -33 L3 10 L0 10 Z", "#ffffff")
            pen.fill("M-27 14 C-18 18 18 18 27 14 L28 17 C18 21 -18 21 -28 17 Z", GOLD)
            pen.dot(0, 42, 5, GOLD)
        else:
            pen.fill("M-22 20 L10 -34 C14 -40 20 -41 26 -40 C18 -36 16 -32 12 -26 Z", "#ffffff")
            for across, down in ((27, -24), (12, -8), (-6, 12)):
                pen.dot(across, down, 4.5, GOLD)


def figure(rank: str, suit: str, deck: Deck, width: int, height: int) -> tuple[Image.Image, Dress]:
    """A jack, a cavalier or a king at full length, at a size in pixels, and its dress."""
    ink = deck.ink(suit)
    dress, scale = _DRESSES[ink], width / _WIDTH
    pen = Pen((width, height), scale)
    middle = height / scale / 2
    with pen.at(_WIDTH / 2, middle):
        pen.fill(f"M-27 {-middle} L27 {-middle} L27 {middle} L-27 {middle} Z", _IVORY)
        pen.fill(f"M-27 45 L27 45 L27 {middle} L-27 {middle} Z", dress.lining)
        _FIGURES[rank](pen, suit, ink, dress)
    return pen.done(), dress


def _king(pen: Pen, suit: str, ink: str, dress: Dress) -> None:
    pen.fill("M-21 -12 L21 -12 C24 10 26 30 26 47 L-26 47 C-26 30 -24 10 -21 -12 Z", dress.lining)
    pen.fill("M-15 -10 L15 -10 C19 12 20 30 20 47 L-20 47 C-20 30 -19 12 -15 -10 Z", dress.robe)
    pen.fill("M-20.6 42 L20.6 42 L20.8 47 L-20.8 47 Z", GOLD)
    with pen.at(0, -3):
        bust(pen, "K", suit, ink, dress)
    pen.fill(
        "M0 3 C11 3 16 11 16 22 C16 33 11 40 0 40 C-11 40 -16 33 -16 22 C-16 11 -11 3 0 3 Z", _IVORY
    )
    emblem(pen, suit, 0, 21.5, 31, ink)


def _jack(pen: Pen, suit: str, ink: str, dress: Dress) -> None:
    for side in (-1, 1):
        pen.fill(f"M{side * 1} 12 L{side * 12} 12 L{side * 10} 44 L{side * 4} 44 Z", dress.lining)
        pen.fill(f"M{side * 3.4} 41 L{side * 10.4} 41 L{side * 14.5} 47 L{side * 3.4} 47 Z", LINE)
    pen.fill("M-17 -8 L17 -8 L19 20 C10 23 -10 23 -19 20 Z", dress.robe)
    pen.fill("M-18.8 16.6 L18.8 16.6 L19.2 20.6 C10 23.6 -10 23.6 -19.2 20.6 Z", GOLD)
    with pen.at(0, -3):
        bust(pen, "J", suit, ink, dress)
    pen.fill(
        "M0 -11 C9 -11 13 -4 13 4 C13 12 9 18 0 18 C-9 18 -13 12 -13 4 C-13 -4 -9 -11 0 -11 Z",
        _IVORY,
    )
    emblem(pen, suit, 0, 3.5, 25, ink)


def _cavalier(pen: Pen, suit: str, ink: str, dress: Dress) -> None:
    pen.fill("M18 4 C27 6 26 22 23 33 C20 28 20 18 17 13 Z", _MANE)
    for x, foot in ((-13, -15), (-7, -4), (10, 7), (17, 18)):
        pen.fill(f"M{x - 4} 22 L{x + 4} 22 L{foot + 2.4} 46 L{foot - 2.4} 46 Z", _HORSE)
        pen.fill(f"M{foot - 2.6} 43 L{foot + 2.6} 43 L{foot + 3.4} 47 L{foot - 3.4} 47 Z", LINE)
    pen.fill(
        "M-14 2 C-4 0 10 0 18 3 C23 6 23 20 19 26 C8 29 -8 29 -16 26 C-19 18 -19 8 -14 2 Z", _HORSE
    )
    pen.fill(
        "M-4 4 C-6 -8 -8 -16 -14 -21 L-16 -25 L-18 -20.5 C-21 -17 -24 -8 -26 -4 "
        "C-26.4 -1 -24 1 -21.5 0 L-16 -3 C-17 6 -19 14 -16 20 Z",
        _HORSE,
    )
    pen.fill("M-4 6 C-5 -8 -8 -17 -14 -21 L-16 -25 C-10 -22 -1 -12 1 2 Z", _MANE)
    pen.dot(-18.4, -12.6, 1.3, LINE)
    pen.stroke("M-24 -5.5 L-17 -8 L-13 -18", dress.lining, 1.2)
    pen.stroke("M-17 -8 C-10 -4 -4 2 2 3", dress.lining, 1.2)
    pen.fill("M-4 0 L15 0 L14 20 C8 22 0 22 -5 20 Z", dress.robe)
    pen.fill("M-5 18 L14.2 18 L14 21 C8 23 0 23 -5.4 21 Z", GOLD)
    with pen.at(5, -4, 0.86):
        bust(pen, "J", suit, ink, dress)
    emblem(pen, suit, 5, 9.5, 17, ink)


_FIGURES: Final = {"K": _king, "C": _cavalier, "J": _jack}
