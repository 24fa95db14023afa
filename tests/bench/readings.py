"""What people ask of a store full of rows, against reading one row by its key."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from random import Random
from tempfile import TemporaryDirectory

import sqlalchemy as sa

from bot.store import Store
from bot.store.engine import connect
from tests.bench.report import milliseconds, ratio, section
from tests.bench.timing import Times
from tests.bot.postgres import Postgres

ROUNDS = 200
DEMAND = 0.005  # seconds
DEMANDED = f"Demanded: a median of {DEMAND * 1000:.0f} ms at most."
RIVAL = "Floor: one row of `player` by its key, through the same store."
NAMES = ("reading", "min", "p50", "p99", "x floor: p50", "demand")
FLOOR = "one row"
"""The reading that all others are compared with."""

Reading = Callable[[Store, int], Awaitable[object]]
"""What is asked of the store by a person."""


def measured(title: str, fill: Sequence[str], readings: Mapping[str, Reading], people: int) -> str:
    """A section for each engine, filled by statements: every reading in turn, by random people."""
    engines = {"SQLite": _sqlite, "PostgreSQL": _postgres}
    return "\n".join(
        asyncio.run(_measure(f"{title} ({name}). {DEMANDED}", engine(fill), readings, people))
        for name, engine in engines.items()
    )


async def _measure(
    title: str,
    filled: AbstractAsyncContextManager[Store],
    readings: Mapping[str, Reading],
    people: int,
) -> str:
    times = {name: Times() for name in readings}
    random = Random(1)
    async with filled as store:
        for _ in range(ROUNDS):
            user = random.randint(1, people)
            for reading, read in readings.items():
                with times[reading]:
                    await read(store, user)
    return section(title, RIVAL, NAMES, [_row(reading, times) for reading in readings])


def _row(name: str, times: dict[str, Times]) -> tuple[str, ...]:
    own = times[name]
    figures = map(milliseconds, (own.least, own.median, own.p99))
    kept = "met" if own.median <= DEMAND else "MISSED"
    return name, *figures, ratio(own.median, times[FLOOR].median), kept


@asynccontextmanager
async def _sqlite(fill: Sequence[str]) -> AsyncIterator[Store]:
    with TemporaryDirectory() as folder:
        async with _filled(f"sqlite+aiosqlite:///{folder}/parlor.db", fill) as store:
            yield store


@asynccontextmanager
async def _postgres(fill: Sequence[str]) -> AsyncIterator[Store]:
    with Postgres() as server:
        async with server.database() as url, _filled(url, fill) as store:
            await server.run(
                "VACUUM ANALYZE", store.database.driver.engine.url.database or ""
            )  # or it comes late
            yield store


@asynccontextmanager
async def _filled(url: str, fill: Sequence[str]) -> AsyncIterator[Store]:
    """A store with all of it; rows have no match, which nobody reads here."""
    store = await Store.open(url)
    database = connect(url, timeouts=False)
    await database.write(partial(_fill, fill))
    await database.close()
    yield store
    await store.close()


def _fill(statements: Sequence[str], tx: sa.Connection) -> None:
    if tx.dialect.name == "postgresql":
        tx.exec_driver_sql("SET LOCAL session_replication_role = replica")
    else:
        tx.exec_driver_sql("PRAGMA foreign_keys = OFF")
    for statement in statements:
        tx.exec_driver_sql(statement)
