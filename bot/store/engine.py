"""The connection to the database, as SQLite and PostgreSQL each want it."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, NullPool

PRAGMAS = ("busy_timeout=2000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""`synchronous=FULL`: what is committed survives a power cut. A click must be answered within
three seconds, so a locked database is given up after two."""
HURRIED = {"timeout": 1.0, "command_timeout": 1.5}
"""Seconds for a connection to PostgreSQL, and for a statement: for the same reason."""

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
        task.add_done_callback(self.unfinished.discard)
        with reaching():
            return await asyncio.shield(task)

    return shielded


def connect(url: str) -> AsyncEngine:
    """An engine for this address that gives up soon; a SQLite file's folder is made if need be.

    SQLite has one writer: a single connection makes its users queue, where several would fight.
    What a statement was run with, a secret perhaps, is hidden from errors and so from the log.
    """
    if not url.startswith("sqlite"):
        return create_async_engine(
            url, pool_pre_ping=True, pool_timeout=1, hide_parameters=True, connect_args=HURRIED
        )
    if file := sa.make_url(url).database:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        url, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0, hide_parameters=True
    )
    sa.event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def patient(url: str) -> AsyncEngine:
    """An engine for this address whose statements may take their time, without a pool."""
    if url.startswith("sqlite"):
        return connect(url)
    return create_async_engine(url, poolclass=NullPool, hide_parameters=True)


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = "IMMEDIATE"  # the driver begins so before the first write
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
