"""What `/healthz` says of a process, over a store that can be closed."""

from functools import partial
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from bot.app import Parlor
from bot.hosting.tables import Tables
from bot.operation.health import Health
from bot.settings import Cluster
from bot.store import Store
from images import Renderer
from tests.bot.tabling import ANN, crazy_king
from tests.bot.waiting import until


@pytest.fixture(autouse=True)
def busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that is slow is not to be taken for one that fails."""
    monkeypatch.setattr("bot.operation.health.STORE_TIMEOUT", 60.0)


async def test_a_process_without_a_client_yet_is_not_called_healthy(store: Store) -> None:
    assert await told(Health(store)) == ["Discord"]


async def test_a_late_event_loop_is_told(store: Store) -> None:
    health = Health(store)
    health.lag = 2.0
    assert "The event loop is 2.0 s late." in await health.troubles()


async def test_a_database_that_fails_is_told(store: Store) -> None:
    await store.database.change(sa.text("ALTER TABLE match RENAME TO gone"))
    assert "The database does not answer." in await Health(store).troubles()


async def test_a_shard_that_never_comes_is_told(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    health, renderer = Health(store), Renderer()
    monkeypatch.setattr("bot.operation.health.TOLERATED", -1)
    async with Parlor(store, tables, renderer, Cluster(0, 1, 3)) as bot:
        health.follow(bot)
        assert await told(health) == ["Discord"]
        for shard, others in ((1, ["Shard 0", "Shard 2"]), (0, ["Shard 2"]), (2, [])):
            bot.dispatch("shard_ready", shard)
            await until(partial(are_told, health, others))
        bot.dispatch("shard_disconnect", 0)
        await until(partial(are_told, health, ["Shard 0"]))
    await renderer.close()


async def test_a_start_that_has_not_reached_discord_yet_is_told_at_once(
    store: Store, tables: Tables
) -> None:
    health, renderer = Health(store), Renderer()
    async with Parlor(store, tables, renderer) as bot:
        health.follow(bot)
        assert await told(health) == ["Discord"]
        bot.dispatch("shard_ready", 0)
        await until(partial(are_told, health, []))
    await renderer.close()


async def test_a_client_that_is_begun_anew_gets_no_time_anew(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    renderer, now = Renderer(), 1_000.0
    clock = SimpleNamespace(monotonic=lambda: now)
    monkeypatch.setattr("bot.operation.health.time", clock)
    health = Health(store)
    async with Parlor(store, tables, renderer) as bot:
        for _ in range(20):  # clients that fail every five seconds
            health.follow(bot)
            now += 5
        assert await health.troubles() == ["Discord has been out of reach for 100 s."]
    await renderer.close()


async def are_told(health: Health, others: list[str]) -> bool:
    """Whether these are out of reach, and no others."""
    return await told(health) == others


async def told(health: Health) -> list[str]:
    """Who is out of reach."""
    return [each.partition(" has been")[0] for each in await health.troubles()]


async def test_the_census_counts_what_is_under_way_and_not_drawn(store: Store) -> None:
    drawn = await store.create(crazy_king(ANN), "seed")
    await store.set_message(drawn.id, drawn.channel, 900)
    await store.work.set_drawn(drawn.id, drawn.revision)
    undrawn = await store.create(crazy_king(ANN), "seed")
    await store.set_message(undrawn.id, undrawn.channel, 901)
    assert await Health(store).census() == (2, 1)
