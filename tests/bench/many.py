"""Many matches at once: clicks as they come, a restart, deadlines, and memory."""

import asyncio
import gc
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

import sqlalchemy as sa

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import lobby as lobbies
from bot.matches.match import Person
from bot.matches.pace import Pace
from bot.matches.played import Played
from bot.process import prepare
from bot.store import Store
from bot.store.schema import action
from games.game import HOST
from tests.bench.report import milliseconds, section
from tests.bot.tabling import UNCAPPED

PEOPLE = (Person(1, "Ann"), Person(2, "Bob"))
TABLES = 100  # that get clicks side by side
ARRIVALS = 6.0  # seconds of clicks at each rate
OPEN, LENGTH = 1_000, 100  # matches and their actions after a restart
DEADLINES, SOON, WITHIN = 50_000, 300, 5.0  # matches, those due soon, and in how many seconds

DEMANDS = "Demanded of an idle machine with two processors."
NAMES = ("SQLite, synchronous=FULL", "p50", "p99", "most", "demanded")
Row = tuple[str, ...]


def measure() -> str:
    """Everything that grows with the number of matches, in a process prepared as the bot's is."""
    title = "Many matches: Tables and Scheduler over one store, nothing drawn."
    prepare()
    try:
        return section(title, DEMANDS, NAMES, asyncio.run(_all()))
    finally:
        gc.unfreeze()


async def _all() -> list[Row]:
    rows = []
    async with _tables() as tables:
        seated = [await _start(tables) for _ in range(TABLES)]
        for rate, demand in ((50, "p99 <= 25 ms"), (200, "p99 <= 50 ms")):
            rows.append(
                _row(f"click to commit, {rate} a second", await _clicks(seated, rate), demand)
            )
        rows.append(await _sustained(seated[:10]))
    async with _tables() as tables:
        rows += await _restart(tables)
    async with _tables() as tables:
        rows.append(await _deadlines(tables))
    return rows


def _row(name: str, seconds: list[float], demand: str) -> Row:
    cuts = quantiles(seconds, n=100)
    return name, milliseconds(cuts[49]), milliseconds(cuts[98]), milliseconds(max(seconds)), demand


@asynccontextmanager
async def _tables() -> AsyncIterator[Tables]:
    """A new database."""
    with TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder)}/parlor.db")
        try:
            yield Tables(store, store.clock, Pace(0, 0, 0), caps=UNCAPPED)
        finally:
            await store.close()


class Seated:
    """Two people who play Crazy King at random, match after match."""

    clicks = count(1)

    def __init__(self, tables: Tables, played: Played, seed: int) -> None:
        self.tables, self.played = tables, played
        self._random, self._turn = Random(seed), asyncio.Lock()

    async def act(self) -> None:
        """One action, after those asked for before it; a new round is dealt if one is over."""
        async with self._turn:
            if self.played.over:
                self.played = (await _start(self.tables)).played
            played = self.played
            seat = played.waiting[0]
            action = "deal" if seat == HOST else self._random.choice(played.view(seat).legal())
            user = PEOPLE[played.match.unready[0] if seat == HOST else seat].id
            asked = (played.match.id, user, played.length, action, next(self.clicks))
            self.played = await self.tables.act(*asked)


async def _start(tables: Tables) -> Seated:
    options = {"target": 500}
    lobby = await tables.open("crazy_king", PEOPLE[0], 0, 1, options=options)
    await tables.seat(lobby.id, lobbies.join, PEOPLE[1])
    return Seated(tables, await tables.start(lobby.id, PEOPLE[0].id), lobby.id)


async def _clicks(seated: list[Seated], rate: int) -> list[float]:
    """Clicks at random moments, on tables in turn, whether or not earlier ones are done."""
    random, taken, tasks = Random(rate), [], []

    async def click(table: Seated) -> None:
        began = perf_counter()
        await table.act()
        taken.append(perf_counter() - began)

    for number in range(int(rate * ARRIVALS)):
        tasks.append(asyncio.create_task(click(seated[number % len(seated)])))
        await asyncio.sleep(random.expovariate(rate))
    await asyncio.gather(*tasks)
    return taken


