"""Threads for tables: Discord lets the messages of a channel be edited about once a second."""

from collections.abc import Iterable
from contextlib import suppress

import discord

from bot.hosting.languages import at_table
from bot.hosting.tables import Tables
from bot.matches.match import Match
from bot.ratelimits.urgency import Urgency, urgency
from bot.shortening import shortened
from bot.words import talk
from games import GAMES

CROWDED = 3
"""Tables open in a channel from which on they wait for each other."""
SOON = 60
"""Minutes of silence after which Discord archives the thread of a table that is over."""
LONGEST = 100
"""Characters of a thread's name."""

EXISTS = 160004  # the message has a thread


class Threads:
    """Decides whether a table is better off in a thread, and opens it."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.client, self.tables = client, tables

    async def are_better(self, match: Match) -> bool:
        """True if a table shares its channel with many, and may have a thread in it."""
        is_crowded = (await self.tables.store.count_around(match)).channel >= CROWDED
        return is_crowded and self.can_hold(match)

    def can_hold(self, match: Match) -> bool:
        """True if a table may have a thread in its channel."""
        if match.destination is not None:
            return False  # it is about to have one
        guild = self.client.get_guild(match.guild)
        if guild is None or guild.unavailable:
            return match.guild != 0  # until it is known what may be done: as it was offered
        channel = guild.get_channel(match.channel)
        return (
            isinstance(channel, discord.TextChannel)
            and not channel.is_news()  # there, each is announced to other servers
            and _may_open(channel.permissions_for(guild.me))
        )

    def are_possible(self, match: Match, click: discord.Interaction) -> bool:
        """True if a table can be moved where that was pressed, as Discord tells with the press.

        Also while the server is not known yet, after a start.
        """
        here = click.channel
        return (
            match.destination is None
            and isinstance(here, discord.TextChannel)
            and here.id == match.channel
            and _may_open(click.app_permissions)
        )

    async def open(self, match: Match) -> None:
        """Open the thread of a table's message, whose number it has, unless it is there.

        The people who sit there are added to it.
        """
        with at_table(match):
            names = " · ".join([talk()(GAMES[match.game].words("name")), *match.names])
        message = match.message or 0
        await self.open_below(match.channel, message, names)
        await self.add(message, [seat.user for seat in match.seats if seat.user])

    async def open_below(self, channel: int, message: int, name: str) -> None:
        """Open the thread of a message, whose number it has, unless it is there."""
        place = self.client.get_channel(channel) or await self.client.fetch_channel(channel)
        assert isinstance(place, discord.TextChannel), "only there it was offered"
        try:
            await place.create_thread(
                name=shortened(name, LONGEST), message=discord.Object(message)
            )
        except discord.HTTPException as error:
            if error.code != EXISTS:
                raise

    async def add(self, thread: int, people: Iterable[int]) -> None:
        """Add people to a thread, but for those who are gone from the server."""
        for user in people:
            with suppress(discord.Forbidden, discord.NotFound):
                await self.client.http.add_user_to_thread(thread, user)

    def is_to_end(self, match: Match) -> bool:
        """True if a table that is over is in a thread of ours that Discord keeps for longer."""
        thread, me = self.client.get_channel(match.channel), self.client.user
        if not isinstance(thread, discord.Thread) or me is None or thread.owner_id != me.id:
            return False
        return not thread.archived and thread.auto_archive_duration != SOON

    async def end(self, match: Match) -> None:
        """Have Discord archive the thread soon; a rematch, or a word, keeps it open meanwhile."""
        with urgency(Urgency.TIDYING), suppress(discord.Forbidden, discord.NotFound):
            await self.client.http.edit_channel(match.channel, auto_archive_duration=SOON)


def _may_open(permissions: discord.Permissions) -> bool:
    return permissions.create_public_threads and permissions.send_messages_in_threads
