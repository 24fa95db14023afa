"""Copies of a SQLite database, made while the bot runs, and put back while it does not."""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from bot.store.migrations import problem

SKIPPED: Final = 100_000
"""Match ids left out after a restore: old buttons may carry ids that the backup never saw."""


class Impossible(Exception):
    """A command that cannot be carried out, and changed nothing; the message says why."""


def backup(url: str, to: Path) -> None:
    """Write a compact copy of the database of `url` to a new file, while the bot runs."""
    source = _existing(url)
    if to.exists():
        raise Impossible(f"{to} exists already; a backup never overwrites anything.")
    part = _beside(to, ".part")
    with _told(to), closing(sqlite3.connect(source, timeout=10)) as database:
        database.execute("VACUUM INTO ?", (str(part),))
    part.rename(to)


def restore(url: str, backup: Path) -> Path | None:
    """Put a backup in the place of the database of `url`; the old file is kept, and returned.

    Every open table is drawn again at the next start.
    """
    target = _file(url)
    _check(backup)
    target.parent.mkdir(parents=True, exist_ok=True)
    only_ours(url)
    part = _beside(target, ".part")
    with _told(target):
        shutil.copyfile(backup, part)
        _prepare(part)
        _hand_over(part)
        kept = _set_aside(target) if target.exists() else None
        for rest in ("-wal", "-shm"):  # of a file that is gone: SQLite would take it for ours
            _beside(target, rest)
        part.replace(target)
    return kept


def only_ours(url: str) -> None:
    """Impossible while a bot has the SQLite database of `url` open."""
    if sa.make_url(url).get_backend_name() == "sqlite" and (file := _file(url)).exists():
        with _told(file):
            _gather(file)


def existing(url: str) -> None:
    """Impossible where the database of `url` is an SQLite file that is not there."""
    if sa.make_url(url).get_backend_name() == "sqlite":
        _existing(url)


def _existing(url: str) -> Path:
    if not (file := _file(url)).exists():
        raise Impossible(f"There is no database at {file}.")
    return file


def _file(url: str) -> Path:
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite":
        raise Impossible(
            "Only SQLite is backed up by this command: for PostgreSQL use pg_dump and pg_restore."
        )
    return Path(address.database or "")


def _beside(file: Path, ending: str) -> Path:
    """A file name in the same folder, so that renaming is one step; what lay there is removed."""
    other = file.with_name(file.name + ending)
    other.unlink(missing_ok=True)
    return other


@contextmanager
def _told(file: Path) -> Iterator[None]:
    """Turn what the disk refuses into a sentence."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise Impossible(f"{file} cannot be written: {error}.") from error


def _check(backup: Path) -> None:
    """Impossible if this is no whole database of a version that we can read."""
    if not backup.exists():
        raise Impossible(f"There is no file {backup}.")
    try:
        with closing(sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)) as it:
            sound = it.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            revision = it.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise Impossible(f"{backup} is no backup of Parlor: {error}.") from error
    if not sound:
        raise Impossible(f"{backup} is damaged.")
    if wrong := problem(revision and revision[0]):
        raise Impossible(f"{backup} cannot be put back. {wrong}")


def _prepare(file: Path) -> None:
    """Have every table drawn again, and no match id used a second time."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE match SET drawn = 0 WHERE status IN ('lobby', 'playing')")
        database.execute(  # which has no row before the first match
            "INSERT INTO sqlite_sequence SELECT 'match', 0"
            " WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'match')"
        )
        database.execute(
            "UPDATE sqlite_sequence SET seq = seq + ? WHERE name = 'match'", (SKIPPED,)
        )


def _hand_over(file: Path) -> None:
    """Give what root wrote to whom the folder belongs: the bot may run as another user."""
    if os.geteuid() == 0:
        folder = file.parent.stat()
        os.chown(file, folder.st_uid, folder.st_gid)


def _set_aside(file: Path) -> Path:
    """Rename the database, once all of it stands in one file and nobody has it open."""
    _gather(file)
    kept = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    return file.rename(kept)


def _gather(file: Path) -> None:
    """Have all of a database stand in its one file; Impossible while anybody else has it open."""
    with closing(sqlite3.connect(file, timeout=0)) as database:
        try:
            database.execute("PRAGMA journal_mode=DELETE")  # refused while anybody else has it open
        except sqlite3.OperationalError as error:
            raise Impossible("The bot is running on this database: stop it first.") from error
