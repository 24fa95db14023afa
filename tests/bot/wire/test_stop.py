"""The bot ends when it is told to, whatever is going on."""

import asyncio
from pathlib import Path
from signal import SIGTERM

from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player
from tests.bot.wire.shared_table import dealt


async def test_sigterm_ends_the_bot_with_0_while_a_match_is_in_play(
    bot: BotProcess, alice: Player
) -> None:
    ledger = Ledger(bot.url, 1)
    await dealt(ledger, alice)
    assert bot.stop() == 0
    await bot.start()
    tap = await alice.act()
    await until(lambda: len(ledger.actions) > tap.offer.length)


async def test_sigterm_while_a_table_is_drawn_is_one_sentence_in_the_log(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player
) -> None:
    await dealt(Ledger(bot.url, 1), alice)
    await sandbox.ask("POST", "faults", method="PATCH", times=None, delay=600.0)
    assert (await alice.act()).acknowledged
    before = bot.events
    assert await asyncio.to_thread(bot.stop) == 0
    assert bot.events == [*before, "told to end: SIGTERM"]


async def test_sigterm_ends_the_bot_though_its_connection_breaks_as_it_closes(
    sandbox: SandboxProcess, tmp_path: Path
) -> None:
    breaking = BotProcess(sandbox.address, tmp_path, 0.05)
    await breaking.start("tests.bot.wire.variant", "broken_close")
    before = breaking.events
    assert await asyncio.to_thread(breaking.stop) == 0
    assert breaking.events == [*before, "told to end: SIGTERM"]


async def test_sigterm_ends_the_bot_that_still_waits_for_its_database(
    sandbox: SandboxProcess, tmp_path: Path
) -> None:
    asked = asyncio.Event()

    async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.set()
        await reader.read()
        writer.close()

    async with await asyncio.start_server(say_nothing, "127.0.0.1") as server:
        port = server.sockets[0].getsockname()[1]
        url = f"postgresql+asyncpg://parlor@127.0.0.1:{port}/parlor"
        waiting = BotProcess(sandbox.address, tmp_path, 0.05, DATABASE_URL=url)
        waiting.begin()
        await asyncio.wait_for(asked.wait(), 300)
        assert await asyncio.to_thread(waiting.stop) == 0
        assert waiting.troubles == []


async def test_sigterm_ends_the_bot_though_it_hangs_as_it_closes(
    sandbox: SandboxProcess, tmp_path: Path
) -> None:
    hanging = BotProcess(sandbox.address, tmp_path, 0.05)
    await hanging.start("tests.bot.wire.variant", "hanging_close")
    assert await asyncio.to_thread(hanging.stop) == 0
    assert hanging.events[-2:] == ["told to end: SIGTERM", "ended amid what was under way"]


async def test_a_second_sigterm_ends_the_bot_at_once(
    sandbox: SandboxProcess, tmp_path: Path
) -> None:
    stuck = BotProcess(sandbox.address, tmp_path, 0.05)
    await stuck.start("tests.bot.wire.variant", "stuck_close")
    stuck.tell_to_stop()
    await until(lambda: "told to end: SIGTERM" in stuck.events)
    assert await asyncio.to_thread(stuck.stop) == 128 + SIGTERM
    assert "told to end again: SIGTERM" in stuck.events
