"""Every setting: its name, default, meaning and range.

`.env.example` and `docs/settings.md` are written from this by `python -m tests.documents`.
"""

from dataclasses import dataclass, fields
from typing import Final

from bot.settings import values
from bot.settings.values import Parse


@dataclass(frozen=True)
class Caps:
    """Upper limits; nobody who plays with others comes near."""

    user_tables: int = 20
    channel_tables: int = 100
    server_tables: int = 500
    matches: int = 60
    actions: int = 5000  # in a match, which ends with the round after that
    lookups: int = 120  # replay pages, leaderboards, hints ... of a person in a minute
    completions: int = 240  # suggestions while a person types a command, in a minute
    films: int = 30  # replay clips of a person in an hour
    exports: int = 5  # files with everything stored about a person, in an hour
    reports: int = 3  # of a person in ten minutes
    reviews: int = 10  # of a person in an hour, of those that are not kept yet
    practice: int = 60  # deals of matches that a person plays again, in an hour
    questions: int = 12  # of a person to their tables and to other players, in an hour


@dataclass(frozen=True)
class Setting:
    """A variable of the environment.

    `accepts` completes the sentence "It must be ...". `is_secret`: its value is never repeated.
    """

    name: str
    meaning: str
    accepts: str
    parse: Parse
    default: str = ""
    is_secret: bool = False


CAP_SETTINGS: Final = {
    "user_tables": "Tables that one person has open at a time.",
    "channel_tables": "Tables open at a time in a channel.",
    "server_tables": "Tables open at a time in a server.",
    "matches": "Matches that one person starts in an hour.",
}
"""The caps that have a setting, and what each counts."""

