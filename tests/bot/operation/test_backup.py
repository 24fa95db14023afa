"""A backup is made while the bot runs, and put back while it does not."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.__main__ import main
from bot.operation.backup import Impossible, backup, existing, restore
from bot.store import Store
from tests.bot.storing import current, undrawn
from tests.bot.tabling import ANN, BOB, crazy_king

SOMEBODY = 12345
"""A user who is not root."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.db"


@pytest.fixture
async def running(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()


async def test_a_backup_brings_back_what_there_was_when_it_was_made(url: str, copy: Path) -> None:
    store = await Store.open(url)
    before = await store.create(crazy_king(ANN), "seed")
    backup(url, copy)
    after = await store.create(crazy_king(BOB), "seed")
    await store.close()
    restore(url, copy)
    store = await Store.open(url)
    assert await store.get(before.id) == before
    assert await store.get(after.id) is None
    await store.close()


async def test_a_restored_table_is_drawn_again(url: str, copy: Path) -> None:
    store = await Store.open(url)
    match = await store.create(crazy_king(ANN), "seed")
    await store.set_message(match.id, match.channel, 900)
    await store.work.set_drawn(match.id, match.revision)
    backup(url, copy)
    await store.close()
    restore(url, copy)
    store = await Store.open(url)
    assert await undrawn(store, 0) == [match.id]
    await store.close()


@pytest.mark.parametrize("before", [0, 1])
async def test_the_button_of_a_match_that_was_lost_never_meets_another_match(
    url: str, copy: Path, before: int
) -> None:
    store = await Store.open(url)
    for _ in range(before):
        await store.create(crazy_king(ANN), "seed")
    backup(url, copy)
    lost = await store.create(crazy_king(ANN), "seed")
    await store.close()
    restore(url, copy)
    store = await Store.open(url)
    assert (await store.create(crazy_king(BOB), "seed")).id > lost.id
    await store.close()


async def test_what_is_replaced_is_kept_beside_it(url: str, copy: Path) -> None:
    store = await Store.open(url)
    backup(url, copy)
    match = await store.create(crazy_king(ANN), "seed")
    await store.close()
    kept = restore(url, copy)
    store = await Store.open(f"sqlite+aiosqlite:///{kept}")
    assert await store.get(match.id) == match
    await store.close()


@contextmanager
def _lost(file: Path) -> Iterator[None]:
    """The database is killed, as its journal shows, and its file is gone afterwards."""
    journal = file.with_name(f"{file.name}-wal")
    left = journal.read_bytes()
    yield
    file.unlink()
    journal.write_bytes(left)


async def test_what_a_lost_database_left_behind_does_not_get_into_a_restored_one(
    url: str, copy: Path
) -> None:
    file = Path(sa.make_url(url).database or "")
    store = await Store.open(url)
    match = await store.create(crazy_king(ANN), "seed")
    backup(url, copy)
    for _ in range(9):
        await store.create(crazy_king(BOB), "seed")
    with _lost(file):
        await store.close()
    assert restore(url, copy) is None
    store = await Store.open(url)
    assert await current(store) == [match.id]
    await store.close()


async def _create(url: str) -> None:
    await (await Store.open(url)).close()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can write for somebody else")
def test_what_root_restores_belongs_to_whom_the_folder_belongs(url: str, copy: Path) -> None:
    asyncio.run(_create(url))
    backup(url, copy)
    file = Path(sa.make_url(url).database or "")
    os.chown(file.parent, SOMEBODY, SOMEBODY)
    restore(url, copy)
    assert (file.stat().st_uid, file.stat().st_gid) == (SOMEBODY, SOMEBODY)


async def test_nothing_is_restored_under_a_running_bot(
    url: str, copy: Path, running: Store
) -> None:
    match = await running.create(crazy_king(ANN), "seed")
    backup(url, copy)
    with pytest.raises(Impossible, match="stop it first"):
        restore(url, copy)
    assert await running.get(match.id) == match
    assert not list(copy.parent.glob("*.part"))


async def test_nothing_is_recounted_under_a_running_bot(
    url: str, running: Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    await running.create(crazy_king(ANN), "seed")
    assert await asyncio.to_thread(main, ["recount"]) == 1
    assert "stop it first" in capsys.readouterr().err
    await running.close()
    assert await asyncio.to_thread(main, ["recount"]) == 0


def test_a_backup_overwrites_nothing(url: str, copy: Path, tmp_path: Path) -> None:
    (tmp_path / "parlor.db").touch()
    copy.write_text("dear to me")
    with pytest.raises(Impossible, match="exists already"):
        backup(url, copy)
    assert copy.read_text() == "dear to me"


def test_without_a_database_there_is_nothing_to_back_up(url: str, copy: Path) -> None:
    with pytest.raises(Impossible, match="no database"):
        backup(url, copy)
    assert not copy.exists()


def test_only_a_file_that_is_missing_is_missed(url: str) -> None:
    existing("postgresql+asyncpg://parlor@localhost/parlor")
    with pytest.raises(Impossible, match="no database"):
        existing(url)


def test_postgresql_has_tools_of_its_own(copy: Path) -> None:
    with pytest.raises(Impossible, match="pg_dump"):
        backup("postgresql+asyncpg://parlor@localhost/parlor", copy)


def test_only_a_backup_of_parlor_is_restored(url: str, copy: Path) -> None:
    copy.write_text("a letter")
    with pytest.raises(Impossible, match="no backup of Parlor"):
        restore(url, copy)
    copy.unlink()
    with pytest.raises(Impossible, match="no file"):
        restore(url, copy)


@pytest.mark.parametrize(
    ("revision", "why"), [("9999", "newer version"), ("0031", "before Parlor's first release")]
)
async def test_a_backup_of_a_version_that_we_do_not_know_is_not_restored(
    url: str, copy: Path, running: Store, revision: str, why: str
) -> None:
    backup(url, copy)
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    with pytest.raises(Impossible, match=why):
        restore(url, copy)
