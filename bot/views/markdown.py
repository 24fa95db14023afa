"""Sentences for markdown, in which what people typed reads as they typed it."""

import re
from collections.abc import Sequence
from typing import Final

from bot.words import talk
from games.cards import FRENCH
from games.text import Text, Translate

TYPED: Final = frozenset(("name", "names", "host", "old", "action", "value", "text", "game"))
"""Arguments that somebody may have typed: a name, or what was asked for."""
_SIGNS: Final = re.compile(r"[\\`*_~|\[\]<]|^(?:#{1,3}|>|-|\d+(?=[.)]\s))", re.MULTILINE)
"""Signs of markdown: anywhere, and where a line begins."""


def escaped(text: str) -> str:
    """A text that reads in markdown as it was typed."""
    return _SIGNS.sub(_escaped_sign, text)


def _escaped_sign(found: re.Match[str]) -> str:
    """A sign with a backslash before it; behind a number, which would begin a list."""
    sign = found[0]
    return f"{sign}\\" if sign.isdigit() else f"\\{sign}"


def talk_markdown(
    names: Sequence[str] = (), reader: int | None = None, game: str = "", faces: str = FRENCH.key
) -> Translate:
    """The translator `talk` for markdown: names of people read as they were typed."""
    return talk([escaped(name) for name in names], reader, game=game, faces=faces)


def escaped_words(words: Text) -> Text:
    """The words for markdown, with what somebody typed reading as it was typed."""
    args = {
        name: escaped(value) if name in TYPED and isinstance(value, str) else value
        for name, value in words.args
    }
    return Text(words.key, **args)
