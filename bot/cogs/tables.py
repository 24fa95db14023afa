"""Commands about a table beside the play: show, end, pause, deal again, remove a player."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Click, private
from bot.clicks.answers import pressed
from bot.clicks.names import name_of
from bot.cogs.feature import Feature
from bot.cogs.finding import channel, find, prefers_words
from bot.cogs.hands import tell
from bot.cogs.inviting import guest_of, invite
from bot.cogs.proposals import ask_in, propose
from bot.hosting.budget import Quota
from bot.matches.absence import kicked
from bot.matches.lobby import not_seated
from bot.matches.match import KICK, PAUSE, REDEAL, Match, Refused, Status
from bot.views import leaving
from bot.views.address import Address, reading
from bot.views.markdown import talk_markdown
from bot.views.plain import plain
from bot.words import talk
from games.game import CLAIM, STOP, TIE, UNDO
from games.text import Text


class TablesCog(Feature, commands.GroupCog, group_name="table"):
    """`/table`, and what follows it."""

    @app_commands.command()
    async def show(self, click: Click) -> None:
        """Move the table's message to the end of the channel."""
        self.bot.budget.count(Quota.LOOKUPS, click.user.id)
        match = await find(click)
        if match.answers_only and match.channel != channel(click):
            raise Refused(Text("table-out-of-reach"))
        if match.status is Status.PLAYING and await prefers_words(click):
            await tell(click, match.id)
        else:
            place = "here" if match.channel == channel(click) else f"<#{match.channel}>"
            moves = Text("table-moves", place=place)
            await private(click, talk()(moves))
        if match.answers_only:
            await self.bot.responses.follow(click, match, anew=True)
        else:
            await self.bot.drawing.repost(match.id)

    @app_commands.command()
    async def invite(self, click: Click, user: discord.User) -> None:
        """They are called with a button to join."""
        guest = guest_of(click, user)
        match = await find(click)
        if await self.bot.is_first(click):
            await invite(click, match, guest)

    @app_commands.command()
    async def join(self, click: Click) -> None:
        """From the next deal on."""
        open_here = await self.bot.store.current_matches(channel(click))
        playing = [each for each in open_here if each.status is Status.PLAYING]
        if not playing:
            raise Refused(Text("no-match-here"))
        if await self.bot.is_first(click):
            with_room = [each for each in playing if each.computers]
            await ask_in(click, (with_room or playing)[0])

    @app_commands.command()
    async def end(self, click: Click) -> None:
        """End the match now: the player ahead has won."""
        await propose(click, await find(click, plays=True), STOP)

    @app_commands.command()
    async def tie(self, click: Click) -> None:
        """All then share the first place."""
        await propose(click, await find(click, plays=True), TIE)

    @app_commands.command()
    async def claim(self, click: Click) -> None:
        """At once where it is certain, else if all agree."""
        match = await find(click, plays=True)
        await propose(click, match, f"{CLAIM}.{match.seat_of(click.user.id)}")

    @app_commands.command()
    async def undo(self, click: Click) -> None:
        """While nobody has seen a card because of it."""
        await propose(click, await find(click, plays=True), UNDO)

    @app_commands.command()
    async def pause(self, click: Click) -> None:
        """No time counts meanwhile."""
        await propose(click, await find(click, plays=True), PAUSE)

    @app_commands.command()
    async def redeal(self, click: Click) -> None:
        """Once a match."""
        await propose(click, await find(click, plays=True), REDEAL)

    @app_commands.command()
    async def kick(self, click: Click, user: discord.User) -> None:
        """Remove a player, at once if the clicker manages the server and does not play there.

        It asks first where the table is in another channel.
        """
        if user.id == click.user.id:
            raise Refused(Text("kick-self"))
        match = await (self._table_of(click, user) if _is_staff(click) else find(click, True))
        if match.seat_of(user.id) is None:
            raise Refused(Text("kick-stranger", name=name_of(user)))
        if not await self.bot.is_first(click):
            return
        if match.channel != channel(click):
            await self.bot.sender.answer(click, leaving.ask_to_kick(match, user.id))
            return
        await _kick(click, match, user.id)

    async def _table_of(self, click: Click, user: discord.User) -> Match:
        """The table at which somebody plays in this server; Refused if at none."""
        match = await self.bot.store.sits_at(user.id, channel(click), plays=True)
        if match is None or match.guild != click.guild_id:
            raise Refused(Text("kick-stranger", name=name_of(user)))
        return match


def _is_staff(click: Click) -> bool:
    return click.guild_id is not None and click.permissions.manage_guild


@pressed("kick", once=True)
async def kick(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Replace**, below the question."""
    match = await click.client.tables.get(address.match)
    with reading():
        user = int(address.rest)
    await _kick(click, match, user, in_place=True)


async def _kick(click: Click, match: Match, user: int, in_place: bool = False) -> None:
    """Send somebody away, or ask their table to, and tell the clicker so."""
    tables, place = click.client.tables, f"<#{match.channel}>"
    if (seat := match.seat_of(user)) is None:
        raise Refused(Text("kick-nobody"))
    if match.seat_of(click.user.id) is not None:
        asked = await tables.agree(match.id, click.user.id, f"{KICK}.{seat}")
        await click.client.hands.shown[match.id].answers.ask(click, asked, in_place)
    elif _is_staff(click) and match.guild == click.guild_id:
        asked = await tables.change(match.id, kicked, seat)
        told = talk_markdown(asked.names)(Text("kicked", seat=seat, place=place))
        await (click.client.sender.update(click, plain(told)) if in_place else private(click, told))
    else:
        raise not_seated(match)
    click.client.drawing.schedule(match.id)


setup = TablesCog.setup
