"""Sentences come in the language of whoever reads them."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.words import language_of, locales, speaking, speaks, talk
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
