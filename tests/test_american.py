"""What people read is American English, and names a round as its game does."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.words import FOLDER
from games.plugins import RULES
from games.words import ENGLISH
from games.words.bundles import bundle

ROOT = Path(__file__).parents[1]
PAGES = [
    *ROOT.glob("docs/*.md"),
    *(ROOT / f"{name}.md" for name in ("PRIVACY", "SECURITY", "TERMS")),
]
QUOTES = ROOT / "docs" / "voice.md"
"""The page that names what is not to be said."""
BRITISH = re.compile(
    r"\b(\w*colour\w*|favour\w*|\w*neighbour\w*|honour\w*|behaviour\w*|\w*grey\w*|centre\w*"
    r"|cancelled|labelled|travell\w+|any more|anticlockwise|towards|whilst|learnt"
    r"|needn't|go(?:es)? round|the lot)\b",
    re.IGNORECASE,
)
TWINS = re.compile(r"\b(ruffs?|talon|fuses?|quads|trips)\b")
"""Other words for: to trump, stock, hint token, misfires left, and hands of poker."""


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []
        self.placed: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.VariableReference):
            self.placed.add(node.expression.id.name)
        self.generic_visit(node)


def messages() -> Iterator[tuple[str, _Texts]]:
    """Every message with its file and its texts."""
    for folder in (FOLDER, RULES):
        for file, entry in bundle(ENGLISH, (folder,)).read_all():
            texts = _Texts()
            texts.visit(entry)
            yield f"{file.name}: {entry.id.name}", texts


def test_no_message_is_british() -> None:
    assert not _having(BRITISH)


def test_no_message_has_a_second_word_for_one_thing() -> None:
    assert not _having(TWINS)


def _having(words: re.Pattern[str]) -> list[tuple[str, str]]:
    found = ((key, text) for key, each in messages() for text in each.found)
    return [(key, word[0]) for key, text in found if (word := words.search(text))]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page != QUOTES], ids=lambda page: page.name
)
def test_no_page_is_british(page: Path) -> None:
    text = re.sub(r"```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert not BRITISH.findall(text)


def test_no_message_prints_the_code_s_word_for_a_round() -> None:
    assert not [key for key, each in messages() if "unit" in each.placed]
