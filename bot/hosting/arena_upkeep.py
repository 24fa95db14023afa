"""What happens in arenas by itself: tables gather and are dealt, presses lapse, medals are given.

Nobody owns an arena. Whichever process comes first takes one that is due, and another may seat
people meanwhile: each step is one compare-and-write, and what a process that dies leaves undone is
due again soon.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, NamedTuple, Protocol

from bot.concurrency.tasks import Tasks
from bot.hosting.scheduler import wait_for
from bot.hosting.tables import Tables, retry_on_conflict
from bot.matches import arena as rules
from bot.matches import lobby
from bot.matches.arena import Arena, ArenaStatus, Entrant
from bot.matches.match import Match, Refused
from bot.store import Unavailable

log = logging.getLogger(__name__)

MOST: Final = 20
"""Arenas taken at a time."""
LEASE: Final = 5.0
"""Seconds after which another process looks after an arena that one has taken and not done."""
DEALING: Final = 15.0
"""Seconds after which another process deals at a table that one has begun to deal at."""
PAUSE: Final = 1.0
"""Seconds between two looks at most."""
SPARE: Final = 2
"""Tables that gather for people who press before anybody knows of them."""
READY: Final = 64
"""Tables that gather at once, at most."""


class Place(NamedTuple):
    """A message in a channel or thread."""

    channel: int
    message: int


class NotPosted(Exception):
    """Discord could not be reached, or refused: the message may be there or not."""


class Dealer(Protocol):
    """Posts the messages of deals."""

    async def deal(self, arena: Arena, begun: Match) -> Place:
        """Post the message that tells of a deal in a thread of the arena, and return its place.

        `begun` is the match as it will begin. Called again for the same one, by whichever process,
        it is the same message: it has a nonce. If who sits there has changed, it is another.
        NotPosted if it is to be tried again.
        """


class ArenaUpkeep:
    """Looks after the arenas that are due; any number of processes may over one store."""

    def __init__(
        self,
        tables: Tables,
        dealer: Dealer,
        redraw_table: Callable[[int], object],
        redraw: Callable[[int], object],
    ) -> None:
        """`redraw_table` schedules the update of a match, and `redraw` that of an arena."""
        self.tables, self.store, self.clock = tables, tables.store.arenas, tables.clock
        self.dealer, self.redraw_table, self.redraw = dealer, redraw_table, redraw
        self.wait: Callable[[asyncio.Event, float], Awaitable[bool]] = wait_for
        self._work = Tasks()  # by match
        self._woken = asyncio.Event()

    async def run(self) -> None:
        """Look after the arenas until cancelled; several processes may."""
        try:
            while True:
                due = await self._look()
                pause = PAUSE if due is None else min(PAUSE, due - self.clock())
                await self.wait(self._woken, max(0.0, pause))
                self._woken.clear()
        finally:
            await self._work.stop()

    async def once(self) -> None:
        """Do all that is due now, and return when it is done."""
        await self._begin()
        await self._work.wait()

    def wake(self) -> None:
        """Look at once: somebody pressed, or a table has ended."""
        self._woken.set()

    def changed(self, number: int) -> None:
        """Look after an arena at once, and show what has happened there."""
        self.wake()
        self.redraw(number)

    async def _look(self) -> float | None:
        try:
            return await self._begin()
        except Unavailable as error:
            log.warning("The arenas cannot be looked after: %s", error)
        except Exception:
            log.exception("The arenas cannot be looked after")
        return None

    async def _begin(self) -> float | None:
        """Begin what is due, and return when the next is."""
        now = self.clock()
        due = await self.store.next_due()
        if due is not None and due <= now:
            for number in await self.store.take_due(now, now + LEASE, MOST):
                await self._look_after(number, now + LEASE)
            due = await self.store.next_due()
        for number in await self.store.undrawn(now, MOST):
            self.redraw(number)
        return due

    async def _look_after(self, number: int, held: float) -> None:
        """Do what is due in one arena; a failure there ends no other work, and is tried again."""
        try:
            with_conflicts = retry_on_conflict(lambda: self._step(number))
            await self.store.set_due(number, held, await with_conflicts)
        except Unavailable:
            raise
        except Exception:
            log.exception("Failed to look after arena %d", number)

    async def _step(self, number: int) -> float | None:
        """Bring an arena up to date, and return when it is due next."""
        arena, now = await self.store.get(number), self.clock()
        if arena is None or not arena.is_open:
            return None
        if arena.status is ArenaStatus.ANNOUNCED and now < arena.begins:
            return arena.begins
        players = await self.store.players(number)
        gathering = [await self._tended(each, players) for each in await self.store.lobbies(number)]
        if arena.status is ArenaStatus.CLOSING or now >= arena.ends:
            return await self._close(arena, gathering)
        await self._make_ready(arena, gathering, players)
        if arena.status is ArenaStatus.ANNOUNCED and await self.store.begin(number):
            self.redraw(number)
        self._deal_all(arena, gathering)
        return min([arena.ends, *(now + LEASE for each in gathering if each.people)])

    async def _tended(self, match: Match, players: Sequence[Entrant]) -> Match:
        """A table without those whose presses lapsed, and with computers if it is time."""
        now = self.clock()
        pressed = {one.user: one.pressed or 0 for one in players if one.match == match.id}
        times = {user: pressed.get(user, 0) for seat in match.seats if (user := seat.user)}
        if lapsed := {user for user, time in times.items() if time <= now - rules.STANDS}:
            after = self.tables.timing.of_lobby(without(match, lapsed))
            return await self.store.lapse(match, after, lapsed, now - rules.STANDS)
        if times and not is_full(match) and min(times.values()) <= now - rules.FILL:
            after = self.tables.timing.of_lobby(lobby.filled(match))
            return await self.tables.store.change(match, after)
        return match

    async def _make_ready(
        self, arena: Arena, gathering: list[Match], players: Sequence[Entrant]
    ) -> None:
        """Open as many tables as all who are free could fill, and some for who has not joined."""
        free = sum(not (one.is_waiting or one.is_playing) for one in players)
        wanted = min(READY, SPARE + -(-free // arena.size))
        for _ in range(wanted - sum(not is_full(each) for each in gathering)):
            gathering.append(await self.tables.open_for(arena))

    def _deal_all(self, arena: Arena, gathering: Sequence[Match]) -> None:
        for match in filter(is_full, gathering):
            if match.id not in self._work:
                self._work.start(self._deal(arena, match.id), f"deal {match.id}", match.id)

    async def _deal(self, arena: Arena, number: int) -> None:
        """Deal at a full table; what fails is tried again once nobody has claimed it any more."""
        try:
            await self._deal_claimed(arena, number)
        except (NotPosted, Unavailable) as error:
            log.warning("table %d of arena %d is dealt later: %s", number, arena.id, error)

    async def _deal_claimed(self, arena: Arena, number: int) -> None:
        """Deal at a table whose seats are all taken, unless another process does."""
        claimed = await self.tables.store.work.claim(number, self.clock(), DEALING)
        if claimed is None:
            return
        match, lease = claimed
        if match.gathers and is_full(match):
            user = next(seat.user for seat in match.seats if seat.user is not None)
            async with self.tables.lock(number):
                begun = lobby.start(match, user, 0)
                place = await self.dealer.deal(arena, begun)
                await self.tables.store.set_message(number, place.channel, None)
                with suppress(Refused):  # somebody has just left: it is dealt anew
                    await self.tables.start(number, user, place.message, begun)
        await self.tables.store.work.set_drawn(number, 0, lease)
        self.redraw_table(number)
        self.changed(arena.id)

    async def _close(self, arena: Arena, gathering: Sequence[Match]) -> float | None:
        """End an arena step by step: nobody is seated, tables are played out, medals are given."""
        now = self.clock()
        if arena.status is not ArenaStatus.CLOSING:
            await self.store.close(arena.id, arena.ends)
            return now
        try:
            for match in gathering:
                if not is_full(match):
                    await self.tables.change(match.id, _emptied)
        except Refused:  # another process has closed or dealt it meanwhile
            return now
        self._deal_all(arena, gathering)
        is_last = not any(map(is_full, gathering)) and not await self.store.playing(arena.id)
        if not is_last and now < arena.ends + rules.LATEST:
            return min(now + LEASE, arena.ends + rules.LATEST)
        await self.store.finish(arena.id, now)
        self.redraw(arena.id)
        return None


def is_full(match: Match) -> bool:
    """True if all seats of a table of an arena are taken, by people or computers."""
    return len(match.seats) >= match.size


def without(match: Match, users: set[int]) -> Match:
    """A table that gathers without some people, and without the computers that came for them."""
    seats = tuple(seat for seat in match.seats if seat.user and seat.user not in users)
    return replace(match, seats=seats, host=seats[0].user or 0 if seats else 0)


def _emptied(match: Match) -> Match:
    """A table that gathers no more, where nobody sits."""
    lobby.in_lobby(match)
    return lobby.closed(replace(match, seats=(), host=0))
