"""The queue of pictures: players who have just clicked come first."""

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from math import inf
from time import monotonic
from typing import Final

CLICKED: Final = -inf
"""The priority of players who have just clicked: they go first, however long others have waited."""


class PriorityLimiter:
    """A semaphore with priority: waiters are served by arrival time plus the seconds they yield.

    Some places are reserved for players who have just clicked.
    """

    def __init__(
        self, places: int, clock: Callable[[], float] = monotonic, *, reserved: int = 0
    ) -> None:
        self._places, self._clock, self._reserved = places, clock, reserved
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = count()

    @property
    def has_waiters(self) -> bool:
        """True while anybody waits for a place."""
        return bool(self._waiting)

    @asynccontextmanager
    async def place(self, after: float) -> AsyncIterator[None]:
        """Wait for a place, and have it for as long as the context lasts.

        A waiter that comes up to `after` seconds later, and yields none, goes first.
        """
        if self._is_free(after):
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

    def _is_free(self, when: float) -> bool:
        """True if a waiter of this priority may take a place."""
        return self._places > (0 if when == CLICKED else self._reserved)

    def _leave(self) -> None:
        """Give the place to the next waiter that has not been cancelled."""
        self._places += 1
        while self._waiting:
            when, _, called = self._waiting[0]
            if not called.done():
                if not self._is_free(when):
                    return
                self._places -= 1
                called.set_result(None)
            heapq.heappop(self._waiting)