async def _sustained(seated: list[Seated]) -> Row:
    """Tables that click again as soon as the last click is stored."""
    done, until = 0, perf_counter() + ARRIVALS

    async def keep(table: Seated) -> None:
        nonlocal done
        while perf_counter() < until:
            await table.act()
            done += 1

    await asyncio.gather(*map(keep, seated))
    return "appends a second, ten tables", f"{done / ARRIVALS:.0f}", "", "", ">= 300"


async def _restart(tables: Tables) -> list[Row]:
    """Load every open match, as after a restart everybody would click at once."""
    table = await _start(tables)
    while table.played.length < LENGTH:
        await table.act()
    await _copy(tables.store, OPEN - 1)
    began = perf_counter()
    seconds = await _load_all(tables)
    whole = perf_counter() - began
    tracemalloc.start()
    await _load_all(tables)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return [
        _row(f"replay of one match, {LENGTH} actions", seconds, "most <= 50 ms"),
        (f"replay of {OPEN:,} open matches", f"{whole:.2f} s", "", "", "<= 3 s"),
        ("memory of an open match", f"{most / OPEN / 1024:.1f} KiB", "", "", "<= 20 KiB"),
    ]


async def _load_all(tables: Tables) -> list[float]:
    """Load every open match with nothing at hand, and tell how long each took."""
    anew, seconds = Tables(tables.store, tables.clock, tables.pace), []
    for match in await tables.store.current_matches():
        began = perf_counter()
        await anew.load(match.id)
        seconds.append(perf_counter() - began)
    return seconds


async def _copy(store: Store, times: int) -> None:
    """Give a new database so many copies of its only match."""

    def work(tx: sa.Connection) -> None:
        for table, key in (("match", "id"), ("seat", "match"), ("action", "match")):
            columns = _columns(tx, table, key)
            source = (
                "FROM match CROSS JOIN copies"
                if table == "match"
                else f"FROM {table} JOIN match ON match.id > 1 WHERE {table}.match = 1"
            )
            first = "" if table == "match" else "match.id, "
            into = columns if table == "match" else f"match, {columns}"
            chosen = ", ".join(f"{table}.{name}" for name in columns.split(", "))
            tx.exec_driver_sql(
                f"INSERT INTO {table} ({into}) WITH RECURSIVE copies(n) AS "
                f"(SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < {times}) "
                f"SELECT {first}{chosen} {source}"
            )

    await store.database.write(work)


def _columns(connection: sa.Connection, table: str, key: str) -> str:
    names = [column["name"] for column in sa.inspect(connection).get_columns(table)]
    return ", ".join(f'"{name}"' for name in names if name != key)


async def _deadlines(tables: Tables) -> Row:
    """How late computers move in some of very many matches."""
    table = await _start(tables)
    to_act = PEOPLE[table.played.waiting[0]]
    await tables.change(table.played.match.id, lobbies.leave, to_act.id)
    await _copy(tables.store, DEADLINES - 1)
    now, random = tables.clock(), Random(1)
    dues = {number: now + random.uniform(1, WITHIN) for number in range(1, SOON + 1)}

    def work(tx: sa.Connection) -> None:
        tx.exec_driver_sql("UPDATE match SET due = ? + id", (now + 3600,))
        for number, due in dues.items():
            tx.exec_driver_sql("UPDATE match SET due = ? WHERE id = ?", (due, number))

    await tables.store.database.write(work)
    scheduler = asyncio.create_task(
        Scheduler(Tables(tables.store, tables.clock, SLOW), _nothing).run()
    )
    await asyncio.sleep(WITHIN + 3)
    scheduler.cancel()
    await asyncio.gather(scheduler, return_exceptions=True)
    first = sa.select(action.c.match, sa.func.min(action.c.at)).group_by(action.c.match)
    rows = await tables.store.database.rows(first)
    late = [at - dues[number] for number, at in rows if number in dues]
    assert len(late) == SOON, f"{len(late)} of {SOON} were done"
    return _row(f"lateness, {DEADLINES:,} deadlines", late, "p99 <= 1,500 ms")


SLOW = Pace(3600, 3600, 3600)
"""Between one move of a computer and the next."""


def _nothing(_: int) -> None:
    """In place of drawing."""
