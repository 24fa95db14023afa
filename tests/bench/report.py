"""What `make bench` prints."""

import os
import platform
import sqlite3
from collections.abc import Sequence
from importlib.metadata import version

from tests.bench.timing import Times

PACKAGES = ("discord.py", "SQLAlchemy", "aiosqlite", "asyncpg", "pillow")


def head() -> str:
    """What the figures were taken on."""
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return (
        f"Python {platform.python_version()}, {versions}, SQLite {sqlite3.sqlite_version}; "
        f"{os.cpu_count()} processors, {load()}"
    )


def load() -> str:
    """How busy the machine is; above the number of processors, medians mean little."""
    return "load average " + " ".join(f"{each:.1f}" for each in os.getloadavg())


def section(title: str, rival: str, names: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table under a title and a line that says what its ratios refer to; numbers to the right."""
    lines = [names, *rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(names))]
    table = "\n".join(
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
    return f"\n{title}\n{rival} ({load()})\n{table}"


def milliseconds(seconds: float) -> str:
    """A time."""
    return f"{seconds * 1000:.2f} ms"


def ratio(ours: float, theirs: float) -> str:
    """How many times as long ours takes."""
    return f"{ours / theirs:.2f} x"


def ratios(ours: Times, theirs: Times) -> tuple[str, str]:
    """By the least times and by the medians."""
    return ratio(ours.least, theirs.least), ratio(ours.median, theirs.median)
