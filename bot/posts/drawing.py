"""The schedule by which matches are drawn: as committed, by one process at a time.

`match.drawn` tells how far a match has been drawn, and a lease lets one process draw it at a time:
edits never overtake each other, and the scheduler finds what a crash left undrawn. The messages of
a match are drawn side by side, each in its own time: none waits for another.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Protocol

from bot.concurrency.tasks import Tasks
from bot.hosting.languages import at_table
from bot.hosting.tables import Tables
from bot.matches.match import OPEN, Match, Refused
from bot.operation.logs import about
from bot.posts.leases import LEASE, Leases
from bot.posts.updates import MessageUpdater, Update
from bot.ratelimits.urgency import Urgency, urgency
from bot.store import Unavailable
from games.text import Text

log = logging.getLogger(__name__)

POSTING = 10.0  # seconds in which a table can be posted anew, or cannot
REPOST_EVERY = 0.5  # seconds between attempts at that
STOP_TIMEOUT = 5.0  # seconds for the last drawings: what is left the next start draws
ALL = "whole match"
"""The name of the back-off where no plan can be made."""


Posted = Callable[[], object]
"""Called once a table's message has been posted anew."""


class Messages(Protocol):
    """The messages of matches."""

    def begin(self, match: Match) -> None:
        """This process has claimed a match, which another may have drawn since it did last."""

    async def plan(self, match: Match, posted: Posted | None) -> Mapping[str, Update]:
        """The update of each message that shows too little, by a name for it.

        Refused if the match was closed meanwhile.
        """

    def forget(self, match: Match) -> None:
        """Nothing of this match will change any more."""


class Drawer:
    """Keeps messages true to the store."""

    def __init__(self, tables: Tables, messages: Messages) -> None:
        self.tables, self.messages = tables, messages
        self._leases = Leases(tables.store.work.renew, tables.clock)
        self._tasks = Tasks()
        self._updaters: dict[int, MessageUpdater] = {}  # of matches that are drawn, or could not be
        self._reposted: set[int] = set()  # tables that are to be posted anew
        self._stopping = False

    def schedule(self, match: int) -> None:
        """Draw a match soon; called again meanwhile, what has changed since is drawn as well.

        While we stop nothing new begins: Discord is being left, and the next start draws it.
        """
        if self._stopping:
            return
        if match not in self._updaters:
            self._updaters[match] = MessageUpdater(self.tables.clock)
        self._updaters[match].notify()
        if match not in self._tasks:
            self._tasks.start(self._run(match), f"draw {match}", match)

    async def repost(self, match: int) -> None:
        """Post a table's message anew at the end of its channel, and take the old one away.

        Refused if Discord does not take it.
        """
        self._reposted.add(match)
        try:
            async with asyncio.timeout(POSTING):
                while True:
                    await self.tables.store.work.draw_again(match)
                    await self.draw(match)
                    if match not in self._reposted:
                        return
                    await asyncio.sleep(REPOST_EVERY)  # another process draws, or it failed
        except TimeoutError as late:
            raise Refused(Text("table-stays")) from late
        finally:
            self._reposted.discard(match)

    async def draw(self, match: int) -> None:
        """Draw a match as it stands, unless it is drawn already or being drawn elsewhere."""
        self.schedule(match)
        await self._tasks.finish(match)

    async def wait_idle(self) -> None:
        """Wait until nothing is being drawn here."""
        await self._tasks.wait()

    async def stop(self) -> None:
        """Let what is being drawn be finished, unless Discord takes too long over it."""
        self._stopping = True
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_TIMEOUT):
                await self._tasks.wait()
        await self._tasks.stop()
        await self._leases.stop()

    async def _run(self, match: int) -> None:
        updater = self._updaters[match]
        try:
            with about(match=match), urgency(Urgency.PLAY):
                while updater.is_notified:
                    await self._draw(match, updater)
        except Unavailable as error:  # the lease puts it off
            log.warning("match %d is drawn later: %s", match, error)
        except Exception:
            if self._stopping:
                return  # Discord is being left, and the next start draws it
            log.exception("match %d could not be drawn", match)
        finally:
            if updater.lease is None:
                del self._updaters[match]

    async def _draw(self, match: int, updater: MessageUpdater) -> None:
        """Draw a match until all that is stored is shown, or backs off after a failure."""
        store, held = self.tables.store, updater.resume()
        while claimed := await self._claim(match, held):
            held, (now, until) = None, claimed
            async with self._leases.keep(match, until) as lease:
                now = await self._sync(now, updater)
            if retry_at := updater.retry_at:
                renewed = await store.work.renew({match: lease.until}, retry_at)
                updater.hold(retry_at if renewed else lease.until)
                return
            is_done = await store.work.set_drawn(match, now.revision, lease.until)
            if now.said:
                await store.clear_quick_words(match, now.revision)
            if is_done:
                if now.status not in OPEN:
                    self.messages.forget(now)
                return

    async def _claim(self, match: int, held: float | None) -> tuple[Match, float] | None:
        """Claim a match, as `WorkQueue.claim` does; if nobody else had it since, just go on."""
        claim, now = self.tables.store.work.claim, self.tables.clock()
        if held is not None and (claimed := await claim(match, now, LEASE, held)):
            return claimed
        if claimed := await claim(match, now, LEASE):
            self.messages.begin(claimed[0])
        return claimed

    async def _sync(self, now: Match, updater: MessageUpdater) -> Match:
        """Bring a match's messages up to date, with what comes meanwhile; what they show then."""
        try:
            while True:
                if not updater.is_backing_off(ALL):
                    await self._plan(now, updater)
                if await updater.wait_idle():
                    return now
                now = await self.tables.get(now.id)
        finally:
            await updater.cancel()

    async def _plan(self, now: Match, updater: MessageUpdater) -> None:
        """Begin whatever shows too little."""
        try:
            with at_table(now):
                updater.start(await self.messages.plan(now, self._posted(now.id)))
        except Refused:
            pass  # it was closed meanwhile: that is drawn next
        except Exception as error:
            updater.failed(ALL, error)

    def _posted(self, match: int) -> Posted | None:
        """The call to make when the table has been posted anew, if it is to be."""
        return partial(self._reposted.discard, match) if match in self._reposted else None
