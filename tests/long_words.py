"""A language as long as translations get: English, each word of it 40 % longer."""

import re
from collections.abc import Iterable
from math import ceil
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from games.words import ENGLISH

LONG: Final = "nl"
"""The locale it goes by: one that numbers are written in, and that Parlor does not speak."""
_GROWTH: Final = 0.4
_WORD: Final = re.compile("[^\\W\\d_]{2,}")


class _Lengthened(Transformer):
    """Lengthens what is said, and leaves what is chosen by."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = lengthened(node.value)
        return node


def lengthened(text: str) -> str:
    """A text in which each word says its beginning twice."""
    return _WORD.sub(lambda word: word[0] + word[0][: ceil(_GROWTH * len(word[0]))].lower(), text)


def write(folder: Path, sources: Iterable[Path]) -> None:
    """The sentences of these folders in the long language."""
    (folder / LONG).mkdir()
    for file in (file for each in sources for file in sorted((each / ENGLISH).glob("*.ftl"))):
        entries = FluentParser(with_spans=False).parse(file.read_text("utf-8"))
        long = FluentSerializer().serialize(_Lengthened().visit(entries))
        (folder / LONG / f"{file.parents[1].name}_{file.name}").write_text(long, "utf-8")
