"""What happens by itself: computers move, clocks run out, rounds are dealt, idle lobbies close.

What people ask for goes first. It also finds tables that a lost process left undrawn.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from bot.hosting.backoff import pause_after
from bot.hosting.computers import choose, idle
from bot.hosting.tables import Tables
from bot.hosting.thinkers import Thinkers
from bot.matches.match import Refused, Status
from bot.matches.played import Played
from bot.matches.replay import Action
from bot.ratelimits.urgency import Urgency, urgency
from bot.ratelimits.waiting import Places
from bot.store import Stale, Unavailable
from games.game import HOST, Game
from games.players import Computer, Level
from games.view import View

log = logging.getLogger(__name__)

MOST = 20
"""Matches taken at a time, once fewer than so many are under way: what waits here would be taken
again, and keep the store from who clicks."""
LEASE = 5.0
"""Seconds after which another process does what one has taken and not done."""
BEAT = 5.0
"""Seconds between two signs of life."""
HOURS = 3600.0
SETTINGS_LIFE = 30 * 24 * HOURS
"""Seconds for which the settings of a server are kept that took the bot out."""
TIDYING = 0.5 * HOURS
"""Seconds from a start until they are deleted, and then between two times: first Discord tells
where the bot is."""

PEOPLE_FIRST = 0.5
"""Seconds for which what plays by itself lets people go first who have clicked."""

Choose = Callable[[View[Game]], Awaitable[str]]
Wake = Callable[[int], None]
Calm = Callable[[float], Awaitable[None]]
"""Waits until nobody waits for an answer, but only for so many seconds."""


class Sweep:
    """Does what is due by ordinary appends; any number may run over one store."""

    def __init__(
        self,
        tables: Tables,
        wake: Wake,
        calm: Calm | None = None,
        thinkers: Thinkers | None = None,
    ) -> None:
        """`wake` has a match's messages brought up to date soon.

        It is called after each move made here, and whenever the store has a change that was never
        drawn. Without `calm` nobody clicks.
        """
        self._thinkers = thinkers or Thinkers()
        self.tables, self.store, self.wake, self._calm = tables, tables.store, wake, calm
        self._thinking, self._storing = Places(1), Places(1)
        self._work: dict[int, asyncio.Task[None]] = {}
        self._failures: Counter[int] = Counter()
        self._tidied = tables.clock()
        self._told: float | None = None  # when we last said that we are at work

    async def run(self) -> None:
        """Sweep until cancelled; what was due while nobody was at work gets its time anew."""
        try:
            with urgency(Urgency.COMPUTERS):
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
        if len(self._work) >= MOST:
            await asyncio.wait(self._work.values(), return_when=asyncio.FIRST_COMPLETED)
            return 0
        self.tables.alarm.reset()
        try:
            await self._tell_at_work()
            due = await self._begin()
        except Unavailable as error:
            log.warning("The sweep cannot see what is due: %s", error)
            return 1
        except Exception:
            log.exception("The sweep cannot see what is due")
            return 1
        return 1 if due is None else min(1, due - self.tables.clock())

    async def _tell_at_work(self) -> None:
        now, heartbeat = self.tables.clock(), self.store.heartbeat
        if self._told is None:
            if gap := await heartbeat.begin(now):
                log.info("Nobody was at work for %.0f s: that counts for no turn", gap)
        elif now >= self._told + BEAT:
            await heartbeat.beat(now)
        else:
            return
        self._told = now

    async def _begin(self) -> float | None:
        """Begin what is due, and tell when the next is."""
        now = self.tables.clock()
        work = await self.store.take_work(now, LEASE, MOST)
        for match, revision in work.due:
            if match not in self._work:
                playing = self._play(match, revision)
                self._work[match] = asyncio.create_task(playing, name=f"play {match}")
        for match in work.lapsed:
            await self._lapse(match)
        for match in work.undrawn:
            self.wake(match)
        if now >= self._tidied + TIDYING:
            await self.store.servers.forget(until=now - SETTINGS_LIFE)
            self._tidied = now
        return work.next_due

    async def _stop(self) -> None:
        tasks = [*self._work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.end()

    async def _play(self, match: int, revision: int) -> None:
        try:
            try:
                await self._move(match, revision)
            except Stale:
                await self._go_on(match, revision)
        except Unavailable as error:  # the lease puts it off
            log.warning("Match %d waits: %s", match, error)
        except Exception:
            log.exception("Failed to play match %d", match, extra={"match": match})
            self._failures[match] += 1
            wait = pause_after(self._failures[match])
            with suppress(Exception):  # if this fails too, the lease puts it off
                row = await self.tables.get(match)
                await self.store.set_due(row, self.tables.clock() + wait)
        else:
            del self._failures[match]
            self.wake(match)
        finally:
            del self._work[match]

    async def _go_on(self, match: int, revision: int) -> None:
        """Somebody else did it: there is nothing to do. If they only decided something, do it."""
        row = await self.tables.get(match)
        if row.revision == revision:
            await self.store.set_due(row, self.tables.clock())
            self.tables.alarm.set(self.tables.clock())

    async def _lapse(self, match: int) -> None:
        """End a question or a pause; what is wrong with one match is no other's trouble."""
        try:
            await self.tables.lapse(match)
        except Unavailable:
            raise
        except Exception:
            log.exception("Failed to end what match %d was asked", match, extra={"match": match})
        else:
            self.wake(match)

    async def _move(self, match: int, revision: int) -> None:
        """Do what a match is due for, unless it has moved on since it was taken."""
        row = await self.tables.get(match)
        if row.status is Status.LOBBY:
            await self.tables.wake_lobby(match, revision)
            return
        if row.revision != revision:
            return
        try:
            played = await self.tables.played(row)
        except Refused:
            return  # it was closed
        if move := await self._choose(played):
            by_clock = move[0] in played.away
            await self._store(played, Action(*move, None, self.tables.clock(), by_clock))
        elif await self.tables.is_early(played):
            return
        elif played.seconds is None:
            await self.tables.leave_absent(played)
        else:
            seat = min(played.present.intersection(played.waiting), key=played.seconds_of)
            action = await self._think(played, seat, idle)
            await self._store(played, Action(seat, action, None, self.tables.clock(), True))

    async def _choose(self, played: Played) -> tuple[int, str] | None:
        """Who plays what by itself, a computer before a person; None if a person has a choice."""
        if played.rests:
            return None
        if played.waiting == [HOST]:
            return HOST, self.tables.host_does(played)
        if played.moving:
            seat = played.moving[0]
            return seat, await self._decide(played, seat)
        return await self.tables.forced(played)

    async def _decide(self, played: Played, seat: int) -> str:
        """What a computer plays, in its manner; for a person who is away, the hint."""
        there = played.match.seats[seat]
        player = (
            Computer(Level(there.level), there.personality) if there.is_computer else Computer()
        )
        if player.level is Level.HARD:
            asked, pause = asyncio.get_running_loop().time(), self.tables.pace.thinking
            action = await self._thinkers.ask(played.view(seat), player)
            await asyncio.sleep(asked + pause - asyncio.get_running_loop().time())
            if action is not None:
                return action
            player = Computer()  # the hint
        return await self._think(played, seat, partial(choose, player=player))

    async def _think(self, played: Played, seat: int, choosing: Choose) -> str:
        """What is to be played in a seat, once it is this match's turn to be thought about."""
        async with self._thinking.place(0, played.match.host):
            if self._calm:
                await self._calm(PEOPLE_FIRST)
            return await choosing(played.view(seat))

    async def _store(self, played: Played, action: Action) -> None:
        """Store what is played; of twenty at once a click would have to wait for each."""
        async with self._storing.place(0, played.match.host):
            await self.tables.play(played, action)
