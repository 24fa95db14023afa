"""The drawable part of a text.

Names are what people chose to call themselves: nothing in one may draw a box, tower over its line,
or change the reading direction of the rest.
"""

import unicodedata
from functools import lru_cache
from itertools import dropwhile
from typing import Final

from images.text.fonts import EMOJI_STYLE, LATIN, Typeface, inked, typeface
from images.text.shaping import SUITS, graphemes

_STYLED: Final = frozenset(
    ("<font>", "<wide>", "<narrow>", "<initial>", "<medial>", "<final>", "<isolated>")
)  # a letter in another dress: fancy mathematical, full width, an Arabic form
_ZWNJ: Final = "\u200c"  # keeps letters apart
_ZWJ: Final = "\u200d"  # joins letters, or emoji to one
_BLACK_FLAG: Final = "\U0001f3f4"  # tags after it name a region
_TAGS: Final = range(0xE0020, 0xE0080)
_OVERLAY: Final = 1  # the combining class of strokes through a letter
_ACCENTS: Final = 2  # kept on one letter
_MARKS: Final = 4  # of all kinds: a script's own vowels and tones around a letter


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """A text without control characters, boxes or towers of marks, each space single.

    Direction overrides are control characters. A text of which nothing is left is "?".
    """
    plain = "".join(" " if char.isspace() else _undressed(char) for char in text)
    shown = unicodedata.normalize("NFC", "".join(filter(_shown, plain)))
    drawn = "".join(map(_drawn, graphemes("".join(dropwhile(_follows, shown)))))
    return " ".join(drawn.split()) or "?" * bool(text.strip())


def initial(name: str) -> str:
    """The initial of a name: its first letter, else its first symbol."""
    seen = [grapheme for grapheme in graphemes(clean(name)) if grapheme != " "]
    for grapheme in seen:
        if grapheme[0].isalnum() and not _emoji(grapheme):
            capital = grapheme[0].title()[0]  # Georgian names begin small
            return capital if typeface(capital) else grapheme[0]
    return next(filter(_emoji, seen), next(iter(seen), "?"))


def _emoji(grapheme: str) -> bool:
    font = typeface(grapheme)
    return font is not None and font.emoji


def _undressed(char: str) -> str:
    """A letter in plain dress; punctuation as wide as ideographs stays so among them."""
    style = unicodedata.decomposition(char).partition(" ")[0]
    is_dress = style in _STYLED and (style != "<wide>" or char.isalnum())
    return unicodedata.normalize("NFKC", char) if is_dress else char


def _shown(char: str) -> bool:
    """True if a character may be seen, or shapes others; characters that strike out are not."""
    hidden = unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co")
    hidden |= unicodedata.combining(char) == _OVERLAY
    return not hidden or char in (_ZWNJ, _ZWJ) or ord(char) in _TAGS


def _follows(char: str) -> bool:
    """True if a character only changes the one before it."""
    return unicodedata.category(char) in ("Mn", "Mc", "Me", "Cf")


@lru_cache(maxsize=4096)
def _drawn(grapheme: str) -> str:
    """The part of a grapheme that there is ink for, else that of a plainer form, else nothing."""
    base = grapheme[0]
    if base in SUITS or base == " ":
        return base
    if font := typeface(grapheme):
        return base + _followers(grapheme, font)
    plainer = unicodedata.normalize("NFKC", grapheme)
    return "".join(map(_drawn, graphemes(plainer))) if plainer != grapheme else ""


def _followers(grapheme: str, font: Typeface) -> str:
    """The marks, joiners and joined emoji that are kept after the base of a grapheme."""
    kept = ""
    accents = marks = 0
    for char in grapheme[1:]:
        accents += unicodedata.name(char, "").startswith("COMBINING")
        marks += unicodedata.category(char)[0] == "M"
        if char == EMOJI_STYLE:
            keep = font.emoji
        elif ord(char) in _TAGS:
            keep = grapheme[0] == _BLACK_FLAG
        elif char in (_ZWNJ, _ZWJ):
            keep = font is not LATIN
        else:
            keep = accents <= _ACCENTS and marks <= _MARKS and inked(font, char)
        kept += char * keep
    return kept.rstrip(_ZWJ)  # or it would join the next character
