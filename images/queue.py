"""Who is drawn next: who has just clicked, then what players wait for."""

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from time import monotonic


class Line:
    """Lets so many in at a time: of those that wait, who came first, less the seconds they give."""

    def __init__(self, places: int, clock: Callable[[], float] = monotonic) -> None:
        self._places, self._clock = places, clock
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = count()

    @asynccontextmanager
    async def place(self, after: float) -> AsyncIterator[None]:
        """Wait for a place, and have it for as long as the context lasts.

        Who comes up to `after` seconds later, and gives none, goes first.
        """
        if self._places:
            self._places -= 1
        else:
            called = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (self._clock() + after, next(self._count), called))
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
