"""Servers come and go."""

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

if TYPE_CHECKING:
    from bot.app import Parlor

log = logging.getLogger(__name__)


class Servers(commands.Cog):
    """What happens when the bot is taken out of a server."""

    def __init__(self, bot: "Parlor") -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close its tables: nobody can see them any more, and computers must not play on alone."""
        log.info("taken out of server %d", guild.id)
        await self.bot.tables.close_guild(guild.id)


async def setup(bot: "Parlor") -> None:
    """For discord.py."""
    await bot.add_cog(Servers(bot))
