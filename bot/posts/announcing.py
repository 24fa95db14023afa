"""Announcements of new tables to subscribers: silent direct messages, and a role's mention."""

import logging
from typing import Final

import discord

from bot.concurrency.tasks import Tasks
from bot.endpoint import DISCORD_FAILED
from bot.hosting.budget import Quota
from bot.hosting.languages import at_table, to_reader
from bot.hosting.preferences import preferences_of, settings_of
from bot.hosting.tables import Tables
from bot.matches.match import Match
from bot.posts.channels import CLOSED, DirectChannels
from bot.posts.updates import RetryAfter
from bot.ratelimits.urgency import Urgency, urgency
from bot.store import Unavailable
from bot.views import notifying

log = logging.getLogger(__name__)

MOST: Final = 100
"""People who get a message about one table."""


class Announcing:
    """Announces tables to the subscribers and the role of a server."""

    def __init__(self, tables: Tables, direct: DirectChannels) -> None:
        self.tables, self.direct = tables, direct
        self.tasks = Tasks()

    def begin(self, match: Match) -> None:
        """Announce a table that everybody in its server may join, in the background."""
        if not match.guild or match.private:
            return
        if self.tables.budget.take(Quota.ANNOUNCED, match.host):
            self.tasks.start(self._tell(match), f"announce {match.id}")

    async def _tell(self, match: Match) -> None:
        servers = self.tables.store.servers
        try:
            await self._call(match)
            readers = await servers.subscribers(match.guild, match.game)
            for reader in readers[:MOST]:
                if reader != match.host and self.tables.budget.take(Quota.NOTICES, reader):
                    await self._send(match, reader)
        except Unavailable as error:
            log.warning("not everybody is told of table %d: %r", match.id, error)

    async def _call(self, match: Match) -> None:
        """Mention the role that the server has chosen, in the table's channel, and nobody else."""
        settings = await settings_of(self.tables.store.people, match.guild)
        budget = self.tables.budget
        if not settings.roles or not budget.take(Quota.ROLE_CALLS, match.guild):
            return
        channel = self.direct.client.get_partial_messageable(match.channel)
        roles = [discord.Object(role) for role in settings.roles]
        meant = discord.AllowedMentions(everyone=False, users=False, roles=roles)
        with at_table(match):
            post = notifying.called(match, settings.roles[0])
        try:
            with urgency(Urgency.TIDYING, match.host):
                await channel.send(view=post.layout, allowed_mentions=meant)
        except DISCORD_FAILED as error:
            log.warning("the role is not called to table %d: %r", match.id, error)

    async def _send(self, match: Match, reader: int) -> None:
        """Send one message; people who cannot be reached are not tried again."""
        try:
            with urgency(Urgency.TIDYING, match.host):  # hands and tables go first
                channel = await self.direct.to(reader, match.host, Urgency.TIDYING)
                with to_reader(match, await preferences_of(self.tables.store.people, reader)):
                    post = notifying.opened(match)
                await channel.send(view=post.layout, silent=True)
        except (RetryAfter, *DISCORD_FAILED) as error:
            if isinstance(error, discord.HTTPException) and error.code in CLOSED:
                await self.tables.store.servers.subscribe(match.guild, reader, ())
            else:
                log.warning("somebody is not told of table %d: %r", match.id, error)
