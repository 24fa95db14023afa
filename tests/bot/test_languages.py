"""Sentences come in the language of whoever reads them."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord import SelectOption

from bot import words
from bot.documents import PRIVACY, TERMS, document
from bot.hosting.languages import of_server
from bot.hosting.preferences import Preferences, ServerSettings, read_chosen
from bot.settings import NOBODY, Operator
from bot.views import preferences as views
from bot.views.post import Post
from bot.views.press import Pick
from bot.words import language_of, locales, speaking, speaks, talk
from games.naming import place_of
from games.text import Text
from tests import plugins
from tests.languages import DUTCH, ITALIAN, spoken

SAID = Text("hearts-name")


@pytest.fixture(autouse=True, scope="module")
def languages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with spoken(tmp_path_factory.mktemp("locales"), ITALIAN, DUTCH):
        yield


def test_a_language_is_spoken_for_as_long_as_it_is_asked_for() -> None:
    assert talk()(SAID) == "Hearts"
    with speaking(ITALIAN):
        assert talk()(SAID) == "¿Hearts"
        with speaking(DUTCH):
            assert talk()(SAID) == "¡Hearts"
        assert talk()(SAID) == "¿Hearts"
    assert talk()(SAID) == "Hearts"


async def test_a_task_speaks_the_language_in_which_it_began() -> None:
    async def say() -> str:
        await asyncio.sleep(0)
        return talk()(SAID)

    with speaking(ITALIAN):
        begun = asyncio.create_task(say())
    with speaking(DUTCH):
        other = asyncio.create_task(say())
    assert [await begun, await other, await say()] == ["¿Hearts", "¡Hearts", "Hearts"]


def test_what_was_said_to_one_reader_is_said_to_another_in_their_language() -> None:
    said = Text("hearts-name")
    for language, sign in [(ITALIAN, "¿"), (DUTCH, "¡"), (ITALIAN, "¿"), ("en", "")] * 2:
        with speaking(language):
            assert talk()(said) == f"{sign}Hearts"


def test_a_locale_of_discord_is_one_of_ours_or_english() -> None:
    assert {ITALIAN, DUTCH, "en"} <= {*locales()}
    assert language_of(ITALIAN) == ITALIAN
    assert [language_of(each) for each in ("en-GB", "en-US", "fi", "zh-TW", "")] == ["en"] * 5


def test_a_game_of_another_package_without_a_language_is_english_as_a_whole(
    tmp_path: Path,
) -> None:
    plugins.write_flip(tmp_path, "flip", "flip-do-flip = Flip\n")
    with plugins.loaded(tmp_path, "parlor-flip"), speaking(ITALIAN):
        assert not speaks("flip", ITALIAN)
        assert talk(game="flip")(Text("press-hand")) == "Show my hand"
        assert talk(game="hearts")(Text("press-hand")) == "¿Show my hand"


def test_what_all_read_is_in_the_language_that_a_server_chose_or_has_or_else_its_host_s() -> None:
    chosen = ServerSettings(language=DUTCH)
    assert of_server(chosen, ITALIAN, "en") == DUTCH
    assert of_server(ServerSettings(), ITALIAN, DUTCH) == ITALIAN
    assert of_server(ServerSettings(), "fi", DUTCH) == "en"
    assert of_server(ServerSettings(), None, DUTCH) == DUTCH


def test_a_language_that_is_not_there_any_more_is_read_as_chosen_by_nobody() -> None:
    assert read_chosen(Preferences, {"language": DUTCH}).locale == DUTCH
    assert read_chosen(Preferences, {"language": "eo"}).locale == "en"


def test_languages_are_offered_by_their_own_names_the_automatic_one_first() -> None:
    labels = [option.label for option in menu(views.preferences(Preferences(), 1), "language")]
    assert labels[0] == "The same as your Discord"
    assert {"English", "¡English", "¿English"} <= {*labels[1:]}
    assert labels[1:] == sorted(labels[1:], key=lambda name: place_of(name, "en"))


@pytest.mark.parametrize("name", [PRIVACY, TERMS])
def test_terms_and_privacy_are_in_a_language_as_a_whole_or_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(words, "BOT_FOLDERS", (tmp_path,))
    (tmp_path / DUTCH).mkdir()
    (tmp_path / DUTCH / name).write_text("# X\n\n**¡Who?** ¡A host: `/about`.\n", "utf-8")
    with speaking(DUTCH):
        assert document(name, NOBODY) == "# X\n\n**¡Who?** ¡A host: `/about`.\n"
        assert document(name, Operator("Ann")) == "# X\n\n**¡Who?** Ann.\n"
    with speaking(ITALIAN):
        assert "Who runs this bot" in document(name, NOBODY)


def menu(post: Post, name: str) -> list[SelectOption]:
    """The options of the menu of a choice."""
    picks = (each for each in post.layout.walk_children() if isinstance(each, Pick))
    return next(each.options for each in picks if each.custom_id.endswith(f".{name}"))
