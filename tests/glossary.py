"""`python -m tests.glossary LOCALE`: where sentences do not say a thing as the glossary has it.

That may be right: a sentence need not name what English names. So nothing fails.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from games.words.completeness import ENGLISH
from tests.laws.locales import FOLDERS, lines

PAGE: Final = Path(__file__).parents[1] / "docs" / "glossary.md"
ASIDE: Final = re.compile(r"\([^)]*\)|“[^”]*”|«[^»]*»|\"[^\"]*\"")
BETWEEN: Final = re.compile(r"[,;/·、→]| or ")
LEAST: Final = 4
"""Letters of a word that its endings leave alone."""


class Term(NamedTuple):
    """What English calls a thing, and the words of a language for it; none if it is not settled."""

    english: str
    words: tuple[str, ...]

    @property
    def in_english(self) -> re.Pattern[str]:
        """Where English names it, in any of its forms."""
        return re.compile(rf"(?<![\w-]){re.escape(self.english)}(?:e?s|ed|ing)?(?![\w-])", re.I)

    @property
    def stems(self) -> list[str]:
        """The beginnings of its words, as far as endings leave them alone."""
        return [word.lower()[: max(LEAST, len(word) - 3)] for word in self.words]


def terms(locale: str, page: Path = PAGE) -> list[Term]:
    """The terms of a language; those of which English has two meanings are left out."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in page.read_text("utf-8").splitlines()
        if line.startswith("|")
    ]
    if locale not in rows[0]:
        return []
    at = rows[0].index(locale)
    named = [(_names(row[0]), row[at]) for row in rows[2:]]
    times = Counter(name for names, _ in named for name in names)
    every = ((name, cell) for names, cell in named for name in names)
    return [Term(name, _words(cell)) for name, cell in every if cell and times[name] == 1]


def _names(cell: str) -> list[str]:
    """What English calls things in a row."""
    return [name.strip() for name in re.sub(r"\([^)]*\)", "", cell).split(",")]


def _words(cell: str) -> tuple[str, ...]:
    """The words in a cell, and those beside them in brackets."""
    plain = (part.strip() for part in BETWEEN.split(ASIDE.sub("", cell)))
    aside = (part.strip() for part in re.findall(r"\(([^)]*)\)", cell))
    return tuple(filter(None, (*plain, *aside)))


def deviations(
    locale: str, folders: tuple[Path, ...] = FOLDERS, page: Path = PAGE
) -> Iterator[str]:
    """Each message in which English names a thing and the translation has none of its words."""
    english, theirs = lines(ENGLISH, folders), lines(locale, folders)
    named = [(term, term.in_english, term.stems) for term in terms(locale, page)]
    for key, line in theirs.items():
        said = " ".join(line.texts).lower()
        told = " ".join(english[key].texts) if key in english else ""
        for term, pattern, stems in named:
            if pattern.search(told) and not any(stem in said for stem in stems):
                yield f"{line}: {term.english} is {' or '.join(term.words)}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{each}\n" for each in deviations(sys.argv[1]))
