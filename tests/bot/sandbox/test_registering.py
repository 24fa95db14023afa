"""Commands are registered in every language that Discord takes."""

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.endpoint import SANDBOX_TOKEN
from bot.operation.command_texts import describe
from bot.operation.registering import register
from bot.store import Store
from tests.bot.sandbox_process import SandboxProcess
from tests.languages import only

Tree = app_commands.CommandTree[discord.Client]

TEXTS = {"de": "Ein Tipp", "fr": "Un conseil", "tr": "Bir ipucu"}


@app_commands.command()
async def hint(_interaction: discord.Interaction) -> None:
    """One of the bot's commands."""


@pytest.fixture
async def tree(pointed: None) -> AsyncIterator[Tree]:
    """A command of a bot that is logged in."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(SANDBOX_TOKEN)
        commands = app_commands.CommandTree(client)
        commands.add_command(hint)
        describe(commands)
        yield commands


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/parlor.db")
    yield opened
    await opened.close()


@contextmanager
def spoken(folder: Path, **texts: str) -> Iterator[None]:
    """Describe the command in some languages, and no others."""
    for locale, text in texts.items():
        (folder / locale).mkdir(parents=True)
        (folder / locale / "commands.ftl").write_text(f"command-hint = {text}\n", "utf-8")
    with only(folder):
        yield


def told(sandbox: SandboxProcess) -> list[tuple[int, dict[str, str]]]:
    """Whether Discord took the command, and which translations came with it, each time."""
    asked = [each for each in sandbox.requests() if each["path"].endswith("/commands")]
    return [
        (each["status"], command["description_localizations"])
        for each in asked
        for command in each["body"]
        if command["name"] == hint.name
    ]


async def test_every_language_is_registered_at_once(
    sandbox: SandboxProcess, tree: Tree, store: Store, tmp_path: Path
) -> None:
    before = len(sandbox.requests())
    with spoken(tmp_path, **TEXTS):
        await register(tree, store)
    assert told(sandbox)[-1] == (200, TEXTS)
    assert len(sandbox.requests()) == before + 1


async def test_a_language_that_discord_refuses_is_left_out_and_told(
    sandbox: SandboxProcess,
    tree: Tree,
    store: Store,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    texts = TEXTS | {"fr": "x" * 101}
    with spoken(tmp_path, **texts), caplog.at_level(logging.WARNING):
        await register(tree, store)
    taken = [translations for status, translations in told(sandbox) if status == 200]
    assert taken[-1] == {"de": "Ein Tipp", "tr": "Bir ipucu"}
    [warning] = caplog.messages
    assert warning.startswith("Discord refuses the commands in fr: ")


async def test_commands_with_the_same_texts_are_not_registered_again(
    sandbox: SandboxProcess, tree: Tree, store: Store, tmp_path: Path
) -> None:
    with spoken(tmp_path / "locales", **TEXTS | {"fr": "x" * 101}):
        await register(tree, store)
        before = told(sandbox)
        await register(tree, store)
    assert told(sandbox) == before
    with spoken(tmp_path / "mended", **TEXTS):
        await register(tree, store)
    assert told(sandbox)[-1] == (200, TEXTS)
