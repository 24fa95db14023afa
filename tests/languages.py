"""Languages that nobody speaks: each sentence is the English one with a sign in all that is fixed.

A test reads by the sign whose language a message is in, and whether all of it is.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from bot import words
from games.plugins import RULES

ITALIAN, DUTCH = "it", "nl"
"""Locales of Discord that no language of ours has."""
SIGNS: Final = {ITALIAN: "¿", DUTCH: "¡"}


class _Marking(visitor.Transformer):
    def __init__(self, sign: str) -> None:
        self.sign = sign

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        """Mark each line that has a letter, before the first one."""
        lines = node.value.split("\n")
        node.value = "\n".join(self._marked(line) for line in lines)
        return node

    def _marked(self, line: str) -> str:
        at = next((n for n, letter in enumerate(line) if letter.isalpha()), None)
        return line if at is None else f"{line[:at]}{self.sign}{line[at:]}"


def write(folder: Path, locale: str) -> None:
    """Write all sentences of the rules and the bot in one of these languages."""
    (folder / locale).mkdir(parents=True)
    for source in (RULES, words.FOLDER):
        for file in sorted((source / "en").glob("*.ftl")):
            parsed = FluentParser().parse(file.read_text("utf-8"))
            marked = _Marking(SIGNS[locale]).visit(parsed)
            written = FluentSerializer().serialize(marked)
            (folder / locale / file.name).write_text(written, "utf-8")


@contextmanager
def spoken(folder: Path, *locales: str) -> Iterator[None]:
    """Have these languages, too."""
    for locale in locales:
        write(folder, locale)
    with only(*words.BOT_FOLDERS, folder):
        yield


@contextmanager
def only(*folders: Path) -> Iterator[None]:
    """Have the languages of these folders, and no others."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "BOT_FOLDERS", folders)
        yield
