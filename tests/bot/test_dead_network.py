"""The network to PostgreSQL dies without a word, and may come back."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial

import pytest
import sqlalchemy as sa

from bot.hosting.tables import Tables
from bot.matches.replay import Action
from bot.store import Store, Unavailable, postgres
from tests.bot.relay import Relay
from tests.bot.storing import append, identify_queue, playing, read
from tests.bot.tabling import refusal, started, turn
from tests.bot.timeouts import lengthen
from tests.bot.waiting import until

End = Callable[[Relay], None]
HEAL, FORGET = Relay.heal, Relay.forget
ends = pytest.mark.parametrize("end", [HEAL, FORGET])

PAUSE = 5.0
"""Seconds that a process stays in its turn, in which it must be seen there."""
AT_ONCE = 10
"""Readings at a time, more than the pool keeps connections."""
PID = sa.select(sa.func.pg_backend_pid())
STAYING = sa.text(
    "SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction' AND query ~ 'set_config'"
)


@pytest.fixture(autouse=True)
def busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a dead network is to be taken for one, not a machine that has much else to do."""
    lengthen(monkeypatch.setattr, 4)
    monkeypatch.setattr(postgres, "UNUSED", 4 * postgres.UNUSED)


@pytest.fixture
def impatient_server(busy_machine: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server ends sooner what nobody uses."""
    monkeypatch.setattr(postgres, "UNUSED", 2.0)


@pytest.fixture
async def near(postgres_url: str) -> AsyncIterator[Store]:
    """The store of a process whose network is well."""
    store = await Store.open(postgres_url)
    yield store
    await store.close()


@pytest.fixture
async def store(relay: Relay) -> AsyncIterator[Store]:
    """The store of a process behind the relay."""
    store = await Store.open(relay.url)
    yield store
    await store.close()


async def test_a_connection_that_answers_is_used_again(store: Store) -> None:
    pids: set[int] = set()
    for _ in range(AT_ONCE):
        pids |= set(await store.database.column(PID))
    assert len(pids) == 1


@ends
async def test_no_connection_that_died_is_used_again(relay: Relay, store: Store, end: End) -> None:
    match = await playing(store)
    await asyncio.gather(*(read(store, match) for _ in range(AT_ONCE)))
    relay.fall_silent()
    with pytest.raises(Unavailable):
        await read(store, match)
    end(relay)
    for _ in range(AT_ONCE):
        assert await read(store, match) == match


async def test_what_fails_after_nobody_waits_for_it_is_no_trouble(
    relay: Relay, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    match = await playing(store)
    relay.fall_silent()
    reading = asyncio.create_task(read(store, match))
    await until(lambda: bool(store.database.unfinished))
    reading.cancel()
    await until(lambda: not store.database.unfinished)
    gc.collect()
    assert caplog.messages == []


@pytest.mark.parametrize(("are_carried", "end"), [(True, HEAL), (True, FORGET), (False, HEAL)])
async def test_a_click_whose_commit_is_confirmed_to_nobody_counts_once(
    relay: Relay, near: Store, tables: Tables, are_carried: bool, end: End
) -> None:
    played = await started(tables)
    user, action = turn(played)
    click = (played.match.id, user, 0, action, 7)
    relay.fall_silent_at(b"COMMIT;", are_carried)
    with pytest.raises(Unavailable):
        await tables.play(played, Action(played.waiting[0], action, 7))
    end(relay)
    await until(lambda: near.clicked(played.match.id, 7))
    assert (await tables.act(*click)).length == 1
    assert (await refusal(tables.act(played.match.id, user, 0, action, 8))).key == "stale"
    assert [each.click for each in await near.actions(played.match.id)] == [7]


@pytest.mark.usefixtures("impatient_server")
async def test_a_match_is_played_on_though_a_lost_process_had_begun_to_change_it(
    relay: Relay, store: Store, near: Store
) -> None:
    match = await playing(store)
    relay.fall_silent_at(b"COMMIT;", are_carried=False)
    with pytest.raises(Unavailable):
        await append(store, match, "draw", 7)

    async def play_on() -> bool:
        with suppress(Unavailable):
            await append(near, match, "draw", 8)
            return True
        return False

    await until(play_on)
    assert [each.click for each in await near.actions(match.id)] == [8]


@pytest.mark.usefixtures("impatient_server")
async def test_the_queue_moves_on_when_a_process_is_lost(
    relay: Relay, store: Store, near: Store
) -> None:
    lost = asyncio.create_task(identify_queue(store, PAUSE).wait(0))
    await until(partial(_is_staying, near))
    relay.fall_silent()
    next_one = asyncio.create_task(identify_queue(near, 0).wait(0))
    await until(next_one.done)
    lost.cancel()
    await asyncio.wait([lost])


async def _is_staying(store: Store) -> bool:
    return bool(await store.database.rows(STAYING))
