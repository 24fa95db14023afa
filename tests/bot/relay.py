"""The network between a bot and a PostgreSQL server: it may fall silent, as a dead one does."""

import asyncio
from contextlib import closing, suppress
from typing import Self

import sqlalchemy as sa

MOST = 65536
"""Bytes that travel together."""


class Relay:
    """Carries all between a port and the server's socket; an asynchronous context manager.

    Silent, it takes what is sent, also new connections and goodbyes, and nothing comes of them.
    """

    def __init__(self, url: str) -> None:
        self._direct = sa.make_url(url)
        self._socket = f"{self._direct.query['host']}/.s.PGSQL.5432"
        self._alive = asyncio.Event()  # of all connections since the last time we forgot
        self._alive.set()
        self._last_words, self._are_carried = b"", True
        self._carrying: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *failure: object) -> None:
        self._listening.close()
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    @property
    def url(self) -> str:
        """The address of the database on the other side."""
        _, port = self._listening.sockets[0].getsockname()
        there = self._direct.set(host="127.0.0.1", port=port, query={})
        return there.render_as_string(hide_password=False)

    def fall_silent(self) -> None:
        """Carry nothing any more."""
        self._alive.clear()

    def fall_silent_at(self, words: bytes, are_carried: bool) -> None:
        """Fall silent when these words come; they themselves still reach the server, or not."""
        self._last_words, self._are_carried = words, are_carried

    def heal(self) -> None:
        """Carry everything again, also what was sent meanwhile."""
        self._alive.set()

    def forget(self) -> None:
        """Carry what is new; the connections there were stay silent for ever."""
        self._alive = asyncio.Event()
        self._alive.set()

    def _accept(self, bot: asyncio.StreamReader, to_bot: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._connect(bot, to_bot, self._alive))
        self._carrying.add(task)
        task.add_done_callback(self._carrying.discard)

    async def _connect(
        self, bot: asyncio.StreamReader, to_bot: asyncio.StreamWriter, alive: asyncio.Event
    ) -> None:
        with closing(to_bot):
            await alive.wait()
            server, to_server = await asyncio.open_unix_connection(self._socket)
            with closing(to_server):
                await asyncio.gather(
                    self._carry(bot, to_server, alive), self._carry(server, to_bot, alive)
                )

    async def _carry(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, alive: asyncio.Event
    ) -> None:
        with suppress(OSError):  # one side is gone
            while words := await source.read(MOST):
                are_last = bool(self._last_words) and self._last_words in words
                if are_last:
                    self._last_words = b""
                    alive.clear()
                if not (are_last and self._are_carried):
                    await alive.wait()
                sink.write(words)
                await sink.drain()
        await alive.wait()
        sink.close()
