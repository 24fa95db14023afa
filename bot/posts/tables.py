"""The message of a table in its channel: a lobby, the match, or why it was closed."""

import contextlib
import logging

import discord

from bot.hosting.preferences import settings_of
from bot.hosting.tables import Tables
from bot.matches.match import Match, Status
from bot.matches.played import Played
from bot.posts.hands import Hands
from bot.posts.sender import Sender
from bot.views import lobby, table
from bot.views.post import Post
from images import Superseded

log = logging.getLogger(__name__)

GONE = (10008, 30046)  # the message is gone; it is too old to be edited so often
UNREACHABLE = (10003, 10004, 50001, 50013)  # the channel or server is gone or closed to us


class TableMessages:
    """Brings a match's messages up to date: the table, then the hands."""

    def __init__(
        self, client: discord.Client, tables: Tables, sender: Sender, hands: Hands
    ) -> None:
        self.client, self.tables, self.sender, self.hands = client, tables, sender, hands

    async def put(self, match: Match, anew: bool = False) -> None:
        """Show a match as it stands; `anew`: in a new message at the end of the channel."""
        try:
            await self._put(match, anew)
        except discord.HTTPException as error:
            if error.code not in UNREACHABLE:
                raise
            log.warning("match %s has no channel any more: %s", match.id, error)

    async def _put(self, match: Match, anew: bool) -> None:
        if match.status is Status.LOBBY:
            await self._show(match, lobby.post(match), anew)
        elif match.status is Status.CLOSED:
            try:
                if match.message is not None:
                    await self._show(match, lobby.closed(match), anew)
            finally:  # nobody is to be called to a table, though it cannot be shown any more
                await self.hands.close(match)
        else:
            self.hands.begin(match)
            played = await self.tables.played(match)
            try:
                await self._table(played, anew)
            finally:  # who has their hand can play, though the table cannot be shown
                await self.hands.draw(await self.tables.latest(played))

    async def _table(self, played: Played, anew: bool) -> None:
        """Show a table; the latest state of it, if it went on while its picture waited."""
        style = (await settings_of(self.tables.store.people, played.match.guild)).style
        while True:
            secret = await self.tables.store.secret(played.match.id) if played.over else ""
            with contextlib.suppress(Superseded):
                await self._show(played.match, table.post(played, style, secret), anew)
                return
            played = await self.tables.load(played.match.id)

    async def _show(self, match: Match, post: Post, anew: bool) -> None:
        """Edit the table's message, or post a new one in its place."""
        if match.message is not None and not anew:
            channel = self.client.get_partial_messageable(match.channel)
            try:
                await self.sender.edit(channel.get_partial_message(match.message), post)
                return
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise
        await self._post(match, post)

    async def _post(self, match: Match, post: Post) -> None:
        """Post the table anew, after taking the old message away: whoever dies leaves no second.

        What was posted by a process that died before it stored where comes back by its nonce, and
        is brought up to date.
        """
        await self._delete(match)
        channel = self.client.get_partial_messageable(match.channel)
        sent = await self.sender.send(channel, post, _nonce(match))
        await self.tables.store.set_message(match.id, match.channel, sent.id)
        await self.sender.edit(sent, post)

    async def _delete(self, match: Match) -> None:
        """Take a table's message away, so that there is one table to look at."""
        if match.message is not None:
            channel = self.client.get_partial_messageable(match.channel)
            with contextlib.suppress(discord.NotFound, discord.Forbidden):
                await channel.get_partial_message(match.message).delete()


def _nonce(match: Match) -> str:
    """What keeps Discord from posting a table twice; at most 25 characters."""
    return f"{match.created * 1000:.0f}t{(match.message or 0) % 10**9}"
