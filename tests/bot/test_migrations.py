"""A database of any release becomes one of this release, with all that is in it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from bot.hosting.tables import Tables
from bot.matches.match import Status
from bot.matches.pace import Pace
from bot.matches.solo import month_of
from bot.store import DayBoard, Leaderboard, MonthBoard, Store, migrations
from bot.store.engine import connect
from bot.store.migrations import (
    BEFORE,
    WrongVersion,
    migrate,
    revision_of,
    revisions,
    upgrade,
)
from bot.store.schema import counted, meta, standing
from games.record import RecordedAction
from tests.bot import program, released
from tests.bot.postgres import Postgres
from tests.bot.tabling import ANN, CHANNEL, DAN, Clock, turn

pytestmark = pytest.mark.engines


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Not there yet."""
    return tmp_path / "parlor.db"


@pytest.fixture
async def postgres_url(postgres: Postgres) -> AsyncIterator[str]:
    """A database without any table."""
    async with postgres.database() as address:
        yield address


def tables(connection: sa.Connection) -> list[str]:
    return sa.inspect(connection).get_table_names()


def differences(connection: sa.Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), meta))


async def test_the_migrations_give_the_schema(url: str) -> None:
    new = connect(url, timeouts=False)
    await new.write(lambda connection: upgrade(connection, revisions()[0]))
    assert await new.read(differences) == []
    await new.close()


async def test_a_new_database_has_the_schema(store: Store) -> None:
    assert await store.database.read(differences) == []


def test_there_is_a_database_of_each_revision_and_engine() -> None:
    known = {
        f"{each}.{of}.sql" for each in (BEFORE, *revisions()) for of in ("sqlite", "postgresql")
    }
    assert {file.name for file in released.FOLDER.glob("*.sql")} == known


@pytest.mark.parametrize("revision", released.REVISIONS)
async def test_a_match_of_any_release_is_played_on(url: str, revision: str, clock: Clock) -> None:
    await released.restore(revision, url)
    store = await Store.open(url)
    assert await store.database.read(differences) == []
    assert await store.database.read(revision_of) == revisions()[0]
    tables = Tables(store, clock, Pace())
    [match] = [each.id for each in await store.current_matches() if each.status is Status.PLAYING]
    played = await tables.load(match)
    user, action = turn(played)
    await tables.act(match, user, played.length, action, 1 << 50)
    assert (await store.actions(match))[played.length].text == action
    await store.close()


@pytest.mark.parametrize("revision", released.REVISIONS)
async def test_nothing_of_a_release_is_lost(url: str, revision: str) -> None:
    await released.restore(revision, url)
    store = await Store.open(url)
    [match] = [each for each in await store.current_matches() if each.status is Status.PLAYING]
    assert match.locale == "en"
    assert [match.names_at(n)[2:] for n in (30, 31, 32)] == [
        ["Emmy", "Daphne"],
        ["Dan", "Daphne"],
        ["Carl", "Daphne"],
    ]
    assert [seat["name"] for seat in (await store.privacy.stored(DAN.id)).seats] == ["Dan"]
    first = (await store.leaderboards.page(Leaderboard("crazy_king"), 0)).rows
    assert [(row.name, row.matches) for _, row in first] == [("Ann", 1)]
    await store.close()


@pytest.mark.parametrize("revision", released.REVISIONS[2:])
async def test_a_daily_of_any_release_is_played_on_and_its_results_stay(
    url: str, revision: str
) -> None:
    await released.restore(revision, url)
    store = await Store.open(url)
    [attempt] = await store.solos.of_day(ANN.id, 20_000)
    played = await store.solos.append(attempt, [RecordedAction(0, "draw")], 1 << 50)
    assert await store.solos.get(attempt.id) == played
    [row] = (await store.daily_boards.page(DayBoard(19_999, "crazy_king"), 0)).rows
    assert (row.name, row.points, row.percentile) == ("Ann", 7, 0.5)
    [row_of_month] = (await store.daily_boards.month(MonthBoard(month_of(19_999)), 0)).rows
    assert (row_of_month.name, row_of_month.days) == ("Ann", 1)
    await store.close()


async def test_matches_that_were_counted_in_another_way_are_counted_anew_only_once(
    url: str, tmp_path: Path
) -> None:
    await released.restore(BEFORE, url)
    old = connect(url)
    await old.change(sa.update(counted).values(way=0))
    await old.change(sa.delete(standing))
    await old.close()
    opener = ("tests.bot.opener", url)
    processes = [program.begin(opener, tmp_path / "said", {}) for _ in range(2)]
    assert [program.ended(process, 300) for process in processes] == [0] * 2
    store = await Store.open(url)
    [career] = await store.leaderboards.career(ANN.id)
    assert (career.game, career.matches, career.wins) == ("crazy_king", 1, 1)
    told = await store.leaderboards.recounted()
    assert told > 0
    await store.close()
    again = await Store.open(url)
    assert await again.leaderboards.recounted() == told
    await again.close()


async def test_of_a_new_database_nothing_is_told_to_have_been_counted_anew(store: Store) -> None:
    assert await store.leaderboards.recounted() == 0


@pytest.mark.parametrize(
    ("revision", "why"), [("9999", "newer version"), ("0031", "before Parlor's first release")]
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


@pytest.mark.parametrize("revision", released.REVISIONS)
async def test_a_database_that_is_not_what_its_number_says_is_refused_unchanged(
    url: str, revision: str
) -> None:
    await released.restore(revision, url)
    old = connect(url)
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
    url = f"sqlite+aiosqlite:///{file}"
    await released.restore(BEFORE, url)
    await (await Store.open(url)).close()
    (copy,) = file.parent.glob("*.before-*")
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (BEFORE,)
        assert database.execute("SELECT count(*) FROM match").fetchone() == (3,)


def test_a_new_database_that_another_process_fills_while_it_is_examined_is_not_refused(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(file)) as new:
        new.execute("PRAGMA journal_mode=WAL")
    columns = migrations._columns

    async def fill() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    def columns_after_another_start(connection: sa.Connection) -> migrations.Columns:
        monkeypatch.setattr(migrations, "_columns", columns)
        asyncio.run(fill())
        return columns(connection)

    monkeypatch.setattr(migrations, "_columns", columns_after_another_start)
    migrations.examine(f"sqlite+aiosqlite:///{file}")


async def test_processes_may_start_on_a_new_database_at_once(url: str, tmp_path: Path) -> None:
    opener = ("tests.bot.opener", url)
    processes = [program.begin(opener, tmp_path / "said", {}) for _ in range(4)]
    assert [program.ended(process, 300) for process in processes] == [0] * 4
    store = await Store.open(url)
    assert len(await store.current_matches(CHANNEL)) == 4
    await store.close()
