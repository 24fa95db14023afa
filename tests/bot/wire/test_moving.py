"""The bot is killed while a table moves to a thread: it is there afterwards, and nowhere else."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.posts.threads import CROWDED
from tests.bot.sandbox_process import Json, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.doomed import MOVED, OF_A_MOVE
from tests.bot.wire.ledger import Ledger, all_drawn
from tests.bot.wire.player import Player
from tests.bot.wire.reading import Offer, offers

THREADS = "/channels/{channel_id}/messages/{message_id}/threads"


def opened(sandbox: SandboxProcess) -> int:
    """How many threads there are by now."""
    asked = [each["status"] for each in sandbox.requests() if each["route"] == THREADS]
    return asked.count(201)


@pytest.fixture
def bot(sandbox: SandboxProcess, tmp_path: Path) -> Iterator[BotProcess]:
    """Not started yet."""
    running = BotProcess(sandbox.address, tmp_path, pace=0)
    yield running
    assert running.stop() == 0
    assert running.troubles == []


async def open_tables(bot: BotProcess, alice: Player, number: int) -> None:
    """Open so many, each stored with its place before the next."""
    for match in range(1, number + 1):
        await alice.open("spades")
        await all_drawn(Ledger(bot.url, match))


async def offered(alice: Player) -> tuple[Json, Json, Offer]:
    """A table that may have a thread, what shows so, and what is pressed for that."""

    async def found() -> tuple[Json, Json, Offer] | None:
        for table in reversed(await alice.tables()):
            manage = next(offer for offer in offers(table) if offer.verb == "manage")
            shown = (await alice.tap(table, manage)).outcome["message"]
            for offer in [offer for offer in offers(shown) if offer.verb == "thread"]:
                return table, shown, offer
        return None

    return await until(found)


async def test_a_table_moves_while_the_server_is_not_yet_known_after_a_start(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player
) -> None:
    await bot.start()
    await open_tables(bot, alice, CROWDED - 1)
    bot.kill()
    await bot.start("tests.bot.wire.doomed", MOVED)
    await alice.open("spades")
    await until(lambda: not bot.runs)
    await sandbox.ask("POST", "gateway", action="outage")
    await bot.start()
    ledger = Ledger(bot.url, CROWDED)
    await until(lambda: ledger.drawn)
    table, shown, offer = await offered(alice)
    await alice.tap(shown, offer)
    await until(lambda: opened(sandbox) > 0)
    await until(Player(sandbox, "alice", table["id"]).tables)


@pytest.mark.parametrize("point", OF_A_MOVE)
async def test_killed_while_it_moves_a_table_is_in_the_thread_afterwards_and_nowhere_else(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player, point: str
) -> None:
    await bot.start()
    await open_tables(bot, alice, CROWDED)
    table, shown, offer = await offered(alice)
    bot.kill()
    await bot.start("tests.bot.wire.doomed", point)
    pressing = asyncio.create_task(alice.tap(shown, offer))
    await until(lambda: not bot.runs)
    await sandbox.advance(4)
    await pressing
    await bot.start()
    ledger = Ledger(bot.url, CROWDED)
    await until(lambda: ledger.drawn)
    thread = Player(sandbox, "alice", table["id"])  # its number is that of the message
    assert len(await thread.tables()) == 1
    assert len(await alice.tables()) == CROWDED - 1
    assert (await thread.press("start")).answered
    assert opened(sandbox) == 1
