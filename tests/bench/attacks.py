"""What one person can ask for to make the others wait, and what of it must stand in the store."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import time

import sqlalchemy as sa

from bot.hosting.tables import Tables
from bot.matches.match import Match, Person
from bot.sandbox.world.messages import GUILD_ID
from bot.sandbox.world.people import lasting_id
from bot.store.schema import action, match
from games.game import DEAL, HOST
from tests.bench.restored import tables_in
from tests.bench.wire import Wire
from tests.bot.sandbox_process import Json, NotOffered, custom_ids

MALLORY = "mallory"
PLACE = "table-1"
"""The attacker's channel."""
A_SECOND, SECONDS = 20, 12.0
"""Requests, and for how long."""
LONG, ORDINARY = 12_002, 512
"""Actions of matches that are over."""
LOBBIES = 1_000
RUNNING, SEATS, CLOCK = 57, 12, 30
"""Matches that go on by themselves, their seats, and the seconds for a turn."""
STARTS, STARTED_A_SECOND, CHANNELS = 200, 10, 40

Request = Callable[[], Awaitable[object]]


@dataclass(frozen=True)
class Attack:
    """What is prepared before the bot starts, and what happens when the attack begins."""

    prepare: Callable[[Path], Awaitable[int]]
    run: Callable[[Wire, Path, int], Awaitable[None]]


async def _every(a_second: float, seconds: float, request: Request) -> None:
    """Make requests, whether or not earlier ones are answered; until all are."""
    tasks = []
    for _ in range(int(a_second * seconds)):
        tasks.append(asyncio.ensure_future(request()))
        await asyncio.sleep(1 / a_second)
    await asyncio.gather(*tasks, return_exceptions=True)


# Matches that are over


async def _over(folder: Path, length: int) -> int:
    """A match of so many actions at random, in the attacker's channel; its number."""
    async with tables_in(folder) as tables:
        lobby = await _lobby(tables, computers=3)
        game = (await tables.start(lobby.id, lobby.host)).replay.game.copy()
        random, rows = Random(1), []
        for number in range(1, length + 1):
            seat = game.waiting()[0]
            text = DEAL if seat == HOST else random.choice(game.moves(seat))
            game.step(seat, text)
            row = {"match": lobby.id, "n": number, "seat": seat, "text": text}
            rows.append(row | {"click": None, "at": 1.0, "by_clock": False})
        ended = {"status": "over", "length": length, "revision": length, "drawn": length}

        def work(tx: sa.Connection) -> None:
            tx.execute(sa.insert(action), rows)
            tx.execute(sa.update(match).values(ended | {"due": None, "ended": 1.0}))

        await tables.store.database.write(work)
        return lobby.id


async def _lobby(tables: Tables, computers: int, clock: int = 0) -> Match:
    host = Person(lasting_id("person", MALLORY), MALLORY)
    place = GUILD_ID, lasting_id("channel", PLACE)
    return await tables.open("kings_and_bastards", host, *place, clock=clock, size=1 + computers)


async def _press_last(wire: Wire, _folder: Path, number: int) -> None:
    """To the end of a replay and back to its beginning, again and again."""
    page = (await wire.slash(MALLORY, "replay", PLACE, match=number))["message"]
    ways = [f"replay:{number}:0:last", f"replay:{number}:{LONG}:first"]

    async def turn() -> None:
        for way in ways:
            with suppress(NotOffered):
                await wire.click(MALLORY, page, way)
                return

    await _every(A_SECOND, SECONDS, turn)


async def _press_film(wire: Wire, _folder: Path, number: int) -> None:
    """The films of four rounds, in turn."""
    pages: list[Json] = []
    for rounds in range(4):
        page = (await wire.slash(MALLORY, "replay", PLACE, match=number))["message"]
        for _ in range(rounds):
            page = (await wire.click(MALLORY, page, _offered(page, ":round")))["message"]
        pages.append(page)
    turns = iter(pages * int(A_SECOND * SECONDS))

    async def film() -> None:
        page = next(turns)
        await wire.click(MALLORY, page, _offered(page, "film:"))

    await _every(A_SECOND, SECONDS, film)


def _offered(page: Json, part: str) -> str:
    return next(each for each in custom_ids(page) if part in each)


# Tables without number


async def _lobbies(folder: Path) -> int:
    async with tables_in(folder) as tables:
        for _ in range(LOBBIES):
            await _lobby(tables, computers=0)
        return LOBBIES


async def _complete(wire: Wire, _folder: Path, _number: int) -> None:
    """Type behind `/move`."""
    asked = {"as": MALLORY, "channel": PLACE, "command": "move", "options": {"text": "Q"}}

    async def complete() -> None:
        await wire.ask("POST", "autocomplete", **asked, focused="text")

    await _every(A_SECOND, SECONDS, complete)


async def _nothing(_folder: Path) -> int:
    return 0


async def _start_many(wire: Wire, _folder: Path, _number: int) -> None:
    """Open tables and start them at once, with a computer each."""
    places = iter([f"table-{1 + each % CHANNELS}" for each in range(STARTS)])

    async def start() -> None:
        opened = await wire.slash(MALLORY, "play", next(places), game="crazy_king")
        if message := opened["message"]:
            for start in [each for each in custom_ids(message) if each.startswith("start:")]:
                await wire.click(MALLORY, message, start)

    await _every(STARTED_A_SECOND, STARTS / STARTED_A_SECOND, start)


async def _self_running(folder: Path) -> int:
    """Matches in which everybody but their host is a computer; nothing is due yet."""
    async with tables_in(folder) as tables:
        for _ in range(RUNNING):
            lobby = await _lobby(tables, SEATS - 1, CLOCK)
            await tables.start(lobby.id, lobby.host)
        await tables.store.database.write(lambda tx: tx.execute(sa.update(match).values(due=None)))
        return RUNNING


async def _let_run(_wire: Wire, folder: Path, _number: int) -> None:
    """Have them all go on."""
    with sqlite3.connect(folder / "parlor.db", timeout=10) as file:
        file.execute("UPDATE match SET due = ? WHERE clock = ?", (time(), CLOCK))
    await asyncio.sleep(SECONDS)


ATTACKS = {
    "last": Attack(lambda folder: _over(folder, LONG), _press_last),
    "film": Attack(lambda folder: _over(folder, ORDINARY), _press_film),
    "lobbies": Attack(_lobbies, _complete),
    "starts": Attack(_nothing, _start_many),
    "computers": Attack(_self_running, _let_run),
}
