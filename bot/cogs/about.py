"""Reading: the rules of a game, and who has won most."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.lobby import find_game, game_choices, game_name
from bot.store import Standing
from bot.views.presses import Click
from bot.words import talk
from games import GAMES
from games.speech import Words

if TYPE_CHECKING:
    from bot.app import Parlor


class About(commands.Cog):
    """`/rules` and `/leaderboard`."""

    def __init__(self, bot: "Parlor") -> None:
        self.bot = bot

    @app_commands.command(description="How a game is played")
    @app_commands.describe(game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def rules(self, click: Click, game: str) -> None:
        """Answer with the rules, to the asker alone."""
        key = find_game(game)
        text = talk()(GAMES[key].words("rules"))
        await click.response.send_message(f"### {game_name(key)}\n{text}", ephemeral=True)

    @app_commands.command(description="Who has won most matches of a game")
    @app_commands.describe(game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def leaderboard(self, click: Click, game: str) -> None:
        """Answer with the ten who won most, in this server or, in direct messages, anywhere."""
        key, say = find_game(game), talk()
        rows = await self.bot.store.people.leaderboard(key, click.guild_id or 0)
        lines = [_line(rank, row) for rank, row in enumerate(rows, start=1)]
        head = say(Words("leaderboard-head", name=game_name(key)))
        body = "\n".join(lines) or say(Words("leaderboard-empty"))
        await click.response.send_message(f"### {head}\n{body}")


def _line(rank: int, row: Standing) -> str:
    name = discord.utils.escape_markdown(row.name)
    words = Words("leaderboard-line", rank=rank, name=name, wins=row.wins, matches=row.matches)
    return talk()(words)


async def setup(bot: "Parlor") -> None:
    """Called by discord.py."""
    await bot.add_cog(About(bot))
