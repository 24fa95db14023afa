"""The bot connects again by itself where discord.py's own client gives up."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.player import Player


@pytest.fixture
async def bot(sandbox: SandboxProcess, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """A bot not started yet, that has no trouble but a client that fails."""
    running = BotProcess(sandbox.address, tmp_path, pace=0)
    yield running
    assert running.stop() == 0
    assert all("The client failed" in line for line in running.troubles)


async def test_a_first_connection_that_fails_is_tried_again(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player
) -> None:
    await sandbox.ask("POST", "faults", method="GET", route="/gateway/bot", status=404)
    await bot.start()
    await alice.open("spades")
    assert (await alice.press("start")).answered


async def test_an_event_that_cannot_be_read_does_not_end_the_bot(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player
) -> None:
    await bot.start()
    await alice.open("spades")
    await alice.press("start")
    await sandbox.ask("POST", "gateway", action="garble")
    await until(lambda: bool(bot.troubles))
    await bot.ready_again()
    assert (await alice.act()).acknowledged
