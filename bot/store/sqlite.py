"""A SQLite file: one connection, in whose thread units of work run one after the other.

Those that somebody waits for who has just clicked go before all others.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar, cast
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from bot.internals.database_thread import DatabaseThread
from bot.ratelimits.urgency import Urgency, current
from bot.ratelimits.waiting import Places

PRAGMAS = (
    "busy_timeout=2000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
)
"""`synchronous=FULL`: what is committed survives a power cut. A click must be answered within
three seconds, so a locked database is given up after two. `secure_delete`: what is deleted is
overwritten, where it would stay readable in the file."""
CHECKPOINT = sa.text("PRAGMA wal_checkpoint(TRUNCATE)")

QUEUED_AHEAD = 2
"""Units of work that the thread knows of: the next is there when it has done one."""
WORK = Urgency.TURN
"""The urgency of all work that nobody who has just clicked waits for."""

T = TypeVar("T")


class SQLite:
    """SQLite has one writer: a single connection makes its users queue, where several would fight.

    `engine` belongs to the thread.
    """

    def __init__(self, file: Path) -> None:
        """Make the file if need be, with its folder; the first unit of work opens it."""
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()  # only here: one that is gone later must not be taken for a new one
        self.engine = sa.create_engine(
            f"sqlite:///file:{quote(str(file))}?mode=rw&uri=true",
            poolclass=StaticPool,
            hide_parameters=True,
        )
        sa.event.listen(self.engine, "connect", _prepare)
        _refuse_if_gone(file, self.engine)
        self._thread: DatabaseThread | None = None
        self._opening = asyncio.Lock()
        self._places = Places(QUEUED_AHEAD)

    async def run(self, work: Callable[[sa.Connection], T], writes: bool, durable: bool) -> T:
        """One change to the thread and back, and no COMMIT or ROLLBACK if nothing was written."""

        def unit() -> T:
            with (
                self.engine.connect() as tx,
                nullcontext() if durable else _without_waiting(tx),
                tx.begin() if writes else nullcontext(),
            ):
                return work(tx)

        thread, (of, whose) = self._thread or await self._open(), current()
        async with self._places.place(min(of, WORK), whose):
            return await thread.run(unit)

    async def forget(self) -> None:
        """Empty the journal, which holds what was there before it was deleted."""
        await self.run(lambda tx: tx.execute(CHECKPOINT).all(), writes=False, durable=True)

    async def close(self) -> None:
        """Close the file once all has run that was asked for before."""
        if self._thread:
            await self._thread.run(self.engine.dispose)
            await self._thread.close()
            self._thread = None

    async def _open(self) -> DatabaseThread:
        async with self._opening:
            if not self._thread:
                thread = DatabaseThread(self._connect)
                await thread
                self._thread = thread
            return self._thread

    def _connect(self) -> sqlite3.Connection:
        with self.engine.connect() as tx:
            opened: Any = tx.connection.driver_connection
            return cast(sqlite3.Connection, opened)


@contextmanager
def _without_waiting(tx: sa.Connection) -> Iterator[None]:
    """Commit without waiting for the disk: the next commit that waits brings this along."""
    driver: Any = tx.connection.driver_connection
    driver.execute("PRAGMA synchronous=NORMAL")
    try:
        yield
    finally:
        driver.execute("PRAGMA synchronous=FULL")


def _refuse_if_gone(file: Path, engine: sa.Engine) -> None:
    """Refuse a connection whose file is gone from its place: what it stores would be lost."""

    def opened(_connection: Any, record: ConnectionPoolEntry) -> None:
        record.info["file"] = file.stat().st_ino

    def asked_for(_connection: Any, record: ConnectionPoolEntry, _proxy: Any) -> None:
        if not file.exists() or file.stat().st_ino != record.info["file"]:
            raise sa.exc.DisconnectionError(f"{file.name} is gone")

    sa.event.listen(engine, "connect", opened)
    sa.event.listen(engine, "checkout", asked_for)


def _prepare(connection: sqlite3.Connection, _record: Any) -> None:
    connection.isolation_level = "IMMEDIATE"  # the driver begins so before the first write
    for pragma in PRAGMAS:
        _set(connection, pragma)


def _set(connection: sqlite3.Connection, pragma: str) -> None:
    """Set a pragma, waiting for others who open the same new file just now.

    SQLite itself waits for all but `journal_mode`: two who both read and both want to write would
    wait for each other, so one of them is told at once (sqlite.org/c3ref/busy_handler.html).
    """
    (milliseconds,) = connection.execute("PRAGMA busy_timeout").fetchone()
    end = monotonic() + milliseconds / 1000
    while True:
        try:
            connection.execute(f"PRAGMA {pragma}")
            return
        except sqlite3.OperationalError as trouble:
            if trouble.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
            sleep(0.01)  # in the thread of the connection
