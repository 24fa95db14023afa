"""From a click to its acknowledged commit, against a bare insert of one row."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import aiosqlite

from bot.hosting.tables import Tables
from bot.matches import lobby as lobbies
from bot.matches.match import Person
from bot.matches.pace import Pace
from bot.matches.played import Played
from bot.store import Store
from bot.store.sqlite import PRAGMAS
from games.game import DEAL
from tests.bench.report import milliseconds, ratio, section
from tests.bench.timing import Times

BURSTS = 30
BURST = 20  # commits in a row, ours or bare
PEOPLE = (Person(1, "Ann"), Person(2, "Bob"))

RIVAL = "Rival: a bare aiosqlite transaction that inserts one row, same pragmas, same disk."
NAMES = ("one writer", "min", "p50", "p99", "x rival: p50", "p99")


def measure() -> str:
    """Tables.act and the bare insert."""
    ours, bare = asyncio.run(_both())
    title = "Commits: Tables.act, from the click to the action stored (SQLite, synchronous=FULL)."
    rows = [_row("Tables.act", ours, bare), _row("bare insert", bare, bare)]
    return section(title, RIVAL, NAMES, rows)


async def _both() -> tuple[Times, Times]:
    ours, bare = Times(), Times()
    with TemporaryDirectory() as folder:
        async with _match(Path(folder)) as table, _file(Path(folder)) as file:
            for _ in range(BURSTS):
                for _ in range(BURST):
                    await table.act(ours)
                for _ in range(BURST):
                    with bare:
                        await _insert(file, len(bare.seconds))
    return ours, bare


def _row(name: str, times: Times, rival: Times) -> tuple[str, ...]:
    figures = map(milliseconds, (times.least, times.median, times.p99))
    return name, *figures, ratio(times.median, rival.median), ratio(times.p99, rival.p99)


class Table:
    """Two people who play at random, match after match."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._played: Played | None = None
        self._random, self._clicks = Random(1), count(1)

    async def act(self, times: Times) -> None:
        """Time one action of a person."""
        played = await self._turn()
        seat = played.waiting[0]
        action = self._random.choice(played.view(seat).legal())
        asked = (played.match.id, PEOPLE[seat].id, played.length, action, next(self._clicks))
        with times:
            self._played = await self.tables.act(*asked)

    async def _turn(self) -> Played:
        """The match with a person to act: the next round or match if this one is over."""
        played = self._played
        if played is None or played.over:
            lobby = await self.tables.open("crazy_king", PEOPLE[0], 0, 1)
            await self.tables.seat(lobby.id, lobbies.join, PEOPLE[1])
            return await self.tables.start(lobby.id, PEOPLE[0].id)
        while played.resting:
            user = PEOPLE[played.match.unready[0]].id
            where = (played.match.id, user, played.length)
            played = await self.tables.act(*where, DEAL, next(self._clicks))
        return played


@asynccontextmanager
async def _match(folder: Path) -> AsyncIterator[Table]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/parlor.db")
    try:
        yield Table(Tables(store, time.time, Pace()))
    finally:
        await store.close()


@asynccontextmanager
async def _file(folder: Path) -> AsyncIterator[aiosqlite.Connection]:
    async with aiosqlite.connect(folder / "bare.db", isolation_level=None) as file:
        for pragma in PRAGMAS:
            await file.execute(f"PRAGMA {pragma}")
        await file.execute("CREATE TABLE action (n INTEGER PRIMARY KEY, seat INTEGER, text TEXT)")
        yield file


async def _insert(file: aiosqlite.Connection, number: int) -> None:
    await file.execute("BEGIN IMMEDIATE")
    await file.execute("INSERT INTO action VALUES (?, ?, ?)", (number, 1, "QS"))
    await file.execute("COMMIT")
