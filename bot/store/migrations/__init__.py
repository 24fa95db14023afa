"""How a database of any released version becomes one of this version, run at every start.

A change of `bot.store.schema` comes with a new file in `versions`, named after its revision; a test
compares the two. Alembic, which takes 11 MB, is imported only where there is something to migrate.
"""

from pathlib import Path

import sqlalchemy as sa

from bot.store.schema import meta

FOLDER = Path(__file__).parent
LOCK = 0x9A2102  # any number; the same in every process
HEAD = "head"
VERSION = sa.Table(  # as Alembic makes it
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


class WrongVersion(Exception):
    """This version of Parlor cannot use the database; the message says what to do."""


def migrate(connection: sa.Connection, revision: str = HEAD) -> None:
    """Bring a database up to date in the caller's transaction; others that start wait for it."""
    is_sqlite = connection.dialect.name == "sqlite"
    if is_sqlite:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    before = revision_of(connection)
    if revision == HEAD and before is None and is_sqlite:
        meta.create_all(connection)
        VERSION.create(connection)
        connection.execute(sa.insert(VERSION).values(version_num=revisions()[0]))
    elif revision != HEAD or before != revisions()[0]:
        _upgrade(connection, revision)


def _upgrade(connection: sa.Connection, revision: str) -> None:
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
    if wrong := problem(revision):
        raise WrongVersion(wrong)
    return revision


def problem(revision: str | None) -> str | None:
    """Why a database of some revision cannot be used, and what to do; None if it can."""
    if revision is None or revision in revisions():
        return None
    if revision < revisions()[-1]:
        return (
            "The database is from before Parlor's first release: move it away, and begin a new one."
        )
    return "A newer version of Parlor has used the database: install that one."


def revisions() -> list[str]:
    """The versions of the database that this version knows, the newest first."""
    files = (FOLDER / "versions").glob("[0-9]*.py")
    return sorted((file.name.partition("_")[0] for file in files), reverse=True)
