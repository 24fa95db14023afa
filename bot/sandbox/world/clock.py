"""The sandbox's time, which a test may advance, and ids made from it."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """The machine's clock from now on, so many times slower, plus what it has been advanced by."""

    def __init__(self, slow: float = 1.0) -> None:
        self._began, self._slow, self._ahead = time.time(), slow, 0.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Seconds since 1970."""
        return self._began + (time.time() - self._began) / self._slow + self._ahead

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once: whatever falls due in them happens before this returns."""
        self._ahead += seconds
        self._run_due()

    def call_at(self, moment: float, callback: Callable[[], None]) -> None:
        """Call `callback` when the clock reaches `moment`."""
        heapq.heappush(self._due, (moment, next(self._order), callback))
        self._wait_for_next()

    async def sleep(self, seconds: float) -> None:
        """Wait until so many seconds have passed."""
        over = asyncio.Event()
        self.call_at(self.now() + seconds, over.set)
        await over.wait()

    def _wait_for_next(self) -> None:
        if self._timer:
            self._timer.cancel()
        delay = max(0.0, self._due[0][0] - self.now()) * self._slow
        self._timer = asyncio.get_running_loop().call_later(delay, self._run_due)

    def _run_due(self) -> None:
        while self._due and self._due[0][0] <= self.now():
            _, _, callback = heapq.heappop(self._due)
            callback()
        if self._due:
            self._wait_for_next()


class Snowflakes:
    """Fresh ids, each greater than the one before and carrying its time, as Discord's do."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def fresh(self) -> int:
        """An id that nothing else has."""
        now = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(self._last + 1, now)
        return self._last


def iso(moment: float) -> str:
    """A moment as Discord writes it: ISO 8601 in UTC."""
    return datetime.fromtimestamp(moment, UTC).isoformat()
