"""A line of text as shapes in their places. HarfBuzz joins and stacks the letters of a script."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Final

import uharfbuzz as hb  # type: ignore[import-untyped]

from images.text.bidi import levels, order
from images.text.fonts import FINE, LATIN, Typeface, font, typeface

SUITS: Final = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
"""Drawn by us, as on the cards."""

SUIT: Final = 0.82
"""Height and width of a suit in a line, by the size of the text."""

_COMBINED: Final = "\u0250"  # before it every character is a sign, read from left to right
_NO_FONT: Final = hb.Font(hb.Face(hb.Blob(b"")))


@dataclass(frozen=True, slots=True)
class Glyph:
    """A shape of a font; its origin in pixels from the start of the line and up from its foot."""

    font: hb.Font
    shape: int
    x: float
    y: float
    coloured: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A text laid out from left to right."""

    glyphs: tuple[Glyph, ...]
    suits: tuple[tuple[str, float], ...]  # and where each begins
    width: float  # pixels
    breaks: tuple[int, ...]  # places where the text may be cut, in ascending order


@dataclass(frozen=True, slots=True)
class _Run:
    """A stretch in one font and one direction; without a font it is a suit."""

    text: str
    start: int
    typeface: Typeface | None
    level: int


@lru_cache(maxsize=512)
def graphemes(text: str) -> tuple[str, ...]:
    """The signs of a text as people count them, each with its marks and joined emoji."""
    buffer = _buffer(text, "ltr")
    buffer.script = "Zyyy"  # no script's own rules
    hb.shape(_NO_FONT, buffer)
    starts = sorted({info.cluster for info in buffer.glyph_infos})
    return tuple(text[start:end] for start, end in pairwise((*starts, len(text))))


@lru_cache(maxsize=256)
def line(text: str, size: int, weight: int, language: str = "") -> Line:
    """Lay out a text that is clean; of any other, what no font has is left out.

    A `language` has ideographs of its own form, all as wide as those of another one.
    """
    runs = list(_runs(text))
    glyphs: list[Glyph] = []
    suits: list[tuple[str, float]] = []
    breaks = {0}
    x = 0.0
    for place in order([run.level for run in runs]):
        run = runs[place]
        if run.typeface is None:
            breaks.add(run.start)
            suits.append((SUITS[run.text], x))
            x += size * SUIT
            continue
        scaled = font(run.typeface, size, weight)
        buffer = _buffer(run.text, "rtl" if run.level % 2 else "ltr", language)
        hb.shape(scaled, buffer)
        for info, at in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            breaks.add(run.start + info.cluster)
            left, up = x + at.x_offset / FINE, at.y_offset / FINE
            glyphs.append(Glyph(scaled, info.codepoint, left, up, run.typeface.emoji))
            x += at.x_advance / FINE
    return Line(tuple(glyphs), tuple(suits), x, tuple(sorted(breaks)))


def _runs(text: str) -> Iterator[_Run]:
    """Split a text by font and direction, in the order in which it is read."""
    if text and max(text) < _COMBINED and all(typeface(char) == LATIN for char in text):
        yield _Run(text, 0, LATIN, 0)
        return
    ranks = levels(text)
    signs: list[_Run] = []
    start = 0
    for sign in graphemes(text):
        face = None if sign in SUITS else typeface(sign)
        if face or sign in SUITS:
            signs.append(_Run(sign, start, face, ranks[start]))
        start += len(sign)
    for (face, _), alike in groupby(signs, key=lambda sign: (sign.typeface, sign.level)):
        if face is None:
            yield from alike
        else:
            first, *others = alike
            yield replace(first, text=first.text + "".join(sign.text for sign in others))


def _buffer(text: str, direction: str, language: str = "") -> hb.Buffer:
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.direction = direction
    # Never that of the machine. Kana make it Japanese, which writes some ideographs its own way.
    kana = any("\u3040" <= char <= "\u30ff" for char in text)
    buffer.language = "ja" if kana else language or "en"
    buffer.flags = hb.BufferFlags.DO_NOT_INSERT_DOTTED_CIRCLE
    return buffer
