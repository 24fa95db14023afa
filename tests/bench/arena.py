"""An arena of 200 people: they press **Next table** all at once, and play at fifty tables."""

import asyncio
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from random import Random
from time import perf_counter

from tests.bench.limited import LIMITS, Row, Watched, cut, running, watched
from tests.bench.matches import Match, Seen
from tests.bench.report import milliseconds
from tests.bot.sandbox_process import Json
from tests.bot.wire.reading import offers

PEOPLE, TABLE = 200, 4
GAME, MINUTES = "spades", 60
PRESSED = 10.0
"""Seconds in which all of them press."""
SEATED = 180.0
"""Seconds after which nobody else is waited for."""
EVERY, SECONDS = 20.0, 60.0
"""Seconds from a click to the next at a table, and for how long they play."""
HOST = "alice"


async def evening() -> list[Row]:
    """How long they wait for a seat and for answers, and what Discord would count."""
    async with watched(1) as (sandbox, folder), running(sandbox, folder):
        names = [HOST, *(f"guest-{n}" for n in range(1, PEOPLE))]
        for name in names:
            await sandbox.wire.ask("POST", f"people/{name}")
        await sandbox.registered("arena")
        await sandbox.wire.slash(HOST, "arena start", "table-0", game=GAME, minutes=MINUTES)
        await sandbox.wire.ask("POST", "limits", **LIMITS)
        random, began = Random(1), perf_counter()
        message = await _begun(sandbox)
        presses = [_press(sandbox, name, message, random.uniform(0, PRESSED)) for name in names]
        answers = await asyncio.gather(*presses)
        tables = await _dealt(sandbox, folder)
        seated, seen = perf_counter() - began, Seen()
        for each in tables:
            each.seen = seen
            await each.find_hands()
        await asyncio.gather(*(_play(each, Random(n)) for n, each in enumerate(tables)))
        sat = sum(len(each.seats) for each in tables)
        return [
            (f"arena: seated at {len(tables)} tables", f"{sat} of {PEOPLE}", f"{PEOPLE}"),
            ("arena: all of them after", f"{seated:.0f} s", "<= 120 s"),
            ("arena: Next table p95", milliseconds(cut(answers, 95)), "<= 300 ms"),
            ("arena: clicks", f"{len(seen.answers)}", ""),
            ("arena: a click p95", milliseconds(cut(seen.answers, 95)), "<= 300 ms"),
            ("arena: counted in the worst minute", await sandbox.counted(), "<= 5"),
        ]


async def _begun(sandbox: Watched) -> Json:
    """The message of the arena, once people can press for a table."""
    while True:
        for message in await sandbox.wire.messages(HOST, "table-0"):
            if any(each.verb == "arenanext" for each in offers(message)):
                return message
        await sandbox.change(1)


async def _press(sandbox: Watched, name: str, message: Json, after: float) -> float:
    """Press **Next table** after some seconds; the seconds from the press to its answer."""
    await asyncio.sleep(after)
    [press] = [each for each in offers(message) if each.verb == "arenanext"]
    began = perf_counter()
    await sandbox.wire.click(name, message, press.custom_id)
    return perf_counter() - began


async def _dealt(sandbox: Watched, folder: Path) -> list[Match]:
    """All tables, once everybody sits at one and they stand in their threads."""
    until = perf_counter() + SEATED
    found = dict[int, list[str]]()
    while perf_counter() < until and sum(map(len, found.values())) < PEOPLE:
        await sandbox.change(1)
        found = await asyncio.to_thread(_tables, folder)
    return [_watched(sandbox, *each) for each in found.items()]


def _tables(folder: Path) -> dict[int, list[str]]:
    """The people of each table that stands, by its message."""
    with sqlite3.connect(f"file:{folder}/parlor.db?mode=ro", uri=True) as database:
        rows: Iterable[tuple[int, str]] = database.execute(
            "SELECT message, name FROM match JOIN seat ON seat.match = match.id"
            " WHERE arena IS NOT NULL AND status = 'playing' AND message IS NOT NULL"
            " AND seat.user IS NOT NULL"
        ).fetchall()
    database.close()
    found = dict[int, list[str]]()
    for message, name in rows:
        found.setdefault(message, []).append(name)
    return found


def _watched(sandbox: Watched, message: int, people: list[str]) -> Match:
    match = Match(sandbox, GAME, "table-0", people)
    match.message = message
    sandbox.known[message] = match
    return match


async def _play(table: Match, random: Random) -> None:
    """Click now and then, whoever is to act."""
    until = perf_counter() + SECONDS
    while perf_counter() < until:
        await asyncio.sleep(random.uniform(0, EVERY))
        if table.ready:
            await table.click(random)