GROUPS: Final[dict[str, tuple[Setting, ...]]] = {
    "Discord": (
        Setting(
            "DISCORD_TOKEN",
            "The bot's token from Discord's developer portal. Without one the bot starts the"
            " sandbox, a stand-in for Discord with a page to play in.",
            "a token as the portal shows it",
            values.token,
            is_secret=True,
        ),
        Setting(
            "DISCORD_TOKEN_FILE",
            "A file that holds the token and nothing else; counts if `DISCORD_TOKEN` is empty.",
            "the path of a file",
            values.anything,
        ),
        Setting(
            "PARLOR_REQUESTS_PER_SECOND",
            "Requests a second that Discord lets the bot make, all processes together. Raise it"
            " only if Discord has granted more.",
            "a whole number, 1 or more",
            values.count,
            "50",
        ),
    ),
    "Who runs it": (
        Setting(
            "PARLOR_OPERATOR",
            "Who runs this bot, as `/about` and `/privacy` say it.",
            "at most 200 characters on one line",
            values.line,
        ),
        Setting(
            "PARLOR_CONTACT",
            "How players reach whoever runs it: an email address, a Discord name or a link.",
            "at most 200 characters on one line",
            values.line,
        ),
        Setting(
            "PARLOR_SUPPORT",
            "The invite of a support server, shown by `/about`.",
            "an address like https://host/path",
            values.address,
        ),
        Setting(
            "PARLOR_SOURCE",
            "Where the source code of this bot is, shown by `/about`.",
            "an address like https://host/path",
            values.address,
        ),
    ),
    "Matches": (
        Setting(
            "DATABASE_URL",
            "Where matches are stored. SQLite is one file; its folder is made if missing. Several"
            " processes need PostgreSQL.",
            "like sqlite+aiosqlite:///data/parlor.db"
            " or postgresql+asyncpg://user:password@host/database",
            values.database,
            "sqlite+aiosqlite:///data/parlor.db",
            is_secret=True,
        ),
        Setting(
            "PARLOR_PSEUDONYM_KEY",
            "What makes the pseudonyms by which people who deleted their data still count as"
            " opponents; the same in all processes, and in no backup. Empty: with SQLite a key in a"
            " file beside the database, `parlor.key`, with PostgreSQL the bot's token.",
            "any text of 16 signs or more",
            values.secret,
            is_secret=True,
        ),
        Setting(
            "PARLOR_PACE",
            "A factor on every pause: before a computer's move, after a trick, between rounds. 0"
            " means no pauses.",
            "a number, 0 or more",
            values.number,
            "1",
        ),
        Setting(
            "PARLOR_BEACON",
            "A public randomness beacon (drand, or one with its interface) whose numbers go into"
            " the shuffles, as the address of its chain: https://HOST/CHAIN-HASH. Empty: none.",
            "an address like https://host/path",
            values.address,
        ),
        Setting(
            "PARLOR_PICTURES",
            "Where pictures are drawn: in a `process` of their own, so clicks never wait for them,"
            " or in a `thread`, which takes less memory. Empty: a thread on a single processor.",
            "process or thread",
            values.picture_place,
        ),
    ),
    "Several processes": (
        Setting(
            "CLUSTER",
            "Which of several processes this is: 0/3, 1/3 or 2/3. Empty: the only one.",
            "like 0/3, 1/3 or 2/3",
            values.cluster,
        ),
        Setting(
            "PARLOR_SHARDS",
            "Shards in all processes together, the same in each: at least one a process, and one"
            " for each 1,000 servers. Empty: one a process.",
            "a whole number, 1 or more",
            values.count,
        ),
        Setting(
            "PARLOR_REST_PROXY",
            "The address of nirn-proxy, which keeps the requests of all processes within Discord's"
            " limits. Empty: Discord is asked directly.",
            "an address like http://host:port",
            values.address,
        ),
    ),
    "Watching it": (
        Setting(
            "PARLOR_LOG",
            "How much is logged. Empty: WARNING in a terminal, INFO anywhere else.",
            "INFO, WARNING or ERROR",
            values.level,
        ),
        Setting(
            "PARLOR_METRICS_PORT",
            "The port of `/healthz` and `/metrics` (for Prometheus). 0: neither is served.",
            "a port, a number from 0 to 65535",
            values.port,
            "0",
        ),
        Setting(
            "PARLOR_METRICS_HOST",
            "The network address they are served on. 0.0.0.0 lets other machines or containers"
            " reach them.",
            "the address of a network interface",
            values.line,
            "127.0.0.1",
        ),
    ),
    "The sandbox": (
        Setting(
            "PARLOR_SANDBOX_HOST",
            "The network address of the sandbox's page.",
            "the address of a network interface",
            values.line,
            "127.0.0.1",
        ),
        Setting(
            "PARLOR_SANDBOX_PORT",
            "The port of the sandbox's page. 0: any free one.",
            "a port, a number from 0 to 65535",
            values.port,
            "8080",
        ),
        Setting(
            "PARLOR_SANDBOX_LOG",
            "A file to which the sandbox appends a line of JSON for each request of the bot.",
            "the path of a file",
            values.anything,
        ),
        Setting(
            "PARLOR_DISCORD_URL",
            "The address of a stand-in for Discord that is running already.",
            "an address like http://host:port",
            values.address,
        ),
    ),
    "Limits": tuple(
        Setting(
            f"PARLOR_CAP_{cap.name.upper()}",
            CAP_SETTINGS[cap.name],
            "a whole number, 1 or more",
            values.count,
            str(cap.default),
        )
        for cap in fields(Caps)
        if cap.name in CAP_SETTINGS
    ),
    "Containers": (
        Setting(
            "POSTGRES_PASSWORD",
            "For `docker compose` with PostgreSQL: its password.",
            "letters and digits",
            values.anything,
            is_secret=True,
        ),
        Setting(
            "POSTGRES_DIGEST",
            "Pins PostgreSQL's image to one build.",
            "like sha256:…",
            values.anything,
        ),
        Setting(
            "PYTHON_DIGEST",
            "Pins Python's image to one build.",
            "like sha256:…",
            values.anything,
        ),
    ),
}
"""By the heading under which they are explained."""

SETTINGS: Final = {each.name: each for group in GROUPS.values() for each in group}
