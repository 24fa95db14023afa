"""Leaderboards and statistics out of a million results, against reading one row by its key."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from random import Random
from tempfile import TemporaryDirectory

import sqlalchemy as sa

from bot.store import Leaderboard, Store
from bot.store.engine import connect
from tests.bench.report import milliseconds, ratio, section
from tests.bench.timing import Times
from tests.bot.postgres import Postgres

RESULTS, PLAYERS, GAMES, SERVERS = 1_000_000, 50_000, 8, 100
ROUNDS = 200
DEMAND = 0.005  # seconds

TITLE = (
    f"Leaderboards: {RESULTS:,} results of {PLAYERS:,} people who all play all of {GAMES} games"
    " ({engine}). Demanded: a median of " + f"{DEMAND * 1000:.0f} ms at most."
)
RIVAL = "Floor: one row of `player` by its key, through the same store."
NAMES = ("reading", "min", "p50", "p99", "x floor: p50", "demand")

COUNT = f"WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {RESULTS} - 1)"
FILL = (
    "INSERT INTO result"
    ' (match, seat, "user", game, guild, season, ended, score, won, team, rank, level, "left",'
    f" rating) {COUNT} SELECT i / 2 + 1, i % 2, i % {PLAYERS} + 1,"
    f" 'game' || (i / {PLAYERS} % {GAMES}), i % {PLAYERS} % {SERVERS} + 1, 0, i, 0, i % 2 = 1,"
    " i % 2, 2 - i % 2, 0, false, 1000 + i * 48271.0 % 1000003 / 1000 FROM n",
    *(
        f'INSERT INTO standing SELECT game, {guild}, {season}, "user", \'Player \' || "user",'
        " count(*), count(*) FILTER (WHERE won), 0, 1, 25, 8, max(rating), true"
        ' FROM result GROUP BY game, guild, "user"'
        for guild, season in (("0", 0), ("guild", 0), ("guild", 1))
    ),
    "INSERT INTO player"
    f" {COUNT} SELECT i + 1, 'Player', false, '{{}}', 'global' FROM n WHERE i < {PLAYERS}",
)

Reading = Callable[[Store, int], Awaitable[object]]
"""What is asked of the store by a person."""
EVERYWHERE, HERE, SEASON = Leaderboard("game1"), Leaderboard("game1", 8), Leaderboard("game1", 8, 1)


async def _stats(store: Store, user: int) -> None:
    await store.leaderboards.career(user)
    await store.leaderboards.history(user, "game1")


FLOOR = "one row"
READINGS: dict[str, Reading] = {
    FLOOR: lambda store, user: store.leaderboards.visibility(user),
    "first page, server": lambda store, _: store.leaderboards.page(HERE, 0),
    "first page, global": lambda store, _: store.leaderboards.page(EVERYWHERE, 0),
    "first page, season": lambda store, _: store.leaderboards.page(SEASON, 0),
    "page 1,000 of 5,000, global": lambda store, _: store.leaderboards.page(EVERYWHERE, 999),
    "page 4,900 of 5,000, global": lambda store, _: store.leaderboards.page(EVERYWHERE, 4899),
    "last page, global": lambda store, _: store.leaderboards.last_page(EVERYWHERE),
    "page of a person, server": lambda store, user: store.leaderboards.page_of(
        HERE, user // 100 * 100 + 8
    ),
    "page of a person, global": lambda store, user: store.leaderboards.page_of(EVERYWHERE, user),
    "stats": _stats,
}


def measure() -> str:
    """Every reading and the floor, in turn, on both engines."""
    engines = {"SQLite": _sqlite, "PostgreSQL": _postgres}
    return "\n".join(asyncio.run(_measure(*each)) for each in engines.items())


async def _measure(name: str, engine: Callable[[], AbstractAsyncContextManager[Store]]) -> str:
    times = {name: Times() for name in READINGS}
    random = Random(1)
    async with engine() as store:
        for _ in range(ROUNDS):
            user = random.randint(1, PLAYERS)
            for reading, read in READINGS.items():
                with times[reading]:
                    await read(store, user)
    return section(
        TITLE.format(engine=name), RIVAL, NAMES, [_row(reading, times) for reading in READINGS]
    )


def _row(name: str, times: dict[str, Times]) -> tuple[str, ...]:
    own = times[name]
    figures = map(milliseconds, (own.least, own.median, own.p99))
    kept = "met" if own.median <= DEMAND else "MISSED"
    return name, *figures, ratio(own.median, times[FLOOR].median), kept


@asynccontextmanager
async def _sqlite() -> AsyncIterator[Store]:
    with TemporaryDirectory() as folder:
        async with _filled(f"sqlite+aiosqlite:///{folder}/parlor.db") as store:
            yield store


@asynccontextmanager
async def _postgres() -> AsyncIterator[Store]:
    with Postgres() as server:
        async with server.database() as url, _filled(url) as store:
            await server.run(
                "VACUUM ANALYZE", store.database.driver.engine.url.database or ""
            )  # or it comes late
            yield store


@asynccontextmanager
async def _filled(url: str) -> AsyncIterator[Store]:
    """A store with all of it; no result has a match, which nobody reads here."""
    store = await Store.open(url)
    database = connect(url, timeouts=False)
    await database.write(_fill)
    await database.close()
    yield store
    await store.close()


def _fill(tx: sa.Connection) -> None:
    if tx.dialect.name == "postgresql":
        tx.exec_driver_sql("SET LOCAL session_replication_role = replica")
    else:
        tx.exec_driver_sql("PRAGMA foreign_keys = OFF")
    for statement in FILL:
        tx.exec_driver_sql(statement)
