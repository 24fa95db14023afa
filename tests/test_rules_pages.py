"""The pages of `docs/rules`: what the code says of their sections is so, and vectors are tests."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.plugins import OURS

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "rules"
KEYS = tuple(kind.key for kind in OURS)
NUMBER = r"\d+(?:\.\d+)?"
REFERENCE = re.compile(
    rf"\b[Ss]ections? ({NUMBER}(?:(?:,| and| or| to)? {NUMBER})*)(?: of `docs/rules/(\w+)\.md`)?"
)
HEADING = re.compile(rf"^###? ({NUMBER})\.? ", re.MULTILINE)
VECTOR = re.compile(r"^(?:\| |\*\*)([A-Z]{1,2}\d{1,2})(?: \||:)", re.MULTILINE)
SOURCES = ("games/**/*.py", "images/**/*.py", "tests/games/*.py", "docs/rules/*.md", "docs/*.md")


def headings(page: str) -> set[str]:
    """The numbers of the sections of a game's page; none if there is no such page."""
    file = PAGES / f"{page}.md"
    return set(HEADING.findall(file.read_text("utf-8"))) if file.exists() else set()


def page_of(file: Path) -> str:
    """The game whose page a file means where it names none: that of its folder, or of its name."""
    stem = file.stem.removeprefix("test_")
    named = (key for key in KEYS if stem == key or stem.startswith(f"{key}_"))
    return file.stem if file.parent == PAGES else next(named, file.parent.name)


def dead(file: Path, text: str) -> Iterator[str]:
    """References in a file that lead to no section."""
    text = re.sub(r"\s*\n\s*(?:# )?", " ", text) if file.suffix == ".py" else text
    for sections, page in REFERENCE.findall(text):
        known = headings(page or page_of(file))
        yield from (f"{file}: {each}" for each in re.findall(NUMBER, sections) if each not in known)


FILES = sorted(file for pattern in SOURCES for file in ROOT.glob(pattern))


def test_every_section_that_is_named_is_there() -> None:
    assert not [each for file in FILES for each in dead(file, file.read_text("utf-8"))]


@pytest.mark.parametrize(
    ("file", "text", "is_dead"),
    [
        ("games/hearts/rules.py", "Passing, section 6.", False),
        ("games/hearts/rules.py", "Passing, section 17.", True),
        ("games/hearts/rules.py", "Passing (sections 6, 7\n    and 99).", True),
        ("games/basra/hint.py", "the table of section 13.2", False),
        ("games/basra/hint.py", "the table of section 13.9", True),
        ("games/poker/ranking.py", "section 3 of `docs/rules/five_card_draw.md`", False),
        ("games/poker/ranking.py", "section 3 of `docs/rules/whist.md`", True),
        ("games/poker/ranking.py", "Ranking (section 3).", True),
        ("tests/games/test_gong_zhu_news.py", "as section 6 has it", False),
        ("images/art/board.py", "section 3", True),
    ],
)
def test_a_section_that_is_not_there_is_found(file: str, text: str, is_dead: bool) -> None:
    assert bool([*dead(ROOT / file, text)]) is is_dead


@pytest.mark.parametrize("key", KEYS)
def test_every_vector_of_a_game_is_a_test(key: str) -> None:
    vectors = VECTOR.findall((PAGES / f"{key}.md").read_text("utf-8"))
    shared = [ROOT / "tests" / "games" / f"test_{name}.py" for name in ("deadwood", "poker")]
    files = [*shared, *(file for file in FILES if page_of(file) == key and "test_" in file.name)]
    tests = "\n".join(file.read_text("utf-8") for file in files).lower()
    named = set(re.findall(r"(?<![a-z0-9])([a-z]{1,2}\d{1,2})(?![0-9])", tests))
    assert len(vectors) > 20
    assert not [each for each in vectors if each.lower() not in named]
