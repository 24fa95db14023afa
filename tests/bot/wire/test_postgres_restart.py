"""The database server goes away and comes back while people play."""

import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.postgres import Postgres
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger, played_out
from tests.bot.wire.player import Player
from tests.bot.wire.shared_table import begin, dealt, playing
from tests.bot.wire.truth import assert_all_is_true


@pytest.fixture
async def bot(
    sandbox: SandboxProcess, own_postgres: Postgres, tmp_path: Path
) -> AsyncIterator[BotProcess]:
    """A bot over a server of its own, ready."""
    await own_postgres.run("CREATE DATABASE parlor")
    running = BotProcess(sandbox.address, tmp_path, 0.05, DATABASE_URL=own_postgres.url("parlor"))
    await running.start()
    yield running
    assert running.stop() == 0
    assert running.troubles == []


async def test_a_click_without_a_database_is_told_in_a_sentence_and_works_afterwards(
    own_postgres: Postgres, bot: BotProcess, alice: Player
) -> None:
    message, offered = await dealt(Ledger(bot.url, 1), alice)
    own_postgres.stop()
    refused = await alice.tap(message, offered[0])
    assert "reach my database" in refused.said
    own_postgres.start()
    await own_postgres.run("SELECT 1")

    async def works() -> bool:
        return (await alice.act()).acknowledged  # what was refused may have come through after all

    await until(works)


async def test_nothing_is_lost_or_doubled_though_the_server_restarts_under_load(
    own_postgres: Postgres, bot: BotProcess, alice: Player, bob: Player
) -> None:
    await begin(alice, bob, target=50)
    ledger = Ledger(bot.url, 1)
    async with playing(alice, bob):
        for how in (signal.SIGINT, signal.SIGQUIT):
            length = len(ledger.actions)
            await until(lambda length=length: len(ledger.actions) > length + 5)  # type: ignore[misc]
            own_postgres.stop(how)
            own_postgres.start()
            await own_postgres.run("SELECT 1")
        await played_out(ledger)

    await assert_all_is_true(ledger, alice, [alice, bob])
