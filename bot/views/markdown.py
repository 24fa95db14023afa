"""Sentences for markdown, in which what people typed reads as they typed it."""

import re
from collections.abc import Sequence
from typing import Final

import discord

from bot.words import talk
from games.speech import Say, Words

TYPED: Final = frozenset(("name", "names", "host", "old", "action", "value", "text", "game"))
"""Arguments that somebody may have typed: a name, or what was asked for."""
_NUMBERED: Final = re.compile(r"^(\d+)([.)])(?=\s)")
"""The beginning of a numbered list."""


def escaped(text: str) -> str:
    """A text that reads in markdown as it was typed."""
    return _NUMBERED.sub(r"\1\\\2", discord.utils.escape_markdown(text))


def talk_markdown(names: Sequence[str] = (), reader: int | None = None) -> Say:
    """The same as `talk`, for markdown: names of people read as they were typed."""
    return talk([escaped(name) for name in names], reader)


def escaped_words(words: Words) -> Words:
    """The words for markdown, with what somebody typed reading as it was typed."""
    args = {
        name: escaped(value) if name in TYPED and isinstance(value, str) else value
        for name, value in words.args
    }
    return Words(words.key, **args)
