"""What `/healthz` says of a process, over a store that can be closed."""

from bot.operation.health import Health
from bot.store import Store
from tests.bot.tabling import ANN, crazy_king


async def test_a_process_that_works_has_no_troubles(store: Store) -> None:
    assert await Health(store).troubles() == []


async def test_a_late_event_loop_is_told(store: Store) -> None:
    health = Health(store)
    health.lag = 2.0
    assert await health.troubles() == ["The event loop is 2.0 s late."]


async def test_a_database_that_fails_is_told(store: Store) -> None:
    async with store.engine.begin() as tx:
        await tx.exec_driver_sql("ALTER TABLE match RENAME TO gone")
    assert await Health(store).troubles() == ["The database does not answer."]


async def test_the_census_counts_what_is_under_way_and_not_drawn(store: Store) -> None:
    drawn = await store.create(crazy_king(ANN), "seed")
    await store.set_message(drawn.id, drawn.channel, 900)
    await store.set_drawn(drawn.id, drawn.revision)
    undrawn = await store.create(crazy_king(ANN), "seed")
    await store.set_message(undrawn.id, undrawn.channel, 901)
    assert await Health(store).census() == (2, 1)
