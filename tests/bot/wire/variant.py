"""`python -m tests.bot.wire.variant CHANGE...`: a bot that takes no busy machine for a dead one.

A change is a function of this module; most bots upload no emojis and no picture of themselves.
"""

import asyncio
import os
import signal
import sys
import time
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from pathlib import Path

from bot import process
from bot.__main__ import main
from bot.app import COGS, Parlor
from bot.clicks import deadlines
from bot.matches import proposals
from bot.matches.pace import Pace
from bot.operation.emojis import Emojis
from bot.posts import direct_hands, notices
from bot.ratelimits import requests
from bot.settings import Caps, settings
from bot.settings.registry import CAP_SETTINGS
from bot.store.processes import SteadyClock
from tests.bot.tabling import UNCAPPED
from tests.bot.timeouts import lengthen

LONG = 100_000.0
CLOSE = Parlor.close


@dataclass(frozen=True)
class Waiting(Pace):
    """The next round is dealt as soon as everybody is ready."""

    round: float = LONG


def lengthen_timeouts() -> None:
    """Take nearly the minute that people wait at the slow sandbox, and wait longer for stores.

    One person may ask for as much as a whole evening of people does.
    """
    setattr(deadlines, "SHORT", 50.0)  # noqa: B010
    setattr(direct_hands, "LATE", 50.0)  # noqa: B010
    lengthen(setattr, 8)
    uncapped = {name: value for name, value in asdict(UNCAPPED).items() if name not in CAP_SETTINGS}
    setattr(settings, "Caps", partial(Caps, **uncapped))  # noqa: B010


def upload_nothing() -> None:
    """Show cards as text, and be as whoever made the application described it."""

    async def nothing(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    setattr(Emojis, "keep", nothing)  # noqa: B010
    setattr(process, "introduce", nothing)  # noqa: B010


def with_emojis() -> None:
    """It draws its buttons, and describes itself."""


def late_hands() -> None:
    """A hand is late almost at once."""
    setattr(direct_hands, "LATE", 0.05)  # noqa: B010


def slow_openings() -> None:
    """It opens a channel every four seconds."""
    setattr(requests, "OPENING", 4.0)  # noqa: B010


def unhurried() -> None:
    """A round is looked at for longer than any test takes."""
    setattr(process, "Pace", Waiting)  # noqa: B010


def timed() -> None:
    """Time passes when a test says so: it is as far ahead as the file `ahead` beside the database.

    A round is looked at, and a question stands, for longer than any test takes.
    """
    unhurried()
    told = SteadyClock.__call__
    file = Path(os.environ["DATABASE_URL"].partition("///")[2]).with_name("ahead")

    def ahead() -> float:
        return float(file.read_text("utf-8") or 0) if file.exists() else 0.0

    setattr(SteadyClock, "__call__", lambda clock: told(clock) + ahead())  # noqa: B010
    setattr(proposals, "ANSWER", LONG)  # noqa: B010


def ringing() -> None:
    """It tells of every turn, also who is looking; killed, another takes its place at once.

    Each is forked from this process, which has read all that Python has to read. So they start
    four times as fast, and hundreds can be killed.
    """
    setattr(notices, "PRESENT", 0)  # noqa: B010
    for cog in COGS:
        import_module(cog)
    while True:
        if not (bot := os.fork()):
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            sys.exit(main([]))
        signal.signal(signal.SIGTERM, lambda *_, bot=bot: os.kill(bot, signal.SIGTERM))
        code = os.waitstatus_to_exitcode(os.waitpid(bot, 0)[1])
        if code != -signal.SIGKILL:
            sys.exit(code)


def broken_close() -> None:
    """Its connection breaks just as it closes it."""

    async def close(bot: Parlor) -> None:
        await CLOSE(bot)
        raise ConnectionResetError("who was there is gone")

    setattr(Parlor, "close", close)  # noqa: B010


def hanging_close() -> None:
    """Its event loop hangs as it closes, so no timer goes on; it has so long to end in all."""

    async def close(_: Parlor) -> None:
        time.sleep(LONG)  # noqa: ASYNC251

    setattr(Parlor, "close", close)  # noqa: B010
    setattr(process, "LONGEST_END", 0.1)  # noqa: B010


def stuck_close() -> None:
    """It waits for ever for something as it closes."""

    async def close(_: Parlor) -> None:
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                continue

    setattr(Parlor, "close", close)  # noqa: B010


if __name__ == "__main__":
    lengthen_timeouts()
    names = sys.argv[1:]
    if not {"with_emojis", "unhurried", "timed"}.intersection(names):
        upload_nothing()
    for name in names:
        globals()[name]()
    sys.exit(main([]))
