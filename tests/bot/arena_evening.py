"""`python -m tests.bot.arena_evening URL LEDGER ARENA START CLICK [POINT]`: it hosts an arena.

It looks after the arena and its tables as a bot does, and eight people press **Next** and play
there, until the arena is over. What people were told is written to the ledger at once, a line each:
the process may be killed at any moment. At a point, like "before take_seat", it kills itself.
"""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

from bot.hosting.arena_upkeep import Place
from bot.hosting.arenas import Arenas
from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches.arena import Arena
from bot.matches.match import Match, Person, Refused
from bot.matches.pace import Pace
from bot.store import Store, Unavailable
from bot.store import arenas as stored
from bot.store.work import WorkQueue
from games.game import DEAL, HOST
from games.text import IllegalAction
from tests.bot.tabling import UNCAPPED
from tests.bot.timeouts import lengthen
from tests.bot.waiting import until

PEOPLE = [Person(201 + n, f"Player {n}") for n in range(9)]
FASTER = 10
"""So much faster than time passes here: a table that does not fill waits three seconds."""


class FastClock:
    """The time of all processes of an evening that started then."""

    def __init__(self, start: float) -> None:
        self._start = start

    def __call__(self) -> float:
        return self._start + FASTER * (time.time() - self._start)


class Ledger:
    """Lines that outlive the process that wrote them."""

    def __init__(self, file: Path) -> None:
        self._file = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def write(self, *parts: object) -> None:
        os.write(self._file, (" ".join(map(str, parts)) + "\n").encode())


class NotedArenas(stored.Arenas):
    """Notes whose presses are about to lapse: who was told that they are seated sits no more."""

    ledger: Ledger

    async def lapse(
        self, before: Match, after: Match, users: Collection[int], until: float
    ) -> Match:
        for user in users:
            self.ledger.write("lapse", before.id, user, 0)
        return await super().lapse(before, after, users, until)


class Posted:
    """Posts deals as Discord does with a nonce: the same deal has the same number again."""

    def __init__(self, ledger: Ledger, random: Random) -> None:
        self._ledger, self._random = ledger, random

    async def deal(self, arena: Arena, begun: Match) -> Place:
        await asyncio.sleep(self._random.uniform(0, 0.03))
        message = 10**6 + crc32(f"{begun.id} {begun.joins}".encode())
        self._ledger.write("deal", begun.id, message, 0)
        await asyncio.sleep(self._random.uniform(0, 0.03))
        return Place(9000 + begun.id, message)


POINTS: dict[str, type] = {
    "open_for": Tables,
    "begin": stored.Arenas,
    "take_seat": stored.Arenas,
    "claim": WorkQueue,
    "deal": Posted,
    "set_message": Store,
    "start": Tables,
    "set_drawn": WorkQueue,
    "set_due": stored.Arenas,
    "close": stored.Arenas,
    "finish": stored.Arenas,
}
"""The steps of an arena before and after which a process may die."""


def die_at(point: str) -> None:
    """End by SIGKILL as soon as that point is reached."""
    when, _, step = point.partition(" ")
    done = getattr(POINTS[step], step)

    async def doomed(*arguments: Any, **named: Any) -> None:
        if when == "after":
            await done(*arguments, **named)
        os.kill(os.getpid(), signal.SIGKILL)

    setattr(POINTS[step], step, doomed)


class Evening:
    """The people of an arena, in a process that hosts it."""

    def __init__(self, tables: Tables, arenas: Arenas, ledger: Ledger, click: int) -> None:
        self.tables, self.arenas, self.ledger = tables, arenas, ledger
        self.clicks = count(click)

    async def spend(self, arena: int, person: Person) -> None:
        """Press **Next** and play, again and again, until nobody is seated any more."""
        is_on = True
        while is_on:
            with suppress(Unavailable):  # asked again it is done, if it was not
                is_on = await self._spend(arena, person)
            await asyncio.sleep(0.02)

    async def _spend(self, arena: int, person: Person) -> bool:
        """Press **Next** and play; False once nobody is seated any more."""
        try:
            match = await self._press(arena, person)
        except Refused as refused:
            return await self._go_on(arena, person) or refused.words.key != "arena-over"
        await self._play(match, person)
        return True

    async def _press(self, arena: int, person: Person) -> int:
        click = next(self.clicks)
        match = await self.arenas.next(arena, person, click)
        seat = match.seats[match.seat_of(person.id) or 0]
        self.ledger.write("seat", match.id, person.id, seat.joined)
        return match.id

    async def _go_on(self, arena: int, person: Person) -> bool:
        """Play where this person sits by an earlier press; False if they sit nowhere."""
        entrant = await self.tables.store.arenas.player(arena, person.id)
        if entrant is None or not (entrant.is_waiting or entrant.is_playing):
            return False
        await self._play(entrant.match or 0, person)
        return True

    async def _play(self, number: int, person: Person) -> None:
        while True:
            match = await self.tables.get(number)
            if match.gathers:
                if match.seat_of(person.id) is None:
                    return  # the press has lapsed
            elif match.seat_of(person.id) is None or match.ended is not None:
                return
            else:
                await self._act(match, person)
            await asyncio.sleep(0.01)

    async def _act(self, match: Match, person: Person) -> None:
        played, seat = await self.tables.played(match), match.seat_of(person.id)
        assert seat is not None, "they sit there"
        if played.waiting == [HOST] and seat in match.unready:
            action = DEAL
        elif seat in played.waiting and (hint := played.view(seat).hint()):
            action = hint.action
        else:
            return
        click = next(self.clicks)
        with suppress(IllegalAction, Refused):  # another process has just acted
            after = await self.tables.act(match.id, person.id, played.length, action, click)
            if after.length == played.length + 1 and after.waiting != [HOST] and action != DEAL:
                self.ledger.write("act", match.id, click, after.length)


async def is_over(arenas: Arenas, arena: int) -> bool:
    """Whether the medals are given."""
    return not (await arenas.get(arena)).is_open


async def host(url: str, ledger: Ledger, arena: int, start: float, click: int) -> None:
    """Host until the arena is over."""
    store, random = await Store.open(url), Random(click)
    store.arenas = NotedArenas(store.database)
    NotedArenas.ledger = ledger
    tables = Tables(store, FastClock(start), Pace(0, 0, 0), caps=UNCAPPED)
    arenas = Arenas(tables, Posted(ledger, random), lambda _: None, lambda _: None)
    scheduler = Scheduler(tables, lambda _: None)
    at_work = [asyncio.create_task(each) for each in (arenas.run(), scheduler.run())]
    evening = Evening(tables, arenas, ledger, click)
    ledger.write("here", 0, os.getpid(), 0)
    await asyncio.gather(*(evening.spend(arena, person) for person in PEOPLE))
    await until(partial(is_over, arenas, arena))
    for task in at_work:
        task.cancel()
    await asyncio.gather(*at_work, return_exceptions=True)
    await store.close()


if __name__ == "__main__":
    lengthen(setattr, 50)
    url, file, arena, start, click, *points = sys.argv[1:]
    for each in points:
        die_at(each)
    asyncio.run(host(url, Ledger(Path(file)), int(arena), float(start), int(click)))
