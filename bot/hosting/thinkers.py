"""Choosing moves off the event loop: hard computers in processes, all others in a thread.

A thread that looks ahead would keep the event loop waiting.

The processes begin with the first who is asked, and end when nobody has been asked for a while.
Whatever happens to them, the game goes on: without an answer in time the hint is played.
"""

import asyncio
import faulthandler
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Lock, Thread
from time import monotonic
from typing import Final, TypeAlias, TypeVar

from games.game import Game
from games.players import Computer, Player, expectations
from games.search import MoveValue, waited
from games.view import View

log = logging.getLogger(__name__)
T = TypeVar("T")
Question: TypeAlias = Callable[[View[Game], Random], T]

TIMEOUT: Final = 3.0
"""Seconds after which nobody waits for an answer: less than `bot.hosting.scheduler.LEASE`."""
IDLE: Final = 300.0
"""Seconds without a question after which the processes end."""

WORKERS: Final = os.cpu_count() or 1
"""A search ends by the clock: side by side two answer as soon as one, and both yield to the bot."""
NICENESS: Final = 10
"""The niceness of processes that somebody at a table waits for."""
WAITING: Final = 4 * WORKERS
"""Questions that are answered before it is too late, at half a second each."""


async def choose(view: View[Game], player: Computer) -> str:
    """The move of a computer that need not look ahead, in the seat of a view, which is to act."""
    return await asyncio.to_thread(player, view, Random())


async def idle(view: View[Game]) -> str:
    """The move played for the person in the seat of a view whose time is up."""
    assert view.seat is not None
    return await asyncio.to_thread(view.game.mind.timeout_action, view.game, view.seat)


async def interrupt(view: View[Game]) -> str:
    """The move that the computer in the seat of a view makes out of turn; "" for none."""
    assert view.seat is not None
    return await asyncio.to_thread(view.game.mind.interrupt, view.game, view.seat)


class Thinkers:
    """Processes that look ahead, one a processor; everything else goes before them."""

    def __init__(
        self,
        late: float = TIMEOUT,
        idle: float = IDLE,
        workers: int = WORKERS,
        niceness: int = NICENESS,
    ) -> None:
        self._late, self._idle = late, idle
        self._workers, self._niceness = workers, niceness
        self._free = asyncio.Event()
        self._free.set()
        self._pool: ProcessPoolExecutor | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._lock = Lock()
        self._asked = 0

    async def ask(self, view: View[Game], player: Player) -> str | None:
        """The move of a player in the seat of a view; None if no answer comes in time."""
        return await self.consider(player, view)

    async def weigh(self, view: View[Game]) -> list[MoveValue] | None:
        """A hard player's values of the moves there, the best first; None if none come in time."""
        return await self.consider(expectations, view)

    async def wait_free(self) -> None:
        """Wait until a process has nothing to think about."""
        await self._free.wait()

    async def consider(self, question: Question[T], view: View[Game]) -> T | None:
        """The answer to any question about a view, if it comes in time.

        None comes where so many wait that it could not: who plays elsewhere would wait for them.
        """
        if self._asked >= WAITING:
            return None
        self._count(1)
        if self._ending:
            self._ending.cancel()
        try:
            async with asyncio.timeout(self._late):  # to begin a process takes time, too
                asked = await asyncio.to_thread(self._submit, question, view, monotonic())
                return await asyncio.wrap_future(asked)
        except TimeoutError:
            log.warning("A computer thought for too long: the hint has to do")
        except BrokenProcessPool:
            log.warning("A process in which computers think has died: the hint has to do")
        except Exception:
            log.exception("A computer failed to look ahead: the hint has to do")
        finally:
            self._count(-1)
            if not self._asked:
                self._ending = asyncio.get_running_loop().call_later(self._idle, self.end)
        return None

    def _count(self, change: int) -> None:
        self._asked += change
        if self._asked < self._workers:
            self._free.set()
        else:
            self._free.clear()

    def end(self) -> None:
        """End the processes; the next question begins them again."""
        if self._ending:
            self._ending.cancel()
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _submit(self, question: Question[T], view: View[Game], asked: float) -> Future[T]:
        """Hand the question over, beside the event loop: a process may have to begin."""
        with self._lock:
            self._pool = self._pool or self._begin()
            try:
                return self._pool.submit(_answer, question, view, asked, self._late)
            except BrokenProcessPool:  # by a question before
                self._pool = self._begin()
                return self._pool.submit(_answer, question, view, asked, self._late)

    def _begin(self) -> ProcessPoolExecutor:
        """A pool without a process yet: each begins with a question that finds none free."""
        context, arguments = get_context("spawn"), (self._niceness,)
        return ProcessPoolExecutor(self._workers, context, _prepare, arguments)


def _prepare(niceness: int) -> None:
    """Leave Ctrl+C to the process that asks, let it go first, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "only a process that another began prepares"
    wait([parent.sentinel])
    os._exit(1)


def _answer(question: Question[T], view: View[Game], asked: float, late: float) -> T:
    """Think, in what is left of the time since somebody asked: all processes have one clock.

    A process that thinks for longer than anybody waits ends itself.
    """
    waited.set(monotonic() - asked)
    faulthandler.dump_traceback_later(late, exit=True)
    try:
        return question(view, Random())
    finally:
        faulthandler.cancel_dump_traceback_later()
