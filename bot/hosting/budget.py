"""Costly work: how much of it one person may ask for, and who is next.

All that takes a while, and that one click asks for, passes here: nobody makes the others wait,
however much they ask for, and whoever waits knows how long the line is.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from enum import StrEnum
from typing import Final

from bot.concurrency.locks import KeyedLocks
from bot.matches.match import Refused
from bot.ratelimits.buckets import Buckets
from bot.ratelimits.waiting import Places
from bot.settings import Caps
from bot.words import o_clock
from games.text import Text

MINUTE, HOUR = 60.0, 3600.0
AT_ONCE: Final = 4
"""A person who looks around or types does so by fits: so large a part of what they may ask for in a
minute may come at once."""

Tell = Callable[[Text], Awaitable[object]]
"""Tells who waits in line which place they have."""


class Costly(StrEnum):
    """Kinds of costly work; each has a line of its own."""

    LOOKUPS = "lookups"  # pages of replays and leaderboards, verdicts, hints, tables posted anew
    COMPLETIONS = "completions"  # what is offered while somebody types
    FILMS = "films"
    EXPORTS = "exports"
    REPORTS = "reports"


SIDE_BY_SIDE: Final = {Costly.LOOKUPS: 2, Costly.COMPLETIONS: 2}
"""So much is done at a time; of all else one."""


class Budget:
    """Counts what each person asks for, and has everybody wait in line, every server in turn."""

    def __init__(self, caps: Caps, clock: Callable[[], float]) -> None:
        """`clock` tells the time in seconds since 1970."""
        self._clock = clock
        self._buckets = {
            Costly.LOOKUPS: _by_fits(caps.lookups, clock),
            Costly.COMPLETIONS: _by_fits(caps.completions, clock),
            Costly.FILMS: Buckets(caps.films, HOUR, clock),
            Costly.EXPORTS: Buckets(caps.exports, HOUR, clock),
            Costly.REPORTS: Buckets(caps.reports, 10 * MINUTE, clock),
        }
        self._lines = {what: FairLine(SIDE_BY_SIDE.get(what, 1)) for what in Costly}

    def may(self, what: Costly, user: int) -> bool:
        """Count what a person asks for, unless that was too much lately."""
        return not self._buckets[what].take(user)

    def count(self, what: Costly, user: int) -> None:
        """The same; Refused if it was too much."""
        if wait := self._buckets[what].take(user):
            raise Refused(Text("too-many", time=o_clock(self._clock() + wait)))

    @asynccontextmanager
    async def turn(self, what: Costly, user: int, server: int, told: Tell) -> AsyncIterator[None]:
        """Wait in line, and have the turn for as long as the context lasts; 0 is no server."""
        async with self._lines[what].place(user, server or user, told):
            yield


def _by_fits(a_minute: int, clock: Callable[[], float]) -> Buckets:
    return Buckets(max(1, a_minute // AT_ONCE), MINUTE / AT_ONCE, clock)


class FairLine:
    """A limit of concurrent jobs, one a user; waiting jobs are served round-robin by server."""

    def __init__(self, most: int) -> None:
        self._places = Places(most)
        self._own = KeyedLocks()
        self._asked: Counter[int] = Counter()  # by person: what waits or is under way

    @asynccontextmanager
    async def place(self, user: int, server: int, told: Tell) -> AsyncIterator[None]:
        """Wait for a place, and have it for as long as the context lasts; `told` if it takes."""
        own, ahead = self._asked[user], self._places.ahead(0, server)
        lock = self._own[user]
        telling = None
        if own or ahead is not None:
            telling = asyncio.create_task(_tell(told, max(own, 1) + (ahead or 0)))
        self._asked[user] += 1
        try:
            async with lock, self._places.place(0, server):
                if telling:
                    await telling  # or else it might come behind what was waited for
                yield
        finally:
            self._asked[user] -= 1
            if not self._asked[user]:
                del self._asked[user]


async def _tell(told: Tell, place: int) -> None:
    await told(Text("in-line", place=place))
