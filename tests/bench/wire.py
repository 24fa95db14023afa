"""The sandbox for many tables, and all that the bot asks of it as soon as it is answered."""

import asyncio
import fcntl
import json
import os
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import aiohttp

from tests.bot.sandbox_process import Json, NotOffered, SandboxProcess

ROOM = 1 << 20
"""Bytes that the sandbox may be ahead of who reads its log."""


class Wire(SandboxProcess):
    """A sandbox of so many channels that tells every request of the bot instead of keeping them.

    Use it as an asynchronous context manager; `told` gets each line of the request log.
    """

    def __init__(self, folder: Path, channels: int, told: Callable[[Json], None]) -> None:
        super().__init__(folder / "requests")
        self._program, self._told = ("tests.bench.channels", str(channels)), told

    @property
    def pid(self) -> int:
        """The sandbox's process."""
        assert self._process.pid
        return self._process.pid

    def start(self) -> Self:
        """Start it with a pipe in place of its log, which this process reads."""
        os.mkfifo(self.log)
        self._end = os.open(self.log, os.O_RDONLY | os.O_NONBLOCK)
        fcntl.fcntl(self._end, fcntl.F_SETPIPE_SZ, ROOM)
        return super().start()

    async def __aenter__(self) -> Self:
        self.start()
        self._session = aiohttp.ClientSession(
            f"{self.address}/sandbox/",
            connector=aiohttp.TCPConnector(limit=0),
            timeout=aiohttp.ClientTimeout(300),
        )
        self._tasks = await asyncio.TaskGroup().__aenter__()  # a line misread ends all of it
        self._reading = self._tasks.create_task(self._read())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None = None,
        error: BaseException | None = None,
        trace: TracebackType | None = None,
    ) -> None:
        await self._session.close()
        self.stop()
        self._reading.cancel()
        await self._tasks.__aexit__(kind, error, trace)

    async def _read(self) -> None:
        reader = asyncio.StreamReader(limit=ROOM)
        protocol = asyncio.StreamReaderProtocol(reader)
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: protocol, os.fdopen(self._end, "rb")
        )
        while line := await reader.readline():
            self._told(json.loads(line))

    async def ask(self, method: str, path: str, /, **body: Any) -> Any:
        """A request to the control API, over connections that are kept."""
        async with self._session.request(method, path, json=body) as answer:
            if not answer.ok:
                raise NotOffered(f"{answer.status}: {await answer.text()}")
            return await answer.json() if answer.status != 204 else None
