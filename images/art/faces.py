"""Card faces, from paths: one large index at the left, art moved to the right.

A card is 100 by 140 units. In a fan on a phone only the index column, 28 units, is seen.
"""

from typing import Final

from PIL import Image, ImageDraw

from games.cards import DECK_OF, FRENCH, LATIN, Card
from images.art import latin
from images.art.coloured import coloured
from images.art.courts import BLUSH, BRASS, GOLD, LINE, SKIN, Dress, court, dress_of
from images.drawing import BLANK
from images.pen import Pen, pip
from images.text.writing import capitals
from images.theme import CARD_RATIO, FOUR_COLOURS, Deck

WIDTH: Final = 100
HEIGHT: Final = 140
_PAPER: Final = "#fffefa"
_EDGE: Final = "#c9c6bd"
_CENTRE: Final = 64  # of the art: right of the index column
_INDEX: Final = 16.2
_FRAME: Final = (62, 122)

_ROWS: Final = {  # places of the pips: x -1, 0 or 1, y from 0 to 1
    "2": ((0, 0), (0, 1)),
    "3": ((0, 0), (0, 0.5), (0, 1)),
    "4": ((-1, 0), (1, 0), (-1, 1), (1, 1)),
    "5": ((-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    "6": ((-1, 0), (1, 0), (-1, 0.5), (1, 0.5), (-1, 1), (1, 1)),
    "7": ((-1, 0), (1, 0), (0, 0.25), (-1, 0.5), (1, 0.5), (-1, 1), (1, 1)),
    "8": ((-1, 0), (1, 0), (0, 0.25), (-1, 0.5), (1, 0.5), (0, 0.75), (-1, 1), (1, 1)),
    "9": (
        *((-1, 0), (1, 0), (-1, 1 / 3), (1, 1 / 3), (0, 0.5)),
        *((-1, 2 / 3), (1, 2 / 3), (-1, 1), (1, 1)),
    ),
    "T": (
        *((-1, 0), (1, 0), (0, 1 / 6), (-1, 1 / 3), (1, 1 / 3)),
        *((-1, 2 / 3), (1, 2 / 3), (0, 5 / 6), (-1, 1), (1, 1)),
    ),
}


def face(card: str, width: int, deck: Deck = FOUR_COLOURS, bare: bool = False) -> Image.Image:
    """A card as it lies, without shadow: `QS`, `JR`, `??`, or BLANK; transparent round corners.

    `bare` has its index alone.
    """
    pen = Pen((width, round(width * CARD_RATIO)), width / WIDTH)
    pen.box(0, 0, WIDTH, HEIGHT, 8, _EDGE)
    pen.box(0.7, 0.7, WIDTH - 0.7, HEIGHT - 0.7, 7.3, _PAPER)
    if card == BLANK:
        return pen.done()
    if card == "??":
        return _back(pen)
    if card in ("JR", "JB"):
        return _joker(pen, card, deck, bare)
    known = Card(card)
    if DECK_OF[known] == LATIN:
        return _latin(pen, known.rank, known.suit, deck, bare)
    if DECK_OF[known] != FRENCH:
        return coloured(pen, known.rank, known.suit, bare)
    return _suited(pen, known.rank, known.suit, deck, bare)


def _suited(pen: Pen, rank: str, suit: str, deck: Deck, bare: bool) -> Image.Image:
    ink = deck.ink(suit)
    if not bare:
        _middle(pen, rank, suit, ink)
    pip(pen, suit, _INDEX, 47.4, 23, ink)
    card = pen.done()
    if rank in "KQJ" and not bare:
        _set_court(card, rank, suit, deck, pen.scale)
    _letter(card, "10" if rank == "T" else rank, ink, _INDEX, 7.5, 27, 24.5)
    return card


def _latin(pen: Pen, rank: str, suit: str, deck: Deck, bare: bool) -> Image.Image:
    ink = deck.ink(suit)
    if not bare and rank not in "KCJ":
        latin.pips(pen, rank, suit, ink, _CENTRE)
    pip(pen, suit, _INDEX, 49.5, 25, ink)
    card = pen.done()
    if rank in "KCJ" and not bare:
        width, height = _frame(pen.scale)
        figure, dress = latin.figure(rank, suit, deck, width, height)
        _set_in_frame(card, figure, dress, pen.scale)
    _letter(card, latin.letter(rank), ink, _INDEX, 7.5, 27, 24.5)
    return card


def _middle(pen: Pen, rank: str, suit: str, ink: str) -> None:
    """Draw the art beside the index of an ace or a number."""
    if rank == "A":
        pip(pen, suit, _CENTRE, 74, 68 if suit == "S" else 60, ink)
        if suit == "S":
            pip(pen, suit, _CENTRE, 70, 22, _PAPER)
    elif rank in _ROWS:
        _pips(pen, rank, suit, ink)


def _pips(pen: Pen, rank: str, suit: str, ink: str) -> None:
    """The pips as on every card: upside down below the middle."""
    count = len(_ROWS[rank])
    size = 27.0 if count <= 6 else 24.0 if count <= 8 else 20.5
    aside = 17.5 if count <= 8 else 19.0
    for x, y in _ROWS[rank]:
        pip(pen, suit, _CENTRE + x * aside, 22 + y * 96, size, ink, flip=y > 0.5)


def _set_court(card: Image.Image, rank: str, suit: str, deck: Deck, scale: float) -> None:
    """Paste a court figure within a thin frame."""
    dress = dress_of(suit, deck)
    figure = court(rank, suit, deck.ink(suit), dress, *_frame(scale))
    _set_in_frame(card, figure, dress, scale)


def _frame(scale: float) -> tuple[int, int]:
    """Width and height of a court figure in pixels."""
    return round(_FRAME[0] * scale), round(_FRAME[1] * scale)


def _set_in_frame(card: Image.Image, figure: Image.Image, dress: Dress, scale: float) -> None:
    width, height = figure.size
    x, y = round((_CENTRE - _FRAME[0] / 2) * scale) + 1, round((HEIGHT - _FRAME[1]) / 2 * scale)
    line = max(1, round(0.8 * scale))
    around = (x - line, y - line, x + width + line - 1, y + height + line - 1)
    ImageDraw.Draw(card).rectangle(around, fill=dress.robe)
    card.paste(figure.convert("RGB"), (x, y), figure)


def _letter(
    card: Image.Image, text: str, ink: str, x: float, top: float, height: float, most: float
) -> None:
    """Letter a card: centre and top, height and greatest width in units."""
    scale = card.width / WIDTH
    cover = capitals(text, round(height * scale), round(most * scale))
    card.paste(ink, (round(x * scale - cover.width / 2), round(top * scale)), cover)


def _back(pen: Pen) -> Image.Image:
    """A lattice of diamonds, equal both ways up."""
    blue, light = "#1f3f8f", "#e9eefb"
    pen.box(5.5, 5.5, WIDTH - 5.5, HEIGHT - 5.5, 5, blue)
    across, down = (WIDTH - 19) / 8, (HEIGHT - 19) / 12
    for row in range(12):
        for column in range(8):
            x, y = 9.5 + (column + 0.5) * across, 9.5 + (row + 0.5) * down
            for part, ink in ((0.40, light), (0.18, blue)):
                w, h = across * part, down * part
                pen.fill(f"M{x} {y - h} L{x + w} {y} L{x} {y + h} L{x - w} {y} Z", ink)
    return pen.done()


def _joker(pen: Pen, card: str, deck: Deck, bare: bool) -> Image.Image:
    """A joker: the letters at the left, and the fool."""
    ink = deck.hearts if card == "JR" else deck.spades
    if not bare:
        with pen.at(62, 80, 1.08):
            fool(pen, card, deck)
    image = pen.done()
    for place, letter in enumerate("JOKER"):
        _letter(image, letter, ink, 14.5, 8 + 19.5 * place, 16, 17)
    return image


def fool(pen: Pen, card: str, deck: Deck) -> None:
    """Draw the fool of a joker: of the big one in the colours of hearts and diamonds, else in grey.

    About 68 units wide and 76 high, its place somewhat below the middle.
    """
    cap, horns = "#2f3648", "#9aa3b5"
    if card == "JR":
        cap = deck.hearts
        horns = "#8f1020" if deck.diamonds == deck.hearts else deck.diamonds
    pen.fill(
        "M-22 24 L-17 12 L-11 21 L-6 11 L0 22 L6 11 L11 21 L17 12 L22 24 C12 32 -12 32 -22 24 Z",
        cap,
    )
    pen.fill("M-16 15 L-11 8 L11 8 L16 15 L10 18 L5 13 L0 19 L-5 13 L-10 18 Z", GOLD)
    pen.fill("M-11 -8 C-12 3 -8 13 0 14 C8 13 12 3 11 -8 Z", SKIN)
    for side in (-1, 1):
        pen.dot(side * 6, 3, 2.6, BLUSH)
        pen.dot(side * 4.4, -1, 1.4, LINE, 1.9)
    pen.fill("M-5.5 5.5 C-2 9.6 2 9.6 5.5 5.5 C3 12 -3 12 -5.5 5.5 Z", "#b8222f")
    pen.fill(
        "M-12 -6 C-14 -22 -24 -26 -29 -14 C-26 -18 -22 -14 -22 -4 C-20 -2 -15 -4 -12 -6 Z", horns
    )
    pen.fill("M12 -6 C14 -22 24 -26 29 -14 C26 -18 22 -14 22 -4 C20 -2 15 -4 12 -6 Z", horns)
    pen.fill("M-13 -5 C-12 -20 -8 -30 0 -38 C8 -30 12 -20 13 -5 C6 -9 -6 -9 -13 -5 Z", cap)
    pen.fill("M0 -38 C8 -30 12 -20 13 -5 C9 -7.5 4 -8 0 -8 Z", GOLD)
    pen.stroke("M-13.5 -4.6 C-6 -9 6 -9 13.5 -4.6", "#ffffff", 3.0)
    for x, y in ((-29, -13), (29, -13), (0, -39)):
        pen.dot(x, y, 3.2, BRASS)
        pen.dot(x - 0.5, y - 0.5, 2.4, GOLD)
