"""A sleep that may be cut short by news of something nearer."""

import asyncio
from collections.abc import Callable
from math import inf


class Alarm:
    """Wakes its one sleeper at the earliest time it has heard of since `reset`."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.earliest = inf
        self._heard = asyncio.Event()

    def reset(self) -> None:
        """Forget the times heard of; to be called before looking what is due, so none is missed."""
        self.earliest = inf

    def set(self, time: float) -> None:
        """Something happens at this time."""
        self.earliest = min(self.earliest, time)
        self._heard.set()

    async def sleep(self, seconds: float) -> None:
        """Sleep so long, or until the earliest time; the clock may be put back meanwhile."""
        end = self.clock() + seconds
        while (left := min(end, self.earliest) - self.clock()) > 0:
            self._heard.clear()
            try:
                async with asyncio.timeout(min(left, seconds)):
                    await self._heard.wait()
            except TimeoutError:
                return
