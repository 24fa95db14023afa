"""Who wants the reports of a server, as the store keeps it."""

import asyncio

from bot.store import Store
from tests.bot.tabling import ANN, BOB, GUILD


async def test_everybody_is_on_the_list_of_a_server_once(store: Store) -> None:
    for guild, person in ((GUILD, BOB), (GUILD, ANN), (GUILD, BOB), (GUILD + 1, BOB)):
        await store.servers.add_recipient(guild, person.id)
    assert await store.servers.recipients(GUILD) == sorted([ANN.id, BOB.id])
    assert await store.servers.recipients(GUILD + 2) == []


async def test_who_is_taken_off_stays_on_other_lists(store: Store) -> None:
    for guild in (GUILD, GUILD + 1):
        await store.servers.add_recipient(guild, ANN.id)
    for _ in range(2):
        await store.servers.remove_recipient(GUILD, ANN.id)
    assert await store.servers.recipients(GUILD) == []
    assert await store.servers.recipients(GUILD + 1) == [ANN.id]


async def test_several_may_ask_at_once(store: Store) -> None:
    await asyncio.gather(*(store.servers.add_recipient(GUILD, user) for user in [1, 2, 3] * 5))
    assert await store.servers.recipients(GUILD) == [1, 2, 3]


async def test_settings_and_the_list_leave_each_other_alone(store: Store) -> None:
    await store.people.set_settings(GUILD, {"deck": "two"})
    await store.servers.add_recipient(GUILD, ANN.id)
    assert await store.people.settings(GUILD) == {"deck": "two"}
    await store.people.set_settings(GUILD, {"deck": "four"})
    assert await store.servers.recipients(GUILD) == [ANN.id]


async def test_the_list_of_a_server_that_is_forgotten_goes_with_its_settings(store: Store) -> None:
    for guild in (GUILD, GUILD + 1):
        await store.servers.add_recipient(guild, ANN.id)
    await store.servers.leave([GUILD], 10.0)
    assert await store.servers.forget(10.0) == 1
    assert await store.servers.recipients(GUILD) == []
    assert await store.servers.recipients(GUILD + 1) == [ANN.id]
