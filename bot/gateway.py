"""Back at Discord's gateway soon after it was gone.

discord.py waits longer after each attempt that fails, up to 17 minutes, and 60 seconds for a
gateway that takes a connection and says nothing.
"""

import asyncio
from contextvars import ContextVar
from typing import Any, Final, Literal, Self

import discord.shard
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket

RECONNECT_EVERY: Final = 3.0
"""Seconds between two attempts, at most: one that fails costs Discord next to nothing."""
SILENCE: Final = 5.0
"""Seconds in which a gateway says hello, which takes it a tenth of one."""

hello_timeout: ContextVar[asyncio.Timeout] = ContextVar("hello_timeout")


def return_soon() -> None:
    """Let the shards of every client of this process connect again so."""
    discord.shard.ExponentialBackoff = Pauses  # type: ignore[attr-defined, assignment]
    discord.shard.DiscordWebSocket = Connection  # type: ignore[misc]


class Pauses(ExponentialBackoff[Literal[False]]):
    """discord.py's, none too long."""

    def delay(self) -> float:
        return min(RECONNECT_EVERY, super().delay())


class Connection(DiscordWebSocket):
    """discord.py's; TimeoutError if the gateway does not say hello."""

    @classmethod
    async def from_client(cls, client: discord.Client, **options: Any) -> Self:
        async with asyncio.timeout(SILENCE) as hello:
            hello_timeout.set(hello)
            return await super().from_client(client, **options)

    async def identify(self) -> None:
        hello_timeout.get().reschedule(None)  # in a cluster a shard waits for its turn
        await super().identify()
