"""When which match is drawn: what is committed, by one process at a time, the latest state.

`match.drawn` tells how far a match has been drawn, and a lease lets one process draw it at a time:
bursts merge into one edit, edits never overtake each other, and what a crash left undrawn the sweep
finds.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

from bot.hosting.tables import Tables
from bot.matches.match import Match, Refused
from bot.operation.logs import about
from bot.store import Unavailable

log = logging.getLogger(__name__)

LEASE = 4.0  # seconds; a process that dies while drawing blocks the table for so long
PAUSE = 0.1  # seconds between attempts to claim a drawing that must be ours
FAREWELL = 5.0  # seconds for the last drawings: what is left the next start draws
LONGEST = 60.0  # seconds between attempts at what keeps failing

Put = Callable[[Match, bool], Awaitable[None]]
"""Brings the messages of a match up to date; posts the table's anew if so told."""


@dataclass
class Lease:
    """The right to draw a match, until then."""

    until: float


class Drawing:
    """Keeps messages true to the store."""

    def __init__(self, tables: Tables, put: Put) -> None:
        self.tables, self.put = tables, put
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._moving: set[int] = set()  # tables to be posted anew
        self._failures: Counter[int] = Counter()
        self._stopping = False

    def wake(self, match: int) -> None:
        """Draw a match soon; called again meanwhile, it is drawn once more.

        While we stop nothing new begins: Discord is being left, and the next start draws it.
        """
        if match in self._tasks:
            self._again.add(match)
        elif not self._stopping:
            self._tasks[match] = asyncio.create_task(self._run(match), name=f"draw {match}")

    async def repost(self, match: int) -> None:
        """Post a table's message anew at the end of its channel, and take the old one away."""
        self._moving.add(match)
        try:
            while True:
                await self.tables.store.draw_again(match)
                await self.draw(match)
                if match not in self._moving:
                    return
                await asyncio.sleep(PAUSE)  # somebody else is drawing, perhaps another process
        finally:
            self._moving.discard(match)

    async def settle(self) -> None:
        """Wait until nothing is being drawn here."""
        while self._tasks:
            await asyncio.wait([*self._tasks.values()])

    async def stop(self) -> None:
        """Let what is being drawn be finished, unless Discord takes too long over it."""
        self._stopping = True
        if self._tasks:
            _, late = await asyncio.wait(self._tasks.values(), timeout=FAREWELL)
            for task in late:
                task.cancel()

    async def _run(self, match: int) -> None:
        try:
            self._again.add(match)
            while match in self._again:
                self._again.discard(match)
                with about(match=match):
                    await self._try(match)
        finally:
            del self._tasks[match]

    async def _try(self, match: int) -> None:
        """Draw a match; what fails is tried again by the sweep, after longer and longer pauses."""
        try:
            await self.draw(match)
        except Unavailable as error:  # the lease puts it off
            log.warning("match %d is drawn later: %s", match, error)
        except Exception:
            log.exception("match %d could not be drawn", match)
            self._failures[match] += 1
            wait = min(LONGEST, 2.0 ** min(self._failures[match], 9))
            with contextlib.suppress(Exception):  # if this fails too, the lease puts it off
                await self.tables.store.hold(match, self.tables.clock() + wait)

    async def draw(self, match: int) -> None:
        """Draw a match as it stands, unless it is drawn already or being drawn elsewhere."""
        store = self.tables.store
        while claimed := await store.claim(match, self.tables.clock(), LEASE):
            (now, until), anew = claimed, match in self._moving
            async with self._lease(match, until) as lease:
                with contextlib.suppress(Refused):  # it was closed meanwhile: that is drawn next
                    await self.put(now, anew)
                    if anew:  # who asks for it only now waits for the next
                        self._moving.discard(match)
            del self._failures[match]
            if await store.set_drawn(match, now.revision, lease.until):
                return

    @contextlib.asynccontextmanager
    async def _lease(self, match: int, until: float) -> AsyncIterator[Lease]:
        """Keep what was claimed, however long Discord makes us wait."""
        lease, done = Lease(until), asyncio.Event()
        renewing: list[asyncio.Task[None]] = []

        async def renew() -> None:
            while not done.is_set():
                with contextlib.suppress(Unavailable):
                    later = self.tables.clock() + LEASE
                    lease.until = await self.tables.store.renew(match, lease.until, later)
                await _within(LEASE / 2, done)

        def begin() -> None:
            renewing.append(asyncio.create_task(renew()))

        waiting = asyncio.get_running_loop().call_later(LEASE / 2, begin)  # few take so long
        try:
            yield lease
        finally:
            waiting.cancel()
            done.set()
            await asyncio.gather(*renewing)


async def _within(seconds: float, event: asyncio.Event) -> None:
    """Wait for an event, but not longer than that."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
