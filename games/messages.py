"""Messages of Fluent files: their keys, their texts, and what Fluent's parser makes of them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

PER_GAME: Final = ("do-", "order-")
"""How the keys of actions and orders begin: two games may have a verb, each with its sentence."""
_START: Final = re.compile(r"^(?=[^\s}\[*.])", re.MULTILINE)
"""Where a message begins, or a comment: what goes on is indented, or closes a brace."""
_KEY: Final = re.compile(r"(-?[a-zA-Z][\w-]*) *=\s*\S")


class BadWords(ValueError):
    """A file of sentences cannot be used; the text names the file and what is wrong in it."""


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """Key and text of each message in a file; BadWords for anything else but comments."""
    for key, text in pieces(file):
        if not key:
            raise _no_message(file, text)
        yield key, text


def pieces(file: Path) -> Iterator[tuple[str, str]]:
    """Key and text of everything in a file but comments; no key where it is no message."""
    for text in _START.split(file.read_text(encoding="utf-8")):
        if text.strip() and not text.startswith("#"):
            named = _KEY.match(text)
            yield named[1] if named else "", text


def parse(file: Path, text: str) -> ast.Message | ast.Term:
    """A message without the positions of its parts, which take most of the time."""
    match FluentParser(with_spans=False).parse(text).body:
        case [ast.Message() | ast.Term() as entry]:
            return entry
    raise _no_message(file, text)


def _no_message(file: Path, text: str) -> BadWords:
    return BadWords(f"{file}: this is no message: {text.strip()}")


def is_per_game(key: str) -> bool:
    """True for keys of actions and premoves, of which each game has its own sentence."""
    return key.startswith(PER_GAME)


def shared_key(key: str) -> str:
    """The message of all games in whose place a game's own stands: `do-pass` for `skat-do-pass`."""
    return next(
        (start + key.partition(f"-{start}")[2] for start in PER_GAME if f"-{start}" in key), ""
    )
