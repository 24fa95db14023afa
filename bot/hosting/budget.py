"""Quotas by person, and queues for costly work.

All that takes a while, and that one click asks for, passes here: nobody makes the others wait,
however much they ask for, and whoever waits knows how long the line is.
"""

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from enum import StrEnum
from typing import Final

from bot.concurrency.locks import KeyedLocks
from bot.concurrency.tasks import Tasks
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
"""Tells a person who waits their place in the queue."""


class Quota(StrEnum):
    """Limits by key, which is a person where nothing else is said; the costly ones have queues."""

    LOOKUPS = "lookups"  # pages of replays and leaderboards, verdicts, hints, tables posted anew
    COMPLETIONS = "completions"  # suggestions while somebody types
    FILMS = "films"
    EXPORTS = "exports"
    REPORTS = "reports"
    REVIEWS = "reviews"
    PRACTICE = "practice"  # deals of matches that somebody plays again
    MATCHES = "matches"  # that somebody starts
    QUESTIONS = "questions"  # to one's table, and calls to other players
    QUICK_WORDS = "quick words"
    ANNOUNCED = "announced"  # tables of a host that others are told of
    NOTICES = "notices"  # of tables, to a subscriber
    ROLE_CALLS = "role calls"  # of a server


COSTLY: Final = (
    Quota.LOOKUPS,
    Quota.COMPLETIONS,
    Quota.FILMS,
    Quota.EXPORTS,
    Quota.REPORTS,
    Quota.REVIEWS,
)
SIDE_BY_SIDE: Final = {Quota.LOOKUPS: 2, Quota.COMPLETIONS: 2}
"""So much is done at a time; of all else one."""
BREATH: Final = 5.0
"""Seconds between two quick words of one person."""
OF_HOST, OF_READER, OF_SERVER = 3, 6, 2
"""So many tables of a host are announced in an hour, so many announcements reach a subscriber, and
so often a server calls its role."""


def _too_many(time: str) -> Text:
    return Text("too-many", time=time)


class Budget:
    """Counts what each person asks for, and has everybody wait in line, every server in turn."""

    def __init__(self, caps: Caps, clock: Callable[[], float]) -> None:
        """`clock` tells the time in seconds since 1970."""
        self._clock = clock
        self._buckets = {
            Quota.LOOKUPS: _by_fits(caps.lookups, clock),
            Quota.COMPLETIONS: _by_fits(caps.completions, clock),
            Quota.FILMS: Buckets(caps.films, HOUR, clock),
            Quota.EXPORTS: Buckets(caps.exports, HOUR, clock),
            Quota.REPORTS: Buckets(caps.reports, 10 * MINUTE, clock),
            Quota.REVIEWS: Buckets(caps.reviews, HOUR, clock),
            Quota.PRACTICE: Buckets(caps.practice, HOUR, clock),
            Quota.MATCHES: Buckets(caps.matches, HOUR, clock),
            Quota.QUESTIONS: Buckets(caps.questions, HOUR, clock),
            Quota.QUICK_WORDS: Buckets(1, BREATH, clock),
            Quota.ANNOUNCED: Buckets(OF_HOST, HOUR, clock),
            Quota.NOTICES: Buckets(OF_READER, HOUR, clock),
            Quota.ROLE_CALLS: Buckets(1, HOUR / OF_SERVER, clock),
        }
        self._queues = {what: FairLine(SIDE_BY_SIDE.get(what, 1)) for what in COSTLY}

    def take(self, quota: Quota, key: int) -> bool:
        """Count one more for a key; False if that was too much lately."""
        return not self._buckets[quota].take(key)

    def count(self, quota: Quota, key: int, refusal: Callable[[str], Text] = _too_many) -> None:
        """Count one more for a key; Refused if that was too much lately."""
        self._refuse(self._buckets[quota].take(key), refusal)

    def check(self, quota: Quota, key: int) -> None:
        """Refused if one more would be too much; nothing is counted."""
        self._refuse(self._buckets[quota].wait(key), _too_many)

    def _refuse(self, wait: float, refusal: Callable[[str], Text]) -> None:
        if wait:
            raise Refused(refusal(o_clock(self._clock() + wait)))

    @asynccontextmanager
    async def turn(self, what: Quota, user: int, server: int, told: Tell) -> AsyncIterator[None]:
        """Wait in line, and have the turn for as long as the context lasts; 0 is no server."""
        async with self._queues[what].place(user, server or user, told):
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
        lock, telling = self._own[user], Tasks()
        if own or ahead is not None:
            place = max(own, 1) + (ahead or 0)
            telling.start(_tell(told, place), "tell a place in line")
        self._asked[user] += 1
        try:
            async with lock, self._places.place(0, server):
                await telling.wait()  # or else it might come behind what was waited for
                yield
        finally:
            await telling.stop()
            self._asked[user] -= 1
            if not self._asked[user]:
                del self._asked[user]


async def _tell(told: Tell, place: int) -> None:
    await told(Text("in-line", place=place))
