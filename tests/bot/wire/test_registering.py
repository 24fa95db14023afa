"""Slash commands are registered when they are others than last time, and nobody waits for that."""

import pytest

from bot.store import Store
from tests.bot.sandbox_process import Json, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player
from tests.bot.wire.shared_table import dealt

COMMANDS = {"method": "PUT", "route": "/applications/{application_id}/commands"}


def registered(sandbox: SandboxProcess) -> list[int]:
    """How Discord took the commands, each time that the bot told them."""
    asked = [each for each in sandbox.requests() if COMMANDS.items() <= each.items()]
    return [each["status"] for each in asked]


async def are_registered(bot: BotProcess) -> None:
    """Wait until the bot has stored that Discord has its commands, maybe after it is ready."""
    await until(lambda: "the commands are registered" in bot.log.read_text("utf-8"))


async def forget(bot: BotProcess) -> None:
    """As if the last release had had other commands."""
    store = await Store.open(bot.url)
    await store.processes.forget_commands()
    await store.close()


async def test_commands_that_discord_has_are_not_registered_again(
    sandbox: SandboxProcess, bot: BotProcess
) -> None:
    await are_registered(bot)
    bot.kill()
    await bot.start()
    assert registered(sandbox) == [200]


@pytest.mark.parametrize(
    "refusal", [{"status": 400, "code": 30034}, {"status": 500}, {"retry_after": 600.0}]
)
async def test_the_bot_plays_while_discord_refuses_its_commands(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player, refusal: Json
) -> None:
    await dealt(Ledger(bot.url, 1), alice)
    await are_registered(bot)
    bot.kill()
    await forget(bot)
    await sandbox.ask("POST", "faults", **COMMANDS, **refusal, times=None)
    await bot.start()
    assert (await alice.act()).acknowledged
    await until(lambda: registered(sandbox)[-1] != 200)


async def test_commands_that_were_refused_are_told_again_until_discord_has_them(
    sandbox: SandboxProcess, bot: BotProcess
) -> None:
    await are_registered(bot)
    bot.kill()
    await forget(bot)
    await sandbox.ask("POST", "faults", **COMMANDS, status=400, code=30034, times=2)
    await bot.start()
    await until(lambda: registered(sandbox)[1:] == [400, 400, 200])
    assert bot.log.read_text("utf-8").count("the commands are not registered") == 2
