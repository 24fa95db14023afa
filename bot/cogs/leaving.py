"""Leaving a table: at once in a lobby, and after a question where it costs the match."""

from collections.abc import Sequence

from discord import app_commands

from bot.app import Click, private
from bot.clicks.answers import pressed
from bot.cogs.feature import Feature
from bot.cogs.finding import channel, find
from bot.cogs.lobby import redraw
from bot.cogs.proposals import stay_out
from bot.matches import lobby
from bot.matches.match import Match, Status
from bot.views import leaving
from bot.views.address import Address
from bot.words import talk
from games.text import Text


class LeavingCog(Feature):
    """`/leave`."""

    @app_commands.command()
    async def leave(self, click: Click) -> None:
        """Leave the lobby in this channel; ask before a match, or a table elsewhere, is left.

        Who is yet to sit down there does not, nor who waits in line in an arena.
        """
        if not await click.client.is_first(click):
            return
        if coming := await self.bot.store.guest_at(click.user.id, channel(click)):
            await stay_out(click, coming)
            return
        if await self._leaves_line(click):
            await private(click, talk()(Text("arena-out-of-line")))
            return
        match = await find(click)
        if match.status is Status.PLAYING or match.channel != click.channel_id:
            await _ask(click, match)
            return
        left = await self.bot.tables.change(match.id, lobby.get_up, click.user.id)
        await private(click, leaving.farewell(left))
        self.bot.drawing.schedule(match.id)

    async def _leaves_line(self, click: Click) -> bool:
        """Take somebody who sits nowhere out of line in an arena, if they wait in one."""
        user, guild = click.user.id, click.guild_id or 0
        if await self.bot.store.sits_at(user, channel(click)):
            return False
        return await self.bot.arenas.leave_line(guild, user)


async def _ask(click: Click, match: Match) -> None:
    """Ask before somebody leaves; a match just dealt can be called off instead."""
    may_void = match.status is Status.PLAYING and await click.client.tables.may_void(match)
    await click.client.sender.answer(click, leaving.ask(match, may_void))


@pressed("leave", once=True, acknowledged=True)
async def leave(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Leave**, in a lobby; it asks if the match has just begun."""
    tables = click.client.tables
    match = await tables.get(address.match)
    if match.status is Status.PLAYING and match.seat_of(click.user.id) is not None:
        await _ask(click, match)
        return
    await redraw(click, await tables.change(match.id, lobby.get_up, click.user.id))


@pressed("quit", once=True)
async def quit_match(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Leave**, below the question."""
    left = await click.client.tables.change(address.match, lobby.leave, click.user.id)
    await click.client.sender.update(click, leaving.left(left))
    click.client.drawing.schedule(left.id)


setup = LeavingCog.setup
