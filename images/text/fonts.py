"""The fonts, in the order in which they are asked for a letter.

All are files of packages pinned by this project, under the Open Font License 1.1. HarfBuzz maps
them where they lie, so that only what is drawn comes into memory, and opens one in a millisecond.
"""

from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import uharfbuzz as hb  # type: ignore[import-untyped]

FINE: Final = 64  # units of a font to a pixel
EMOJI_STYLE: Final = "\ufe0f"  # asks for the coloured form of the character before it
_KEYCAP: Final = "\u20e3"
_REGULAR: Final = 400  # weight
_BOLDER: Final = 1 / 12_800  # of the size: growth of the strokes for each step of weight above


@dataclass(frozen=True, slots=True)
class Typeface:
    """A file of a package, and which face in it."""

    package: str
    file: str
    index: int = 0
    emoji: bool = False  # drawn in colours of its own


def _noto(region: str, script: str) -> Typeface:
    folder = f"fonts/ofl/notosans{script.lower()}"
    return Typeface(f"justmytype_intl_{region}", f"{folder}/NotoSans{script}[wdth,wght].ttf")


LATIN: Final = Typeface("deckr_fonts", "fonts/Inter[opsz,wght].ttf")  # Greek, Cyrillic too
_EMOJI: Final = Typeface("deckr_fonts", "fonts/NotoColorEmoji-Regular.ttf", emoji=True)
_CJK: Final = Typeface("noto_cjk_sans_otc", "NotoSansCJK-Regular.ttc", 2)  # 2: Chinese comes first
STACK: Final = (
    LATIN,
    _EMOJI,
    _noto("rtl", "Arabic"),
    _noto("rtl", "Hebrew"),
    _noto("south_asia", "Devanagari"),
    _noto("south_asia", "Bengali"),
    _noto("south_asia", "Tamil"),
    _noto("south_asia", "Telugu"),
    _noto("sea", "Thai"),
    _noto("sea", "Lao"),
    _noto("sea", "Khmer"),
    _noto("sea", "Myanmar"),
    _noto("africa", "Ethiopic"),
    _CJK,
)


def path(typeface: Typeface) -> Path:
    """The file of a typeface.

    Raises ModuleNotFoundError when its package is not installed.
    """
    spec = find_spec(typeface.package)  # tells where it lies without running its code
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"The fonts of {typeface.package} are not installed.")
    return Path(spec.submodule_search_locations[0], typeface.file)


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
    stack = (_EMOJI, *STACK) if coloured else STACK
    return next((candidate for candidate in stack if inked(candidate, base)), None)


def inked(typeface: Typeface, char: str) -> bool:
    """Whether a font shows something of a character, or leaves a space for it on purpose."""
    regular = font(typeface, FINE, _REGULAR)
    glyph = regular.get_nominal_glyph(ord(char))
    if not glyph:
        return False
    extents = regular.get_glyph_extents(glyph)
    return char == " " or bool(extents and extents.width and extents.height)
