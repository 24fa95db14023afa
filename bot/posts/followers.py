"""Direct messages follow what others do where there is room: late, seldom, and only the newest."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence

from bot.endpoint import DISCORD_FAILED
from bot.hosting.preferences import preferences_of
from bot.hosting.tables import Tables
from bot.matches.match import Refused
from bot.matches.played import Played
from bot.posts.direct_hands import DirectHands
from bot.posts.showing import Showings
from bot.posts.updates import RetryAfter
from bot.ratelimits.urgency import Urgency, urgency
from bot.store import Unavailable

log = logging.getLogger(__name__)


class Followers:
    """One task a match looks at its direct messages, each for the first time some seconds after
    it was edited. What fails is left as it is until the match goes on.
    """

    def __init__(
        self, tables: Tables, direct: DirectHands, showings: Showings, in_cluster: bool
    ) -> None:
        self.tables, self.direct, self.showings = tables, direct, showings
        self._in_cluster = in_cluster
        self._behind: defaultdict[int, set[int]] = defaultdict(set)
        """The seats to look at, by match."""
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self, match: int, seat: int) -> None:
        """Others have gone on: this message may show too little."""
        if self.tables.pace.follow:
            self._behind[match].add(seat)
            if match not in self._tasks:
                run = self._run(match)
                self._tasks[match] = asyncio.create_task(run, name=f"follow {match}")

    def stop(self) -> None:
        """Follow nothing any more."""
        for task in self._tasks.values():
            task.cancel()

    async def _run(self, match: int) -> None:
        try:
            while behind := self._behind[match]:
                await asyncio.sleep(min(self._early(match, seat) for seat in behind))
                ready = [seat for seat in behind if self._early(match, seat) <= 0]
                behind.difference_update(ready)
                if ready:
                    with urgency(Urgency.FOLLOWING):
                        await self._follow(match, ready)
        except (Unavailable, Refused) as error:
            log.info("the direct messages of match %d are not followed now: %r", match, error)
        except Exception:
            log.exception("the direct messages of match %d are not followed now", match)
        finally:
            del self._tasks[match], self._behind[match]

    def _early(self, match: int, seat: int) -> float:
        """For how many seconds a message is not to be edited again."""
        edited = self.showings[match].seats[seat].edited
        return edited + self.tables.pace.follow - asyncio.get_running_loop().time()

    async def _follow(self, match: int, seats: Sequence[int]) -> None:
        """Bring some messages up to date, once all that is to change of its own is about to be."""
        played = await self.tables.load(match)
        if played.match.revision != self.showings[match].drawn:
            return  # the drawing wakes us
        await asyncio.gather(*(self._bring(played, seat) for seat in seats))
        if self._in_cluster and (await self.tables.get(match)).revision != played.match.revision:
            await self.tables.store.work.draw_again(match)  # we may have hidden what others drew

    async def _bring(self, played: Played, seat: int) -> None:
        user = played.match.seats[seat].user
        if user is None:
            return
        prefs = await preferences_of(self.tables.store.people, user)
        try:
            await self.direct.follow(played, seat, prefs)
        except (RetryAfter, *DISCORD_FAILED) as error:
            log.info("the hand of seat %d does not follow: %r", seat, error)
            self.showings[played.match.id].seats[seat].others = None
