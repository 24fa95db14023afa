"""The fonts, in the order in which they are asked for a letter.

All are in `images.typefaces`. HarfBuzz maps them where they lie, so that only what is drawn comes
into memory, and opens one in a millisecond.
"""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import uharfbuzz as hb  # type: ignore[import-untyped]

from images.typefaces import FOLDER

FINE: Final = 64  # units of a font to a pixel
EMOJI_STYLE: Final = "\ufe0f"  # asks for the coloured form of the character before it
_KEYCAP: Final = "\u20e3"
_REGULAR: Final = 400  # weight
_BOLDER: Final = 1 / 9_000  # of the size: growth of the strokes for each step of weight above


@dataclass(frozen=True, slots=True)
class Typeface:
    """A file, and which face in it."""

    file: str
    index: int = 0
    emoji: bool = False  # drawn in colours of its own


LATIN: Final = Typeface("Inter[opsz,wght].ttf")  # Greek, Cyrillic too
EMOJI: Final = Typeface("NotoColorEmoji-COLR.ttf", emoji=True)
STACK: Final = (
    LATIN,
    EMOJI,
    Typeface("NotoSansArabic[wdth,wght].ttf"),
    Typeface("NotoSansHebrew[wdth,wght].ttf"),
    Typeface("NotoSansDevanagari[wdth,wght].ttf"),
    Typeface("NotoSansBengali[wdth,wght].ttf"),
    Typeface("NotoSansGujarati[wght].ttf"),
    Typeface("NotoSansTamil[wdth,wght].ttf"),
    Typeface("NotoSansTelugu[wdth,wght].ttf"),
    Typeface("NotoSansThai[wdth,wght].ttf"),
    Typeface("NotoSansLao[wdth,wght].ttf"),
    Typeface("NotoSansKhmer[wdth,wght].ttf"),
    Typeface("NotoSansMyanmar[wdth,wght].ttf"),
    Typeface("NotoSansEthiopic[wdth,wght].ttf"),
    Typeface("NotoSansArmenian[wght].ttf"),
    Typeface("NotoSansGeorgian[wght].ttf"),
    Typeface("NotoSansCJK-Regular.ttc", 2),  # 2: Chinese comes first
)


def path(typeface: Typeface) -> Path:
    """The file of a typeface."""
    return FOLDER / typeface.file


@lru_cache(maxsize=len(STACK))
def _face(typeface: Typeface) -> hb.Face:
    return hb.Face(hb.Blob.from_file_path(str(path(typeface))), typeface.index)


@lru_cache(maxsize=512)
def font(typeface: Typeface, size: int, weight: int) -> hb.Font:
    """A typeface at a size in pixels and a weight of 100 to 900.

    One that has no weights is made bolder by force.
    """
    face = _face(typeface)
    scaled = hb.Font(face)
    scaled.scale = (size * FINE, size * FINE)
    if face.axis_infos:
        scaled.set_variations({"wght": weight, "opsz": min(32, max(14, size))})
    elif not typeface.emoji:
        growth = max(0, weight - _REGULAR) * _BOLDER
        scaled.synthetic_bold = (growth, growth, False)
    return scaled


@lru_cache(maxsize=4096)
def typeface(grapheme: str) -> Typeface | None:
    """The first font that has what a grapheme begins with."""
    base = grapheme[0]
    coloured = _KEYCAP in grapheme or (EMOJI_STYLE in grapheme and not base.isascii())
    stack = (EMOJI, *STACK) if coloured else STACK
    return next((candidate for candidate in stack if inked(candidate, base)), None)


def inked(typeface: Typeface, char: str) -> bool:
    """True if a font shows something of a character, or leaves a space for it on purpose."""
    regular = font(typeface, FINE, _REGULAR)
    glyph = regular.get_nominal_glyph(ord(char))
    if not glyph:
        return False
    extents = regular.get_glyph_extents(glyph)
    return char == " " or bool(extents and extents.width and extents.height)
