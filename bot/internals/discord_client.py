"""discord.py, and aiohttp for it, with parts of our own."""

import asyncio
import io
from contextvars import ContextVar
from secrets import token_hex
from typing import Any, Final, Literal, Self

import aiohttp
import discord.shard
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket

RECONNECT_EVERY: Final = 3.0
"""Seconds between two attempts, at most: one that fails costs Discord next to nothing."""
SILENCE: Final = 5.0
"""Seconds in which a gateway says hello, which takes it a tenth of one."""
hello_timeout: ContextVar[asyncio.Timeout] = ContextVar("hello_timeout")


def replace_internals() -> None:
    """Replace them for every client of this process; call it before one is made."""
    discord.shard.ExponentialBackoff = Pauses  # type: ignore[attr-defined, assignment]
    discord.shard.DiscordWebSocket = Connection  # type: ignore[misc]
    aiohttp.FormData = Form  # type: ignore[misc]  # that of discord.py, too
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def ignore_event(client: discord.Client, event: str) -> None:
    """Have a client pass over an event of the gateway, such as "MESSAGE_UPDATE"."""
    client._connection.parsers.pop(event)


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


class Form(aiohttp.FormData):
    """A message and its pictures in one piece."""

    def __call__(self) -> aiohttp.Payload:
        mark, parts = token_hex(16), list[bytes]()
        for about, headers, value in self._fields:
            form = "; ".join(["form-data", *(f'{name}="{text}"' for name, text in about.items())])
            head = {"Content-Disposition": form, **headers}
            lines = [f"--{mark}", *(f"{name}: {text}" for name, text in head.items()), "", ""]
            parts.append("\r\n".join(lines).encode())
            parts += (value.encode() if isinstance(value, str) else value.read(), b"\r\n")
        body = io.BytesIO(b"".join([*parts, f"--{mark}--\r\n".encode()]))
        return aiohttp.BytesIOPayload(body, content_type=f"multipart/form-data; boundary={mark}")
