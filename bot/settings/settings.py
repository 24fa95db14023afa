"""The settings of this process, read once from the environment and the file `.env`."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

from dotenv import dotenv_values

from bot.settings.registry import CAP_SETTINGS, SETTINGS, Caps


class Cluster(NamedTuple):
    """This process is number `number`, from 0, of `size`; together they serve `shards` shards."""

    number: int
    size: int
    shards: int

    @property
    def own(self) -> list[int]:
        """The shards of this process."""
        return [*range(self.number, self.shards, self.size)]


class BadSetting(ValueError):
    """A setting that makes no sense; the message is for the operator."""


class Operator(NamedTuple):
    """The operator of the bot and their contact; "" where not given."""

    name: str = ""
    contact: str = ""
    support: str = ""
    source: str = ""


NOBODY = Operator()
"""Whoever runs the bot has not said who they are."""


@dataclass(frozen=True)
class Settings:
    """The settings of this process; `SETTINGS` explains each."""

    token: str = field(default="", repr=False)  # never in a log
    database_url: str = "sqlite+aiosqlite:///data/parlor.db"
    cluster: Cluster | None = None  # None: this process is all there is
    discord_url: str = ""  # a stand-in for Discord; empty: Discord itself
    rest_proxy: str = ""
    requests_a_second: int | None = 50  # of this process; None: the proxy knows
    pseudonym_secret: str = field(default="", repr=False)  # empty: kept beside the database
    beacon: str = ""
    sandbox_host: str = "127.0.0.1"
    sandbox_port: int = 8080
    pace: float = 1.0
    log_level: str = ""  # empty: as fits where it goes
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0
    pictures: str = "process" if (os.cpu_count() or 1) > 1 else "thread"
    operator: Operator = NOBODY
    caps: Caps = field(default_factory=Caps)
    notices: tuple[str, ...] = ()  # what was set and has no effect, a sentence each

    @classmethod
    def read(cls, environ: Mapping[str, str] = os.environ, file: Path = Path(".env")) -> "Settings":
        """Settings of the environment, which beats the file `.env`; BadSetting for nonsense."""
        given = Given({**_in_file(file), **environ})
        rest_proxy = given("PARLOR_REST_PROXY")
        cluster = _cluster(given)
        requests = given("PARLOR_REQUESTS_PER_SECOND") // (cluster.size if cluster else 1)
        return cls(
            token=_token(given),
            database_url=given("DATABASE_URL"),
            cluster=cluster,
            discord_url=given("PARLOR_DISCORD_URL"),
            rest_proxy=rest_proxy,
            requests_a_second=None if rest_proxy else max(1, requests),
            pseudonym_secret=_pseudonym_secret(given),
            beacon=given("PARLOR_BEACON"),
            sandbox_host=given("PARLOR_SANDBOX_HOST"),
            sandbox_port=given("PARLOR_SANDBOX_PORT"),
            pace=given("PARLOR_PACE"),
            log_level=given("PARLOR_LOG"),
            metrics_host=given("PARLOR_METRICS_HOST"),
            metrics_port=given("PARLOR_METRICS_PORT"),
            pictures=given("PARLOR_PICTURES") or cls.pictures,
            operator=Operator(
                given("PARLOR_OPERATOR"),
                given("PARLOR_CONTACT"),
                given("PARLOR_SUPPORT"),
                given("PARLOR_SOURCE"),
            ),
            caps=Caps(**{name: given(f"PARLOR_CAP_{name.upper()}") for name in CAP_SETTINGS}),
            notices=given.notices(),
        )

    def at(self, url: str) -> "Settings":
        """The settings for a Discord at this address."""
        return replace(self, discord_url=url)


def _pseudonym_secret(given: "Given") -> str:
    """The secret set, or the token where no file beside the database can keep a key."""
    is_file = str(given("DATABASE_URL")).startswith("sqlite")
    return given("PARLOR_PSEUDONYM_KEY") or ("" if is_file else _token(given))


class Given:
    """The texts that were set, by name; called with a name, the value of that setting."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts

    def __call__(self, name: str) -> Any:
        """The value of a setting, "" if it is empty and has no default; BadSetting."""
        setting = SETTINGS[name]
        text = self.texts.get(name, "").strip() or setting.default
        if not text:
            return ""
        try:
            return setting.parse(text)
        except ValueError as error:
            shown = "cannot be used" if setting.is_secret else f"is {text!r}"
            raise BadSetting(f"{name} {shown}: it must be {setting.accepts}.") from error

    def notices(self) -> tuple[str, ...]:
        """The settings without any effect, a sentence each."""
        unknown = [name for name in self.texts if name.startswith("PARLOR_")]
        found = [_unknown(name) for name in sorted(unknown) if name not in SETTINGS]
        if self("PARLOR_SHARDS") and not self("CLUSTER"):
            found.append("PARLOR_SHARDS has no effect without CLUSTER.")
        return tuple(found)


def _unknown(name: str) -> str:
    near = get_close_matches(name, SETTINGS, n=1)
    meant = f" Did you mean {near[0]}?" if near else ""
    return f"{name} isn't a setting of Parlor, so it has no effect.{meant}"


def _in_file(file: Path) -> dict[str, str]:
    """The settings in a file, none if there is no such file; BadSetting if it is no text."""
    try:
        return {name: text or "" for name, text in dotenv_values(file).items()}
    except UnicodeDecodeError as error:
        raise BadSetting(f"{file} is not UTF-8 text: save it again as UTF-8.") from error
    except OSError as error:
        raise BadSetting(f"{file} cannot be read: {error.strerror}.") from error


def _token(given: Given) -> str:
    """The token, "" for the sandbox; BadSetting where a file is named that holds none."""
    token, name = given("DISCORD_TOKEN"), given("DISCORD_TOKEN_FILE")
    if token or not name:
        return str(token)
    try:
        text = Path(name).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise BadSetting(f"DISCORD_TOKEN_FILE cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError:
        text = ""
    try:
        return str(SETTINGS["DISCORD_TOKEN"].parse(text))
    except ValueError as error:
        raise BadSetting(
            f"DISCORD_TOKEN_FILE names {name}, which does not hold a token and nothing else."
        ) from error


def _cluster(given: Given) -> Cluster | None:
    """This process among several; BadSetting if they could not work together."""
    if not (part := given("CLUSTER")):
        return None
    if not given("DATABASE_URL").startswith("postgresql"):
        raise BadSetting("CLUSTER needs PostgreSQL: set DATABASE_URL.")
    number, size = part
    shards = given("PARLOR_SHARDS") or size
    if shards < size:
        raise BadSetting(f"PARLOR_SHARDS is {shards}: it must be {size} or more, one a process.")
    return Cluster(number, size, shards)
