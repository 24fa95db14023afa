"""Whether every page of a database can be read, and holds what it should."""

import sqlalchemy as sa


class Damaged(Exception):
    """A page of the database is not as it was written; the message says what to do."""


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
