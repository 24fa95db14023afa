"""Finished matches, looked at by many at a time."""

import asyncio
from random import Random

import pytest

from bot.hosting import replays as module
from bot.hosting.replays import Replays
from bot.hosting.tables import Tables
from bot.store import Store
from games.replay import EVERY
from tests.bot.storing import statements
from tests.bot.tabling import play_on, started


@pytest.fixture
async def over(tables: Tables) -> int:
    played = await play_on(tables, await started(tables), 10_000, Random(1))
    assert played.over
    return played.match.id


async def test_a_match_is_read_once_however_many_look_at_it(
    tables: Tables, store: Store, over: int
) -> None:
    replays = Replays(store)
    with statements(store) as alone:
        await Replays(store).step(over, 0)
    with statements(store) as run:
        await asyncio.gather(*(replays.step(over, number) for number in range(10)))
        await replays.step(over, 3)
    assert len(run) == len(alone)


async def test_others_are_served_while_a_long_match_is_played_through(
    tables: Tables, store: Store, over: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.replay.EVERY", 2)
    last = len((await tables.replays.read(over)).deeds)
    replays, turns = Replays(store), 0
    await replays.record(over)
    looking = asyncio.create_task(replays.step(over, last))
    while not looking.done():
        turns += 1
        await asyncio.sleep(0)
    assert turns > last // 2
    assert looking.result().number == last


async def test_so_much_is_kept_and_the_rest_read_again(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = []
    for luck in range(2):
        played = await play_on(tables, await started(tables), 10_000, Random(luck))
        matches.append(played.match.id)
    monkeypatch.setattr(module, "CACHED_ACTIONS", played.length + EVERY)
    replays = Replays(store)
    for match in matches:
        await replays.step(match, 0)
    with statements(store) as run:
        await replays.step(matches[1], 0)
    assert not run
    with statements(store) as run:
        await replays.step(matches[0], 0)
    assert run
