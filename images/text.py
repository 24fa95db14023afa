"""Text fitted to a width, in the one font that comes with the package.

Names are what people chose to call themselves: what the font cannot draw, or what would change the
reading direction of the rest, never reaches the picture.
"""

import re
import threading
import unicodedata
from functools import lru_cache
from typing import Final

import fontpkg  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFont

from images.theme import LEAST_TEXT
from images.vector import Pen, pip

ELLIPSIS: Final = "…"
_SUITS: Final = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}  # drawn by us: the font lacks them
_SYMBOL: Final = 0.82  # height and width of a suit, by the size of the text
_MARKS: Final = 2  # combining marks kept on one letter
_NOWHERE: Final = "\uffff"  # a code point that no font has
_HEIGHT: Final = 1.45  # of a line, by the size of its text
_BASELINE: Final = 1.1
_MIDDLE: Final = 0.74  # the middle of the capitals, from the top of the line

_drawing = threading.Lock()  # a FreeType face may not be used by two threads at once


@lru_cache(maxsize=256)
def font(size: int, weight: int) -> ImageFont.FreeTypeFont:
    """Inter at a size in pixels and a weight of 100 to 900."""
    opened = ImageFont.truetype(str(fontpkg.path("inter")), size)
    opened.set_variation_by_axes([min(32, max(14, size)), weight])
    return opened


@lru_cache(maxsize=4096)
def _drawn(char: str) -> str:
    """The character if the font has ink for it, else a plainer form, else nothing."""
    if char in _SUITS:
        return char
    if unicodedata.category(char)[0] == "C":
        return ""
    with _drawing:
        plain = font(32, 400)
        missing = bytes(plain.getmask(_NOWHERE))
        for form in (char, unicodedata.normalize("NFKC", char)):
            masks = [plain.getmask(part) for part in form]
            if all(part.getbbox() and bytes(part) != missing for part in masks):
                return form
    return ""


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """What of a text can be drawn: no control characters, no boxes, no towers of marks.

    Direction overrides are control characters. A text of which nothing is left is "?".
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks <= _MARKS:
            kept.append(" " if char.isspace() else _drawn(char))
    return " ".join("".join(kept).split()) or "?" * bool(text.strip())


def initial(name: str) -> str:
    """The letter that stands for a name."""
    return next((char for char in clean(name) if char.isalnum()), "?").upper()[0]


def length(text: str, size: int, weight: int) -> float:
    """How wide a text is drawn, in pixels."""
    return sum(_advance(piece, size, weight) for piece in _pieces(text))


def _pieces(text: str) -> list[str]:
    """Suit symbols, and what lies between them."""
    return [piece for piece in re.split(f"([{''.join(_SUITS)}])", text) if piece]


def _advance(piece: str, size: int, weight: int) -> float:
    if piece in _SUITS:
        return size * _SYMBOL
    with _drawing:
        return font(size, weight).getlength(piece)


@lru_cache(maxsize=4096)
def fitted(text: str, width: float, size: int, weight: int, tail: str = "") -> tuple[str, int]:
    """A line and the size at which it fits: full, smaller down to the least, then shortened.

    The `tail` ends the line uncut, whatever becomes of the text before it.
    """
    text, tail = clean(text), clean(tail)
    if text and tail:
        tail = f" {tail}"
    wide = length(text + tail, size, weight)
    if wide <= width:
        return text + tail, size
    size = max(LEAST_TEXT, min(size, int(size * width / wide)))
    if length(text + tail, size, weight) <= width:
        return text + tail, size
    room = width - length(tail, size, weight)
    return _shortened(text, room, size, weight) + tail, size


def _shortened(text: str, width: float, size: int, weight: int) -> str:
    """As much of a text as leaves room for an ellipsis, no letter parted from its marks."""
    for end in range(len(text) - 1, 0, -1):
        short = text[:end].rstrip() + ELLIPSIS
        if not unicodedata.combining(text[end]) and length(short, size, weight) <= width:
            return short
    return ELLIPSIS


@lru_cache(maxsize=4096)
def mask(text: str, size: int, weight: int) -> Image.Image:
    """One line as cover from 0 to 255; `middle(size)` says where its capitals have their middle."""
    line = Image.new("L", (round(length(text, size, weight)) + 2, round(size * _HEIGHT)), 0)
    x = 1.0
    for piece in _pieces(text):
        if piece in _SUITS:
            symbol = _symbol(_SUITS[piece], round(size * _SYMBOL))
            line.paste(symbol, (round(x), round(middle(size) - symbol.height / 2)))
        else:
            with _drawing:
                ImageDraw.Draw(line).text(
                    (x, size * _BASELINE), piece, fill=255, font=font(size, weight), anchor="ls"
                )
        x += _advance(piece, size, weight)
    return line


def _symbol(suit: str, size: int) -> Image.Image:
    """A suit as cover."""
    pen = Pen((size, size))
    pip(pen, suit, size / 2, size / 2, size * 0.94, "#ffffff")
    return pen.done().getchannel("A")


def middle(size: int) -> float:
    """From the top of a line to the middle of its capitals."""
    return size * _MIDDLE


@lru_cache(maxsize=256)
def capitals(text: str, height: int, most: int) -> Image.Image:
    """A mask of capitals exactly `height` high, squeezed to at most `most` wide."""
    lettering = font(round(height * 2.0), 760)
    with _drawing:
        left, top, right, bottom = (round(edge) for edge in lettering.getbbox(text, anchor="ls"))
        _, high, _, low = lettering.getbbox("H", anchor="ls")
        line = Image.new("L", (right - left + 8, bottom - top + 8), 0)
        ImageDraw.Draw(line).text((4 - left, 4 - top), text, fill=255, font=lettering, anchor="ls")
    line = line.crop(line.getbbox())
    scale = height / (low - high)
    wide = max(1, min(most, round(line.width * scale)))
    return line.resize((wide, max(1, round(line.height * scale))), Image.Resampling.LANCZOS)
