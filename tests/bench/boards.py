"""Leaderboards and statistics out of a million results, against reading one row by its key."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.store import Board, Store
from tests.bench.report import milliseconds, ratio, section
from tests.bench.timing import Times

RESULTS, PLAYERS, GAMES, SERVERS = 1_000_000, 50_000, 8, 100
ROUNDS = 200
DEMAND = 0.005  # seconds

TITLE = (
    f"Leaderboards: {RESULTS:,} results of {PLAYERS:,} people who all play all of {GAMES} games"
    f" (SQLite). Demanded: a median of {DEMAND * 1000:.0f} ms at most."
)
RIVAL = "Floor: one row of `player` by its key, through the same store."
NAMES = ("reading", "min", "p50", "p99", "x floor: p50", "demand")

COUNT = f"WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {RESULTS} - 1)"
FILL = (
    f"{COUNT} INSERT INTO result"
    ' (match, seat, "user", game, guild, season, ended, score, won, team, rank, level, "left",'
    f" rating) SELECT i / 2 + 1, i % 2, i % {PLAYERS} + 1, 'game' || (i / {PLAYERS} % {GAMES}),"
    f" i % {PLAYERS} % {SERVERS} + 1, 0, i, 0, i % 2, i % 2, 2 - i % 2, 0, 0,"
    " 1000 + abs(random()) % 1000000 / 1000.0 FROM n",
    *(
        f'INSERT INTO standing SELECT game, {guild}, 0, "user", \'Player \' || "user", count(*),'
        ' sum(won), 0, 1, 25, 8, max(rating), 1 FROM result GROUP BY game, "user"'
        for guild in ("0", "guild")
    ),
    f"{COUNT} INSERT INTO player SELECT i + 1, 'Player', 0, '{{}}', 'global' FROM n"
    f" WHERE i < {PLAYERS}",
)

Reading = Callable[[Store, int], Awaitable[object]]
"""What is asked of the store by a person."""
EVERYWHERE, HERE = Board("game1"), Board("game1", 8)


async def _stats(store: Store, user: int) -> None:
    await store.boards.career(user)
    await store.boards.history(user, "game1")


FLOOR = "one row"
READINGS: dict[str, Reading] = {
    FLOOR: lambda store, user: store.boards.visibility(user),
    "first page, server": lambda store, _: store.boards.page(HERE, 0),
    "first page, global": lambda store, _: store.boards.page(EVERYWHERE, 0),
    "page 4,900 of 5,000, global": lambda store, _: store.boards.page(EVERYWHERE, 4899),
    "last page, global": lambda store, _: store.boards.last_page(EVERYWHERE),
    "page of a person, server": lambda store, user: store.boards.page_of(
        HERE, user // 100 * 100 + 7
    ),
    "page of a person, global": lambda store, user: store.boards.page_of(EVERYWHERE, user),
    "stats": _stats,
}


def measure() -> str:
    """Every reading and the floor, in turn."""
    times = asyncio.run(_all())
    return section(TITLE, RIVAL, NAMES, [_row(name, times) for name in READINGS])


def _row(name: str, times: dict[str, Times]) -> tuple[str, ...]:
    own = times[name]
    figures = map(milliseconds, (own.least, own.median, own.p99))
    kept = "met" if own.median <= DEMAND else "MISSED"
    return name, *figures, ratio(own.median, times[FLOOR].median), kept


async def _all() -> dict[str, Times]:
    times = {name: Times() for name in READINGS}
    random = Random(1)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "parlor.db"
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        _fill(file)
        for _ in range(ROUNDS):
            user = random.randint(1, PLAYERS)
            for name, read in READINGS.items():
                with times[name]:
                    await read(store, user)
        await store.close()
    return times


def _fill(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        for statement in FILL:
            database.execute(statement)
        database.commit()
