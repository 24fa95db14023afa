"""Notes on a card that its holder does not see: shapes of suits above ranks.

Large and on white if the card was pointed at, on gold if that was just now; small and pale if it
was only passed over. A note is put together from signs that are drawn once.
"""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from games.scene import Note
from images.pen import Pen, pip
from images.text.writing import capitals
from images.theme import CARD_RATIO, Deck

_INK: Final = "#171a21"
_PAPER: Final = "#fffefa"
_PALE: Final = "#b9c4e0"
_GOLD: Final = "#ffcc4d"
_EDGE: Final = 5  # from that of the card
_LINES: Final = {True: 0.24, False: 0.15}  # height by the width of the card, if pointed at
_WHOLE: Final = 1.4  # scale of a note that is complete
_APART: Final = 1.3  # from sign to sign, by their height
_CORNER: Final = 0.27  # side of the plate of a number, by the width of the card
_SIGN: Final = 96  # pixels of a sign as it is kept
_FINE: Final = 3  # scale at which plates are drawn


def note_image(note: Note, number: int, width: int, sight: int, deck: Deck) -> Image.Image:
    """A note as large as its card, with the number of its place on a back."""
    height = round(width * CARD_RATIO)
    lines = [line for line in (note.suits, note.ranks) if line]
    high = _LINES[note.pointed] * width
    if len(note.suits) == len(note.ranks) == 1:
        lines, high = [note.suits + note.ranks], high * _WHOLE
    size = min([high, *((sight - 4 * _EDGE) / (len(line) * _APART) for line in lines)])
    top = height - 2 * _EDGE - len(lines) * _APART * size
    image = Image.new("RGBA", (width, height))
    if lines:
        ground = _GOLD if note.fresh else _PAPER if note.pointed else _PALE
        upper = round(top) - _EDGE
        plate = _plate(sight - 2 * _EDGE, height - _EDGE - upper, ground)
        image.alpha_composite(plate, (_EDGE, upper))
    for row, line in enumerate(lines):
        left = sight / 2 - (len(line) - 1) * _APART * size / 2
        for place, sign in enumerate(line):
            x, y = left + place * _APART * size, top + (row + 0.5) * _APART * size
            _put(image, _sign(sign, _INK, deck, round(size)), x, y)
    if number:
        middle = _EDGE + _CORNER * width / 2
        side = round(_CORNER * width)
        image.alpha_composite(_plate(side, side, _INK), (_EDGE, _EDGE))
        _put(image, _sign(str(number), _PAPER, deck, round(0.17 * width)), middle, middle)
    return image


@lru_cache(maxsize=64)
def _plate(width: int, height: int, ground: str) -> Image.Image:
    """The plate below signs, within a dark line."""
    image = Image.new("RGBA", (width * _FINE, height * _FINE))
    draw = ImageDraw.Draw(image)
    for inset, ink in ((0, _INK), (2, ground)):
        ends = inset, inset, width - inset, height - inset
        draw.rounded_rectangle([end * _FINE for end in ends], 7 * _FINE, ink)
    return image.convert("RGBa").reduce(_FINE).convert("RGBA")


@lru_cache(maxsize=256)
def _sign(sign: str, ink: str, deck: Deck, side: int) -> Image.Image:
    """A sign so high, one pixel at least."""
    side = max(1, side)
    return _large(sign, ink, deck).resize((side, side), Image.Resampling.HAMMING)


@lru_cache(maxsize=64)
def _large(sign: str, ink: str, deck: Deck) -> Image.Image:
    """A suit in its colour, a white one with an outline, or a rank in ink."""
    pen = Pen((_SIGN, _SIGN))
    middle = _SIGN / 2
    if not sign.isdigit():
        if sign == "W":
            pip(pen, sign, middle, middle, _SIGN, _INK)
        inside = (0.76 * _SIGN, _PAPER) if sign == "W" else (_SIGN, deck.ink(sign))
        pip(pen, sign, middle, middle, *inside)
    image = pen.done()
    if sign.isdigit():
        cover = capitals(sign, _SIGN - 8, _SIGN)
        image.paste(ink, (round(middle - cover.width / 2), 4), cover)
    return image


def _put(image: Image.Image, sign: Image.Image, x: float, y: float) -> None:
    """Lay a sign about a point."""
    image.alpha_composite(sign, (round(x - sign.width / 2), round(y - sign.height / 2)))
