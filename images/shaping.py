"""A line of text as shapes in their places. HarfBuzz joins and stacks the letters of a script."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

import uharfbuzz as hb  # type: ignore[import-untyped]

from images.bidi import levels, order
from images.fonts import FINE, Typeface, typeface

SUITS: Final = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
"""Drawn by us, as on the cards."""

SUIT: Final = 0.82
"""Height and width of a suit in a line, by the size of the text."""

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
    breaks: tuple[int, ...]  # where the text may be cut, in ascending order


@dataclass(frozen=True, slots=True)
class _Run:
    """A stretch in one font and one direction; without a font it is a suit."""

    text: str
    start: int
    font: Typeface | None
    level: int


@lru_cache(maxsize=4096)
def graphemes(text: str) -> tuple[str, ...]:
    """The signs of a text as people count them, each with its marks and joined emoji."""
    buffer = _buffer(text, "ltr")
    buffer.script = "Zyyy"  # no script's own rules
    hb.shape(_NO_FONT, buffer)
    starts = sorted({info.cluster for info in buffer.glyph_infos})
    return tuple(text[start:end] for start, end in pairwise((*starts, len(text))))


@lru_cache(maxsize=4096)
def line(text: str, size: int, weight: int) -> Line:
    """Lay out a text that is clean; of any other, what no font has is left out."""
    runs = list(_runs(text))
    glyphs: list[Glyph] = []
    suits: list[tuple[str, float]] = []
    breaks = {0}
    x = 0.0
    for place in order([run.level for run in runs]):
        run = runs[place]
        if run.font is None:
            breaks.add(run.start)
            suits.append((SUITS[run.text], x))
            x += size * SUIT
            continue
        font = run.font.at(size, weight)
        for info, position in _shaped(font, run.text, "rtl" if run.level % 2 else "ltr"):
            breaks.add(run.start + info.cluster)
            left, up = x + position.x_offset / FINE, position.y_offset / FINE
            glyphs.append(Glyph(font, info.codepoint, left, up, run.font.emoji))
            x += position.x_advance / FINE
    return Line(tuple(glyphs), tuple(suits), x, tuple(sorted(breaks)))


def _runs(text: str) -> Iterator[_Run]:
    """Split a text by font and direction, in the order in which it is read."""
    ranks = levels(text)
    run: _Run | None = None
    end = 0
    for grapheme in graphemes(text):
        start, end = end, end + len(grapheme)
        font = typeface(grapheme)
        if grapheme not in SUITS and font is None:
            continue
        if run and run.font and (run.font, run.level) == (font, ranks[start]):
            run = _Run(run.text + grapheme, run.start, font, run.level)
            continue
        if run:
            yield run
        run = _Run(grapheme, start, None if grapheme in SUITS else font, ranks[start])
    if run:
        yield run


def _shaped(
    font: hb.Font, text: str, direction: str
) -> Iterator[tuple[hb.GlyphInfo, hb.GlyphPosition]]:
    buffer = _buffer(text, direction)
    hb.shape(font, buffer)
    return zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)


def _buffer(text: str, direction: str) -> hb.Buffer:
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.direction = direction
    # Never that of the machine. Kana make it Japanese, which writes some ideographs its own way.
    buffer.language = "ja" if any("\u3040" <= char <= "\u30ff" for char in text) else "en"
    buffer.flags = hb.BufferFlags.DO_NOT_INSERT_DOTTED_CIRCLE
    return buffer
