"""Direct messages follow what others do where there is room: late, seldom, and only the newest."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence

from bot.concurrency.tasks import Tasks
from bot.hosting.tables import Tables
from bot.matches.match import Refused
from bot.posts.shown_matches import ShownMatches
from bot.ratelimits.urgency import Urgency, urgency
from bot.store import Unavailable
from images import Renderer

log = logging.getLogger(__name__)

BUSY = 1.0
"""Seconds until it is tried again where other pictures wait: they are what people play by."""


class Followers:
    """One task a match looks at its direct messages, each for the first time some seconds after
    it was edited. What fails is left as it is until the match goes on.
    """

    def __init__(
        self, tables: Tables, shown: ShownMatches, renderer: Renderer, in_cluster: bool
    ) -> None:
        self.tables, self.shown, self._in_cluster = tables, shown, in_cluster
        self._renderer = renderer
        self._behind: defaultdict[int, set[int]] = defaultdict(set)
        """The seats to look at, by match."""
        self.tasks = Tasks()

    def schedule(self, match: int, seat: int) -> None:
        """Others have gone on: this message may show too little."""
        if self.tables.pace.follow:
            self._behind[match].add(seat)
            if match not in self.tasks:
                self.tasks.start(self._run(match), f"follow {match}", match)

    async def _run(self, match: int) -> None:
        try:
            while behind := self._behind[match]:
                await asyncio.sleep(min(self._early(match, seat) for seat in behind))
                if self._renderer.is_busy:
                    await asyncio.sleep(BUSY)
                    continue
                ready = [seat for seat in behind if self._early(match, seat) <= 0]
                behind.difference_update(ready)
                if ready:
                    with urgency(Urgency.FOLLOWING):
                        await self._follow(match, ready)
        except (Unavailable, Refused) as error:
            log.info("the direct messages of match %d are not followed now: %r", match, error)
        finally:
            del self._behind[match]

    def _early(self, match: int, seat: int) -> float:
        """For how many seconds a message is not to be edited again."""
        edited = self.shown[match].seat(seat).direct.edited
        return edited + self.tables.pace.follow - asyncio.get_running_loop().time()

    async def _follow(self, match: int, seats: Sequence[int]) -> None:
        """Bring some messages up to date, once all that is to change of its own is about to be."""
        played = await self.tables.load(match)
        if played.match.revision != self.shown[match].progress.drawn:
            return  # once it is drawn this is scheduled again
        shown = self.shown[match]
        await asyncio.gather(*(shown.seat(seat).direct.follow(played) for seat in seats))
        if self._in_cluster and (await self.tables.get(match)).revision != played.match.revision:
            await self.tables.store.work.draw_again(match)  # we may have hidden what others drew
