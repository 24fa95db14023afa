"""Pictures are drawn in a process of their own: it may die, and it ends with the bot."""

import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger, all_drawn
from tests.bot.wire.player import Player
from tests.bot.wire.shared_table import dealt

DIED = "the process that draws has ended"


@pytest.fixture
async def bot(sandbox: SandboxProcess, tmp_path: Path, pace: float) -> AsyncIterator[BotProcess]:
    running = BotProcess(sandbox.address, tmp_path, pace, PARLOR_PICTURES="process")
    await running.start()
    yield running
    if running.runs:
        assert running.stop() == 0
    assert running.troubles == []


def drawing(bot: BotProcess) -> int:
    """The number of the process that draws."""
    [child] = Path(f"/proc/{bot.pid}/task/{bot.pid}/children").read_text().split()
    return int(child)


def runs(number: int) -> bool:
    """Whether there is such a process that has not ended."""
    try:
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


async def test_a_match_goes_on_though_the_process_that_draws_is_killed(
    bot: BotProcess, alice: Player
) -> None:
    ledger = Ledger(bot.url, 1)
    await dealt(ledger, alice)
    os.kill(drawing(bot), signal.SIGKILL)
    assert (await alice.act()).acknowledged
    await all_drawn(ledger)
    await until(lambda: any(DIED in event for event in bot.events))
    assert runs(drawing(bot))


async def test_what_tells_the_bot_to_end_does_not_end_the_process_before_it(
    bot: BotProcess, alice: Player
) -> None:
    ledger = Ledger(bot.url, 1)
    await dealt(ledger, alice)
    for each in (signal.SIGINT, signal.SIGTERM):  # a terminal and systemd tell all processes
        os.kill(drawing(bot), each)
    assert (await alice.act()).acknowledged
    await all_drawn(ledger)
    assert not any(DIED in event for event in bot.events)


async def test_no_process_is_left_behind_by_a_bot_that_is_killed(
    bot: BotProcess, alice: Player
) -> None:
    await dealt(Ledger(bot.url, 1), alice)
    left = drawing(bot)
    bot.kill()
    await until(lambda: not runs(left))
