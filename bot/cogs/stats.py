"""The profile of a player, and what it leads to: all games, and the list of achievements."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord
from discord import app_commands

from bot.app import Click
from bot.clicks.answers import pressed
from bot.clicks.names import name_of
from bot.clicks.turns import lookup
from bot.cogs.feature import Feature
from bot.cogs.finding import find_game, game_choices, prefers_words
from bot.hosting.preferences import style_of
from bot.matches.match import Person, Refused
from bot.matches.solo import day_at
from bot.store import EVERYWHERE, Practice, Visibility
from bot.views import profile, stats
from bot.views.address import Address
from games.text import Text

RECOUNTED: Final = 30 * 24 * 3600.0
"""Seconds for which it is told that all matches were counted anew."""


class StatsCog(Feature):
    """`/stats`."""

    @app_commands.command()
    @app_commands.autocomplete(game=game_choices)
    @lookup
    async def stats(
        self, click: Click, user: discord.User | None = None, game: str | None = None
    ) -> None:
        """Answer with a profile or, of one game, with its rating; as far as others may see it."""
        chosen = user or click.user
        whose, wanted = Person(chosen.id, name_of(chosen)), find_game(game) if game else ""
        visibility = await self.bot.store.leaderboards.visibility(whose.id)
        is_private = whose.id == click.user.id and visibility is not Visibility.GLOBAL
        if wanted:
            await _show_games(click, whose, wanted, is_private=is_private)
        else:
            await _show_profile(click, whose, is_private)


async def _show_profile(click: Click, whose: Person, is_private: bool) -> None:
    bot, guild = click.client, await _scope(click, whose)
    boards = bot.store.leaderboards
    games = await boards.career(whose.id, guild)
    practice = await boards.practiced(whose.id, guild)
    daily = await bot.store.daily_boards.streak(whose.id, day_at(bot.tables.clock()))
    earned = {each.key for each in await bot.store.achievements.of_person(whose.id)}
    if not (games or earned or daily.best):
        raise _nothing(whose, practice)
    best = [each.game for each in profile.best(games)]
    shown = profile.Shown(
        whose.id,
        whose.name,
        games,
        await boards.places(whose.id, best, guild),
        await boards.rivals(whose.id, guild),
        daily,
        earned,
        practice,
        profile.medals_of(await bot.store.arenas.medals(whose.id, guild or None)),
        await bot.avatars.of(whose.id),
    )
    in_words = is_private and await prefers_words(click)
    style = await style_of(
        bot.store.people, click.guild_id or 0, click.user.id if is_private else None
    )
    await bot.sender.answer(click, profile.post(shown, style, in_words), private=is_private)


async def _show_games(click: Click, whose: Person, wanted: str, *, is_private: bool) -> None:
    """Show all games of a person, with the course of the rating in one."""
    store, guild = click.client.store, await _scope(click, whose)
    career = await _career(click, whose, guild, wanted)
    is_mine = whose.id == click.user.id
    if is_mine or await _is_seen(click):
        other = 0 if is_mine else whose.id
        rivals = await store.leaderboards.rivals(click.user.id, guild, other)
        career = replace(career, player=name_of(click.user), rivals=rivals)
    in_words = is_private and await prefers_words(click)
    style = await style_of(store.people, click.guild_id or 0, click.user.id if is_private else None)
    await click.client.sender.answer(click, stats.post(career, style, in_words), private=is_private)


async def _career(click: Click, whose: Person, guild: int, wanted: str) -> stats.Career:
    """Everywhere or in a server; how the rating went is known for everywhere alone."""
    boards = click.client.store.leaderboards
    games = await boards.career(whose.id, guild)
    practice = await boards.practiced(whose.id, guild)
    if not games:
        raise _nothing(whose, practice)
    marked = wanted or games[0].game
    history = await boards.history(whose.id, marked) if guild == EVERYWHERE else []
    is_recounted = click.client.tables.clock() < await boards.recounted() + RECOUNTED
    career = stats.Career(whose.name, games, marked, history)
    return replace(career, practice=practice, is_recounted=is_recounted)


@pressed(profile.GAMES)
@lookup
async def show_games(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Show the clicker alone all games of the person whose profile it is."""
    await _show_games(click, Person(*profile.parsed(address)), "", is_private=True)


@pressed(profile.ACHIEVEMENTS)
@lookup
async def show_achievements(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Show the clicker alone all achievements, and which that person has earned."""
    whose = Person(*profile.parsed(address))
    await _scope(click, whose)
    earned = await click.client.store.achievements.of_person(whose.id)
    await click.client.sender.answer(click, profile.listed(whose.name, earned))


def _nothing(whose: Person, practice: Practice) -> Refused:
    key = "stats-practice-only" if practice.matches else "stats-none"
    return Refused(Text(key, name=whose.name, **practice._asdict()))


async def _is_seen(click: Click) -> bool:
    """True if others may see the clicker's statistics."""
    return await click.client.store.leaderboards.visibility(click.user.id) is Visibility.GLOBAL


async def _scope(click: Click, whose: Person) -> int:
    """The server of which the clicker may see somebody's statistics, or all; Refused if none."""
    visibility = await click.client.store.leaderboards.visibility(whose.id)
    if whose.id == click.user.id or visibility is Visibility.GLOBAL:
        return EVERYWHERE
    if visibility is Visibility.SERVER and click.guild_id:
        return click.guild_id
    raise Refused(Text("stats-hidden", name=whose.name))


setup = StatsCog.setup
