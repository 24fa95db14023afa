"""Reading: the rules of a game."""

from discord import app_commands

from bot.app import Click
from bot.cogs.feature import Feature
from bot.cogs.finding import find_game, game_choices, game_name
from bot.words import talk
from games import GAMES


class About(Feature):
    """`/rules`."""

    @app_commands.command(description="How a game is played")
    @app_commands.describe(game="Which game")
    @app_commands.autocomplete(game=game_choices)
    async def rules(self, click: Click, game: str) -> None:
        """Answer with the rules, to the asker alone."""
        key = find_game(game)
        text = talk()(GAMES[key].words("rules"))
        await click.response.send_message(f"### {game_name(key)}\n{text}", ephemeral=True)


setup = About.setup
