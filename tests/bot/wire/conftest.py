"""A sandbox and a bot, each a process of its own; what went wrong there unseen fails the test.

A machine that is busy must not be taken for a bot that is: the sandbox's time passes slowly (a test
that is about time advances it), and the bot has long timeouts.
"""

import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.player import Player
from tests.conformance import check_log

SLOW = 20
"""So much slower does time pass there: who clicks waits three seconds, which are a minute."""


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[SandboxProcess]:
    """A new world; every request of the bot must be one that Discord would take."""
    with SandboxProcess(tmp_path / "requests.jsonl", "--slow", str(SLOW)) as running:
        async with running.on_the_line():
            yield running
    check_log(running.log)


@pytest.fixture
def pace() -> float:
    """The factor on every pause of the bot."""
    return 0.05


@pytest.fixture
def program() -> Sequence[str]:
    """What is run in the place of the bot, if anything."""
    return ()


@pytest.fixture
async def bot(
    sandbox: SandboxProcess, tmp_path: Path, pace: float, program: Sequence[str]
) -> AsyncIterator[BotProcess]:
    """A bot that is ready."""
    running = BotProcess(sandbox.address, tmp_path, pace)
    await running.start(*program)
    await until(lambda: "the commands are registered" in running.events)
    yield running
    ended = running.stop()
    sys.stdout.write(running.log.read_text("utf-8"))  # shown with a test that fails
    assert ended == 0
    assert running.troubles == []


@pytest.fixture
def alice(sandbox: SandboxProcess) -> Player:
    """Has direct messages."""
    return Player(sandbox, "alice")


@pytest.fixture
async def bob(sandbox: SandboxProcess) -> Player:
    """Has closed them."""
    await sandbox.direct_messages("bob", are_open=False)
    return Player(sandbox, "bob")
