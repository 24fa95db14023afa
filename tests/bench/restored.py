"""Open matches as `bot restore` or a long outage leaves them: in the store, and as messages."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random

import aiohttp
import sqlalchemy as sa

from bot.endpoint import SANDBOX_TOKEN
from bot.hosting.tables import Tables
from bot.matches.match import Match, Person
from bot.matches.pace import Pace
from bot.matches.played import Played
from bot.sandbox.world.messages import GUILD_ID
from bot.sandbox.world.people import lasting_id
from bot.store import Store
from bot.store.schema import match, seat
from tests.bench.wire import Wire
from tests.bot.sandbox_process import Json
from tests.bot.tabling import UNCAPPED

SIDE_BY_SIDE = 20
"""Matches made at a time."""
CLICKS = count(1)
"""A number for each, as Discord gives: none counts twice."""
STALE: Json = {"flags": 1 << 15, "components": [{"type": 10, "content": "As it was."}]}
"""A message that shows nothing of what there is now."""


def person(number: int) -> str:
    """Who sits at that table."""
    return f"ann-{number}"


async def leave_open(wire: Wire, folder: Path, number: int, *, overdue: bool) -> list[int]:
    """Make so many matches of a person and a computer, a channel each; the tables' messages.

    Nothing of them is drawn; or else all is, and the computers should have moved long ago.
    """
    async with tables_in(folder) as tables, _messages(wire) as session:
        free = asyncio.Semaphore(SIDE_BY_SIDE)

        async def made(each: int) -> int:
            async with free:
                await wire.ask("POST", f"people/{person(each)}")
                return await _match(tables, session, each, overdue=overdue)

        shown = await asyncio.gather(*map(made, range(number)))
        await tables.store.database.write(lambda tx: _leave(tx, overdue=overdue))
        return [*shown]


@asynccontextmanager
async def tables_in(folder: Path) -> AsyncIterator[Tables]:
    """The tables of a database in this folder, as many as may be."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/parlor.db")
    try:
        yield Tables(store, store.clock, Pace(0, 0, 0), caps=UNCAPPED)
    finally:
        await store.close()


def _messages(wire: Wire) -> aiohttp.ClientSession:
    """Discord's API, asked as the bot."""
    headers = {"Authorization": f"Bot {SANDBOX_TOKEN}"}
    return aiohttp.ClientSession(f"{wire.address}/api/v10/channels/", headers=headers)


async def _match(
    tables: Tables, session: aiohttp.ClientSession, number: int, *, overdue: bool
) -> int:
    name, channel = person(number), lasting_id("channel", f"table-{number}")
    ann = Person(lasting_id("person", name), name)
    lobby = await tables.open("crazy_king", ann, GUILD_ID, channel)
    played = await tables.start(lobby.id, ann.id)
    if overdue:
        await _play_to_the_computer(tables, played, ann, Random(number))
    table, hand = await _post(session, channel), lasting_id("direct", name)
    await tables.store.set_message(lobby.id, channel, table)
    await _set_hand(tables.store, lobby, hand, await _post(session, hand))
    return table


async def _play_to_the_computer(
    tables: Tables, played: Played, ann: Person, random: Random
) -> None:
    """Play for the person until it is the computer's turn."""
    while played.waiting == [0]:
        action = random.choice(played.view(0).legal())
        played = await tables.act(played.match.id, ann.id, played.length, action, next(CLICKS))


async def _post(session: aiohttp.ClientSession, channel: int) -> int:
    async with session.post(f"{channel}/messages", json=STALE, raise_for_status=True) as answer:
        return int((await answer.json())["id"])


async def _set_hand(store: Store, lobby: Match, channel: int, message: int) -> None:
    where = (seat.c.match == lobby.id) & (seat.c.seat == 0)
    values = {"hand_channel": channel, "hand_message": message}
    await store.database.write(lambda tx: tx.execute(sa.update(seat).where(where).values(values)))


def _leave(tx: sa.Connection, *, overdue: bool) -> None:
    left = {"drawn": match.c.revision, "due": 1.0} if overdue else {"drawn": 0, "due": None}
    tx.execute(sa.update(match).values(left))
