"""Values of settings, read from text: each function raises ValueError where it makes no sense."""

import math
import re
from collections.abc import Callable
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import sqlalchemy as sa

Parse: TypeAlias = Callable[[str], object]

DRIVERS: Final = ("sqlite", "sqlite+aiosqlite", "postgresql+asyncpg")
"""The databases that Parlor speaks to."""
LEVELS: Final = ("INFO", "WARNING", "ERROR")
"""Never DEBUG: discord.py and aiosqlite would then log hands, seeds and tokens."""


def number(text: str) -> float:
    """A finite number, 0 or more."""
    value = float(text)
    if not 0 <= value < math.inf:
        raise ValueError
    return value


def count(text: str) -> int:
    """A whole number, 1 or more."""
    if not text.isdecimal() or not int(text):
        raise ValueError
    return int(text)


def port(text: str) -> int:
    """A TCP port; 0 stands for none, or for any free one."""
    if not text.isdecimal() or int(text) > 65535:
        raise ValueError
    return int(text)


def address(text: str) -> str:
    """An HTTP address with a host, without the slash at its end."""
    parts = urlsplit(text)
    _ = parts.port  # ValueError if it is none
    if parts.scheme not in ("http", "https") or not parts.hostname or re.search(r"\s", text):
        raise ValueError
    return text.rstrip("/")


def level(text: str) -> str:
    """The least severe messages that are logged."""
    if text.upper() not in LEVELS:
        raise ValueError
    return text.upper()


def picture_place(text: str) -> str:
    """The place where pictures are drawn."""
    if text not in ("process", "thread"):
        raise ValueError
    return text


def token(text: str) -> str:
    """A bot's token: one word of ASCII."""
    if not re.fullmatch(r"[!-~]+", text):
        raise ValueError
    return text


def database(text: str) -> str:
    """The URL of a database that keeps what is stored in it."""
    try:
        url = sa.make_url(text)
    except sa.exc.ArgumentError as error:
        raise ValueError from error
    if url.drivername not in DRIVERS:
        raise ValueError
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise ValueError
    return text


def cluster(text: str) -> tuple[int, int]:
    """The number of a process, from 0, and how many there are."""
    parts = re.fullmatch(r"(\d+)/(\d+)", text)
    if not parts or int(parts[1]) >= int(parts[2]):
        raise ValueError
    return int(parts[1]), int(parts[2])


def line(text: str) -> str:
    """A short text on one line."""
    if len(text) > 200 or not text.isprintable():
        raise ValueError
    return text


def secret(text: str) -> str:
    """Text that nobody guesses."""
    if len(text) < 16:
        raise ValueError
    return text


def anything(text: str) -> str:
    """Any text."""
    return text
