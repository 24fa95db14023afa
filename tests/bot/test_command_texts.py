"""What Discord shows of commands comes from messages, in every language that has them."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.app import Parlor
from bot.hosting.tables import Tables
from bot.matches.pace import Pace
from bot.operation.command_texts import CommandTranslator
from bot.store import Store
from bot.words import FOLDER
from games.words.bundles import bundle
from images import Renderer
from images.workers import ThreadWorker
from tests.conformance import Request, check_requests
from tests.languages import only

Json = dict[str, Any]
Tree = app_commands.CommandTree[Any]

SPANISH = """
command-play = Abre una mesa
command-play-game = A qué jugar
command-table = Qué hacer en tu mesa
command-table-invite-user = A quién invitar
command-leaderboard-span-week = esta semana
context-menu-challenge = Retar
"""


@pytest.fixture
async def tree(tmp_path: Path) -> AsyncIterator[Tree]:
    """The commands of the bot."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/parlor.db")
    bot = Parlor(store, Tables(store, store.clock, Pace()), Renderer(ThreadWorker()))
    await bot.add_commands()
    yield bot.tree
    await store.close()


@pytest.fixture
async def spanish(tree: Tree, tmp_path: Path) -> AsyncIterator[CommandTranslator]:
    """Who speaks but some Spanish, once the commands have their English texts."""
    (tmp_path / "es-419").mkdir()
    (tmp_path / "es-419" / "commands.ftl").write_text(SPANISH, "utf-8")
    with only(tmp_path):
        yield await loaded()


async def loaded() -> CommandTranslator:
    """Who speaks all languages there are now."""
    translator = CommandTranslator()
    await translator.load()
    return translator


async def told(tree: Tree, translator: app_commands.Translator) -> dict[str, Json]:
    """What Discord is told of each command, option and choice, by its path."""
    return dict(_paths(await payloads(tree, translator)))


async def payloads(tree: Tree, translator: app_commands.Translator) -> list[Json]:
    """What Discord is told of each command."""
    return [await each.get_translated_payload(tree, translator) for each in tree.get_commands()]


def _paths(commands: list[Json], above: str = "") -> Iterator[tuple[str, Json]]:
    for each in commands:
        path = f"{above} {each.get('value', each['name'])}".strip()
        yield path, each
        yield from _paths([*each.get("options", ()), *each.get("choices", ())], path)


def localized(payload: Json) -> dict[str, Json]:
    """What is translated of it."""
    return {key: value for key, value in payload.items() if key.endswith("localizations") and value}


async def test_spanish_is_shown_to_both_kinds_of_its_readers(
    tree: Tree, spanish: CommandTranslator
) -> None:
    found = await told(tree, spanish)

    def both(text: str) -> Json:
        return {"es-ES": text, "es-419": text}

    assert {path: localized(each) for path, each in found.items() if localized(each)} == {
        "play": {"description_localizations": both("Abre una mesa")},
        "play game": {"description_localizations": both("A qué jugar")},
        "table": {"description_localizations": both("Qué hacer en tu mesa")},
        "table invite user": {"description_localizations": both("A quién invitar")},
        "leaderboard span week": {"name_localizations": both("esta semana")},
        "Challenge": {"name_localizations": both("Retar")},
    }


async def test_english_is_what_discord_shows_everybody_else(
    tree: Tree, spanish: CommandTranslator
) -> None:
    found = await told(tree, spanish)
    assert found["play"]["description"].startswith("Open a table")
    assert found["leaderboard span week"]["name"] == "this week"
    assert found["hint"]["description_localizations"] == {}


async def test_discord_takes_the_texts_of_every_language(tree: Tree) -> None:
    commands = await payloads(tree, await loaded())
    check_requests([Request("PUT", "/applications/1/commands", commands)])


async def test_every_text_of_a_command_is_a_message_and_each_of_these_is_shown(tree: Tree) -> None:
    paths = (await told(tree, await loaded())).keys() - {"Challenge"}
    file = FOLDER / "en" / "commands.ftl"
    messages = bundle("en", (FOLDER,)).read_all()
    written = {entry.id.name for where, entry in messages if where == file}
    keys = {f"command-{path.replace(' ', '-')}" for path in paths}
    assert written == keys | {"context-menu-challenge"}
