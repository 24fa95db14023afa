"""Data that processes on one database share: clicks, heartbeat, registered commands, the time.

Any of them may be alone: with SQLite there is one.
"""

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store import postgres
from bot.store.engine import Database, Unavailable, as_unavailable
from bot.store.schema import (
    action,
    click,
    current,
    heartbeat,
    match,
    playing,
    registered,
    season,
    upsert,
)

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

log = logging.getLogger(__name__)

RETENTION: Final = 3_600_000 << 22
"""An hour, as part of Discord's numbers; an interaction is forgotten after a quarter of one."""
QUIET: Final = 15.0
"""Seconds without a heartbeat after which no process was at work."""
READ_EVERY = 60.0  # seconds, in which two machines' quartzes part by less than 10 ms
IDENTIFY_EVERY = 5.0  # seconds
POLL_EVERY = 0.5  # seconds between two looks whether the lock is free
LOCK = 0x1DE27  # any number; the same in every process

FORGET_CLICKS = sa.delete(click).where(click.c.id < given("oldest"))
ADD_CLICK = upsert(click)

COMMANDS = sa.select(registered.c.commands).where(registered.c.application == given("of"))
SET_COMMANDS = upsert(registered, "commands")
FORGET_COMMANDS = sa.delete(registered)

LAST_BEAT = sa.select(heartbeat.c.at).with_for_update()
BEAT = upsert(heartbeat, "at")
_gap, _now = given("gap", type_=sa.Double), given("now", type_=sa.Double)
_later = match.c.asked_at + _gap
GIVE_BACK = (
    sa.update(match)
    .where(playing)
    .values(
        asked_at=sa.case((_later > _now, _now), else_=_later),
        lapses=match.c.lapses + _gap,
        nudge=match.c.nudge + _gap,
        revision=match.c.revision + 1,
    )
)
_TIMES = ("due", "lease", "asked_at", "lapses", "nudge", "paused")
PUT_BACK = (  # all times that what is under way has, as if the clock had always been so
    sa.update(match)
    .where(sa.or_(current, match.c.lease.is_not(None)))
    .values(
        **{name: match.c[name] + _gap for name in _TIMES},
        created=match.c.created + sa.case((playing, 0.0), else_=_gap),
        revision=match.c.revision + 1,
    ),
    sa.update(action)
    .where(action.c.match.in_(sa.select(match.c.id).where(playing)))
    .values(at=action.c.at + _gap, since=action.c.since + _gap),
    sa.update(season).where(season.c.started > _now).values(started=_now),
)

NOW = sa.select(sa.extract("epoch", sa.func.clock_timestamp()))
TRY = sa.select(sa.func.pg_try_advisory_xact_lock(LOCK, given("bucket", type_=sa.Integer)))
STAY = sa.select(  # the server must not think that nobody is there
    sa.func.set_config("idle_in_transaction_session_timeout", given("time"), sa.true())
)


@dataclass(frozen=True)
class Processes:
    """The tables `click`, `heartbeat` and `registered`."""

    database: Database

    async def add_click(self, click: int) -> bool:
        """Store a click that is no move, and return whether it is new.

        Discord may deliver one again, and that to another process; `action` has those of moves.
        """

        def work(tx: sa.Connection) -> bool:
            added = tx.execute(ADD_CLICK, {"id": click}).rowcount == 1
            tx.execute(FORGET_CLICKS, {"oldest": click - RETENTION})
            return added

        return await self.database.write(work)

    async def beat(self, now: float) -> None:
        """Note that a process is at work; time in which none is counts for nobody."""
        await self.database.write(lambda tx: _beat(tx, now), durable=False)

    async def begin(self, now: float) -> float:
        """Give everybody the time back in which no process was at work; return how much it was.

        What is due is found to be early then, and put off. Where the clock was put back since,
        so are all times that it gave: nothing is further away than it was.
        """

        def work(tx: sa.Connection) -> float:
            last = tx.scalar(LAST_BEAT)
            gap = 0.0 if last is None else now - last
            _beat(tx, now)
            if gap < -QUIET:
                for statement in PUT_BACK:
                    tx.execute(statement, {"gap": gap, "now": now})
            if gap <= QUIET:
                return 0.0
            tx.execute(GIVE_BACK, {"gap": gap, "now": now})
            return gap

        return await self.database.write(work)

    async def commands(self, application: int) -> str:
        """The hash of the slash commands that were registered last; "" if none were."""
        return str(next(iter(await self.database.column(COMMANDS, of=application)), ""))

    async def set_commands(self, application: int, commands: str) -> None:
        """Note that Discord has these slash commands, by their hash."""
        await self.database.change(SET_COMMANDS, application=application, commands=commands)

    async def forget_commands(self) -> None:
        """Note that Discord may have no slash commands."""
        await self.database.change(FORGET_COMMANDS)


def _beat(tx: sa.Connection, now: float) -> None:
    tx.execute(BEAT, {"id": 1, "at": now})


class SteadyClock:
    """Seconds since 1970, counted on from the start: nobody setting the machine's clock disturbs.

    Otherwise an hour put back would let computers think for an hour.
    """

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def __call__(self) -> float:
        return time.monotonic() + self._ahead


class DatabaseClock(SteadyClock):
    """A clock with one time in all processes: what one calls due is due for the others.

    Between two readings of the database's clock this machine counts on.
    """

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database

    async def read(self) -> None:
        """Ask the database for the time; the answer is from the middle of the wait for it."""

        def work(tx: sa.Connection) -> float:
            asked = time.monotonic()
            now = float(tx.execute(NOW).scalar_one())
            return now - (asked + time.monotonic()) / 2

        self._ahead = await self._database.read(work)

    async def run(self) -> None:
        """Read it again and again until cancelled."""
        while True:
            await asyncio.sleep(READ_EVERY)
            with suppress(Unavailable):
                await self.read()


class IdentifyQueue:
    """The queue in which shards identify to Discord: an advisory lock of PostgreSQL.

    Discord takes one IDENTIFY in five seconds from the shards of a bucket, whatever their process,
    and counts those that come too early against the thousand of a day. A process that dies gives
    the lock back; from one that nobody hears any more the server takes it.
    """

    def __init__(self, connections: "AsyncEngine", pause: float = IDENTIFY_EVERY) -> None:
        self._connections, self._pause = connections, pause

    async def wait(self, bucket: int) -> None:
        """Return when a shard of this bucket may identify, `pause` after any other.

        The pause is made inside the lock and before the shard identifies: a process that was killed
        right after it has left nobody who could wait for it.
        """
        while True:
            try:
                if await self._paused(bucket):
                    return
            except Unavailable as error:
                log.warning("nobody can tell which shard may identify: %s", error)
            await asyncio.sleep(POLL_EVERY)

    async def _paused(self, bucket: int) -> bool:
        """Take the lock for a pause and give it back; False if it was not free."""
        with as_unavailable():
            async with self._connections.begin() as tx:
                is_ours = bool((await tx.execute(TRY, {"bucket": bucket})).scalar_one())
                if is_ours:
                    stay = postgres.milliseconds(self._pause + postgres.UNUSED)
                    await tx.execute(STAY, {"time": stay})
                    await asyncio.sleep(self._pause)
        return is_ours
