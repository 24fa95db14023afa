"""The check reads all of the database, and says in a sentence what is wrong with it."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.operation.check import check
from bot.settings import Settings
from bot.store import Store
from bot.store.migrations import BEFORE
from tests.bot import released

PAGE = 4096


@pytest.fixture
async def file(tmp_path: Path, url: str) -> Path:
    """A database of ours."""
    await (await Store.open(url)).close()
    return tmp_path / "parlor.db"


def marked(file: Path, *revisions: str) -> None:
    """Have it say that it is of these revisions, too."""
    with closing(sqlite3.connect(file)) as database, database:
        database.executemany("INSERT INTO alembic_version VALUES (?)", [(r,) for r in revisions])


def spoilt(file: Path) -> None:
    """Write over the page of an index: nobody reads it who does not look at every page."""
    with closing(sqlite3.connect(file)) as database:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'ix_result_history'"
        [page] = database.execute(query).fetchone()
        database.execute("PRAGMA journal_mode=DELETE")
    with file.open("r+b") as raw:
        raw.seek((page - 1) * PAGE)
        raw.write(b"\x05" * PAGE)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (spoilt, "it is damaged"),
        (lambda file: marked(file, "9999"), "A newer version of Parlor has used the database"),
    ],
)
async def test_what_is_wrong_with_the_database_is_a_sentence(
    url: str,
    file: Path,
    capsys: pytest.CaptureFixture[str],
    spoil: Callable[[Path], None],
    sentence: str,
) -> None:
    spoil(file)
    assert await check(Settings(database_url=url)) == 1
    assert f"database: TROUBLE: {sentence}" in capsys.readouterr().out


async def test_a_sound_database_is_up_to_date(
    url: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await check(Settings(database_url=url)) == 0
    assert "database: up to date" in capsys.readouterr().out


async def test_a_database_of_an_earlier_release_is_called_old(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "parlor.db").unlink(missing_ok=True)
    await released.restore(BEFORE, url)
    assert await check(Settings(database_url=url)) == 0
    assert "database: old, brought up to date at the next start" in capsys.readouterr().out


def test_a_newer_database_is_not_counted_anew(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(tmp_path / "parlor.db")) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR)")
    marked(tmp_path / "parlor.db", "9999")
    monkeypatch.setenv("DATABASE_URL", url)
    assert main(["recount"]) == 1
    assert "install that one" in capsys.readouterr().err
