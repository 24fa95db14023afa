"""A game of an installed package is played like ours: over real sockets, in the sandbox."""

from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.bot import program
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player
from tests.bot.wire.reading import texts
from tests.example import install, loaded


@pytest.fixture(autouse=True)
def _black_maria(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Black Maria is installed for this process and for every one that is started from here."""
    install(tmp_path)
    monkeypatch.setattr(program, "FORKS", get_context("spawn"))  # whose imports find it
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    with loaded(tmp_path):
        yield


async def test_black_maria_is_dealt_passed_and_played(
    sandbox: SandboxProcess, bot: BotProcess
) -> None:
    alice = Player(sandbox, "alice")
    await alice.open("black_maria")
    await alice.computers(2)
    assert (await alice.press("start")).answered
    ledger = Ledger(bot.url, 1)
    await until(lambda: ledger.begun)
    game = ledger.record.start()
    passed = game.mind.hint(game, 0).action
    assert (await sandbox.slash("alice", "move", text=passed))["outcome"] == "answered"
    assert (await alice.act()).acknowledged
    assert next(row.text for row in ledger.actions if row.click) == passed
    assert len(ledger.record.replay().hands[0]) == 16
    assert "### Black Maria" in texts(await alice.table())
