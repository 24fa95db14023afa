"""Reading: the rules of a game."""

from discord import app_commands
from discord.ext import commands

from bot.app import Click, Parlor
from bot.cogs.lobby import find_game, game_choices, game_name
from bot.words import talk
from games import GAMES


class About(commands.Cog):
    """`/rules`."""

    def __init__(self, bot: Parlor) -> None:
        self.bot = bot

    @app_commands.command(description="How a game is played")
    @app_commands.describe(game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def rules(self, click: Click, game: str) -> None:
        """Answer with the rules, to the asker alone."""
        key = find_game(game)
        text = talk()(GAMES[key].words("rules"))
        await click.response.send_message(f"### {game_name(key)}\n{text}", ephemeral=True)


async def setup(bot: Parlor) -> None:
    """Called by discord.py."""
    await bot.add_cog(About(bot))
