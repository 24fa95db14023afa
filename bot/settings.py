"""The environment, read once; `.env.example` documents every setting."""

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from dotenv import dotenv_values


class BadSetting(ValueError):
    """A setting makes no sense; the message is for whoever runs the bot."""


@dataclass(frozen=True)
class Settings:
    """How this process is to run."""

    token: str = field(default="", repr=False)  # never in a log
    database_url: str = "sqlite+aiosqlite:///data/parlor.db"
    discord_url: str = ""  # a stand-in for Discord; empty: Discord itself
    sandbox_host: str = "127.0.0.1"
    sandbox_port: int = 8080
    pace: float = 1.0  # factor on every pause; 0 for none
    log_level: str = "INFO"
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0  # of /healthz and /metrics; 0: nowhere

    @classmethod
    def read(cls, environ: Mapping[str, str] = os.environ, file: Path = Path(".env")) -> "Settings":
        """Settings of the environment, which beats the file `.env`; BadSetting for nonsense."""
        values = {**{k: v or "" for k, v in dotenv_values(file).items()}, **environ}

        def get(name: str, default: str) -> str:
            return values.get(name, "").strip() or default

        return cls(
            token=_token(get("DISCORD_TOKEN", ""), get("DISCORD_TOKEN_FILE", "")),
            database_url=get("DATABASE_URL", cls.database_url),
            discord_url=get("PARLOR_DISCORD_URL", "").rstrip("/"),
            sandbox_host=get("PARLOR_SANDBOX_HOST", cls.sandbox_host),
            sandbox_port=_port("PARLOR_SANDBOX_PORT", get("PARLOR_SANDBOX_PORT", "8080")),
            pace=_number("PARLOR_PACE", get("PARLOR_PACE", "1")),
            log_level=_level(get("PARLOR_LOG", cls.log_level)),
            metrics_host=get("PARLOR_METRICS_HOST", cls.metrics_host),
            metrics_port=_port("PARLOR_METRICS_PORT", get("PARLOR_METRICS_PORT", "0")),
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


def _number(name: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1
    if not 0 <= number < math.inf:
        raise BadSetting(f"{name} is {text!r}: it must be a number, 0 or more.")
    return number


def _port(name: str, text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise BadSetting(f"{name} is {text!r}: it must be a port, a number from 0 to 65535.")
    return int(text)


def _level(text: str) -> str:
    if text.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise BadSetting(f"PARLOR_LOG is {text!r}: it must be DEBUG, INFO, WARNING or ERROR.")
    return text.upper()
