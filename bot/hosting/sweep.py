"""What happens by itself: computers move, clocks run out, rounds are dealt, idle lobbies close.

Tables that a lost process left undrawn get drawn, too.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress

from bot.hosting.computers import choose, idle
from bot.hosting.tables import Tables
from bot.matches.match import Refused, Status
from bot.matches.played import Action, Played
from bot.store import Stale, Unavailable
from games.game import DEAL, HOST

log = logging.getLogger(__name__)

MOST = 20
"""Matches taken at a time."""
LEASE = 5.0
"""Seconds after which another process does what one has taken and not done."""
PATIENCE = 60.0
"""The longest time, in seconds, between attempts at what keeps failing."""
HOURS = 3600.0
KEPT = 30 * 24 * HOURS
"""Seconds for which the settings of a server are kept that took the bot out."""
TIDYING = 0.5 * HOURS
"""Seconds from a start until they are deleted, and then between two times: first Discord tells
where the bot is."""

Draw = Callable[[int], Awaitable[None]]


class Sweep:
    """Does what is due by ordinary appends; any number may run over one store."""

    def __init__(self, tables: Tables, draw: Draw) -> None:
        """`draw` brings a match's messages up to date.

        It is called after each move made here, and whenever the store has a change that was never
        drawn; calls for one match do not overlap.
        """
        self.tables, self.store, self.draw = tables, tables.store, draw
        self._work: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._failures: Counter[tuple[str, int]] = Counter()
        self._tidied = tables.clock()

    async def run(self) -> None:
        """Sweep until cancelled."""
        try:
            while True:
                await self.tables.alarm.sleep(await self._look())
        finally:
            await self._stop()

    async def once(self) -> None:
        """Do all that is due now, draw all that is undrawn, and return when it is done."""
        await self._begin()
        while self._work:
            await asyncio.wait(self._work.values())

    async def _look(self) -> float:
        """Begin what is due, and say for how many seconds to sleep then."""
        self.tables.alarm.reset()
        try:
            await self._begin()
            due = await self.store.next_due()
        except Unavailable as error:
            log.warning("The sweep cannot see what is due: %s", error)
            return 1
        except Exception:
            log.exception("The sweep cannot see what is due")
            return 1
        return 1 if due is None else min(1, due - self.tables.clock())

    async def _begin(self) -> None:
        now = self.tables.clock()
        for match, revision in await self.store.take_due(now, LEASE, MOST):
            self._spawn("play", match, self._play(match, revision))
        for match in await self.store.undrawn(now, MOST):
            self._spawn("draw", match, self._draw(match))
        if now >= self._tidied + TIDYING:
            await self.store.servers.forget(until=now - KEPT)
            self._tidied = now

    def _spawn(self, what: str, match: int, work: Coroutine[None, None, None]) -> None:
        """Do this beside everything else, unless it is being done for this match."""
        key = what, match
        if key in self._work:
            work.close()
            return
        self._work[key] = asyncio.create_task(work, name=f"{what} {match}")
        self._work[key].add_done_callback(lambda _: self._work.pop(key))

    async def _stop(self) -> None:
        tasks = [*self._work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, match: int, revision: int) -> None:
        try:
            await self._move(match, revision)
        except Stale:
            return  # somebody else did it
        except Unavailable as error:  # the lease puts it off
            log.warning("Match %d waits: %s", match, error)
            return
        except Exception:
            wait = self._wait("play", match)
            with suppress(Exception):  # if this fails too, the lease puts it off
                row = await self.tables.get(match)
                await self.store.set_due(row, self.tables.clock() + wait)
            return
        del self._failures["play", match]
        self._spawn("draw", match, self._draw(match))

    async def _draw(self, match: int) -> None:
        try:
            await self.draw(match)
        except Unavailable as error:  # the lease puts it off
            log.warning("Match %d is drawn later: %s", match, error)
        except Exception:
            wait = self._wait("draw", match)
            with suppress(Exception):
                await self.store.hold(match, self.tables.clock() + wait)
        else:
            del self._failures["draw", match]

    def _wait(self, what: str, match: int) -> float:
        """Log what failed, and say how long to wait before the next attempt."""
        log.exception("Failed to %s match %d", what, match, extra={"match": match})
        self._failures[what, match] += 1
        return min(PATIENCE, 2.0 ** self._failures[what, match])

    async def _move(self, match: int, revision: int) -> None:
        """Do what a match is due for, unless it has moved on since it was taken."""
        row = await self.tables.get(match)
        if row.status is Status.LOBBY:
            await self.tables.close_idle(match, revision)
            return
        try:
            played = await self.tables.load(match)
        except Refused:
            return  # it was closed
        if played.match.revision != revision:
            return
        move = await self._choose(played)
        if move is None:
            await self.store.set_due(played.match, None)
        else:
            await self.tables.play(played, Action(*move, at=self.tables.clock()))

    async def _choose(self, played: Played) -> tuple[int, str] | None:
        """Who does what now: a computer before a person; None if people have all the time."""
        seats, waiting = played.match.seats, played.waiting
        if waiting == [HOST]:
            return HOST, DEAL
        for seat in waiting:
            if seats[seat].user is None:
                return seat, await choose(played.view(seat))
        if waiting and played.match.clock:
            return waiting[0], await idle(played.view(waiting[0]))
        return None
