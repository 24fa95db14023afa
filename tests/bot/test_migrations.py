"""A database of any released version becomes one of this version, with all that is in it."""

import asyncio
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.store import Store
from bot.store.engine import connect
from bot.store.migrations import FOLDER, migrate
from bot.store.schema import meta
from tests.bot.postgres import Postgres
from tests.bot.tabling import CHANNEL

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


def fill(connection: sa.Connection) -> None:
    """A row in every table."""
    then = sa.MetaData()
    then.reflect(connection)
    for table in then.sorted_tables:
        if table.name != "alembic_version":
            connection.execute(sa.insert(table).values(row(table)))


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
        await tx.run_sync(fill)
    await old.dispose()
    store = await Store.open(url)
    async with store.engine.begin() as tx:
        assert await tx.run_sync(differences) == []
        assert set((await tx.run_sync(counts)).values()) == {1}
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
