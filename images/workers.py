"""Workers that draw pictures: a thread, or a process that leaves Python's lock to the bot.

Both call functions of `images.work`, one after the other.
"""

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from struct import Struct
from typing import Any, Final, Protocol

from images import cache, memory

log = logging.getLogger(__name__)

LENGTH: Final = Struct("!I")
"""The header of each message between the processes: its length in bytes."""
_PART: Final = 0.5  # of the pictures that a process caches: hosts with little memory have a thread
_ROOM: Final = 1 << 20  # bytes of answers that may wait to be read


class Worker(Protocol):
    """Calls functions of `images.work` by name."""

    async def do(self, name: str, *arguments: object) -> Any:
        """The result, or the error it fails with."""

    async def close(self) -> None:
        """Cancel all requests, and do nothing more."""


class ThreadWorker:
    """A thread of this process, or several.

    Each contends with the others, and with the event loop, for Python's lock.
    """

    def __init__(self, threads: int = 1) -> None:
        memory.limit()
        cache.keep(_PART)  # before the thread imports what is drawn with
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="picture")

    async def do(self, name: str, *arguments: object) -> Any:
        """The result, or the error it fails with."""
        return await asyncio.wrap_future(self._pool.submit(_do, name, arguments))

    async def close(self) -> None:
        """Finish the job under way, and do nothing more."""
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)


def _do(name: str, arguments: Sequence[object]) -> object:
    from images import work  # only here, in the thread: it takes a second

    return getattr(work, name)(*arguments)


class Died(RuntimeError):
    """The process has ended before it answered; `at_it` if that was what it was at."""

    def __init__(self, at_it: bool) -> None:
        super().__init__("the process that draws has died")
        self.at_it = at_it


class ProcessWorker:
    """A separate process, started with the first job, and again when it has died."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._pending = deque[asyncio.Future[Any]]()  # it answers in the order in which it is asked
        self._starting = asyncio.Lock()
        self._reading: asyncio.Task[None] | None = None
        self._is_closed = False

    async def do(self, name: str, *arguments: object) -> Any:
        """The result, or the error it fails with; Died if two processes die over it."""
        message = pickle.dumps((name, arguments), pickle.HIGHEST_PROTOCOL)
        deaths = 0
        while True:
            try:
                return await self._ask(message)
            except Died as died:
                deaths += died.at_it
                if deaths > 1:
                    raise

    async def close(self) -> None:
        """End the process, even during a job, and do nothing more."""
        self._is_closed = True
        for answer in self._pending:
            answer.cancel()
        async with self._starting:
            if self._process:
                _kill(self._process)
        if self._reading:
            await asyncio.wait([self._reading])

    async def _ask(self, message: bytes) -> Any:
        process = await self._started()
        assert process.stdin, "a pipe was asked for"
        answer = asyncio.get_running_loop().create_future()
        self._pending.append(answer)
        with suppress(RuntimeError):  # of uvloop, where it has died and `_read` is about to say so
            process.stdin.write(LENGTH.pack(len(message)) + message)
        return await answer

    async def _started(self) -> Process:
        async with self._starting:
            if self._is_closed:
                raise asyncio.CancelledError
            if not self._process:
                command = sys.executable, "-m", "images"
                self._process = await asyncio.create_subprocess_exec(
                    *command,
                    stdin=PIPE,
                    stdout=PIPE,
                    limit=_ROOM,
                    start_new_session=True,  # Ctrl+C is for the bot: it ends when that does
                )
                self._reading = asyncio.create_task(self._read(self._process))
            return self._process

    async def _read(self, process: Process) -> None:
        """Pass answers on until the process ends."""
        assert process.stdout, "a pipe was asked for"
        try:
            while True:
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                result, error = pickle.loads(await process.stdout.readexactly(length))
                _resolve(self._pending.popleft(), result, error)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # it has ended
        except Exception:
            log.exception("what the process that draws has answered makes no sense")
            _kill(process)
        finally:
            self._process = None
            for place in range(len(self._pending)):
                _resolve(self._pending.popleft(), None, Died(at_it=not place))
        code = await process.wait()
        if not self._is_closed:
            log.warning("the process that draws has ended with %d: another one goes on", code)


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()


def _resolve(answer: asyncio.Future[Any], result: object, error: Exception | None) -> None:
    if answer.done():  # nobody waits for it any more
        return
    if error:
        answer.set_exception(error)
    else:
        answer.set_result(result)
