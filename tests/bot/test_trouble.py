"""A database that goes away and comes back, and the time that it tells."""

import signal
import time
from collections.abc import AsyncIterator

import pytest

from bot.store import Store, Unavailable
from tests.bot.postgres import Postgres
from tests.bot.storing import append, playing, read

HOUR = 3600


@pytest.fixture
async def own_store(own_postgres: Postgres, long_timeouts: None) -> AsyncIterator[Store]:
    await own_postgres.run("CREATE DATABASE parlor")
    store = await Store.open(own_postgres.url("parlor"))
    yield store
    await store.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_what_was_stored_before_the_server_went_is_there_when_it_is_back(
    own_postgres: Postgres, own_store: Store, how: signal.Signals
) -> None:
    match = await playing(own_store)
    await append(own_store, match, "draw", 7)
    own_postgres.stop(how)
    with pytest.raises(Unavailable):
        await read(own_store, match)
    own_postgres.start()
    await own_postgres.run("SELECT 1")
    assert await own_store.clicked(match.id, 7)
    assert (await read(own_store, match)).length == 1


async def test_where_there_is_no_server_the_database_is_unavailable(own_postgres: Postgres) -> None:
    await own_postgres.run("SELECT 1")  # amid its start it might not heed that it is to stop
    own_postgres.stop()
    with pytest.raises(Unavailable):
        await Store.open(own_postgres.url("parlor"))


async def test_every_process_has_the_time_of_the_database(
    postgres_url: str, long_timeouts: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = time.time()
    monkeypatch.setattr("time.time", lambda: right + HOUR)
    store = await Store.open(postgres_url)
    assert abs(store.clock() - right) < HOUR / 2
    await store.close()
