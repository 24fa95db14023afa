"""The process that draws is stopped for a while around every kind of answer with a picture."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player
from tests.bot.wire.reading import texts
from tests.bot.wire.shared_table import dealt
from tests.bot.wire.test_picture_process import drawing

pytestmark = pytest.mark.slow

SECONDS = (0.5, 2.3, 2.5, 3.0, 6.0, 12.0)
SENTENCE = "taking longer than usual"

Ask = Callable[[Player], Awaitable[Any]]


@pytest.fixture
async def bot(sandbox: SandboxProcess, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """A bot with the timeouts that it has for people."""
    running = BotProcess(sandbox.address, tmp_path, 0.05, PARLOR_PICTURES="process")
    await running.start("bot")
    yield running
    assert running.stop() == 0
    assert running.troubles == []


def command(name: str, **options: str) -> Ask:
    """Somebody uses a command."""
    return lambda player: player.sandbox.slash(player.name, name, player.channel, **options)


def press(verb: str) -> Ask:
    """Somebody presses a button of the table."""
    return lambda player: player.press(verb)


KINDS = {
    "hand": command("hand"),
    "Show my hand": press("hand"),
    "games": command("play"),
    "lesson": command("learn", game="spades"),
    "scores": press("scores"),
}


@pytest.mark.parametrize("kind", KINDS)
async def test_the_answer_takes_the_place_of_the_sentence_however_late_it_is(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player, kind: str
) -> None:
    await dealt(Ledger(bot.url, 1), alice)
    for seconds in SECONDS:
        bot.kill()  # it keeps the latest pictures
        await bot.start("bot")
        before = {message["id"] for message in await sandbox.messages("alice")}
        stopped = drawing(bot)
        os.kill(stopped, signal.SIGSTOP)
        asked = asyncio.ensure_future(KINDS[kind](alice))
        await asyncio.sleep(seconds)
        os.kill(stopped, signal.SIGCONT)
        await asked

        async def answered(before: set[str] = before) -> bool:
            new = [each for each in await sandbox.messages("alice") if each["id"] not in before]
            said = [texts(each) for each in new]
            return bool(new) and not any(SENTENCE in each for each in said)

        await until(answered)
