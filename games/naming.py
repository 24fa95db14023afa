"""The names by which people know a game, finding games by a part of one, and the order of names."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from games.game import Game
from games.text import Translate, if_said

COMMAS: Final = re.compile("[,،、，]")  # noqa: RUF001
KATAKANA: Final = range(0x30A1, 0x30F7)
HIRAGANA: Final = KATAKANA.start - 0x3041
"""How far before a katakana the same hiragana is."""
BARE: Final = str.maketrans("ıłøđ", "ilod") | {each: each - HIRAGANA for each in KATAKANA}
"""What is written in place of a letter as people type it, besides accents that Unicode knows."""
AFTER: Final[Mapping[str, Mapping[str, str]]] = {
    "es": {"ñ": "n"},
    "tr": {"ç": "c", "ğ": "g", "ı": "h", "ö": "o", "ş": "s", "ü": "u"},  # noqa: RUF001
}
"""By language, the letters that are no others with an accent, each after that before it."""
LAST: Final = "\U0010ffff"


class Found(NamedTuple):
    """A name of a game that holds what was typed; the least are the closest."""

    is_part: bool
    is_other: bool  # than its title in the reader's language
    is_within: bool  # what was typed is not its beginning
    name: str


def aliases(kind: type[Game], tr: Translate) -> list[str]:
    """The other usual names of a game; none if its words have none."""
    told = if_said(kind.words("name.aliases"), tr)
    return [name.strip() for name in COMMAS.split(told)] if told else []


def closest(kind: type[Game], typed: str, tr: Translate, *others: Translate) -> Found | None:
    """The closest of a game's names, in other languages, too; None if none holds what was typed."""
    wanted, title = letters(typed), tr(kind.words("name"))
    names = [*aliases(kind, tr)]
    for other in others:
        names += [other(kind.words("name")), *aliases(kind, other)]
    found = _holding([title], wanted, is_other=False) + _holding(names, wanted, is_other=True)
    return min(found, default=None)


def _holding(names: Iterable[str], wanted: str, is_other: bool) -> list[Found]:
    bare = ((name, letters(name)) for name in names)
    return [
        Found(wanted != plain, is_other, not plain.startswith(wanted), name)
        for name, plain in bare
        if wanted in plain
    ]


def letters(text: str) -> str:
    """Its letters and digits: a phone types "Hold’em" with an apostrophe of its own."""  # noqa: RUF002
    return "".join(filter(str.isalnum, unaccented(text)))


def unaccented(text: str) -> str:
    """It without what tells capitals, accents and the two kinds of kana apart."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in parts if not unicodedata.combining(each)).translate(BARE)


def place_of(name: str, locale: str) -> tuple[str, str]:
    """Where a name comes in the order of a language: by its letters, then by the whole of it.

    Accents count for nothing but where their letters are others. Names in Chinese characters are
    ordered as Unicode has them, by radicals and strokes: no reading of them is known here.
    """
    language = locale.partition("-")[0]
    after = AFTER.get(language, {})
    low = name.replace("I", "ı").replace("İ", "i") if language == "tr" else name  # noqa: RUF001
    known = unicodedata.normalize("NFC", low).casefold()
    parts = (after[each] + LAST if each in after else letters(each) for each in known)
    return "".join(parts), name
