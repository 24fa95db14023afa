"""How a database of any released version becomes one of this version, run at every start.

A change of `bot.store.schema` comes with a new file in `versions`; a test compares the two.
"""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

FOLDER = Path(__file__).parent
LOCK = 0x9A2102  # any number; the same in every process


class WrongVersion(Exception):
    """This version of Parlor cannot use the database; the message says what to do."""


def migrate(connection: sa.Connection, revision: str = "head") -> None:
    """Bring a database up to date in the caller's transaction; others that start wait for it."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = _config()
    config.attributes["connection"] = connection
    revision_of(connection)
    command.upgrade(config, revision)


def revision_of(connection: sa.Connection) -> str | None:
    """The revision of a database, None for an empty one; WrongVersion if it cannot be used."""
    heads = MigrationContext.configure(connection).get_current_heads()
    if wrong := problem(max(heads, default=None)):
        raise WrongVersion(wrong)
    return max(heads, default=None)


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
    return [each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
