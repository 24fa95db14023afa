"""`python -m bot check`: tries all that the bot needs, and says of each part how it is."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from typing import Final, TypeVar

import discord
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from bot.endpoint import (
    DISCORD_FAILED,
    PERMISSIONS,
    SANDBOX_TOKEN,
    point_at,
    sandbox_is_installed,
)
from bot.settings import Settings
from bot.store import Unavailable
from bot.store.engine import Database, UnitOfWork, connect
from bot.store.migrations import (
    Damaged,
    WrongVersion,
    examine,
    read_whole,
    revision_of,
    revisions,
)
from games.scene import Hand
from images.text.fonts import STACK, path
from images.work import draw

SOUND_SQLITE: Final = (3, 51, 3)
"""Before it a second process on the file, such as a running backup, can in rare cases harm it."""


T = TypeVar("T")


class Trouble(Exception):
    """A part of the bot would not work; the message says what to do."""


async def check(settings: Settings) -> int:
    """Print a line for each part; 1 if any is in trouble."""
    sound = True
    parts: tuple[tuple[str, Callable[[Settings], AsyncIterator[str]]], ...] = (
        ("database", _database),
        ("fonts", _fonts),
        ("pictures", _pictures),
        ("Discord", _discord),
    )
    _say("settings", "read")
    for name, tried in parts:
        try:
            async for news in tried(settings):
                _say(name, news)
        except Trouble as trouble:
            sound = False
            _say(name, f"TROUBLE: {trouble}")
    return 0 if sound else 1


def _say(part: str, news: str) -> None:
    sys.stdout.write(f"{part}: {news}\n")


async def _database(settings: Settings) -> AsyncIterator[str]:
    """Reachable, of a version that we know, writable, and whole."""
    try:
        await asyncio.to_thread(examine, settings.database_url)
        found = await _with(connect(settings.database_url), _try)
        await _with(connect(settings.database_url, timeouts=False), read_whole)
    except (WrongVersion, Damaged) as wrong:
        raise Trouble(str(wrong)) from wrong
    except (Unavailable, SQLAlchemyError, OSError) as error:
        raise Trouble(f"it cannot be read and written: {error}") from error
    if found is None:
        yield "empty, to be filled at the first start"
    else:
        is_old = found != revisions()[0]
        yield "old, brought up to date at the next start" if is_old else "up to date"
    is_sqlite = settings.database_url.startswith("sqlite")
    if is_sqlite and sqlite3.sqlite_version_info < SOUND_SQLITE:
        yield f"fine, but open the file in no other program (SQLite {sqlite3.sqlite_version})"


async def _with(database: Database, work: UnitOfWork[T]) -> T:
    try:
        return await database.write(work)
    finally:
        await database.close()


def _try(tx: sa.Connection) -> str | None:
    """Write something, leave nothing behind, and return the revision that was found."""
    found = revision_of(tx)
    tx.execute(sa.text("CREATE TABLE parlor_check (n INTEGER)"))
    tx.execute(sa.text("DROP TABLE parlor_check"))
    return found


async def _fonts(_: Settings) -> AsyncIterator[str]:
    missing = [face.file for face in STACK if not path(face).exists()]
    if missing:
        raise Trouble(f"there is no {', '.join(missing)}. Install Parlor anew.")
    yield f"all {len(STACK)}"


async def _pictures(_: Settings) -> AsyncIterator[str]:
    try:
        picture = await asyncio.to_thread(draw, Hand(("AS", "KH"), title="Your hand"))
    except (OSError, ImportError) as error:
        raise Trouble(f"none can be drawn: {error}") from error
    yield f"drawn, {len(picture) // 1024} KiB"


async def _discord(settings: Settings) -> AsyncIterator[str]:
    """The token is good, and every server gives the permissions."""
    if settings.discord_url:
        point_at(settings.discord_url)
    elif not settings.token and not sandbox_is_installed():
        raise Trouble("there is no DISCORD_TOKEN, and the sandbox is not installed here.")
    elif not settings.token:
        yield "no DISCORD_TOKEN: the bot starts its own sandbox"
        return
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(settings.token or SANDBOX_TOKEN)
            yield f"logged in as {client.user}"
            guilds = await client.http.get_guilds(limit=200, with_counts=False)
    except discord.LoginFailure as error:
        raise Trouble("it refuses this DISCORD_TOKEN. Copy it anew from the portal.") from error
    except DISCORD_FAILED as error:
        raise Trouble(f"it cannot be reached: {error}") from error
    for guild in guilds:
        yield f"{guild['name']}: {_missing(int(guild['permissions']))}"


def _missing(given: int) -> str:
    """The permissions that a server does not grant; administrators have all."""
    has = discord.Permissions(given)
    if has.administrator or has.is_superset(PERMISSIONS):
        return "all permissions"
    lacking = [name for name, wanted in PERMISSIONS if wanted and not getattr(has, name)]
    return f"MISSING {', '.join(lacking).replace('_', ' ')}"
