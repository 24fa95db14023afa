"""Processes that begin at once identify one after the other."""

import asyncio

import pytest

from bot.store import Store
from tests.bot.storing import identify_queue

pytestmark = pytest.mark.usefixtures("long_timeouts")

PAUSE = 0.3


async def passed(store: Store, *buckets: int) -> list[float]:
    """When processes that begin at once are let through in these buckets, in order."""
    clock, had = asyncio.get_running_loop().time, []

    async def wait(bucket: int) -> None:
        await identify_queue(store, PAUSE).wait(bucket)
        had.append(clock())

    await asyncio.gather(*map(wait, buckets))
    return had


async def test_two_shards_of_a_bucket_never_identify_within_the_pause(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    first, second, third = await passed(store, 0, 0, 0)
    assert second - first >= PAUSE
    assert third - second >= PAUSE
    await store.close()


async def test_shards_of_other_buckets_need_not_wait(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    first = asyncio.create_task(identify_queue(store, 3600).wait(0))
    assert len(await passed(store, 1, 2)) == 2
    first.cancel()
    await asyncio.wait([first])
    await store.close()


async def test_the_queue_moves_on_when_a_process_dies(postgres_url: str) -> None:
    store, dying = await Store.open(postgres_url), await Store.open(postgres_url)
    begun = asyncio.create_task(identify_queue(dying, 3600).wait(0))
    await asyncio.sleep(PAUSE)
    begun.cancel()
    await asyncio.wait([begun])
    assert len(await passed(store, 0)) == 1
    for each in (store, dying):
        await each.close()


async def test_who_pauses_for_long_is_not_taken_for_lost(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres.UNUSED", PAUSE / 3)
    store = await Store.open(postgres_url)
    assert len(await asyncio.wait_for(passed(store, 0), 60)) == 1
    await store.close()
