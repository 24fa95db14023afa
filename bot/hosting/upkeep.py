"""The messages of one match: each is brought up to date in its own time."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping

from bot.endpoint import DISCORD_FAILED
from bot.hosting.backoff import pause_after
from bot.store import Unavailable

log = logging.getLogger(__name__)

Bring = Callable[[], Awaitable[None]]
"""Brings a message up to date with the newest that there is when it goes out."""


class Later(Exception):
    """What is to be shown cannot be shown for so many seconds, as is known."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"not for {seconds:.0f} s")
        self.seconds = seconds


class Upkeep:
    """The tasks that update the messages of one match, and their back-off after failures.

    At most one task a name runs; a newer request replaces a waiting one. Names `x` and `x:y` run
    independently but share one back-off.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self.woken = False  # something has changed that no plan knows of
        self._clock = clock
        self._changed = asyncio.Event()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._next: dict[str, Bring] = {}
        self._failures: Counter[str] = Counter()
        self._rests: dict[str, float] = {}  # and until when

    @property
    def rest(self) -> float | None:
        """When something that failed is to be tried again; None if nothing did."""
        return min(self._rests.values(), default=None)

    def wake(self) -> None:
        """Something has changed."""
        self.woken = True
        self._changed.set()

    def begin(self, plan: Mapping[str, Bring]) -> None:
        """Bring these messages up to date, but for those that rest; the others are so already."""
        for name in self._rests.keys() - {*map(_message, plan)}:
            del self._rests[name], self._failures[name]
        for name, bring in plan.items():
            if name in self._tasks:
                self._next[name] = bring
            elif not self.is_resting(name):
                self._rests.pop(_message(name), None)
                self._tasks[name] = asyncio.create_task(self._run(name, bring), name=name)

    def is_resting(self, name: str) -> bool:
        """Whether this failed, and is left alone for now."""
        return self._rests.get(_message(name), 0.0) > self._clock()

    def failed(self, name: str, error: Exception) -> None:
        """Leave this alone for a while, longer each time that it fails."""
        name = _message(name)
        if isinstance(error, Later):
            pause = error.seconds
        else:
            if isinstance(error, (Unavailable, *DISCORD_FAILED)):
                log.warning("the %s is shown later: %r", name, error)
            else:
                log.error("the %s could not be shown", name, exc_info=error)
            self._failures[name] += 1
            pause = pause_after(self._failures[name])
        self._rests[name] = self._clock() + pause

    async def settled(self) -> bool:
        """Wait until all is up to date or rests; False once something has changed meanwhile."""
        while self._tasks and not self.woken:
            self._changed.clear()
            await self._changed.wait()
        settled, self.woken = not self.woken, False
        return settled

    async def cancel(self) -> None:
        """Break off what is under way."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, name: str, bring: Bring) -> None:
        try:
            while await self._try(name, bring) and name in self._next:
                bring = self._next.pop(name)
        finally:
            self._next.pop(name, None)
            del self._tasks[name]
            self._changed.set()

    async def _try(self, name: str, bring: Bring) -> bool:
        try:
            await bring()
        except Exception as error:
            self.failed(name, error)
            return False
        del self._failures[_message(name)]
        return True


def _message(name: str) -> str:
    return name.partition(":")[0]
