"""English whose words are 40 % longer, as those of other languages are."""

import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from games.plugins import RULES
from games.words import ENGLISH

LONGER: Final = 0.4
_WORD: Final = re.compile(r"[^\W\d_]+")


class _Lengthening(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = lengthened(node.value)
        return node


def lengthened(text: str) -> str:
    """A text each of whose words goes on with its own letters: "Notn brokenbr"."""
    owed = 0.0

    def more(word: re.Match[str]) -> str:
        nonlocal owed
        owed += LONGER * len(word[0])
        letters = int(owed)
        owed -= letters
        return word[0] + (2 * word[0].lower())[:letters]

    return _WORD.sub(more, text)


@cache
def _written() -> TemporaryDirectory[str]:
    """The sentences of the rules, lengthened; the folder goes with this process."""
    made = TemporaryDirectory()
    folder = Path(made.name) / ENGLISH
    folder.mkdir()
    for file in (RULES / ENGLISH).glob("*.ftl"):
        longer = _Lengthening().visit(FluentParser().parse(file.read_text("utf-8")))
        (folder / file.name).write_text(FluentSerializer().serialize(longer), "utf-8")
    return made


def folder() -> Path:
    """The folder of these sentences, which stand there in place of the English ones."""
    return Path(_written().name)
