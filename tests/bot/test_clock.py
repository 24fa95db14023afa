"""The time by which things are due."""

import time
from pathlib import Path

import pytest

from bot.store import Store


@pytest.mark.parametrize("jump", [3600, -3600])
async def test_a_clock_set_anew_while_the_bot_runs_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/parlor.db")
    before, real = store.clock(), time.time
    monkeypatch.setattr("time.time", lambda: real() + jump)
    assert 0 <= store.clock() - before < 60
    await store.close()
