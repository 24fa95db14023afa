"""Texts cut to Discord's limits, and how wide they are, in any script.

Discord counts characters: code points, as JSON Schema's `maxLength` does. People see signs: a
letter with its marks, an emoji of several characters, one of a server's own.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final

ELLIPSIS: Final = "…"
_PIECE: Final = re.compile(
    r"<(?:a?:\w+:\d+|t:\d+(?::\w)?|(?:@[!&]?|#)\d+|/[^:>]+:\d+)>|\\.|.", re.DOTALL
)
"""What Discord shows as one thing: an emoji of a server, a time, somebody's name, a sign that is
escaped; else a character."""
_ZWJ: Final = "\u200d"  # joins emoji to one
_EMOJI_STYLE: Final = "\ufe0f"
_SKINS: Final = range(0x1F3FB, 0x1F400)
_TAGS: Final = range(0xE0020, 0xE0080)
_REGIONS: Final = range(0x1F1E6, 0x1F200)  # two make a flag
_MARKS: Final = frozenset(("Mn", "Mc", "Me"))
_HANGUL: Final = "HANGUL"  # is written with spaces, though as wide as ideographs


def shortened(text: str, most: int, ending: str = ELLIPSIS) -> str:
    """A text of so many characters at most, cut between words if one ends in its second half.

    Scripts without spaces are cut anywhere, but never within a sign.
    """
    if len(text) <= most:
        return text
    signs = _signs(text)
    ends = [*accumulate(map(len, signs), initial=0)]
    fitting = sum(end <= most - len(ending) for end in ends) - 1
    words = (at for at in range(fitting, 0, -1) if _ends_word(signs, at))
    cut = next((at for at in words if 2 * ends[at] >= most), fitting)
    return "".join(signs[:cut]).rstrip() + ending


@lru_cache(maxsize=2048)
def display_width(text: str) -> int:
    """The width of a text in columns: ideographs and emoji take two, marks none."""
    return sum(_columns(sign) for sign in _signs(text))


def _columns(sign: str) -> int:
    """The columns of a sign: two if its first character is wide, or all are one emoji."""
    is_emoji = sign[1:].startswith(_EMOJI_STYLE) or ord(sign[0]) in _REGIONS
    is_emoji |= len(sign) > 1 and sign[0] == "<"
    return 1 + (is_emoji or unicodedata.east_asian_width(sign[0]) in ("W", "F"))


def _ends_word(signs: Sequence[str], at: int) -> bool:
    """True if a word ends before this sign: at a space, and beside every ideograph."""
    before, after = signs[at - 1], signs[at]
    return before.isspace() or after.isspace() or _stands_alone(before) or _stands_alone(after)


def _stands_alone(sign: str) -> bool:
    """True for a sign of a script without spaces, and for an emoji."""
    return _columns(sign) == 2 and not unicodedata.name(sign[0], "").startswith(_HANGUL)


def _signs(text: str) -> list[str]:
    """The signs of a text as people count them, each with its marks and joined emoji."""
    signs = list[str]()
    for found in _PIECE.finditer(text):
        piece = found[0]
        if signs and _joins(signs[-1], piece):
            signs[-1] += piece
        else:
            signs.append(piece)
    return signs


def _joins(sign: str, piece: str) -> bool:
    """True if a character belongs to the sign before it."""
    code = ord(piece) if len(piece) == 1 else 0
    return (
        piece == _ZWJ
        or code in _SKINS
        or code in _TAGS
        or unicodedata.category(piece[0]) in _MARKS
        or (sign.endswith(_ZWJ) and unicodedata.category(piece[0]) == "So")
        or (code in _REGIONS and len(sign) == 1 and ord(sign) in _REGIONS)
    )
