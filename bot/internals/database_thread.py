"""aiosqlite's thread, used for whole units of work."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from typing import TypeVar

import aiosqlite

T = TypeVar("T")


class DatabaseThread(aiosqlite.Connection):
    """aiosqlite's connection and its thread, used for more than a statement at a time."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True  # a process that fails ends all the same, as SQLAlchemy has it

    async def run(self, work: Callable[[], T]) -> T:
        """Run a function in the thread, to its end even if its caller is cancelled."""
        execute: Callable[..., Awaitable[T]] = self._execute
        return await execute(copy_context().run, work)
