"""Clicks that are no moves, noted so that none counts twice."""

import asyncio

from bot.store import Store
from bot.store.clicks import KEPT
from tests.bot.everything import everything_stored

CLICK = 1573799731908313088


async def test_of_deliveries_at_once_one_is_the_first(store: Store) -> None:
    firsts = await asyncio.gather(*(store.clicks.first(CLICK) for _ in range(9)))
    assert sorted(firsts) == [False] * 8 + [True]
    assert await store.clicks.first(CLICK + 1)


async def test_a_click_is_forgotten_that_cannot_come_again(store: Store) -> None:
    await store.clicks.first(CLICK)
    await store.clicks.first(CLICK + KEPT)
    assert str(CLICK) in await everything_stored(store)
    await store.clicks.first(CLICK + KEPT + 1)
    assert str(CLICK) not in await everything_stored(store)
