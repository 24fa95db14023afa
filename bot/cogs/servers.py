"""Servers come and go."""

import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec

import discord
from discord.ext import commands

from bot.cogs.feature import Feature
from bot.concurrency.retry import retry
from bot.store import Unavailable

log = logging.getLogger(__name__)

RETRY_EVERY = 1.0  # seconds between two tries
P = ParamSpec("P")


def until_stored(
    note: Callable[Concatenate["ServersCog", P], Awaitable[None]],
) -> Callable[Concatenate["ServersCog", P], Coroutine[Any, Any, None]]:
    """Retry while the database is out of reach: Discord tells of a server once."""

    @wraps(note)
    async def retrying(self: "ServersCog", /, *args: P.args, **kwargs: P.kwargs) -> None:
        attempt = partial(note, self, *args, **kwargs)
        pauses = (RETRY_EVERY for _ in iter(self.bot.is_closed, True))
        with suppress(Unavailable):  # raised once the bot is closed
            await retry(attempt, (Unavailable,), pauses, "a server is not noted")

    return retrying


class ServersCog(Feature):
    """The bot's removal from a server, and its return."""

    @commands.Cog.listener()
    @until_stored
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close its tables: nobody can see them any more, and computers must not play on alone.

        A match under way ends by its last finished round.

        Its settings are kept for a while.
        """
        log.info("taken out of server %d", guild.id)
        await self.bot.arenas.close_guild(guild.id)
        await self.bot.tables.close_guild(guild.id)
        await self.bot.store.servers.leave([guild.id], self.bot.tables.clock())

    @commands.Cog.listener()
    @until_stored
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep its settings, if it has any from before."""
        await self.bot.store.servers.come_back([guild.id])

    @commands.Cog.listener()
    @until_stored
    async def on_ready(self) -> None:
        """Do what was to be done while we were not there, each process for its own shards."""
        for guild in await self.bot.store.guilds():
            if self._is_gone(guild):
                log.info("taken out of server %d meanwhile", guild)
                await self.bot.tables.close_guild(guild)
        for guild in await self.bot.store.arenas.guilds():
            if self._is_gone(guild):
                await self.bot.arenas.close_guild(guild)
        store = self.bot.store.servers
        known = await store.known()
        await store.leave(filter(self._is_gone, known), self.bot.tables.clock())
        await store.come_back(guild for guild in known if self.bot.get_guild(guild))

    def _is_gone(self, guild: int) -> bool:
        """True if Discord would list this server, and does not.

        One that has an outage is told and kept: it is in the list with which a shard begins.
        """
        shard = (guild >> 22) % (self.bot.shard_count or 1)  # by which Discord tells of a server
        return shard in self.bot.shards and self.bot.get_guild(guild) is None


setup = ServersCog.setup
