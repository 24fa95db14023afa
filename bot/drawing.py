"""Draws what is committed: the message of a table, then the hands.

`match.drawn` tells how far a match has been drawn, and a lease lets one process draw it at a time:
bursts merge into one edit, edits never overtake each other, and what a crash left undrawn the sweep
finds.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord

from bot.delivery import Delivery
from bot.lobby import why_closed
from bot.match import Match, Refused, Status
from bot.operation.logs import about
from bot.pictures import table_file
from bot.played import Played
from bot.preferences import settings_of
from bot.store import Unavailable
from bot.tables import Tables
from bot.views import lobby, table
from images import Renderer, Stale
from images.theme import Style

log = logging.getLogger(__name__)

LEASE = 4.0  # seconds; a process that dies while drawing blocks the table for so long
PAUSE = 0.1  # seconds between attempts to claim a drawing that must be ours
FAREWELL = 5.0  # seconds for the last drawings: what is left the next start draws
GONE = (10008, 30046)  # the message is gone; it is too old to be edited so often
UNREACHABLE = (10003, 10004, 50001, 50013)  # the channel or server is gone or closed to us


@dataclass
class Lease:
    """The right to draw a match, until then."""

    until: float


class Drawing:
    """Keeps messages true to the store."""

    def __init__(self, client: discord.Client, tables: Tables, renderer: Renderer) -> None:
        self.client, self.tables, self.renderer = client, tables, renderer
        self.delivery = Delivery(client, tables, renderer, self.wake)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._moving: set[int] = set()  # tables to be posted anew
        self._stopping = False

    def wake(self, match: int) -> None:
        """Draw a match soon; called again meanwhile, it is drawn once more.

        While we stop nothing new begins: Discord is being left, and the next start draws it.
        """
        if match in self._tasks:
            self._again.add(match)
        elif not self._stopping:
            self._tasks[match] = asyncio.create_task(self._run(match), name=f"draw {match}")

    async def repost(self, match: int) -> None:
        """Post a table's message anew at the end of its channel, and take the old one away."""
        self._moving.add(match)
        try:
            while True:
                await self.tables.store.draw_again(match)
                await self.draw(match)
                if match not in self._moving:
                    return
                await asyncio.sleep(PAUSE)  # somebody else is drawing, perhaps another process
        finally:
            self._moving.discard(match)

    async def stop(self) -> None:
        """Let what is being drawn be finished, unless Discord takes too long over it."""
        self._stopping = True
        if self._tasks:
            _, late = await asyncio.wait(self._tasks.values(), timeout=FAREWELL)
            for task in late:
                task.cancel()

    async def _run(self, match: int) -> None:
        try:
            self._again.add(match)
            while match in self._again:
                self._again.discard(match)
                with about(match=match):
                    await self.draw(match)
        except Unavailable as error:
            log.warning("match %s is drawn later: %s", match, error)
        except Exception:  # the lease ends, and the sweep tries again
            log.exception("match %s could not be drawn", match)
        finally:
            del self._tasks[match]

    async def draw(self, match: int) -> None:
        """Draw a match as it stands, unless it is drawn already or being drawn elsewhere."""
        store = self.tables.store
        while claimed := await store.claim(match, self.tables.clock(), LEASE):
            now, until = claimed
            try:
                async with self._lease(match, until) as lease:
                    await self._draw(now)
            except Refused:
                pass  # it was closed meanwhile: that is drawn next
            except discord.HTTPException as error:
                if error.code not in UNREACHABLE:
                    raise
                log.warning("match %s has no channel any more: %s", match, error)
            await store.set_drawn(match, now.revision, lease.until)

    @contextlib.asynccontextmanager
    async def _lease(self, match: int, until: float) -> AsyncIterator[Lease]:
        """Keep what was claimed, however long Discord makes us wait."""
        lease, done = Lease(until), asyncio.Event()

        async def renew() -> None:
            while not await _within(LEASE / 2, done):
                with contextlib.suppress(Unavailable):
                    later = self.tables.clock() + LEASE
                    lease.until = await self.tables.store.renew(match, lease.until, later)

        renewing = asyncio.create_task(renew())
        try:
            yield lease
        finally:
            done.set()
            await renewing

    async def _draw(self, match: Match) -> None:
        if match.status is Status.LOBBY:
            await self._put(match, lobby.message(match))
        elif match.status is Status.CLOSED:
            try:
                if match.message is not None:
                    await self._put(match, lobby.closed(match, why_closed(match)))
            finally:  # nobody is to be called to a table, though it cannot be shown any more
                await self.delivery.notices.clear(match)
        else:
            self.delivery.begin(match)
            settings = await settings_of(self.tables.store.people, match.guild)
            played, file = await self._table(match.id, settings.style)
            secret = await self.tables.secret(match.id) if played.over else ""
            try:
                await self._put(match, table.message(played, secret), file)
            finally:  # who has their hand can play, though the table cannot be shown
                await self.delivery.hands(await self.tables.load(match.id))

    async def _table(self, match: int, style: Style) -> tuple[Played, discord.File]:
        """A table and its picture: the latest, if it went on while the picture waited."""
        while True:
            played = await self.tables.load(match)
            with contextlib.suppress(Stale):
                return played, await table_file(self.renderer, played, style)

    async def _put(
        self, match: Match, view: discord.ui.LayoutView, file: discord.File | None = None
    ) -> None:
        """Edit the table's message, or post a new one in its place."""
        files = [file] if file else []
        channel = self.client.get_partial_messageable(match.channel)
        if match.message is not None and match.id not in self._moving:
            message = channel.get_partial_message(match.message)
            try:
                await message.edit(view=view, attachments=files)
                return
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise
        await self._post(match, view, files)

    async def _post(
        self, match: Match, view: discord.ui.LayoutView, files: list[discord.File]
    ) -> None:
        """Post the table anew, after taking the old message away: whoever dies leaves no second.

        What was posted by a process that died before it stored where comes back by its nonce, and
        is brought up to date.
        """
        await self._delete(match)
        channel = self.client.get_partial_messageable(match.channel)
        _rewind(files)
        sent = await channel.send(view=view, files=files, nonce=_nonce(match))
        await self.tables.store.set_message(match.id, match.channel, sent.id)
        self._moving.discard(match.id)
        _rewind(files)
        await sent.edit(view=view, attachments=files)

    async def _delete(self, match: Match) -> None:
        """Take a table's message away, so that there is one table to look at."""
        if match.message is not None:
            channel = self.client.get_partial_messageable(match.channel)
            with contextlib.suppress(discord.NotFound, discord.Forbidden):
                await channel.get_partial_message(match.message).delete()


def _rewind(files: list[discord.File]) -> None:
    """Make files ready to be sent once more."""
    for each in files:
        each.reset()


def _nonce(match: Match) -> str:
    """What keeps Discord from posting a table twice; at most 25 characters."""
    return f"{match.created * 1000:.0f}t{(match.message or 0) % 10**9}"


async def _within(seconds: float, event: asyncio.Event) -> bool:
    """Wait for an event, but not longer than that; whether it came."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
    return event.is_set()
