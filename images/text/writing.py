"""Text fitted to a width, and drawn: a cover to fill with an ink, emoji in their own colours."""

from bisect import bisect
from functools import lru_cache
from typing import Final, NamedTuple

import uharfbuzz as hb  # type: ignore[import-untyped]
from PIL import Image

from images.pen import Ink, Pen, pip
from images.text.clean import clean
from images.text.fonts import FINE
from images.text.shaping import SUIT, Glyph, line
from images.theme import LEAST_TEXT, NARROWEST

ELLIPSIS: Final = "…"
_TRAILING: Final = " \u200c\u200d"  # means nothing before an ellipsis
_HEIGHT: Final = 1.7  # of a line, by the size of its text
_BASELINE: Final = 1.2
_MIDDLE: Final = 0.84  # the middle of the capitals, from the top of the line
SIDE: Final = 1
"""Pixels left free at both ends of a line."""
_CAPITALS: Final = 760  # weight


class Fitted(NamedTuple):
    """A line as it is drawn: its text, its size, and the part of their width its letters have."""

    text: str
    size: int
    across: float = 1.0


def length(text: str, size: int, weight: int) -> float:
    """The width of a clean text as drawn, in pixels."""
    return line(text, size, weight).width


@lru_cache(maxsize=2048)
def fitted(
    text: str, width: float, size: int, weight: int, tail: str = "", least: int = LEAST_TEXT
) -> Fitted:
    """A line as it fits: full, smaller down to the least size, squeezed, then shortened.

    The `tail` ends the line uncut, whatever becomes of the text before it.
    """
    text, tail = clean(text), clean(tail)
    if text and tail:
        tail = f" {tail}"
    wide = length(text + tail, size, weight)
    if wide <= width:
        return Fitted(text + tail, size)
    size = max(least, min(size, int(size * width / wide)))
    while size > least and length(text + tail, size, weight) > width:
        size -= 1  # small letters are wider by their height
    whole = text + tail
    if NARROWEST * length(whole, size, weight) > width:
        whole = _shortened(text, tail, width / NARROWEST, size, weight)
    wide = length(whole, size, weight)
    return Fitted(whole, size, width / wide if wide > width else 1.0)


def _shortened(text: str, tail: str, width: float, size: int, weight: int) -> str:
    """The longest start of a text that leaves room for an ellipsis, no sign cut in two."""
    shorter = [
        text[:end].rstrip(_TRAILING) + ELLIPSIS + tail for end in line(text, size, weight).breaks
    ]
    fitting = bisect(shorter, width, key=lambda short: length(short, size, weight))
    return shorter[max(0, fitting - 1)]


def mask(text: str, size: int, weight: int, language: str = "", across: float = 1.0) -> Image.Image:
    """One line as cover from 0 to 255; `middle(size)` says where its capitals have their middle.

    Its letters have this part of their width.
    """
    letters = line(text, size, weight, language)
    raster = hb.RasterDraw()
    raster.extents = _extents(letters.width * across, size)
    for glyph in letters.glyphs:
        if not glyph.coloured:
            raster.transform = _place(glyph, across)
            raster.draw_glyph(glyph.font, glyph.shape)
    cover = _image(raster.render(), "L", "L")
    for suit, x in letters.suits:
        symbol = _symbol(suit, round(size * SUIT * across))
        cover.paste(symbol, (round(SIDE + x * across), round(middle(size) - symbol.height / 2)))
    return cover


def _emoji(text: str, size: int, weight: int, across: float) -> Image.Image | None:
    """The coloured emojis of a line, on a transparent ground of the size of its mask."""
    letters = line(text, size, weight)
    coloured = [glyph for glyph in letters.glyphs if glyph.coloured]
    if not coloured:
        return None
    raster = hb.RasterPaint()
    raster.extents = _extents(letters.width * across, size)
    for glyph in coloured:
        raster.transform = _place(glyph, across)
        raster.paint_glyph(glyph.font, glyph.shape)
    return _image(raster.render(), "RGBA", "BGRa")


def _extents(width: float, size: int) -> hb.RasterExtents:
    """The canvas of a line, in pixels right and up from where its foot begins."""
    above, high = round(size * _BASELINE), round(size * _HEIGHT)
    return hb.RasterExtents(-SIDE, above - high, round(width) + 2 * SIDE, high, 0)


def _place(glyph: Glyph, across: float) -> tuple[float, ...]:
    return (across / FINE, 0.0, 0.0, 1 / FINE, glyph.x * across, glyph.y)


def _image(raster: hb.RasterImage, mode: str, raw: str) -> Image.Image:
    """HarfBuzz's pixels, which begin at the lowest row."""
    extents = raster.extents
    size = extents.width, extents.height
    return Image.frombytes(mode, size, raster.buffer, "raw", raw, extents.stride, -1)


@lru_cache(maxsize=160)  # four suits at every size of text
def _symbol(suit: str, size: int) -> Image.Image:
    """A suit as cover."""
    pen = Pen((size, size))
    pip(pen, suit, size / 2, size / 2, size * 0.94, "#ffffff")
    return pen.done().getchannel("A")


def middle(size: int) -> float:
    """The distance from the top of a line to the middle of its capitals."""
    return size * _MIDDLE


def write(
    picture: Image.Image,
    text: str,
    size: int,
    weight: int,
    ink: Ink,
    x: float,
    y: float,
    anchor: str = "middle",
    language: str = "",
    across: float = 1.0,
) -> None:
    """Write a line: its `left`, `middle` or `right` end at x, the middle of its capitals at y."""
    cover = mask(text, size, weight, language, across)
    aside = {"left": 0.0, "middle": cover.width / 2, "right": cover.width}[anchor]
    at = (round(x - aside), round(y - middle(size)))
    picture.paste(ink, at, cover)
    if emoji := _emoji(text, size, weight, across):
        picture.paste(emoji.convert("RGB"), at, emoji)


@lru_cache(maxsize=256)
def capitals(text: str, height: int, most: int) -> Image.Image:
    """A mask of capitals exactly `height` high, squeezed to at most `most` wide."""
    letters = line(text, 2 * height, _CAPITALS).glyphs
    font = letters[0].font
    upright = height / font.get_glyph_extents(font.get_nominal_glyph(ord("H"))).y_bearing
    ends = [FINE * glyph.x for glyph in letters]
    inks = [font.get_glyph_extents(glyph.shape) for glyph in letters]
    left = ends[0] + inks[0].x_bearing
    right = ends[-1] + inks[-1].x_bearing + inks[-1].width
    across = min(upright, most / (right - left))
    raster = hb.RasterDraw()  # as large as its glyphs
    for glyph, end in zip(letters, ends, strict=True):
        raster.transform = (across, 0.0, 0.0, upright, (end - left) * across, 0.0)
        raster.draw_glyph(font, glyph.shape)
    return _image(raster.render(), "L", "L")
