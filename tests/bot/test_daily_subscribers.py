"""Subscribers of the daily: each is told once a day, at a moment of their own."""

import asyncio

import pytest

from bot.matches.match import Person
from bot.store import Store
from bot.store.daily_subscribers import SPREAD
from tests.bot.solving import DAY, begun
from tests.bot.tabling import ANN, BOB, CLEO

pytestmark = pytest.mark.engines

MOST = 100


async def due(store: Store, day: int = DAY, elapsed: int = SPREAD) -> list[int]:
    return [each.user for each in await store.daily_subscribers.due(day, elapsed, MOST)]


async def test_subscribers_are_told_from_tomorrow_on_and_each_is_marked_by_one_process(
    store: Store, url: str
) -> None:
    await store.daily_subscribers.add(ANN, DAY - 1)
    other = await Store.open(url)
    assert await due(store, DAY - 1) == []
    assert await due(store) == [ANN.id]
    both = (store, other) * 3
    marked = await asyncio.gather(*(each.daily_subscribers.mark(ANN.id, DAY) for each in both))
    await other.close()
    assert sorted(marked) == [False] * 5 + [True]
    assert await due(store) == []
    await store.daily_subscribers.unmark(ANN.id, DAY)
    assert await due(store) == [ANN.id]


async def test_they_are_spread_over_an_hour_by_when_their_accounts_were_made(store: Store) -> None:
    people = [Person(made << 22, "Eve") for made in (SPREAD, SPREAD + 1, 2 * SPREAD - 1)]
    for each in people:
        await store.daily_subscribers.add(each, DAY - 1)
    found = [len(await due(store, elapsed=elapsed)) for elapsed in (0, 1, SPREAD - 2, SPREAD - 1)]
    assert found == [1, 2, 2, 3]


async def test_nobody_is_told_who_plays_already_or_has_ended_it(store: Store) -> None:
    for each in (ANN, BOB, CLEO):
        await store.daily_subscribers.add(each, DAY - 1)
    await begun(store, ANN)
    await store.daily_subscribers.remove(BOB.id)
    assert await due(store) == [CLEO.id]
    assert not await store.daily_subscribers.mark(BOB.id, DAY)


async def test_after_any_of_them_come_all_others_in_turn(store: Store) -> None:
    people, subscribers = (ANN, BOB, CLEO), store.daily_subscribers
    for day, each in enumerate(people):
        await subscribers.add(each, DAY - 1 - day)
    first, *rest = await subscribers.due(DAY, SPREAD, MOST)
    assert first.user == CLEO.id
    assert await subscribers.due(DAY, SPREAD, MOST, first) == rest
    assert await subscribers.due(DAY, SPREAD, 1, rest[0]) == rest[1:]


async def test_preferences_stay_and_who_is_deleted_is_told_no_more(store: Store) -> None:
    people = store.people
    await people.set_prefs(ANN, {"show": "text"})
    await store.daily_subscribers.add(ANN, DAY - 1)
    found = await people.player(ANN.id)
    assert (found.prefs, found.hears_of_dailies) == ({"show": "text"}, True)
    assert (await store.privacy.stored(ANN.id)).player["daily_told"] == DAY - 1
    await store.privacy.forget(ANN.id)
    assert await due(store) == []
    assert not (await people.player(ANN.id)).hears_of_dailies
