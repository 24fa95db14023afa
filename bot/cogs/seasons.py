"""Seasons of a server, begun and ended by its managers."""

from discord import app_commands
from discord.ext import commands

from bot.app import Click
from bot.cogs.feature import Feature
from bot.cogs.finding import guild_managed, spoken_here
from bot.matches.match import Refused
from bot.replies import Content, reply
from bot.store import Season
from bot.views.markdown import escaped
from bot.words import talk
from games.text import Text


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class SeasonsCog(Feature, commands.GroupCog, group_name="season"):
    """`/season start` and `/season end`."""

    @app_commands.command()
    async def start(self, click: Click, name: app_commands.Range[str, 1, 40]) -> None:
        """From now on matches count in it too."""
        guild, now = guild_managed(click, "season-not-allowed"), self.bot.tables.clock()
        season = await self.bot.store.servers.start_season(guild, name.strip(), now)
        if season is None:
            seasons = await self.bot.store.servers.seasons(guild)
            is_running = any(each.ended is None for each in seasons)
            raise Refused(Text("season-not-started" if is_running else "season-name-taken"))
        await _tell(click, "season-started", season)

    @app_commands.command()
    async def end(self, click: Click) -> None:
        """Matches that end later do not count in it, whenever they began."""
        guild = guild_managed(click, "season-not-allowed")
        if not await click.client.is_first(click):
            return
        season = await self.bot.store.servers.end_season(guild, self.bot.tables.clock())
        if season is None:
            raise Refused(Text("season-none"))
        await _tell(click, "season-ended", season)


async def _tell(click: Click, key: str, season: Season) -> None:
    with await spoken_here(click):
        told = talk()(Text(key, season=escaped(season.name)))
    await reply(click, Content(text=told), private=False)


setup = SeasonsCog.setup
