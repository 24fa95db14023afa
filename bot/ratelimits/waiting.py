"""Two ways to hold people up: so many at a time, and so many in a time."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

from bot.ratelimits.fair_queue import FairQueue

LATELY = 2.0
"""Seconds over which it is told how much of a rate is used."""


class Places:
    """A limit of concurrent holders."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._queue = FairQueue(self.leave)

    def ahead(self, urgency: int, key: Hashable) -> int | None:
        """The number of waiters before one that came now; None if a place is free."""
        return None if self._free else self._queue.ahead(urgency, key)

    async def enter(self, urgency: int, key: Hashable) -> None:
        """Wait for a place, and have it until `leave`."""
        if self._free:
            self._free -= 1
        else:
            await self._queue.wait(urgency, key)

    def leave(self) -> None:
        """Give a place back."""
        if not self._queue.let_out():
            self._free += 1

    @asynccontextmanager
    async def place(self, urgency: int, key: Hashable) -> AsyncIterator[None]:
        """Wait for a place, and have it for as long as the context lasts."""
        await self.enter(urgency, key)
        try:
            yield
        finally:
            self.leave()


class Rate:
    """A sliding-window rate limit: at most `most` within any `seconds`."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._queue = FairQueue(lambda: None)
        self._let_out: deque[float] = deque(maxlen=most)  # when
        self._lately: deque[float] = deque()  # the same, for as long as `used` looks back
        self._paused_until = 0.0
        self._timer: asyncio.TimerHandle | None = None

    async def wait(self, urgency: int = 0, key: Hashable = None) -> None:
        """Wait to be let out."""
        if not self._queue and self._early() <= 0:
            self._note()
            return
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._early(), self._next)
        await self._queue.wait(urgency, key)

    def pause(self, seconds: float) -> None:
        """Let nobody out for so long."""
        self._paused_until = max(self._paused_until, _now() + seconds)

    def _early(self) -> float:
        """For how many seconds nobody may be let out."""
        full = len(self._let_out) == self._most
        free = self._let_out[0] + self._seconds if full else 0.0
        return max(free, self._paused_until) - _now()

    def _next(self) -> None:
        self._timer = None
        while self._queue:
            if (early := self._early()) > 0:
                self._timer = asyncio.get_running_loop().call_later(early, self._next)
                return
            if self._queue.let_out():
                self._note()

    def used(self) -> float:
        """The share of the limit that was used lately; 1.0 while anything waits."""
        self._forget()
        return 1.0 if self._queue else len(self._lately) * self._seconds / (self._most * LATELY)

    def _note(self) -> None:
        """Somebody is let out now."""
        self._let_out.append(_now())
        self._lately.append(_now())
        self._forget()

    def _forget(self) -> None:
        while self._lately and self._lately[0] < _now() - LATELY:
            self._lately.popleft()


def _now() -> float:
    return asyncio.get_running_loop().time()
