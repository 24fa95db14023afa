"""A bot at a sandbox whose limits hold, and what Discord would count towards a ban."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench.child import parlor
from tests.bench.matches import Sandbox
from tests.bot.sandbox_process import Json

UNBOUND = ("/interactions/", "/webhooks/")
"""Beginnings of the routes that Discord's limit for all requests does not concern."""
LIMITS = {"global": 50, "posts": 5, "edits": 5}

Row = tuple[str, str, str]


class Watched(Sandbox):
    """A sandbox that notes when each message was first edited."""

    def __init__(self, folder: Path, channels: int) -> None:
        super().__init__(folder, channels)
        self.first: dict[int, float] = {}

    def _edited(self, message: int, body: Json) -> None:
        self.first.setdefault(message, perf_counter())
        super()._edited(message, body)

    async def counted(self) -> str:
        """What Discord would count towards a ban, and the worst minute of it."""
        told = await self.wire.ask("GET", "limits")
        each = ", ".join(f"{n:,} x {status}" for status, n in told["counted"].items() if n)
        return f"{told['most_in_a_minute']:,} ({each or 'none'})"

    async def limited(self) -> int:
        """How many requests the bot has made that Discord's limit for all of them concerns."""
        told = await self.wire.ask("GET", "limits")
        requests = told["requests"].items()
        return sum(n for name, n in requests if not name.split()[1].startswith(UNBOUND))

    async def registered(self, command: str) -> None:
        """Wait until people can use a command: Discord knows none of a new bot."""
        while command not in (await self.wire.bot())["commands"]:
            await self.change(1)


@asynccontextmanager
async def running(sandbox: Watched, folder: Path, **settings: str) -> AsyncIterator[None]:
    """The bot, as soon as people can click: then it says of itself that it is not quite ready.

    It is begun and ended without holding up who reads what the sandbox tells.
    """
    bot = parlor(sandbox.wire.address, folder, **settings)
    starting = asyncio.create_task(asyncio.to_thread(bot.__enter__))
    try:
        await sandbox.wire.bot_is(connected=True)
        yield
    finally:
        await starting
        await asyncio.to_thread(bot.__exit__, None, None, None)


@asynccontextmanager
async def watched(channels: int) -> AsyncIterator[tuple[Watched, Path]]:
    """A sandbox, and a folder for the bot's database."""
    with TemporaryDirectory() as name:
        async with Watched(Path(name), channels) as sandbox:
            yield sandbox, Path(name)


def cut(seconds: Sequence[float], percent: int) -> float:
    """The time that so many in a hundred do not exceed."""
    return quantiles(seconds, n=100, method="inclusive")[percent - 1] if len(seconds) > 1 else 0.0
