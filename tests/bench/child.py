"""Bots as processes of their own, ended whatever happens."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from tests.bot.tabling import UNCAPPED_SETTINGS

HERE = Path(__file__).parents[2]


def parlor(
    address: str, folder: Path, code: Path = HERE, /, **environ: str
) -> AbstractContextManager[int]:
    """The bot at the sandbox of that address, its database a file in the folder; its number.

    Nothing is capped unless `environ` says so. `code` is where the bot is, another commit perhaps.
    """
    settings = {
        "DISCORD_TOKEN": "",
        "DISCORD_TOKEN_FILE": "",
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/parlor.db",
        "PARLOR_DISCORD_URL": address,
        "PARLOR_PACE": "0",
        "PARLOR_LOG": "ERROR",
    }
    return child("bot", code=code, **settings | UNCAPPED_SETTINGS | environ)


@contextmanager
def child(*arguments: str, code: Path = HERE, **environ: str) -> Iterator[int]:
    """`python -m` these arguments, from when it is ready to the end of the context; its number."""
    process = subprocess.Popen(
        [sys.executable, "-m", *arguments],
        stdout=subprocess.PIPE,
        cwd=code,
        env=os.environ | environ,
        text=True,
    )
    assert process.stdout is not None, "a pipe was asked for"
    try:
        if not any("ready" in line for line in process.stdout):
            raise RuntimeError(f"python -m {arguments[0]} ended before it was ready.")
        yield process.pid
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()
