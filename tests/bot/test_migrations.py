"""A database of any released version becomes one of this version, with all that is in it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.store import Store
from bot.store.engine import connect
from bot.store.migrations import FOLDER, WrongVersion, migrate
from bot.store.schema import meta, seat, standing
from tests.bot import program
from tests.bot.postgres import Postgres
from tests.bot.tabling import CHANNEL

REVISIONS = [script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Not there yet."""
    return tmp_path / "parlor.db"


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
    return {table.name: 1 for table in tables if table.name != standing.name}


def tables(connection: sa.Connection) -> list[str]:
    return sa.inspect(connection).get_table_names()


def counts(connection: sa.Connection) -> dict[str, int]:
    """How many rows each table has; standings are counted anew from the results."""
    return {
        table.name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        for table in meta.sorted_tables
        if table is not standing
    }


def differences(connection: sa.Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), meta))


async def test_the_migrations_give_the_schema(store: Store) -> None:
    assert await store.database.read(differences) == []


@pytest.mark.parametrize("revision", REVISIONS)
async def test_nothing_is_lost_on_the_way_from_any_revision(url: str, revision: str) -> None:
    old = connect(url)
    await old.write(partial(migrate, revision=revision))
    filled = await old.write(fill)
    await old.close()
    store = await Store.open(url)
    assert await store.database.read(differences) == []
    assert filled.items() <= (await store.database.read(counts)).items()
    await store.close()


async def test_a_guest_who_had_left_again_is_known_as_one(url: str) -> None:
    def before(connection: sa.Connection) -> None:
        migrate(connection, "0025")
        then = sa.MetaData()
        then.reflect(connection, only=["match", "seat"])
        left = {"user": None, "left_name": "Cleo", "sat": 9}
        for table in (then.tables["match"], then.tables["seat"]):
            values = row(table) | (left if table.name == "seat" else {})
            connection.execute(sa.insert(table).values(values))

    old = connect(url)
    await old.write(before)
    await old.close()
    store = await Store.open(url)
    guest = sa.select(
        *(seat.c[name] for name in ("left", "left_name", "kicked")),
        *(seat.c[name] for name in ("quit", "quit_name", "quit_kicked")),
    )
    found = [tuple(each) for each in await store.database.rows(guest)]
    assert found == [(None, "", False, 1, "Cleo", True)]
    await store.close()


def begun_by(people: int, number: int) -> Callable[[sa.Connection, sa.MetaData], None]:
    """A match at the revision before there was practice, lost by Ann, whose number is 1."""

    def insert(connection: sa.Connection, then: sa.MetaData) -> None:
        clicks = [f"{seat} {seat + 11}" for seat in range(people)]
        empty = dict.fromkeys(("rematch_of", "proposal", "guest", "left", "quit"))
        of_match = {"id": number, "match": number, "joins": ", ".join([*clicks, "deal 99"])}
        for seat_number in (0, 1):
            user = seat_number + 1 if seat_number < people else None
            own = {"seat": seat_number, "user": user, "name": f"P{seat_number}", "part": 0}
            own |= {"won": seat_number == 1, "rank": 2 - seat_number, "team": seat_number}
            own |= {"level": 0 if user else 1, "season": 0, "game": "crazy_king", "sat": 0}
            for name in ("match", "seat", "result")[bool(seat_number) :]:
                table = then.tables[name]
                known = row(table) | empty | own | of_match
                if name == "result":
                    known["left"] = False
                kept = {column.name: known[column.name] for column in table.columns}
                connection.execute(sa.insert(table).values(kept))

    return insert


async def test_matches_begun_alone_are_counted_anew_as_practice_and_only_once(
    url: str, tmp_path: Path
) -> None:
    def before(connection: sa.Connection) -> None:
        migrate(connection, "0027")
        then = sa.MetaData()
        then.reflect(connection)
        for number, people in enumerate((1, 2, 1), 1001):
            begun_by(people, number)(connection, then)
        of_ann = row(then.tables["standing"]) | {"matches": 3, "wins": 0, "guild": 0, "season": 0}
        connection.execute(sa.insert(then.tables["standing"]).values(of_ann))

    old = connect(url)
    await old.write(before)
    await old.close()
    opener = ("tests.bot.opener", url)
    processes = [program.begin(opener, tmp_path / "said", {}) for _ in range(2)]
    assert [program.ended(process, 300) for process in processes] == [0] * 2
    store = await Store.open(url)
    [career] = await store.boards.career(1)
    assert (career.game, career.matches, career.wins) == ("crazy_king", 1, 0)
    assert await store.boards.practiced(1) == (2, 0)
    told = await store.boards.recounted()
    assert told > 0
    await store.close()
    again = await Store.open(url)
    assert await again.boards.recounted() == told
    await again.close()


async def test_of_a_new_database_nothing_is_told_to_have_been_counted_anew(store: Store) -> None:
    assert await store.boards.recounted() == 0


@pytest.mark.parametrize(
    ("revision", "why"), [("9999", "newer version"), ("0001", "before Parlor's first release")]
)
async def test_a_database_of_a_version_that_we_do_not_know_is_left_alone(
    url: str, revision: str, why: str
) -> None:
    old = connect(url)
    await old.write(migrate)
    await old.change(sa.text(f"UPDATE alembic_version SET version_num = '{revision}'"))
    before = await old.read(tables)
    with pytest.raises(WrongVersion, match=why):
        await Store.open(url)
    assert await old.read(tables) == before
    await old.close()


async def test_a_database_that_is_not_what_its_number_says_is_refused_unchanged(url: str) -> None:
    old = connect(url)
    await old.write(partial(migrate, revision="0008"))
    await old.change(sa.text("DROP TABLE registered"))
    before = await old.read(tables)
    with pytest.raises(WrongVersion, match="'registered' lacks"):
        await Store.open(url)
    assert await old.read(tables) == before
    await old.close()


def test_a_file_of_another_program_is_refused_unchanged(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE recipe (name TEXT)")
    before = file.read_bytes()
    with pytest.raises(WrongVersion, match="not Parlor's"):
        asyncio.run(Store.open(f"sqlite+aiosqlite:///{file}"))
    assert file.read_bytes() == before


async def test_a_copy_of_a_file_is_kept_before_it_is_brought_up_to_date(file: Path) -> None:
    old = connect(f"sqlite+aiosqlite:///{file}")
    await old.write(partial(migrate, revision="0008"))
    await old.write(fill)
    await old.close()
    await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()
    (copy,) = file.parent.glob("*.before-*")
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0008",)
        assert database.execute("SELECT count(*) FROM match").fetchone() == (1,)


async def test_processes_may_start_on_a_new_database_at_once(url: str, tmp_path: Path) -> None:
    opener = ("tests.bot.opener", url)
    processes = [program.begin(opener, tmp_path / "said", {}) for _ in range(4)]
    assert [program.ended(process, 300) for process in processes] == [0] * 4
    store = await Store.open(url)
    assert len(await store.current_matches(CHANNEL)) == 4
    await store.close()
