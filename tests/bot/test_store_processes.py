"""Data that processes share: clicks that are no moves, and the time by which things are due."""

import asyncio
import time

import pytest

from bot.store import Store
from bot.store.processes import RETENTION
from tests.bot.everything import everything_stored

CLICK = 1573799731908313088


@pytest.mark.engines
async def test_of_deliveries_at_once_one_is_the_first(store: Store) -> None:
    firsts = await asyncio.gather(*(store.processes.add_click(CLICK) for _ in range(9)))
    assert sorted(firsts) == [False] * 8 + [True]
    assert await store.processes.add_click(CLICK + 1)


@pytest.mark.engines
async def test_a_click_is_forgotten_that_cannot_come_again(store: Store) -> None:
    await store.processes.add_click(CLICK)
    await store.processes.add_click(CLICK + RETENTION)
    assert str(CLICK) in await everything_stored(store)
    await store.processes.add_click(CLICK + RETENTION + 1)
    assert str(CLICK) not in await everything_stored(store)


@pytest.mark.parametrize("jump", [3600, -3600])
async def test_a_clock_set_while_the_bot_runs_changes_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    before, real = store.clock(), time.time
    monkeypatch.setattr("time.time", lambda: real() + jump)
    assert 0 <= store.clock() - before < 60
