"""The glossary is read as it stands on its page, and deviations from it are found."""

from pathlib import Path

from games.words.completeness import translated
from tests.glossary import deviations, terms
from tests.laws.locales import FOLDERS

PAGE = """\
| English | de |
|---|---|
| trick | Stich |
| face down, face up | verdeckt, offen |
| hand (cards) | Blatt |
| hand (unit) | Spiel |
| gin | |
"""
ENGLISH = "a = You take two tricks.\nb = One trick\nc = Lay it face down.\nd = Your hand"
GERMAN = "a = Du machst zwei Stiche.\nb = Ein Trick\nc = Leg sie verdeckt hin.\nd = Deine Karten"


def test_a_message_without_the_word_of_the_glossary_is_listed(tmp_path: Path) -> None:
    page = tmp_path / "glossary.md"
    page.write_text(PAGE, "utf-8")
    for locale, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "words.ftl").write_text(text, "utf-8")
    assert [*deviations("de", (tmp_path,), page)] == ["words.ftl: b: trick is Stich"]


def test_every_language_has_settled_its_terms() -> None:
    assert not [locale for locale in translated(FOLDERS) if not terms(locale)]
