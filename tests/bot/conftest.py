import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest
from playwright.async_api import Browser

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches.pace import Pace
from bot.store import Store
from bot.store.schema import meta
from games.basra import Basra
from games.basra.hint import BasraMind
from games.mind import Mind
from tests.bot.postgres import Postgres
from tests.bot.relay import Relay
from tests.bot.sandbox.browser import chromium
from tests.bot.tabling import Clock, DrawnScheduler, Painter
from tests.bot.timeouts import lengthen

EMPTY = "".join(
    (
        *(f'DELETE FROM "{table.name}"; ' for table in reversed(meta.sorted_tables)),
        "PERFORM setval(CAST(oid AS regclass), 1, false) FROM pg_class WHERE relkind = 'S';",
    )
)
"""Leaves nothing in any table; where there is little, cheaper than TRUNCATE."""
LONGER = 50
"""So much longer than in use may a store's work take."""


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run of a test plays the same matches."""
    random = Random(2)
    monkeypatch.setattr(
        "bot.hosting.tables.secrets.token_hex", lambda size: random.randbytes(size).hex()
    )


@pytest.fixture
def ruled(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of which nothing better than the hint were known: it has two levels."""
    monkeypatch.setattr(BasraMind, "hard", Mind.hard)
    return Basra.key


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server for all tests."""
    with Postgres() as running:
        yield running


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A server that nobody else needs, and that may be stopped."""
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def postgres_with_schema(postgres: Postgres) -> Postgres:
    """The same with a database of our schema, which it would take long to make for every test."""

    async def prepare() -> None:
        await postgres.run("CREATE DATABASE parlor")
        await (await Store.open(postgres.url("parlor"))).close()

    with pytest.MonkeyPatch.context() as patch:
        lengthen(patch.setattr, LONGER)
        asyncio.run(prepare())
    return postgres


@pytest.fixture
async def postgres_url(postgres_with_schema: Postgres) -> AsyncIterator[str]:
    """A database with nothing in it but the schema."""
    yield postgres_with_schema.url("parlor")
    await postgres_with_schema.run(f"DO $$ BEGIN {EMPTY} END $$", "parlor")


@pytest.fixture
async def relay(postgres_url: str) -> AsyncIterator[Relay]:
    """A network to that database, which may die."""
    async with Relay(postgres_url) as relay:
        yield relay


@pytest.fixture(scope="session")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with nothing in it but the schema, to be copied."""
    file = tmp_path_factory.mktemp("schema") / "parlor.db"

    async def prepare() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    asyncio.run(prepare())
    return file


@pytest.fixture
def file(schema: Path, tmp_path: Path) -> Path:
    """The file of a new SQLite database."""
    return Path(copyfile(schema, tmp_path / "parlor.db"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what concerns databases over both engines: what holds over one must over the other."""
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    if "engines" in marks and "url" in metafunc.fixturenames:
        metafunc.parametrize("url", ["sqlite", "postgres"], indirect=True)


@pytest.fixture
def url(request: pytest.FixtureRequest) -> str:
    """The address of a new database."""
    if getattr(request, "param", "sqlite") == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite+aiosqlite:///{request.getfixturevalue('file')}"


@pytest.fixture
def long_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stores wait for a busy machine: that they give up soon is for other tests to see."""
    lengthen(monkeypatch.setattr, LONGER)


@pytest.fixture
async def store(url: str, long_timeouts: None) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: Store, clock: Clock) -> Tables:
    return Tables(store, clock, Pace())


@pytest.fixture
def painter(tables: Tables) -> Painter:
    return Painter(tables)


@pytest.fixture
def scheduler(tables: Tables, painter: Painter) -> Scheduler:
    return DrawnScheduler(tables, painter)


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """A browser for one test."""
    async with chromium() as running:
        yield running
