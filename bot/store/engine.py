"""The connection to the database, as SQLite and PostgreSQL each want it."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry

from bot.store import postgres

PRAGMAS = ("busy_timeout=2000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""`synchronous=FULL`: what is committed survives a power cut. A click must be answered within
three seconds, so a locked database is given up after two."""
WRONG = (sa.exc.IntegrityError, sa.exc.ProgrammingError, sa.exc.DataError)
"""What the database says of statements that it understood or did not."""

P = ParamSpec("P")
T = TypeVar("T")
D = TypeVar("D", bound="Database")


class Unavailable(Exception):
    """The database cannot be reached, is locked or full; what was asked may have happened or not.

    Asked again later it will do what has not happened: nothing is stored twice.
    """


@contextmanager
def reaching() -> Iterator[None]:
    """Turn whatever tells of a database in trouble into Unavailable."""
    try:
        yield
    except WRONG:
        raise
    except (sa.exc.DBAPIError, sa.exc.TimeoutError, OSError) as trouble:
        raise Unavailable(f"the database is out of reach: {trouble!r}") from trouble


class Database:
    """What speaks to a database, and its transactions under way."""

    def __init__(self, engine: AsyncEngine, unfinished: set[asyncio.Task[Any]]) -> None:
        self.engine, self.unfinished = engine, unfinished

    def finished(self, task: asyncio.Task[Any]) -> None:
        """A transaction has ended."""
        self.unfinished.discard(task)
        if not task.cancelled():
            task.exception()  # known now, though whoever asked may be gone

    async def close(self) -> None:
        """Let what has begun finish, and let go of all connections."""
        await asyncio.gather(*self.unfinished, return_exceptions=True)
        await self.engine.dispose()


def whole(
    method: Callable[Concatenate[D, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    """Let a transaction finish even if whoever asked for it is cancelled.

    A connection broken off in the middle would leave SQLite locked for seconds.
    """

    @wraps(method)
    async def shielded(self: D, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(method(self, *args, **kwargs))
        self.unfinished.add(task)
        task.add_done_callback(self.finished)
        with reaching():
            return await asyncio.shield(task)

    return shielded


def connect(url: str) -> AsyncEngine:
    """An engine for this address that gives up soon; a SQLite file's folder is made if need be.

    SQLite has one writer: a single connection makes its users queue, where several would fight.
    What a statement was run with, a secret perhaps, is hidden from errors and so from the log.
    """
    if not url.startswith("sqlite"):
        return postgres.connect(url)
    file = Path(sa.make_url(url).database or "")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()  # only here: one that is gone later must not be taken for a new one
    engine = create_async_engine(
        f"sqlite+aiosqlite:///file:{quote(str(file))}?mode=rw&uri=true",
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,
    )
    sa.event.listen(engine.sync_engine, "connect", _prepare)
    _stay_with(file, engine)
    return engine


def patient(url: str) -> AsyncEngine:
    """An engine for this address whose statements may take their time, without a pool."""
    if url.startswith("sqlite"):
        return connect(url)
    return postgres.patient(url)


def _stay_with(file: Path, engine: AsyncEngine) -> None:
    """Refuse a connection whose file is gone from its place: what it stores would be lost."""

    def opened(_connection: Any, record: ConnectionPoolEntry) -> None:
        record.info["file"] = file.stat().st_ino

    def asked_for(_connection: Any, record: ConnectionPoolEntry, _proxy: Any) -> None:
        if not file.exists() or file.stat().st_ino != record.info["file"]:
            raise sa.exc.DisconnectionError(f"{file.name} is gone")

    sa.event.listen(engine.sync_engine, "connect", opened)
    sa.event.listen(engine.sync_engine, "checkout", asked_for)


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = "IMMEDIATE"  # the driver begins so before the first write
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
