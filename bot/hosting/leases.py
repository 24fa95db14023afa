"""Rights to draw matches, kept for as long as Discord makes us wait."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from bot.store import Store, Unavailable

LEASE = 4.0
"""Seconds; a process that dies while drawing blocks the table for so long."""


@dataclass(eq=False)
class Lease:
    """The right to draw a match, until then."""

    match: int
    until: float


class Leases:
    """Renews all that are kept in one unit of work: a thousand tables may wait for their edit."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._kept: set[Lease] = set()
        self._renewing: asyncio.Task[None] | None = None
        self._at_work = asyncio.Lock()

    @asynccontextmanager
    async def keep(self, match: int, until: float) -> AsyncIterator[Lease]:
        """Keep what was claimed."""
        lease = Lease(match, until)
        self._kept.add(lease)
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew(), name="renew leases")
        try:
            yield lease
        finally:
            self._kept.discard(lease)
            async with self._at_work:  # from then on `until` is what the store says
                pass

    async def _renew(self) -> None:
        await asyncio.sleep(LEASE / 2)  # few are kept for so long
        while self._kept:
            async with self._at_work:
                await self._renew_all({lease.match: lease for lease in self._kept})
            await asyncio.sleep(LEASE / 2)
        self._renewing = None

    async def _renew_all(self, kept: Mapping[int, Lease]) -> None:
        later = self._clock() + LEASE
        held = {match: lease.until for match, lease in kept.items()}
        with suppress(Unavailable):
            for match in await self._store.renew(held, later):
                kept[match].until = later
