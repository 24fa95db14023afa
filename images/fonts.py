"""The fonts, in the order in which they are asked for a letter.

All are files of packages pinned by this project, under the Open Font License 1.1. HarfBuzz reads
them where they lie: only the letters that are drawn come into memory.
"""

import unicodedata
from functools import cache, cached_property, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import uharfbuzz as hb  # type: ignore[import-untyped]

FINE: Final = 64  # units of a font to a pixel
EMOJI_STYLE: Final = "\ufe0f"  # asks for the colour form of the character before it
_KEYCAP: Final = "\u20e3"
_BOLDER: Final = 1 / 12_800  # of the size, for each step of weight over 400
_REGULAR: Final = 400


class Typeface:
    """One font file, and which face in it."""

    def __init__(self, package: str, file: str, index: int = 0, *, emoji: bool = False) -> None:
        self._package = package
        self._file = file
        self._index = index
        self.emoji = emoji
        """Drawn in colours of its own."""

    @cached_property
    def _face(self) -> hb.Face:
        spec = find_spec(self._package)  # where it lies, without running its code
        if spec is None or not spec.submodule_search_locations:
            raise ModuleNotFoundError(f"The fonts of {self._package} are not installed.")
        path = Path(spec.submodule_search_locations[0], self._file)
        return hb.Face(hb.Blob.from_file_path(str(path)), self._index)

    @cache  # noqa: B019 - there are as many as fonts, and they stay
    def at(self, size: int, weight: int) -> hb.Font:
        """The font at a size in pixels and a weight of 100 to 900, bolder by force if need be."""
        font = hb.Font(self._face)
        font.scale = (size * FINE, size * FINE)
        axes = {axis.tag for axis in self._face.axis_infos}
        if "wght" in axes:
            font.set_variations({"wght": weight, "opsz": min(32, max(14, size))})
        elif not self.emoji:
            force = max(0, weight - _REGULAR) * _BOLDER
            font.synthetic_bold = (force, force, False)
        return font

    @cache  # noqa: B019
    def has(self, char: str) -> bool:
        """Whether there is something to see of a character."""
        font = self.at(FINE, _REGULAR)
        glyph = font.get_nominal_glyph(ord(char))
        if not glyph:
            return False
        extents = font.get_glyph_extents(glyph)
        return char == " " or bool(extents and extents.width and extents.height)


def _noto(region: str, script: str) -> Typeface:
    folder = f"fonts/ofl/notosans{script.lower()}"
    return Typeface(f"justmytype_intl_{region}", f"{folder}/NotoSans{script}[wdth,wght].ttf")


LATIN: Final = Typeface("deckr_fonts", "fonts/Inter[opsz,wght].ttf")
_EMOJI: Final = Typeface("deckr_fonts", "fonts/NotoColorEmoji-Regular.ttf", emoji=True)
STACK: Final = (
    LATIN,  # Greek and Cyrillic too
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
    Typeface("noto_cjk_sans_otc", "NotoSansCJK-Regular.ttc", 2),  # Chinese, Japanese, Korean
)


@lru_cache(maxsize=4096)
def typeface(grapheme: str) -> Typeface | None:
    """The first font that draws all of a grapheme, else the first that draws its base."""
    colour = EMOJI_STYLE in grapheme or _KEYCAP in grapheme
    stack = (_EMOJI, *STACK) if colour else STACK
    seen = [char for char in grapheme if unicodedata.category(char) != "Cf" and char != EMOJI_STYLE]
    for font in stack:
        if seen and all(font.has(char) for char in seen):
            return font
    return next((font for font in stack if font.has(grapheme[0])), None)
