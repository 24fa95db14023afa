"""Arenas: starting and ending one, its buttons, and its results."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Click, private
from bot.clicks.answers import pressed
from bot.clicks.names import name_of, person
from bot.clicks.places import is_answered_only
from bot.clicks.times import time_of
from bot.clicks.turns import completion, lookup
from bot.cogs.feature import Feature
from bot.cogs.finding import channel, channels_of, find_game, language_here, offered
from bot.cogs.lobby import may_open, need
from bot.hosting.daily import games_of_day
from bot.hosting.preferences import preferences_of, settings_of
from bot.matches.arena import LONGEST, SHORTEST, Arena, ArenaStatus
from bot.matches.match import Person, Refused
from bot.replies import defer
from bot.views import arena_results as views
from bot.views.address import Address, number, reading
from bot.views.arena_standing import page_of
from bot.words import by_name, talk
from games import GAMES
from games.text import Text

THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""Permissions that its tables need, besides those of any table."""


@app_commands.guild_only()
class ArenaCog(Feature, commands.GroupCog, group_name="arena"):
    """`/arena`, and what follows it."""

    @app_commands.command()
    async def start(
        self,
        click: Click,
        game: str,
        minutes: app_commands.Range[int, SHORTEST, LONGEST],
        at: app_commands.Range[str, 1, 40] | None = None,
    ) -> None:
        """Announce it in this channel."""
        key, arenas = find_game(game), self.bot.arenas
        await _may_start(click, key)
        begins = time_of(at, self.bot.tables.clock()) if at else None
        if not await self.bot.is_first(click):
            return
        await defer(click)
        arena = await arenas.start(
            key,
            minutes,
            begins,
            person(click),
            click.guild_id or 0,
            channel(click),
            click.permissions.manage_guild,
            await language_here(click),
        )
        await self.bot.arena_messages.draw(arena.id)
        await _tell(click, "arena-started", await arenas.get(arena.id))

    @app_commands.command()
    async def end(self, click: Click, game: str | None = None) -> None:
        """No table begins any more; medals come once the last one is over."""
        arena, manages = await _here(click, game), click.permissions.manage_guild
        if await self.bot.is_first(click):
            ended = await self.bot.arenas.end(arena, click.user.id, manages)
            await _tell(click, "arena-ended", ended)

    @app_commands.command()
    async def remove(self, click: Click, game: str | None = None) -> None:
        """Its tables are played on as any others."""
        arena, manages = await _here(click, game), click.permissions.manage_guild
        if await self.bot.is_first(click):
            removed = await self.bot.arenas.remove(arena, click.user.id, manages)
            await _tell(click, "arena-gone", removed)

    @start.autocomplete("game")
    @completion
    async def game_choices(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        """The games of this server that can be played in an arena."""
        games = (await settings_of(self.bot.store.people, click.guild_id or 0)).games
        return offered(by_name(key for key in games_of_day() if key in games), typed)

    @end.autocomplete("game")
    @remove.autocomplete("game")
    @completion
    async def open_choices(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        """The games of the arenas that are open here; none where there can be no arena."""
        if not _has_arenas(click):
            return []
        games = {each.game for each in await _near(click)}
        return offered(by_name(games & GAMES.keys()), typed)

    @app_commands.command()
    @lookup
    async def results(self, click: Click) -> None:
        """The standing, to the asker alone."""
        await _show(click, await _told_of(click))


async def _may_start(click: Click, game: str) -> None:
    """Refuse a place where no tables may be opened, or not in threads."""
    await may_open(click, game)
    if not isinstance(click.channel, discord.TextChannel) or click.channel.is_news():
        raise Refused(Text("arena-channel"))
    need(click, THREADS)


def _has_arenas(click: Click) -> bool:
    """True in a server that the bot is in."""
    return click.guild_id is not None and not is_answered_only(click)


def _guild(click: Click) -> int:
    """The server; Refused where the bot is not in one."""
    if click.guild_id is None or not _has_arenas(click):
        raise Refused(Text("arena-channel"))
    return click.guild_id


async def _open(click: Click) -> list[Arena]:
    """The arenas of this server that are not over, those of this channel first."""
    found = await click.client.store.arenas.running(_guild(click))
    return sorted(found, key=lambda arena: arena.channel not in channels_of(click))


async def _told_of(click: Click) -> Arena:
    """The arena under way, or else the last one, or else the next one."""
    opened = await _open(click)
    under_way = [each for each in opened if each.status is not ArenaStatus.ANNOUNCED]
    last = None if under_way else await click.client.store.arenas.latest(_guild(click))
    found = [*under_way, *([last] if last else []), *opened]
    if not found:
        raise Refused(Text("arena-none"))
    return found[0]


async def _near(click: Click) -> list[Arena]:
    """The arenas of this channel that are not over, or else of this server."""
    found = await _open(click)
    return [each for each in found if each.channel in channels_of(click)] or found


async def _here(click: Click, game: str | None) -> int:
    """The arena of this channel, or else of this server; of two the one of a game."""
    found = await _near(click)
    if game is not None:
        key = find_game(game)
        found = [each for each in found if each.game == key]
    if not found:
        raise Refused(Text("arena-none-open"))
    if len({each.game for each in found}) > 1:
        raise Refused(Text("arena-which"))
    return found[0].id


async def _tell(click: Click, key: str, arena: Arena) -> None:
    await private(click, talk()(Text(key, place=arena.link)))


@pressed("arenajoin")
async def join(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Join**: take part, once the arena begins."""
    arena = await click.client.arenas.join(_of(address), person(click))
    await click.client.sender.answer(click, views.joined(arena))


@pressed("arenanext")
async def next_table(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Next table**: sit down at the next table, and be told one's number in its shuffle.

    The answer leads to the table once it has begun.
    """
    bot, arena = click.client, _of(address)
    match = await bot.arenas.next(arena, await _member(click, arena), click.id)
    await bot.sender.answer(click, views.in_line(match, click.user.id))
    bot.arena_dealer.waits(match, click)
    await bot.store.people.set_dm_open(click.user.id)  # it may be so again


@pressed("arenaresults")
@lookup
async def results(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Results**: the page with one's own place."""
    await _show(click, await click.client.arenas.get(_of(address)))


@pressed("arenapage")
@lookup
async def turn(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Another page, in place of this one."""
    move, found = views.parsed(address)
    arena = await click.client.arenas.get(found)
    await _show(click, arena, None if move == views.OWN else address.length, in_place=True)


async def _member(click: Click, arena: int) -> Person:
    """The clicker by the name in the server of an arena, which they have to be in."""
    guild = click.client.get_guild((await click.client.arenas.get(arena)).guild)
    if guild is None or click.guild_id == guild.id:
        return person(click)
    try:
        return Person(click.user.id, name_of(await guild.fetch_member(click.user.id)))
    except discord.NotFound:
        raise Refused(Text("arena-stranger", name=guild.name)) from None


def _of(address: Address) -> int:
    with reading():
        return number(address.rest)


async def _show(
    click: Click, arena: Arena, page: int | None = None, *, in_place: bool = False
) -> None:
    """A page of the standing, or that with one's own place, as the clicker likes to see it."""
    bot, user = click.client, click.user.id
    if arena.guild != click.guild_id and click.guild_id is not None:
        raise Refused(Text("no-such-arena"))
    lines = await bot.arenas.standing(arena.id)
    shown = page_of(lines, user) or 0 if page is None else page
    prefs = await preferences_of(bot.store.people, user)
    post = views.post(arena, lines, shown, user, prefs.style, prefs.text_only)
    await (bot.sender.update if in_place else bot.sender.answer)(click, post)


setup = ArenaCog.setup
