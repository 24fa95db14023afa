"""Who is drawn next: what players wait for; of a table one at a time, and the newest."""

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from itertools import count
from weakref import WeakValueDictionary


class Superseded(Exception):
    """A newer picture of the same table was asked for while this one waited."""


class Line:
    """Lets so many in at a time: of those that wait the lowest rank, and of a rank the first."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._count = count()

    @asynccontextmanager
    async def place(self, rank: int) -> AsyncIterator[None]:
        """Wait for a place, and have it for as long as the context lasts."""
        if self._places:
            self._places -= 1
        else:
            called = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (rank, next(self._count), called))
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():
                    self._leave()
                raise
        try:
            yield
        finally:
            self._leave()

    def _leave(self) -> None:
        """Give a place to the next who has not gone meanwhile."""
        while self._waiting:
            called = heapq.heappop(self._waiting)[2]
            if not called.done():
                called.set_result(None)
                return
        self._places += 1


class _Queue:
    """Those who wait for pictures of one table."""

    def __init__(self) -> None:
        self.busy = asyncio.Lock()
        self.newest: Hashable = None


class Queues:
    """Lets one picture of each table be drawn at a time."""

    def __init__(self) -> None:
        self._queues: WeakValueDictionary[Hashable, _Queue] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, of: Hashable, what: Hashable) -> AsyncIterator[Callable[[], None]]:
        """Wait for the table's turn; what it gives raises Superseded once something newer waits."""
        queue = self._queues.get(of)
        if queue is None:
            queue = self._queues[of] = _Queue()
        queue.newest = what

        def check() -> None:
            if queue.newest != what:
                raise Superseded

        async with queue.busy:
            check()
            yield check
