"""What happens by itself: computers move, clocks run out, rounds are dealt, idle lobbies close.

It also finds tables that a lost process left undrawn.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
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
LONGEST = 60.0
"""Seconds between attempts at what keeps failing, at most."""
HOURS = 3600.0
KEPT = 30 * 24 * HOURS
"""Seconds for which the settings of a server are kept that took the bot out."""
TIDYING = 0.5 * HOURS
"""Seconds from a start until they are deleted, and then between two times: first Discord tells
where the bot is."""

Wake = Callable[[int], None]


class Sweep:
    """Does what is due by ordinary appends; any number may run over one store."""

    def __init__(self, tables: Tables, wake: Wake) -> None:
        """`wake` has a match's messages brought up to date soon.

        It is called after each move made here, and whenever the store has a change that was never
        drawn.
        """
        self.tables, self.store, self.wake = tables, tables.store, wake
        self._work: dict[int, asyncio.Task[None]] = {}
        self._failures: Counter[int] = Counter()
        self._tidied = tables.clock()

    async def run(self) -> None:
        """Sweep until cancelled."""
        try:
            while True:
                await self.tables.alarm.sleep(await self._look())
        finally:
            await self._stop()

    async def once(self) -> None:
        """Do all that is due now, and return when it is done; what is undrawn is drawn soon."""
        await self._begin()
        while self._work:
            await asyncio.wait(self._work.values())

    async def _look(self) -> float:
        """Begin what is due, and say for how many seconds to sleep then."""
        self.tables.alarm.reset()
        try:
            due = await self._begin()
        except Unavailable as error:
            log.warning("The sweep cannot see what is due: %s", error)
            return 1
        except Exception:
            log.exception("The sweep cannot see what is due")
            return 1
        return 1 if due is None else min(1, due - self.tables.clock())

    async def _begin(self) -> float | None:
        """Begin what is due, and tell when the next is."""
        now = self.tables.clock()
        work = await self.store.take_work(now, LEASE, MOST)
        for match, revision in work.due:
            if match not in self._work:
                playing = self._play(match, revision)
                self._work[match] = asyncio.create_task(playing, name=f"play {match}")
        for match in work.undrawn:
            self.wake(match)
        if now >= self._tidied + TIDYING:
            await self.store.servers.forget(until=now - KEPT)
            self._tidied = now
        return work.next_due

    async def _stop(self) -> None:
        tasks = [*self._work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, match: int, revision: int) -> None:
        try:
            await self._move(match, revision)
        except Stale:
            pass  # somebody else did it
        except Unavailable as error:  # the lease puts it off
            log.warning("Match %d waits: %s", match, error)
        except Exception:
            log.exception("Failed to play match %d", match, extra={"match": match})
            self._failures[match] += 1
            wait = min(LONGEST, 2.0 ** min(self._failures[match], 9))
            with suppress(Exception):  # if this fails too, the lease puts it off
                row = await self.tables.get(match)
                await self.store.set_due(row, self.tables.clock() + wait)
        else:
            del self._failures[match]
            self.wake(match)
        finally:
            del self._work[match]

    async def _move(self, match: int, revision: int) -> None:
        """Do what a match is due for, unless it has moved on since it was taken."""
        row = await self.tables.get(match)
        if row.status is Status.LOBBY:
            await self.tables.close_idle(match, revision)
            return
        if row.revision != revision:
            return
        try:
            played = await self.tables.played(row)
        except Refused:
            return  # it was closed
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
