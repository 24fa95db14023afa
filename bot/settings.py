"""The environment, read once; `.env.example` documents every setting."""

import math
import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa
from dotenv import dotenv_values


class Cluster(NamedTuple):
    """This process is number `number`, from 0, of `size`; together they serve `shards` shards."""

    number: int
    size: int
    shards: int

    @property
    def own(self) -> list[int]:
        """The shards of this process."""
        return [*range(self.number, self.shards, self.size)]


PICTURES = ("process", "thread")
"""Where pictures may be drawn."""


class BadSetting(ValueError):
    """A setting makes no sense; the message is for whoever runs the bot."""


@dataclass(frozen=True)
class Caps:
    """How much of everything there may be; nobody who plays with others comes near."""

    user_tables: int = 20  # open at a time, by who is their host
    channel_tables: int = 100
    server_tables: int = 500
    matches: int = 60  # that a person begins within an hour
    actions: int = 5000  # of a match, after which it ends with the round
    lookups: int = 120  # of a person within a minute, a quarter of them at once
    completions: int = 240  # likewise, while they type
    films: int = 30  # of a person within an hour
    exports: int = 5  # likewise
    reports: int = 3  # of a person within ten minutes
    questions: int = 12  # to their tables, and calls to them, of a person within an hour


@dataclass(frozen=True)
class Settings:
    """How this process is to run."""

    token: str = field(default="", repr=False)  # never in a log
    database_url: str = "sqlite+aiosqlite:///data/parlor.db"
    cluster: Cluster | None = None  # None: this process is all there is
    discord_url: str = ""  # a stand-in for Discord; empty: Discord itself
    rest_proxy: str = ""  # what forwards to Discord's HTTP API for several processes
    requests_a_second: int | None = 50  # that Discord lets this process make; None: the proxy knows
    beacon: str = ""  # where a public beacon is asked; empty: none is
    sandbox_host: str = "127.0.0.1"
    sandbox_port: int = 8080
    pace: float = 1.0  # factor on every pause; 0 for none
    log_level: str = ""  # empty: as fits where it goes
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0  # of /healthz and /metrics; 0: nowhere
    pictures: str = "process" if (os.cpu_count() or 1) > 1 else "thread"  # where they are drawn
    caps: Caps = Caps()

    @classmethod
    def read(cls, environ: Mapping[str, str] = os.environ, file: Path = Path(".env")) -> "Settings":
        """Settings of the environment, which beats the file `.env`; BadSetting for nonsense."""
        values = {**{k: v or "" for k, v in dotenv_values(file).items()}, **environ}

        def get(name: str, default: str) -> str:
            return values.get(name, "").strip() or default

        rest_proxy = get("PARLOR_REST_PROXY", "").rstrip("/")
        database_url = _database(get("DATABASE_URL", cls.database_url))
        cluster = _cluster(get("CLUSTER", ""), get("PARLOR_SHARDS", ""), database_url)
        processes = cluster.size if cluster else 1
        requests = _count("PARLOR_REQUESTS_PER_SECOND", get("PARLOR_REQUESTS_PER_SECOND", "50"))
        return cls(
            token=_token(get("DISCORD_TOKEN", ""), get("DISCORD_TOKEN_FILE", "")),
            database_url=database_url,
            cluster=cluster,
            discord_url=get("PARLOR_DISCORD_URL", "").rstrip("/"),
            rest_proxy=rest_proxy,
            requests_a_second=None if rest_proxy else max(1, requests // processes),
            beacon=_address("PARLOR_BEACON", get("PARLOR_BEACON", "")),
            sandbox_host=get("PARLOR_SANDBOX_HOST", cls.sandbox_host),
            sandbox_port=_port("PARLOR_SANDBOX_PORT", get("PARLOR_SANDBOX_PORT", "8080")),
            pace=_number("PARLOR_PACE", get("PARLOR_PACE", "1")),
            log_level=_level(get("PARLOR_LOG", cls.log_level)),
            metrics_host=get("PARLOR_METRICS_HOST", cls.metrics_host),
            metrics_port=_port("PARLOR_METRICS_PORT", get("PARLOR_METRICS_PORT", "0")),
            pictures=_one_of("PARLOR_PICTURES", get("PARLOR_PICTURES", cls.pictures), PICTURES),
            caps=Caps(**{cap.name: _cap(cap.name, get, cap.default) for cap in fields(Caps)}),
        )

    def at(self, url: str) -> "Settings":
        """The same, for a Discord at this address."""
        return replace(self, discord_url=url)


def _token(token: str, file: str) -> str:
    if token or not file:
        return token
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise BadSetting(f"DISCORD_TOKEN_FILE cannot be read: {error.strerror}.") from error


def _database(url: str) -> str:
    """A database that we speak to; the password in it is never repeated."""
    try:
        driver = sa.make_url(url).drivername
    except (sa.exc.ArgumentError, ValueError):
        driver = ""
    if driver not in ("sqlite", "sqlite+aiosqlite", "postgresql+asyncpg"):
        raise BadSetting(
            "DATABASE_URL must be like sqlite+aiosqlite:///data/parlor.db"
            " or postgresql+asyncpg://user:password@host/database."
        )
    return url


def _cluster(text: str, shards: str, database_url: str) -> Cluster | None:
    if not text:
        return None
    if not (parts := re.fullmatch(r"(\d+)/(\d+)", text)) or int(parts[1]) >= int(parts[2]):
        raise BadSetting(f"CLUSTER is {text!r}: it must be like 0/3, 1/3 or 2/3.")
    if not database_url.startswith("postgresql"):
        raise BadSetting("CLUSTER needs PostgreSQL: set DATABASE_URL.")
    number, size = int(parts[1]), int(parts[2])
    if shards and (not shards.isdecimal() or int(shards) < size):
        raise BadSetting(f"PARLOR_SHARDS is {shards!r}: it must be a number, {size} or more.")
    return Cluster(number, size, int(shards or size))


def _address(name: str, text: str) -> str:
    if text and not re.match("https?://", text):
        raise BadSetting(f"{name} is {text!r}: it must be an address like https://host/path.")
    return text.rstrip("/")


def _number(name: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1
    if not 0 <= number < math.inf:
        raise BadSetting(f"{name} is {text!r}: it must be a number, 0 or more.")
    return number


def _one_of(name: str, text: str, possible: Sequence[str]) -> str:
    if text not in possible:
        raise BadSetting(f"{name} is {text!r}: it must be {' or '.join(possible)}.")
    return text


def _count(name: str, text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise BadSetting(f"{name} is {text!r}: it must be a number, 1 or more.")
    return int(text)


def _cap(name: str, get: Callable[[str, str], str], default: object) -> int:
    name = f"PARLOR_CAP_{name.upper()}"
    return _count(name, get(name, str(default)))


def _port(name: str, text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise BadSetting(f"{name} is {text!r}: it must be a port, a number from 0 to 65535.")
    return int(text)


def _level(text: str) -> str:
    """Never DEBUG: discord.py and aiosqlite would then log hands, seeds and tokens."""
    if text.upper() not in ("", "INFO", "WARNING", "ERROR"):
        raise BadSetting(f"PARLOR_LOG is {text!r}: it must be INFO, WARNING or ERROR.")
    return text.upper()
