"""Bringing a database of any release up to date, at every start.

A change of `bot.store.schema` comes with a new file in `versions`, named after its revision; a test
compares the two. A database is known by its tables and columns, not only by the number in it.
Alembic, which takes 11 MB, is imported only where there is something to migrate.
"""

import logging
import sqlite3
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import TypeAlias
from urllib.parse import quote

import sqlalchemy as sa

from bot.store.schema import meta

log = logging.getLogger(__name__)
Columns: TypeAlias = Mapping[str, set[str]]
"""The names of columns by the name of their table."""

FOLDER = Path(__file__).parent
LOCK = 0x9A2102  # any number; the same in every process
FIRST = "0100"
"""The revision of release 1.0."""
BEFORE = "0032"
"""The last revision before it; no older database can be used."""
VERSION = sa.Table(  # as Alembic makes it
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


class WrongVersion(Exception):
    """This version of Parlor cannot use the database; the message says what to do."""


class Damaged(Exception):
    """A page of the database is not as it was written; the message says what to do."""


def examine(url: str) -> None:
    """Raise WrongVersion if a database in a file cannot be used, before anything writes to it."""
    file = Path(sa.make_url(url).database or "")
    if url.startswith("sqlite") and file.exists():
        engine = sa.create_engine(f"sqlite:///file:{quote(str(file))}?mode=ro&uri=true")
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql("BEGIN")  # another process may just create the tables
                revision_of(connection)
        finally:
            engine.dispose()


def migrate(connection: sa.Connection) -> None:
    """Bring a database up to date in the caller's transaction; others that start wait for it."""
    is_sqlite = connection.dialect.name == "sqlite"
    if is_sqlite:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    before = revision_of(connection)
    if before is None:
        meta.create_all(connection)
        VERSION.create(connection)
        connection.execute(sa.insert(VERSION).values(version_num=revisions()[0]))
    elif before != revisions()[0]:
        copy = _copy(connection) if is_sqlite else None
        if before == BEFORE:
            _convert(connection)
        if revisions()[0] != FIRST:
            upgrade(connection, revisions()[0])
        kept = f"; the one before is kept as {copy}" if copy else ""
        log.warning("the database was brought up to date%s", kept)


def _convert(connection: sa.Connection) -> None:
    """Make a database of `BEFORE` one of `FIRST`, which has the same tables."""
    connection.execute(sa.update(VERSION).values(version_num=FIRST))


def _copy(connection: sa.Connection) -> Path | None:
    """Write a copy of an SQLite file beside it; None for a database in memory.

    The migration holds the only lock to write: a second connection reads what was there before.
    """
    file = connection.exec_driver_sql("PRAGMA database_list").one()[2]
    if not file:
        return None
    copy = Path(f"{file}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    with closing(sqlite3.connect(file)) as database:
        database.execute("VACUUM INTO ?", (str(copy),))
    return copy


def upgrade(connection: sa.Connection, revision: str) -> None:
    """Run the migrations up to a revision; of an empty database they make one of that revision."""
    from alembic import command  # only here: seldom is anything to be done
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revision_of(connection: sa.Connection) -> str | None:
    """The revision of a database, None for an empty one; WrongVersion if it cannot be used."""
    is_known = sa.inspect(connection).has_table(VERSION.name)
    found = connection.scalars(sa.select(VERSION.c.version_num)).all() if is_known else []
    revision = max(found, default=None)
    if wrong := problem(revision) or _lacks(connection, revision):
        raise WrongVersion(wrong)
    return revision


def _lacks(connection: sa.Connection, revision: str | None) -> str | None:
    """The tables and columns that a database lacks, as a sentence; None if all are there."""
    present = _columns(connection)
    if revision is None:
        is_strange = (
            present if connection.dialect.name == "sqlite" else present & meta.tables.keys()
        )
        return "This database is not Parlor's. Nothing was changed." if is_strange else None
    for table, columns in _expected(revision).items():
        if missing := sorted(columns - present.get(table, set())):
            return (
                f"This database says it is of version {revision}, but its table {table!r} lacks"
                f" {', '.join(missing)}: another version made it. Nothing was changed. Move it away"
                " to start a new one, or use the version of Parlor that made it."
            )
    return None


def _expected(revision: str) -> Columns:
    """The tables and columns that a database has at a known revision."""
    if revision == BEFORE:
        return _expected(FIRST)  # it was made by another name
    if revision == revisions()[0]:
        return {each.name: {column.name for column in each.columns} for each in meta.sorted_tables}
    engine = sa.create_engine("sqlite://")
    try:
        with engine.begin() as memory:
            upgrade(memory, revision)
            return _columns(memory)
    finally:
        engine.dispose()


def _columns(connection: sa.Connection) -> Columns:
    found = sa.inspect(connection).get_multi_columns()
    return {name: {each["name"] for each in columns} for (_, name), columns in found.items()}


def problem(revision: str | None) -> str | None:
    """The reason why a revision cannot be used, and what to do; None if it can."""
    if revision is None or revision in (BEFORE, *revisions()):
        return None
    if revision < FIRST:
        return (
            "The database is from before Parlor's first release: move it away, and begin a new one."
        )
    return "A newer version of Parlor has used the database: install that one."


def revisions() -> list[str]:
    """The versions of the database that this version knows, the newest first."""
    files = (FOLDER / "versions").glob("[0-9]*.py")
    return sorted((file.name.partition("_")[0] for file in files), reverse=True)


def read_whole(tx: sa.Connection) -> None:
    """Read every page; Damaged if one is not whole.

    SQLite compares each page and index with the others. PostgreSQL reads every row of every table,
    and compares the checksums of pages where it has them.
    """
    if tx.dialect.name == "sqlite":
        wrong = _compared(tx)
        if wrong != "ok":
            raise Damaged(f"it is damaged ({wrong}). Put a backup back: `bot restore FILE`.")
        return
    for name in sa.inspect(tx).get_table_names():
        row = sa.table(name).alias("row")
        tx.execute(
            sa.select(sa.func.count(sa.func.length(sa.literal_column("row::text")))).select_from(
                row
            )
        )


def _compared(tx: sa.Connection) -> str:
    try:
        return str(tx.exec_driver_sql("PRAGMA integrity_check").scalars().first())
    except sa.exc.DatabaseError as error:
        if getattr(error.orig, "sqlite_errorname", "") not in ("SQLITE_CORRUPT", "SQLITE_NOTADB"):
            raise
        return str(error.orig)
