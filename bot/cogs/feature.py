"""The base class of the cogs."""

from discord.ext import commands

from bot.app import Parlor


class Feature(commands.Cog):
    """The commands of one feature; the bot gets them by the module's `setup`."""

    def __init__(self, bot: Parlor) -> None:
        self.bot = bot

    @classmethod
    async def setup(cls, bot: Parlor) -> None:
        """Add the commands to the bot."""
        await bot.add_cog(cls(bot))
