"""Upkeep of the dailies: tomorrow's deals are made, days end, house fields are computed.

Practice deals of a month ago are deleted.

One process does it for all. Whatever it has not done is done later: a day that nobody has made is
made by the first who asks, and a result without a field is compared with people alone.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Final, NamedTuple

from bot.hosting.daily import game_of
from bot.hosting.house import Failed, compute_field
from bot.hosting.solos import GRACE
from bot.matches.solo import SECONDS, day_at
from bot.store import Store, Unavailable
from games import GAMES
from games.house import FieldEntry
from games.solo import SoloDeal

log = logging.getLogger(__name__)

HOUR: Final = 3600.0
PAUSE: Final = 10.0
"""Seconds between two looks for something to do."""
PRACTICE_LIFE: Final = 30 * SECONDS
"""Seconds that a practice deal is kept."""
AHEAD: Final = HOUR
"""Seconds before midnight from which on the next day is made."""

Compute = Callable[[SoloDeal], Awaitable[Sequence[FieldEntry]]]


class DayDeal(NamedTuple):
    """One of the deals of a game on a day."""

    day: int
    game: str
    instance: int


class Upkeep:
    """Keeps the dailies; at most one field is computed at a time."""

    def __init__(
        self, store: Store, clock: Callable[[], float], compute: Compute = compute_field
    ) -> None:
        """`clock` tells the time in seconds since 1970."""
        self.store, self.clock, self._compute = store, clock, compute
        self._tried = set[DayDeal]()
        self._begun = set[DayDeal]()  # by somebody, lately
        self._tidied = 0.0
        self._seen = 0  # attempts up to this number have been looked at

    async def run(self) -> None:
        """Keep them until cancelled."""
        while True:
            try:
                while await self.once():
                    """There may be more to do at once."""
            except Unavailable as error:
                log.warning("The dailies cannot be kept: %s", error)
            except Exception:
                log.exception("The dailies cannot be kept")
            await asyncio.sleep(PAUSE)

    async def once(self) -> bool:
        """Keep the days, and compute a field that is missing; False if none is."""
        await self._keep_days()
        await self._look()
        async for deal in self._wanted():
            if deal in self._tried:
                continue
            if is_missing := await self._is_missing(deal):
                await self._compute_field(deal)
            self._tried.add(deal)
            if is_missing:
                return True
        return False

    async def _keep_days(self) -> None:
        """Make the deals of today, and soon those of tomorrow; end the days that are over."""
        now = self.clock()
        for day in sorted({day_at(now), day_at(now + AHEAD)}):
            await self.store.solos.day(day, game_of(day))
        for day in await self.store.daily_boards.unclosed(day_at(now - GRACE)):
            await self.store.daily_boards.close(day, now)
        if now >= self._tidied + HOUR:
            while await self.store.solos.forget(now - PRACTICE_LIFE):
                """There is more."""
            self._tidied = now

    async def _look(self) -> None:
        """Note the deals that somebody has begun."""
        today = day_at(self.clock())
        for number, *deal in await self.store.solos.begun(self._seen):
            self._seen = max(number, self._seen)
            self._begun.add(DayDeal(*deal))
        self._begun = {each for each in self._begun if each.day >= today - 1}
        self._tried = {each for each in self._tried if each.day >= today - 1}

    async def _wanted(self) -> AsyncIterator[DayDeal]:
        """The deals with a field: of today's game, what somebody plays, of tomorrow's game."""
        now = self.clock()
        first, *following = sorted({day_at(now), day_at(now + AHEAD)})
        for each in await self._of_the_day(first):
            yield each
        for each in sorted(self._begun):
            yield each
        for day in following:
            for each in await self._of_the_day(day):
                yield each

    async def _of_the_day(self, number: int) -> list[DayDeal]:
        day = await self.store.solos.day(number, game_of(number))
        return [DayDeal(number, day.game, instance) for instance in range(day.used)]

    async def _is_missing(self, deal: DayDeal) -> bool:
        has_daily = deal.game in GAMES and GAMES[deal.game].daily is not None
        return has_daily and await self.store.solos.field(*deal) is None

    async def _compute_field(self, deal: DayDeal) -> None:
        day = await self.store.solos.day(deal.day, deal.game)
        dealt = SoloDeal.of_the_day(GAMES[deal.game], day.seed(deal.instance, deal.game))
        try:
            entries = await self._compute(dealt)
        except Failed:
            log.warning("The house field of %s cannot be computed", deal)
        else:
            await self.store.solos.keep_field(*deal, entries)
