"""Draws what is committed: the message of a table, then the hands.

`match.drawn` tells how far a match has been drawn, and a lease lets one process draw it at a time:
bursts merge into one edit, edits never overtake each other, and what a crash left undrawn the sweep
finds.
"""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import discord

from bot.match import Match, Status
from bot.pictures import table_file
from bot.views import lobby, table
from games.speech import Words

if TYPE_CHECKING:
    from bot.app import Parlor

log = logging.getLogger(__name__)

LEASE = 30  # seconds; a process that dies while drawing blocks the table for so long
GONE = (10008, 30046)  # the message is gone; it is too old to be edited so often
UNREACHABLE = (10003, 10004, 50001, 50013)  # the channel or server is gone or closed to us


class Drawing:
    """Keeps messages true to the store."""

    def __init__(self, bot: "Parlor") -> None:
        self.bot = bot
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    def wake(self, match: int) -> None:
        """Draw a match soon; called again meanwhile, it is drawn once more."""
        if match in self._tasks:
            self._again.add(match)
        else:
            task = asyncio.create_task(self._run(match), name=f"draw {match}")
            self._tasks[match] = task
            task.add_done_callback(lambda _: self._tasks.pop(match, None))

    async def repost(self, match: int) -> None:
        """Post a table's message anew at the end of its channel, and take the old one away."""
        old = await self.bot.tables.get(match)
        await self.bot.store.set_message(match, old.channel, None)
        await self._draw(await self.bot.tables.get(match))
        if old.message is not None:
            channel = self.bot.get_partial_messageable(old.channel)
            with contextlib.suppress(discord.NotFound, discord.Forbidden):
                await channel.get_partial_message(old.message).delete()

    async def stop(self) -> None:
        """Let what is being drawn be finished."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, match: int) -> None:
        while True:
            self._again.discard(match)
            try:
                await self.draw(match)
            except Exception:
                log.exception("match %s could not be drawn", match)
                return
            if match not in self._again:
                return

    async def draw(self, match: int) -> None:
        """Draw a match as it stands, unless it is drawn already or being drawn elsewhere."""
        store = self.bot.store
        while await store.claim(match, self.bot.tables.clock(), LEASE):
            now = await self.bot.tables.get(match)
            try:
                await self._draw(now)
            except discord.HTTPException as error:
                if error.code not in UNREACHABLE:
                    raise
                log.warning("match %s has no channel any more: %s", match, error)
            await store.set_drawn(match, now.revision)

    async def _draw(self, match: Match) -> None:
        if match.status is Status.LOBBY:
            await self._put(match, lobby.message(match))
        elif match.status is Status.CLOSED:
            await self._put(match, lobby.closed(match, Words("table-closed")))
        else:
            played = await self.bot.tables.load(match.id)
            file = await table_file(self.bot.renderer, played)
            try:
                await self._put(match, table.message(played), file)
            finally:  # who has their hand can play, though the table cannot be shown
                await self.bot.delivery.hands(await self.bot.tables.load(match.id))

    async def _put(
        self, match: Match, view: discord.ui.LayoutView, file: discord.File | None = None
    ) -> None:
        """Edit the table's message, or post a new one in its place."""
        files = [file] if file else []
        channel = self.bot.get_partial_messageable(match.channel)
        if match.message is not None:
            message = channel.get_partial_message(match.message)
            try:
                await message.edit(view=view, attachments=files)
                return
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise
            for each in files:
                each.reset()
        sent = await channel.send(view=view, files=files)
        await self.bot.store.set_message(match.id, match.channel, sent.id)
