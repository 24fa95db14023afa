"""Processes that begin at once identify one after the other."""

import asyncio

import pytest

from bot.store import Store
from bot.store.turns import TRY, Turns

PAUSE = 0.3


async def turns_of(store: Store, *buckets: int) -> list[float]:
    """When processes that begin at once have their turns in these buckets, in order."""
    clock, had = asyncio.get_running_loop().time, []

    async def take(bucket: int) -> None:
        await Turns(store.engine, PAUSE).take(bucket)
        had.append(clock())

    await asyncio.gather(*map(take, buckets))
    return had


async def test_two_shards_of_a_bucket_never_identify_within_the_pause(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    first, second, third = await turns_of(store, 0, 0, 0)
    assert second - first >= PAUSE
    assert third - second >= PAUSE
    await store.close()


async def test_shards_of_other_buckets_need_not_wait(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    async with store.engine.begin() as tx:
        await tx.execute(TRY, {"bucket": 0})
        assert len(await turns_of(store, 1, 2)) == 2
    await store.close()


async def test_the_turn_of_a_process_that_died_passes_on(postgres_url: str) -> None:
    store, dying = await Store.open(postgres_url), await Store.open(postgres_url)
    begun = asyncio.create_task(Turns(dying.engine, 3600).take(0))
    await asyncio.sleep(PAUSE)
    begun.cancel()
    await asyncio.wait([begun])
    assert len(await turns_of(store, 0)) == 1
    for each in (store, dying):
        await each.close()


async def test_who_pauses_for_long_is_not_taken_for_lost(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres.UNUSED", PAUSE / 3)
    store = await Store.open(postgres_url)
    assert len(await asyncio.wait_for(turns_of(store, 0), 60)) == 1
    await store.close()
