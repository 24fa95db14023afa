"""The statistics of a player."""

from dataclasses import replace
from typing import Final

import discord
from discord import app_commands

from bot.app import Click
from bot.clicks.turns import lookup
from bot.cogs.feature import Feature
from bot.cogs.finding import find_game, game_choices, name_of, prefers_words
from bot.hosting.preferences import style_of
from bot.matches.match import Refused
from bot.store import EVERYWHERE, Visibility
from bot.views.stats import Career, post
from games.text import Text

RECOUNTED: Final = 30 * 24 * 3600.0
"""Seconds for which it is told that all matches were counted anew."""


class StatsCog(Feature):
    """`/stats`."""

    @app_commands.command(description="Matches, wins, streaks, and how a rating has changed")
    @app_commands.describe(user="Whose (yours if empty)", game="Which game's rating to show")
    @app_commands.autocomplete(game=game_choices)
    @lookup
    async def stats(
        self, click: Click, user: discord.User | None = None, game: str | None = None
    ) -> None:
        """Answer with a picture, or in words; as far as others may see it."""
        whose = user or click.user
        visibility = await self.bot.store.leaderboards.visibility(whose.id)
        is_mine = whose.id == click.user.id
        guild = EVERYWHERE if is_mine else _scope(click, whose, visibility)
        wanted = find_game(game) if game else ""
        career = await self._career(whose, guild, wanted)
        if is_mine or await _is_seen(click):
            other = 0 if is_mine else whose.id
            rivals = await self.bot.store.leaderboards.rivals(click.user.id, guild, other)
            career = replace(career, player=name_of(click.user), rivals=rivals)
        is_private = is_mine and visibility is not Visibility.GLOBAL
        in_words = is_private and await prefers_words(click)
        people, reader = self.bot.store.people, click.user.id if is_private else None
        style = await style_of(people, click.guild_id or 0, reader)
        await self.bot.sender.answer(click, post(career, style, in_words), private=is_private)

    async def _career(
        self, whose: discord.User | discord.Member, guild: int, wanted: str
    ) -> Career:
        """Everywhere or in a server; how the rating went is known for everywhere alone."""
        boards = self.bot.store.leaderboards
        games = await boards.career(whose.id, guild)
        practice = await boards.practiced(whose.id, guild)
        if not games:
            key = "stats-practice-only" if practice.matches else "stats-none"
            raise Refused(Text(key, name=name_of(whose), **practice._asdict()))
        marked = wanted or games[0].game
        history = await boards.history(whose.id, marked) if guild == EVERYWHERE else []
        recounted = await boards.recounted()
        is_recounted = self.bot.tables.clock() < recounted + RECOUNTED
        career = Career(name_of(whose), games, marked, history)
        return replace(career, practice=practice, is_recounted=is_recounted)


async def _is_seen(click: Click) -> bool:
    """True if others may see the clicker's statistics."""
    return await click.client.store.leaderboards.visibility(click.user.id) is Visibility.GLOBAL


def _scope(click: Click, whose: discord.User | discord.Member, visibility: Visibility) -> int:
    """The server in which others may see somebody's statistics; Refused if in none."""
    if visibility is Visibility.GLOBAL:
        return EVERYWHERE
    if visibility is Visibility.SERVER and click.guild_id:
        return click.guild_id
    raise Refused(Text("stats-hidden", name=name_of(whose)))


setup = StatsCog.setup
