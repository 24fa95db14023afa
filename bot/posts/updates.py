"""Updates of the messages of one match: concurrent, one at a time each, with a back-off."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping

from bot.concurrency.retry import pause_after
from bot.concurrency.tasks import Tasks
from bot.endpoint import DISCORD_FAILED
from bot.store import Unavailable

log = logging.getLogger(__name__)

Update = Callable[[], Awaitable[None]]
"""Brings a message up to date with the newest that there is when it goes out."""


class RetryAfter(Exception):
    """A message cannot be sent for a known number of seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"not for {seconds:.0f} s")
        self.seconds = seconds


class MessageUpdater:
    """The tasks that update the messages of one match, and their back-off after failures.

    At most one task a name runs; a newer update replaces a waiting one. Names `x` and `x:y` run
    independently but share one back-off.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self.is_notified = False  # something has changed since the last plan
        self.lease: float | None = None  # under which what failed is left alone by all processes
        self._clock = clock
        self._changed = asyncio.Event()
        self._tasks = Tasks()
        self._next: dict[str, Update] = {}
        self._failures: Counter[str] = Counter()
        self._retries: dict[str, float] = {}  # when each message that failed is tried again

    @property
    def retry_at(self) -> float | None:
        """The time of the next retry; None if nothing failed."""
        return min(self._retries.values(), default=None)

    def resume(self) -> float | None:
        """Plan again what has changed; until when this process has left alone what failed."""
        held, self.lease, self.is_notified = self.lease, None, False
        return held

    def hold(self, until: float) -> None:
        """Leave what failed alone for now, under a lease on the match."""
        self.lease = until

    def notify(self) -> None:
        """Something has changed."""
        self.is_notified = True
        self._changed.set()

    def start(self, plan: Mapping[str, Update]) -> None:
        """Update these messages unless they back off; the others are up to date."""
        for name in self._retries.keys() - {*map(_message, plan)}:
            del self._retries[name], self._failures[name]
        for name, update in plan.items():
            if name in self._tasks:
                self._next[name] = update
            elif not self.is_backing_off(name):
                self._retries.pop(_message(name), None)
                self._tasks.start(self._run(name, update), name, name)

    def is_backing_off(self, name: str) -> bool:
        """True if this failed, and is left alone for now."""
        return self._retries.get(_message(name), 0.0) > self._clock()

    def failed(self, name: str, error: Exception) -> None:
        """Leave this alone for a while, longer each time that it fails."""
        name = _message(name)
        if isinstance(error, RetryAfter):
            pause = error.seconds
        else:
            if isinstance(error, (Unavailable, *DISCORD_FAILED)):
                log.warning("the %s is shown later: %r", name, error)
            else:
                log.error("the %s could not be shown", name, exc_info=error)
            self._failures[name] += 1
            pause = pause_after(self._failures[name])
        self._retries[name] = self._clock() + pause

    async def wait_idle(self) -> bool:
        """Wait until all is up to date or backs off; False once something has changed meanwhile."""
        while self._tasks and not self.is_notified:
            self._changed.clear()
            await self._changed.wait()
        is_idle, self.is_notified = not self.is_notified, False
        return is_idle

    async def cancel(self) -> None:
        """Break off what is under way."""
        await self._tasks.stop()

    async def _run(self, name: str, update: Update | None) -> None:
        try:
            while update:
                await update()
                del self._failures[_message(name)]
                update = self._next.pop(name, None)
        except Exception as error:
            self.failed(name, error)
        finally:
            self._next.pop(name, None)
            self._changed.set()


def _message(name: str) -> str:
    return name.partition(":")[0]
