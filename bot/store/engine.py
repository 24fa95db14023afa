"""The connection to the database, as SQLite and PostgreSQL each want it."""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

PRAGMAS = ("busy_timeout=2000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""`synchronous=FULL`: what is committed survives a power cut. A click must be answered within
three seconds, so a locked database is given up after two."""


def connect(url: str) -> AsyncEngine:
    """An engine for this address; the folder of a SQLite file is made if need be.

    SQLite has one writer: a single connection makes its users queue, where several would fight.
    """
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_pre_ping=True)
    if file := sa.make_url(url).database:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0)
    sa.event.listen(engine.sync_engine, "connect", _prepare)
    sa.event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy, not the driver, says BEGIN
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
