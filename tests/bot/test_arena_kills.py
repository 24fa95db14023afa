"""Processes that host an arena are killed again and again, and nothing is lost or doubled."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from itertools import count, pairwise
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
import sqlalchemy as sa

from bot.hosting.tables import Tables
from bot.matches.arena import Arena, ArenaStatus, medals, standing
from bot.matches.match import Status
from bot.matches.pace import Pace
from bot.store import Store
from bot.store.schema import action, match, seat
from bot.store.schema import arena as arenas
from games import GAMES
from games.verify import holds, verify
from tests.bot import program
from tests.bot.arena_evening import PEOPLE, POINTS, FastClock
from tests.bot.tabling import CHANNEL, GUILD, SAMPLE, SHORT
from tests.bot.waiting import until

LONGEST_LIFE = 60
"""Lines of the ledger from a start to the next kill, at most."""
pytestmark = [pytest.mark.engines, pytest.mark.processes]


class Line(NamedTuple):
    """Something that people were told, at a table."""

    kind: str
    match: int
    first: int
    second: int


class Crowd:
    """The processes that host an arena, and what they have told people."""

    def __init__(self, url: str, folder: Path, arena: int, start: float) -> None:
        self._url, self._ledger, self._log = url, folder / "ledger", folder / "log"
        self._arena, self._start = arena, start
        self._clicks = count(10**6, 10**6)
        self._ledger.touch()

    def begin(self, *point: str) -> BaseProcess:
        """Another process, whose clicks no other has; it ends at that point."""
        numbers = (str(self._arena), str(self._start), str(next(self._clicks)))
        command = ("tests.bot.arena_evening", self._url, str(self._ledger), *numbers, *point)
        return program.begin(command, self._log, {})

    @property
    def lines(self) -> list[Line]:
        """The ledger."""
        return [
            Line(kind, *map(int, numbers))
            for kind, *numbers in map(str.split, self._ledger.read_text("utf-8").splitlines())
        ]

    async def tell(self, number: int, running: Sequence[BaseProcess]) -> None:
        """Wait until people were told so many things more."""
        target = len(self.lines) + number
        await until(lambda: len(self.lines) >= target or self._has_failed(running))
        assert not self._has_failed(running), self.said()

    def _has_failed(self, running: Sequence[BaseProcess]) -> bool:
        return not all(process.is_alive() for process in running)

    def said(self) -> str:
        """What went wrong in the processes."""
        return self._log.read_text("utf-8")


async def short_tables(store: Store, now: float) -> Arena:
    """An arena of one round a table: people press often, and much is dealt."""
    options, ends = asdict(GAMES[SAMPLE].options) | SHORT, now + 100 * 3600
    by, name = PEOPLE[0]
    new = Arena(GUILD, CHANNEL, SAMPLE, options, 1, 4, by, name, now, now, ends)
    made = await store.arenas.create(new, 1)
    assert made
    return made


@pytest.mark.parametrize("kills", [4, pytest.param(100, marks=pytest.mark.slow)])
async def test_nothing_is_lost_and_nobody_seated_twice_though_an_arena_is_killed_so_often(
    store: Store, url: str, tmp_path: Path, kills: int
) -> None:
    start = time.time()
    tables = Tables(store, FastClock(start), Pace(0, 0, 0))
    arena = await short_tables(store, start)
    crowd, random = Crowd(url, tmp_path, arena.id, start), Random(4)
    processes = 1 if url.startswith("sqlite") else 2
    running = [crowd.begin() for _ in range(processes)]
    for _ in range(kills):
        await crowd.tell(random.randint(1, LONGEST_LIFE), running)
        victim = running.pop(random.randrange(len(running)))
        victim.kill()
        victim.join()
        await nobody_sits_twice(store, arena.id)
        running.append(crowd.begin())
    await is_at_its_end(store, tables.clock())
    for process in running:
        await asyncio.to_thread(program.ended, process, 300)
    await nothing_is_lost(store, tables, crowd.lines)
    await nobody_sat_twice(store, crowd.lines)
    await medals_are_true(store, arena.id)
    assert "Traceback" not in crowd.said()


@pytest.mark.parametrize("step", POINTS)
@pytest.mark.parametrize("when", ["before", "after"])
async def test_nothing_is_lost_though_a_process_dies(
    store: Store, url: str, tmp_path: Path, when: str, step: str
) -> None:
    start = time.time()
    tables = Tables(store, FastClock(start), Pace(0, 0, 0))
    arena = await short_tables(store, start)
    crowd = Crowd(url, tmp_path, arena.id, start)
    doomed = crowd.begin(f"{when} {step}")
    await until(lambda: not doomed.is_alive() or "deal" in {line.kind for line in crowd.lines})
    if doomed.is_alive():
        await is_at_its_end(store, tables.clock())
        await until(lambda: not doomed.is_alive())
    assert doomed.exitcode == -signal.SIGKILL
    await nobody_sits_twice(store, arena.id)
    another = crowd.begin()
    await until(lambda: "act" in {line.kind for line in crowd.lines} or not another.is_alive())
    await is_at_its_end(store, tables.clock())
    await asyncio.to_thread(program.ended, another, 300)
    await nothing_is_lost(store, tables, crowd.lines)
    await medals_are_true(store, arena.id)
    assert "Traceback" not in crowd.said()


async def is_at_its_end(store: Store, now: float) -> None:
    """Have the time of the arena be over."""
    await store.database.change(sa.update(arenas).values(ends=now, due=now))


async def nobody_sits_twice(store: Store, arena: int) -> None:
    """At this moment nobody has a seat at two tables that are open."""
    taken = (
        sa.select(seat.c.user)
        .join_from(seat, match)
        .where(match.c.arena == arena, match.c.status.in_(["lobby", "playing"]))
        .where(seat.c.user.is_not(None))
    )
    seated = Counter(await store.database.column(taken))
    assert not {user: times for user, times in seated.items() if times > 1}


async def nothing_is_lost(store: Store, tables: Tables, lines: Sequence[Line]) -> None:
    """Every press and every action that somebody was told of is stored, and each table is whole."""
    clicks = Counter(await store.database.column(sa.select(action.c.click)))
    for line in lines:
        if line.kind == "act":
            assert clicks[line.first] == 1, line
    lapsed = {(line.match, line.first) for line in lines if line.kind == "lapse"}
    for number in sorted({line.match for line in lines if line.kind == "seat"}):
        row = await tables.get(number)
        told = {
            (line.first, line.second)
            for line in lines
            if (line.kind, line.match) == ("seat", number) and (number, line.first) not in lapsed
        }
        if row.status is Status.CLOSED:
            continue  # the arena ended while they waited
        assert row.status is Status.OVER
        assert told <= {(each.user, each.joined) for each in row.seats}
        record = await tables.replays.read(number)
        assert holds(record, verify(record))
        deals = {line.first for line in lines if (line.kind, line.match) == ("deal", number)}
        assert int((row.joins or "").rpartition(" ")[2]) in deals


async def nobody_sat_twice(store: Store, lines: Sequence[Line]) -> None:
    """Everybody's tables are dealt one after the other, each once the one before was over."""
    spans = (
        sa.select(seat.c.user, sa.func.min(action.c.at).label("dealt"), match.c.ended)
        .join_from(seat, match)
        .join(action, action.c.match == match.c.id)
        .where(seat.c.user.is_not(None))
        .group_by(seat.c.user, match.c.id, match.c.ended)
        .order_by(seat.c.user, sa.text("dealt"))
    )
    rows = await store.database.rows(spans)
    assert rows
    for before, after in pairwise(rows):
        assert before.user != after.user or before.ended <= after.dealt


async def medals_are_true(store: Store, number: int) -> None:
    """The medals are those of the standing, which counts every finished table of everybody."""
    arena, tables = await store.arenas.get(number), await store.arenas.tables(number)
    players = await store.arenas.players(number)
    assert arena
    assert arena.status is ArenaStatus.OVER
    lines = standing(tables, players)
    played = Counter(one.user for table in tables for one in table.results if one.user)
    assert {line.user: line.tables for line in lines} == {
        each.user: played[each.user] for each in players
    }
    given = await store.arenas.medals_of(number)
    assert given
    assert {(each.user, each.place) for each in given} == {
        (each.user, each.place) for each in medals(arena, lines, 0.0)
    }
