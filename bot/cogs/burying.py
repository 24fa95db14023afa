"""Tables that other messages have buried are posted anew below them."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Final

import discord
from cachetools import LRUCache, TTLCache
from discord.ext import commands

from bot.app import Parlor
from bot.cogs.feature import Feature
from bot.concurrency.tasks import Tasks
from bot.matches.match import Refused
from bot.posts.threads import CROWDED
from bot.store import Unavailable

log = logging.getLogger(__name__)

DEEP: Final = 10
"""Messages below a table that are few enough; with more it is posted anew."""
AT_MOST_EVERY: Final = 60.0
"""Seconds in which that happens once in a channel."""
CHANNELS: Final = 10_000
"""In which messages are counted; that where nobody spoke for longest is forgotten first."""


class BuryingCog(Feature):
    """Counts messages, our own as well, and keeps nothing of them but the last numbers."""

    def __init__(self, bot: Parlor) -> None:
        super().__init__(bot)
        self._latest: LRUCache[int, deque[int]] = LRUCache(CHANNELS)
        self._raised: TTLCache[int, float] = TTLCache(CHANNELS, AT_MOST_EVERY, bot.tables.clock)
        self._tasks = Tasks()  # by channel: a look is under way or to come

    async def cog_unload(self) -> None:
        """Raise nothing any more."""
        await self._tasks.stop()

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Something was said in a server: note which message it is."""
        if message.guild is None or message.flags.ephemeral:
            return
        channel = message.channel.id
        self._latest.setdefault(channel, deque(maxlen=DEEP + 1)).append(message.id)
        self._count(channel)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        """A message buries nothing any more."""
        with suppress(KeyError, ValueError):
            self._latest[gone.channel_id].remove(gone.message_id)

    def _count(self, channel: int) -> None:
        """Look at the tables of a channel, now or later, if one may be buried."""
        if len(self._latest.get(channel, ())) <= DEEP or channel in self._tasks:
            return
        looking = self._look_in(channel, self._wait(channel))
        self._tasks.start(looking, f"look {channel}", channel)

    def _wait(self, channel: int) -> float:
        """Seconds until a table of a channel may be posted anew again."""
        raised = self._raised.get(channel)
        return 0.0 if raised is None else raised + AT_MOST_EVERY - self.bot.tables.clock()

    async def _look_in(self, channel: int, seconds: float) -> None:
        while len(self._latest.get(channel, ())) > DEEP:
            try:
                await asyncio.sleep(seconds)
                await self._look(channel)
            except Unavailable as error:
                log.warning("no table of channel %d is posted anew now: %s", channel, error)
                self._latest.pop(channel, None)
            seconds = self._wait(channel)

    async def _look(self, channel: int) -> None:
        """Post the tables anew that stand above all these messages; many bury each other anyway."""
        tables = await self.bot.store.current_matches(channel)
        latest = self._latest.get(channel, deque[int]())
        oldest = latest[0] if len(latest) > DEEP else 0  # some may be gone again
        stand = [match.message for match in tables if match.message is not None]
        if not stand or len(tables) >= CROWDED:
            latest.clear()
            return
        buried = [match for match in tables if match.message and match.message < oldest]
        while latest and (buried or latest[0] <= min(stand)):
            latest.popleft()
        for match in buried:
            self._raised[channel] = self.bot.tables.clock()
            log.info("match %d is posted anew below what was said", match.id)
            with suppress(Refused):  # Discord does not take it now: after ten more it may
                await self.bot.drawing.repost(match.id)


setup = BuryingCog.setup
