"""Rights to draw matches, kept for as long as Discord makes us wait."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.concurrency.tasks import Tasks
from bot.store import Unavailable

LEASE = 4.0
"""Seconds; a process that dies while drawing blocks the table for so long."""

Renew = Callable[[Mapping[int, float], float], Awaitable[Iterable[int]]]
"""`WorkQueue.renew`."""
RENEW = "renew leases"
log = logging.getLogger(__name__)


@dataclass(eq=False)
class Lease:
    """The right to draw a match, until then."""

    match: int
    until: float


class Leases:
    """Renews all that are kept in one unit of work: a thousand tables may wait for their edit."""

    def __init__(
        self,
        renew: Renew,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._renew, self._clock, self._sleep = renew, clock, sleep
        self._kept: set[Lease] = set()
        self._tasks = Tasks()
        self._at_work = asyncio.Lock()

    @asynccontextmanager
    async def keep(self, match: int, until: float) -> AsyncIterator[Lease]:
        """Keep what was claimed."""
        lease = Lease(match, until)
        self._kept.add(lease)
        if RENEW not in self._tasks:
            self._tasks.start(self._run(), RENEW, RENEW)
        try:
            yield lease
        finally:
            self._kept.discard(lease)
            async with self._at_work:  # from then on `until` is what the store says
                pass

    async def stop(self) -> None:
        """Renew none any more."""
        await self._tasks.stop()

    async def _run(self) -> None:
        await self._sleep(LEASE / 2)  # few are kept for so long
        while self._kept:
            async with self._at_work:
                await self._renew_all()
            await self._sleep(LEASE / 2)

    async def _renew_all(self) -> None:
        """Renew them, whatever goes wrong: those that are kept are tried again soon."""
        later, kept = self._clock() + LEASE, {lease.match: lease for lease in self._kept}
        try:
            renewed = await self._renew({lease.match: lease.until for lease in self._kept}, later)
        except Unavailable as error:
            log.warning("leases are renewed later: %s", error)
        except Exception:
            log.exception("leases could not be renewed")
        else:
            for match in renewed:
                kept[match].until = later
