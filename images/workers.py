"""Where pictures are drawn: in a thread, or in a process that leaves Python's lock to the bot.

Either does what stands in `images.work`, one thing after the other.
"""

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from struct import Struct
from typing import Any, Final, Protocol

from images import memory

log = logging.getLogger(__name__)

LENGTH: Final = Struct("!I")
"""What stands before each message between the processes: how many bytes it has."""
_ROOM: Final = 1 << 20  # bytes of answers that may wait to be read


class Worker(Protocol):
    """Does by name what stands in `images.work`."""

    async def do(self, name: str, *what: object) -> Any:
        """What it comes to, or the error it fails with."""

    async def close(self) -> None:
        """Break off what is asked, and do nothing more."""


class ThreadWorker:
    """A thread of this process, or several.

    Each contends with the others, and with the event loop, for Python's lock.
    """

    def __init__(self, threads: int = 1) -> None:
        memory.limit()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="picture")

    async def do(self, name: str, *what: object) -> Any:
        """What it comes to, or the error it fails with."""
        from images import work  # only here: the other worker leaves it to its process

        return await asyncio.wrap_future(self._pool.submit(getattr(work, name), *what))

    async def close(self) -> None:
        """Finish what is being done, and nothing more."""
        self._pool.shutdown(cancel_futures=True)


class _Died(RuntimeError):
    """The process has ended before it answered."""


class ProcessWorker:
    """A process of its own, begun with the first work, and anew when it has died."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._asked = deque[asyncio.Future[Any]]()  # it answers in the order in which it is asked
        self._beginning = asyncio.Lock()
        self._reading: asyncio.Task[None] | None = None

    async def do(self, name: str, *what: object) -> Any:
        """What it comes to, or the error it fails with; _Died if that ends the process twice."""
        message = pickle.dumps((name, what), pickle.HIGHEST_PROTOCOL)
        try:
            return await self._ask(message)
        except _Died:
            log.warning("The process that draws has died: another one goes on")
            return await self._ask(message)

    async def close(self) -> None:
        """End the process, whatever it does."""
        for answer in self._asked:
            answer.cancel()
        if self._process:
            with suppress(ProcessLookupError):
                self._process.kill()
        if self._reading:
            await self._reading

    async def _ask(self, message: bytes) -> Any:
        process = await self._begun()
        assert process.stdin, "a pipe was asked for"
        answer = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        process.stdin.write(LENGTH.pack(len(message)) + message)
        return await answer

    async def _begun(self) -> Process:
        async with self._beginning:
            if not self._process:
                command = sys.executable, "-m", "images"
                self._process = await asyncio.create_subprocess_exec(
                    *command, stdin=PIPE, stdout=PIPE, limit=_ROOM
                )
                self._reading = asyncio.create_task(self._read(self._process))
            return self._process

    async def _read(self, process: Process) -> None:
        """Hand answers on until the process ends."""
        assert process.stdout, "a pipe was asked for"
        try:
            while True:
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                result, error = pickle.loads(await process.stdout.readexactly(length))
                _settle(self._asked.popleft(), result, error)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # it has ended
        finally:
            self._process = None
            while self._asked:
                _settle(self._asked.popleft(), None, _Died("the process that draws has died"))
        await process.wait()


def _settle(answer: asyncio.Future[Any], result: object, error: Exception | None) -> None:
    if answer.done():  # nobody waits for it any more
        return
    if error:
        answer.set_exception(error)
    else:
        answer.set_result(result)
