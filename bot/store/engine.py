"""Units of work on a database, be it SQLite or PostgreSQL.

A unit of work is a plain function of a connection. It runs as a whole, on SQLite in a
thread, and so may neither wait for anything nor touch what belongs to the event loop.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import sqlalchemy as sa

from bot.store.postgres import PostgreSQL
from bot.store.sqlite import SQLite

WRONG = (sa.exc.IntegrityError, sa.exc.ProgrammingError, sa.exc.DataError)
"""Errors of a statement, not of the database."""

T = TypeVar("T")
UnitOfWork: TypeAlias = Callable[[sa.Connection], T]
Row: TypeAlias = sa.Row[*tuple[Any, ...]]


class Unavailable(Exception):
    """The database cannot be reached, is locked or full; what was asked may have happened or not.

    Asked again later it will do what has not happened: nothing is stored twice.
    """


@contextmanager
def as_unavailable() -> Iterator[None]:
    """Turn all errors of a database in trouble into Unavailable."""
    try:
        yield
    except WRONG:
        raise
    except (sa.exc.DBAPIError, sa.exc.TimeoutError, sqlite3.Error, OSError) as trouble:
        cause = getattr(trouble, "orig", None) or trouble
        raise Unavailable(f"The database cannot be used: {str(cause) or repr(cause)}.") from trouble


class Database:
    """Runs units of work, each to its end even if the task that asked for it is cancelled.

    A connection broken off in the middle would be lost, and what it locked stay locked for seconds.
    """

    def __init__(self, driver: SQLite | PostgreSQL) -> None:
        self.driver = driver
        self.unfinished: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def read(self, work: UnitOfWork[T]) -> T:
        """Run a unit of work that writes nothing: no transaction is begun or ended."""
        return await self._run(work, writes=False)

    async def write(self, work: UnitOfWork[T], durable: bool = True) -> T:
        """Run a unit of work as a transaction: if it raises, it has changed nothing.

        One that is not `durable` may be undone by a power cut: that is for what would only be done
        once more. SQLite then spares the wait for the disk, by far the longest part.
        """
        return await self._run(work, writes=True, durable=durable)

    async def rows(self, query: sa.Executable, /, **values: Any) -> Sequence[Row]:
        """The rows that one statement finds."""
        return await self.read(lambda tx: tx.execute(query, values).all())

    async def column(self, query: sa.Executable, /, **values: Any) -> list[Any]:
        """The first column of the rows that one statement finds."""
        return [row[0] for row in await self.rows(query, **values)]

    async def change(self, statement: sa.Executable, /, durable: bool = True, **values: Any) -> int:
        """Run one statement that writes, and return how many rows it found."""
        return await self.write(lambda tx: tx.execute(statement, values).rowcount, durable)

    async def forget(self) -> None:
        """Leave no trace of what was deleted in files; PostgreSQL does so in its own time."""
        if isinstance(self.driver, SQLite):
            with as_unavailable():
                await self.driver.forget()

    async def close(self) -> None:
        """Let what has begun finish, and let go of all connections: none is made again."""
        self._closed = True
        await asyncio.gather(*self.unfinished, return_exceptions=True)
        await self.driver.close()

    async def _run(self, work: UnitOfWork[T], writes: bool, durable: bool = True) -> T:
        if self._closed:
            raise Unavailable("the database has been closed")
        # None of Tasks: what it returns or raises is for whoever asked, and no cancel reaches it.
        task = asyncio.create_task(self.driver.run(work, writes, durable))
        self.unfinished.add(task)
        task.add_done_callback(self._finished)
        with as_unavailable():
            return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.unfinished.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, though nobody may wait for it any more


def connect(url: str, timeouts: bool = True) -> Database:
    """The database at this address; without `timeouts` PostgreSQL may take its time.

    `url` is `sqlite+aiosqlite:///path/to/file` or `postgresql+asyncpg://user@host/name`. What a
    statement was run with, a secret perhaps, is hidden from errors and so from the log.
    """
    if url.startswith("sqlite"):
        file = Path(sa.make_url(url).database or "")
        try:
            return Database(SQLite(file))
        except OSError as error:
            raise Unavailable(
                f"The database {file} cannot be opened: {error.strerror}. Choose a folder that can"
                " be written with --data or DATABASE_URL."
            ) from error
    return Database(PostgreSQL(url, timeouts))
