"""A database of any released version becomes one of this version, with all that is in it."""

import asyncio
import sys
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.hosting.tables import Tables
from bot.matches.match import Status
from bot.matches.pace import Pace
from bot.store import Store
from bot.store.engine import connect
from bot.store.migrations import FOLDER, migrate
from bot.store.schema import meta
from games.crazy_king import CrazyKing
from games.verify import holds, verify
from tests.bot.postgres import Postgres
from tests.bot.tabling import ANN, BOB, CHANNEL, Clock, play_on

SEED = "5eed" * 8
MATCH = sa.text(
    'INSERT INTO "match" (game, version, status, seed, options, host, guild, channel, locale,'
    " clock, length, revision, drawn, created) VALUES ('crazy_king', :version, :status, :seed,"
    """ '{"target": 50, "hand_size": 3}', :host, 1, :channel, 'en', 0, 0, 1, 0, 0) RETURNING id"""
)
SEAT = sa.text(
    'INSERT INTO seat ("match", seat, "user", name, level) VALUES (:match, :seat, :user, :name, 1)'
)
PLAYING, LOBBY = 1, 2
"""The ids of the two matches."""
REVISIONS = [script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()]


@pytest.fixture
async def postgres_url(postgres: Postgres) -> AsyncIterator[str]:
    """A database without any table."""
    async with postgres.database() as address:
        yield address


def row(table: sa.Table) -> dict[str, Any]:
    """Something for each column that a table had at some revision."""
    return {column.name: value(column.type) for column in table.columns}


def value(kind: sa.types.TypeEngine[Any]) -> object:
    """The same key everywhere, so that whatever refers to a row finds it."""
    if isinstance(kind, sa.JSON):
        return {"a": 1}
    if isinstance(kind, sa.Boolean):
        return True
    return {int: 1, float: 1.5, str: "one"}[kind.python_type]


def fill(connection: sa.Connection) -> dict[str, int]:
    """A row in every table that there was at some revision; the tables with their rows."""
    then = sa.MetaData()
    then.reflect(connection)
    tables = [table for table in then.sorted_tables if table.name != "alembic_version"]
    for table in tables:
        connection.execute(sa.insert(table).values(row(table)))
    return {table.name: 1 for table in tables}


def counts(connection: sa.Connection) -> dict[str, int]:
    """How many rows each table has."""
    return {
        table.name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        for table in meta.sorted_tables
    }


def differences(connection: sa.Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), meta))


async def test_the_migrations_give_the_schema(store: Store) -> None:
    async with store.engine.begin() as tx:
        assert await tx.run_sync(differences) == []


@pytest.mark.parametrize("revision", REVISIONS)
async def test_nothing_is_lost_on_the_way_from_any_revision(url: str, revision: str) -> None:
    old = connect(url)
    async with old.begin() as tx:
        await tx.run_sync(migrate, revision)
        filled = await tx.run_sync(fill)
    await old.dispose()
    store = await Store.open(url)
    async with store.engine.begin() as tx:
        assert await tx.run_sync(differences) == []
        assert filled.items() <= (await tx.run_sync(counts)).items()
    await store.close()


async def test_processes_may_start_on_a_new_database_at_once(url: str) -> None:
    script = (
        "import asyncio; from bot.store import Store; from tests.bot.tabling import crazy_king\n"
        "async def main():\n"
        f"    store = await Store.open({url!r})\n"
        "    await store.create(crazy_king(), 'seed')\n"
        "    await store.close()\n"
        "asyncio.run(main())"
    )
    processes = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", script) for _ in range(4)
    ]
    assert [await process.wait() for process in processes] == [0] * 4
    store = await Store.open(url)
    assert len(await store.current(channel=CHANNEL)) == 4
    await store.close()


def _first_version(connection: sa.Connection) -> None:
    """A match between Ann and Bob just dealt, and a lobby of Ann, as 0001 stored them."""
    migrate(connection, "0001")
    row = {"version": CrazyKing.version, "seed": SEED, "host": ANN.id, "channel": CHANNEL}
    for status, people in (("playing", (ANN, BOB)), ("lobby", (ANN,))):
        match = connection.execute(MATCH, {**row, "status": status}).scalar_one()
        for n, (user, name) in enumerate(people):
            seat = {"match": match, "seat": n, "user": user, "name": name}
            connection.execute(SEAT, seat)


@pytest.fixture
async def old(url: str) -> AsyncIterator[Tables]:
    """The tables of a database that was of version 0001 a moment ago."""
    engine = connect(url)
    async with engine.begin() as tx:
        await tx.run_sync(_first_version)
    await engine.dispose()
    store = await Store.open(url)
    yield Tables(store, Clock(), Pace())
    await store.close()


async def test_a_match_under_way_goes_on_with_the_seed_it_had(old: Tables) -> None:
    played = await old.load(PLAYING)
    assert played.match.commitment is None
    assert played.replay.game.seed == SEED
    played = await play_on(old, played, 3000, Random(6))
    assert played.match.status is Status.OVER


async def test_it_is_said_to_have_no_commitment(old: Tables) -> None:
    await play_on(old, await old.load(PLAYING), 3000, Random(6))
    record = await old.record(PLAYING)
    assert (record.seed, record.proof) == (SEED, None)
    assert holds(record, verify(record)).key == "verify-holds-unsealed"


async def test_a_lobby_that_was_open_is_not_sealed_afterwards(old: Tables) -> None:
    await old.join(LOBBY, BOB, 5)
    played = await old.start(LOBBY, ANN.id, 6)
    assert (played.match.commitment, played.replay.game.seed) == (None, SEED)
