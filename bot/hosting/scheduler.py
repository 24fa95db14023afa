"""Due work: computers move, clocks run out, rounds are dealt, idle lobbies close.

Clicks of people go first. Tables that a dead process left undrawn are found here, too.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf

from bot.concurrency.retry import pause_after
from bot.concurrency.tasks import Tasks
from bot.hosting.computers import AutoPlayer, WaitIdle
from bot.hosting.tables import Tables
from bot.hosting.thinkers import Thinkers
from bot.matches import proposals
from bot.matches.match import Refused, Status
from bot.ratelimits.urgency import Urgency, urgency
from bot.store import Conflict, Unavailable

log = logging.getLogger(__name__)

MOST = 20
"""Matches claimed at a time, once fewer than so many are under way: what waits here would be
claimed again, and keep the store from people who click."""
LEASE = 5.0
"""Seconds after which another process does what one has claimed and not done."""
BEAT = 5.0
"""Seconds between two heartbeats."""
HOURS = 3600.0
SETTINGS_LIFE = 30 * 24 * HOURS
"""Seconds for which the settings of a server are kept that took the bot out."""
TIDYING = 0.5 * HOURS
"""Seconds from a start until they are deleted, and then between two times: first Discord tells
where the bot is."""


async def wait_for(event: asyncio.Event, seconds: float) -> bool:
    """Wait until an event is set, for at most so many seconds; whether it was."""
    try:
        async with asyncio.timeout(seconds):
            return await event.wait()
    except TimeoutError:
        return False


class Scheduler:
    """Runs due work by ordinary appends; any number of schedulers may run over one store."""

    def __init__(
        self,
        tables: Tables,
        redraw: Callable[[int], None],
        wait_idle: WaitIdle | None = None,
        thinkers: Thinkers | None = None,
    ) -> None:
        """`redraw` schedules the update of a match's messages.

        It is called after each move made here, and whenever the store has a change that was never
        drawn. Without `wait_idle` nobody clicks.
        """
        self.tables, self.store, self.redraw = tables, tables.store, redraw
        self.wait: Callable[[asyncio.Event, float], Awaitable[bool]] = wait_for
        tables.on_due = self.wake_at
        self._player = AutoPlayer(tables, wait_idle, thinkers or Thinkers())
        self._work = Tasks()  # by match
        self._failures: Counter[int] = Counter()
        self._tidied = tables.clock()
        self._beat: float | None = None  # time of our last heartbeat
        self._earliest = inf
        self._woken = asyncio.Event()

    async def run(self) -> None:
        """Run due work until cancelled; what was due while nobody was at work gets new time."""
        try:
            with urgency(Urgency.COMPUTERS):
                while True:
                    await self._sleep(await self._look())
        finally:
            await self._stop()

    async def once(self) -> None:
        """Do all that is due now, and return when it is done; what is undrawn is drawn soon."""
        await self._begin()
        await self._work.wait()

    def wake_at(self, time: float) -> None:
        """End the sleep at this time, if it does not end sooner."""
        self._earliest = min(self._earliest, time)
        self._woken.set()

    async def _sleep(self, seconds: float) -> None:
        """Sleep so long, or until the earliest `wake_at`; the clock may be put back meanwhile."""
        end = self.tables.clock() + seconds
        while (left := min(end, self._earliest) - self.tables.clock()) > 0:
            self._woken.clear()
            if not await self.wait(self._woken, min(left, seconds)):
                return

    async def _look(self) -> float:
        """Begin what is due, and return for how many seconds to sleep then."""
        if len(self._work) >= MOST:
            await self._work.wait_for_one()
            return 0
        self._earliest = inf  # before looking, so no time is missed
        try:
            await self._send_heartbeat()
            due = await self._begin()
        except Unavailable as error:
            log.warning("The scheduler cannot see what is due: %s", error)
            return 1
        except Exception:
            log.exception("The scheduler cannot see what is due")
            return 1
        return 1 if due is None else min(1, due - self.tables.clock())

    async def _send_heartbeat(self) -> None:
        now, processes = self.tables.clock(), self.store.processes
        if self._beat is None:
            if gap := await processes.begin(now):
                log.info("Nobody was at work for %.0f s: that counts for no turn", gap)
        elif now >= self._beat + BEAT:
            await processes.beat(now)
        else:
            return
        self._beat = now

    async def _begin(self) -> float | None:
        """Begin what is due, and return when the next is."""
        now = self.tables.clock()
        work = await self.store.work.take(now, LEASE, MOST)
        for match, revision in work.due:
            if match not in self._work:
                self._work.start(self._run(match, revision), f"play {match}", match)
        for match in work.lapsed:
            await self._lapse(match)
        for match in work.undrawn:
            self.redraw(match)
        if now >= self._tidied + TIDYING:
            await self.store.servers.forget(until=now - SETTINGS_LIFE)
            self._tidied = now
        return work.next_due

    async def _stop(self) -> None:
        await self._work.stop()
        self._player.thinkers.end()

    async def _run(self, match: int, revision: int) -> None:
        try:
            try:
                await self._do(match, revision)
            except Conflict:
                await self._go_on(match, revision)
        except Unavailable as error:  # the lease puts it off
            log.warning("Match %d waits: %s", match, error)
        except Exception:
            log.exception("Failed to play match %d", match, extra={"match": match})
            self._failures[match] += 1
            wait = pause_after(self._failures[match])
            with suppress(Exception):  # if this fails too, the lease puts it off
                row = await self.tables.get(match)
                await self.store.work.set_due(row, self.tables.clock() + wait)
        else:
            del self._failures[match]
            self.redraw(match)

    async def _do(self, match: int, revision: int) -> None:
        """Do what a match is due for, unless it has moved on since it was claimed."""
        row = await self.tables.get(match)
        if row.status is Status.LOBBY:
            await self.tables.wake_lobby(match, revision)
        elif row.revision == revision:
            await self._player.play(row)

    async def _go_on(self, match: int, revision: int) -> None:
        """Somebody else did it: there is nothing to do. If they only decided something, do it."""
        row = await self.tables.get(match)
        if row.revision == revision:
            await self.store.work.set_due(row, self.tables.clock())
            self.wake_at(self.tables.clock())

    async def _lapse(self, match: int) -> None:
        """End a question or a pause; a failure in one match is logged and ends no other work."""
        try:
            with suppress(Refused):  # it has ended meanwhile
                await self.tables.decide(match, proposals.lapsed, self.tables.clock())
        except Unavailable:
            raise
        except Exception:
            log.exception("Failed to end what match %d was asked", match, extra={"match": match})
        else:
            self.redraw(match)
