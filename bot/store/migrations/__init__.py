"""How a database of any released version becomes one of this version, run at every start.

A change of `bot.store.schema` comes with a new file in `versions`; a test compares the two.
"""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

FOLDER = Path(__file__).parent
LOCK = 0x9A2102  # any number; the same in every process


def migrate(connection: sa.Connection, revision: str = "head") -> None:
    """Bring a database up to date in the caller's transaction; others that start wait for it."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revisions() -> list[str]:
    """The versions of the database that this version knows, the newest first."""
    return [each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
