"""Databases of releases, as SQL text: one of each revision and engine, with a match under way.

A release with another revision adds its own: the database before it, opened by it and written by
`.dump` of sqlite3 or `pg_dump --inserts --no-owner`.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from bot.store.engine import connect
from bot.store.postgres import PostgreSQL

FOLDER = Path(__file__).parent
REVISIONS = sorted({file.name.partition(".")[0] for file in FOLDER.glob("*.sql")})


async def restore(revision: str, url: str) -> None:
    """Fill an empty database with that of a release."""
    address = sa.make_url(url)
    script = (FOLDER / f"{revision}.{address.get_backend_name()}.sql").read_text("utf-8")
    if address.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(address.database or "")) as file:
            file.executescript(script)
        return
    database = connect(url, timeouts=False)
    assert isinstance(database.driver, PostgreSQL)
    async with database.driver.connections.connect() as connection:
        server = (await connection.get_raw_connection()).driver_connection
        assert server
        await server.execute(script)
    await database.close()
