"""Tables that chat has buried are posted anew below it."""

import logging
from collections import deque
from contextlib import suppress
from typing import Final

import discord
from cachetools import LRUCache, TTLCache
from discord.ext import commands

from bot.app import Parlor
from bot.cogs.feature import Feature
from bot.matches.match import Refused
from bot.posts.threads import CROWDED
from bot.store import Unavailable

log = logging.getLogger(__name__)

DEEP: Final = 10
"""Messages of others below a table from which on it is posted anew."""
AT_MOST_EVERY: Final = 60.0
"""Seconds in which that happens once in a channel."""
CHANNELS: Final = 10_000
"""In which messages are counted; that where nobody spoke for longest is forgotten first."""


class BuryingCog(Feature):
    """Counts the messages of others, and keeps nothing of them but the numbers of the last ten."""

    def __init__(self, bot: Parlor) -> None:
        super().__init__(bot)
        self._latest: LRUCache[int, deque[int]] = LRUCache(CHANNELS)
        self._raised: TTLCache[int, None] = TTLCache(CHANNELS, AT_MOST_EVERY, bot.tables.clock)

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Somebody has said something in a server: note which message it is."""
        if message.guild is None or message.author == self.bot.user:
            return
        channel = message.channel.id
        latest = self._latest.setdefault(channel, deque(maxlen=DEEP))
        latest.append(message.id)
        if len(latest) == DEEP and channel not in self._raised:
            oldest = latest[0]
            latest.clear()  # whoever speaks meanwhile need not look, too
            with suppress(Unavailable):
                await self._look(channel, oldest)

    async def _look(self, channel: int, oldest: int) -> None:
        """Post the tables anew that stand above this message; many bury each other anyway."""
        tables = await self.bot.tables.current(channel)
        if len(tables) >= CROWDED:
            return
        for match in tables:
            if match.message is not None and match.message < oldest:
                self._raised[channel] = None
                log.info("match %d is posted anew below chat", match.id)
                with suppress(Refused):  # Discord does not take it now: after ten more it may
                    await self.bot.drawing.repost(match.id)


setup = BuryingCog.setup
