"""Every language is complete, is itself, fits, and says all that a match says."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.views.controls import controls
from bot.views.labels import TEXT as NO_EMOJIS
from bot.views.press import LABEL, PLACEHOLDER, TEXT
from bot.words import FOLDER, speaking, talk
from games.choices import Choice
from games.game import Game
from games.plugins import OURS
from games.text import Text, Value
from games.words import translator
from games.words.arguments import ROLES
from games.words.completeness import ENGLISH, Fault, compared, translated
from tests.bot.test_labels import EMOJIS, labels, turns
from tests.games.sentences import recorded
from tests.laws.locales import (
    FOLDERS,
    broken,
    english_left,
    language,
    limit,
    too_long,
)
from tests.voice import NAMES, SAY

LOCALES = translated(FOLDERS)
SAMPLES: dict[str, Value] = {
    **dict.fromkeys(("seats", "other", "seat", "winner"), 1),
    **dict.fromkeys(("card", "cards", "turned", "spoken"), "QS"),
    **dict.fromkeys(("suit", "suits", "symbol", "suit_name"), "S"),
}
"""Values of arguments; any other is a number, which every message takes."""


@pytest.fixture(scope="module", params=[ENGLISH, *LOCALES])
def locale(request: pytest.FixtureRequest) -> str:
    """Each language in turn, so that it is read once."""
    return str(request.param)


@cache
def faults(locale: str) -> list[Fault]:
    return list(compared(language(ENGLISH), language(locale)))


@pytest.mark.check
def test_every_message_is_there_in_every_language(locale: str) -> None:
    assert [f"{fault.file.name} {fault}" for fault in faults(locale) if fault.is_missing] == []


def test_a_message_has_the_variables_and_plural_forms_that_it_needs(locale: str) -> None:
    wrong = [f"{fault.file.name} {fault}" for fault in faults(locale) if not fault.is_missing]
    assert wrong == [], f"python -m games words {locale} --missing"


def test_the_laws_of_messages_hold(locale: str) -> None:
    assert broken(locale) == []


def test_in_buttons_forms_and_menus_there_is_room_for_longer_words() -> None:
    """English is short: other languages need 40 % more."""
    tight = (TEXT, LABEL, PLACEHOLDER)
    cut = too_long(ENGLISH, longer=1.4)
    assert [each for each in cut if limit(each.split(": ")[1]) in tight] == []


def test_all_that_recorded_matches_said_is_said(locale: str) -> None:
    """To all, and to each reader whom it is about."""
    for kind in OURS:
        speak = {
            reader: translator(NAMES, locale, FOLDER, reader=reader, game=kind.key)
            for reader in (None, *range(len(NAMES)))
        }
        for sentence in recorded(kind.key):
            for reader in _readers(sentence.words):
                assert speak[reader](sentence.words) or not SAY(sentence.words)


def _readers(words: Text) -> Iterator[int | None]:
    yield None
    given = dict(words.args)
    for role in ROLES:
        told = str(given.get(role, "")).split()[:1]
        yield from (int(seat) for seat in told if seat.isdigit() and int(seat) < len(NAMES))


def test_every_message_of_the_bot_can_be_said(locale: str) -> None:
    english, tr = language(ENGLISH), translator(NAMES, locale, FOLDER)
    for key, parts in language(ENGLISH, (FOLDER,)).parts.items():
        for name, part in parts.items():
            known = english.whole(part, english).known
            given = {each: SAMPLES.get(each, 1) for each in known} | {"card": "QS", "others": 1}
            tr(Text(f"{key}.{name}" if name else key, **given))


@cache
def different_turns(kind: type[Game]) -> list[tuple[Choice, ...]]:
    """A turn for each set of things to do, whatever the cards are."""
    every = (choices for choices, _ in turns(kind))
    return [
        *{tuple((each.verb, each.said) for each in choices): choices for choices in every}.values()
    ]


@pytest.mark.parametrize("emojis", [EMOJIS, NO_EMOJIS], ids=["emojis", "text"])
def test_no_two_choices_carry_the_same_label(locale: str, emojis: dict[str, str]) -> None:
    with speaking(locale):
        for kind in OURS:
            tr = talk(NAMES, game=kind.key)
            for choices in different_turns(kind):
                rows = controls(choices, 1, 1, tr, emojis=emojis)
                twice = [each for each, times in Counter(labels(rows)).items() if times > 1]
                assert not twice, choices


OWN = {
    "press-join = Join": "press-join = Mitmachen",
    "full = Press **Join** in time.": "full = Drück rechtzeitig **Mitmachen**.",
    "hearts-name = Hearts\n    .aliases = Chase the Lady":
    "hearts-name = Hearts\n    .aliases = Stop the Lady",
    "hearts-rules = Rules\n    .whole =\n    - **One:** a.\n    - **Two:** b.":
    "hearts-rules = Regeln\n    .whole =\n    - **Eins:** a.\n    - **Zwei:** b.",
    "hearts-paragraphs =\n    .bad = 2": "hearts-paragraphs =\n    .bad = 2",
    "link = See `the file` of /play": "link = Siehe `the file` von /play",
    "site = [Site]({ $link })": "site = [Seite]({ $link })",
}  # fmt: skip
"""English messages and good German ones."""


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("", "", ""),
        ("rechtzeitig", "before others", "english_left, words.ftl: full: others"),
        ("**Mitmachen**", "**Beitreten**", "words.ftl: full: Join is Mitmachen"),
        (" = Mitmachen", f" = {{ $name }} {60 * 'x'}", "press-join: 93 characters, 80 fit"),
        ("({ $link })", "({ $link }\uff09", "lost_links, words.ftl: site: 0 of 1 links"),
        (".bad = 2", ".bad = 3", "words.ftl: hearts-paragraphs.bad: there is no paragraph 3"),
    ],
)
def test_a_broken_law_is_told(tmp_path: Path, old: str, new: str, problem: str) -> None:
    german = "\n".join(OWN.values()).replace(old, new, 1)
    for locale, text in ((ENGLISH, "\n".join(OWN)), ("de", german)):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "words.ftl").write_text(text, "utf-8")
    told = broken("de", (tmp_path,))
    assert problem in " ".join(told)
    assert bool(told) == bool(problem)


def test_no_word_in_latin_letters_is_left_where_others_are_written(tmp_path: Path) -> None:
    (tmp_path / "ru").mkdir()
    text = "a = Туз A♠, Discord, /play\nb = Туз из hearts"
    (tmp_path / "ru" / "words.ftl").write_text(text, "utf-8")
    assert english_left("ru", (tmp_path,)) == ["words.ftl: b: hearts"]
