"""Channels: which are closed to us for now, and those of direct messages."""

from collections.abc import Callable

import discord
from cachetools import TTLCache

from bot.hosting.tables import Tables
from bot.posts.updates import RetryAfter
from bot.ratelimits.requests import Requests
from bot.ratelimits.urgency import Urgency

CHANNEL_GONE = (10003, 10004)
REFUSED = (50001, 50013)  # the bot may not look into the channel, or not do what it asked for
RETRY_AFTER = 25.0
"""Seconds for which a channel that refused something is not asked again: each refusal counts, and
too many get a bot blocked."""
REMEMBERED = 10_000
TOO_FAST = 40003
OPENING_PAUSE = 30.0
"""Seconds in which no channel is opened after too many were: each refusal counts."""
CLOSED = (50007, 50278, 10013)  # direct messages closed; no server in common; account deleted


class Access:
    """Remembers which channels have just refused something."""

    def __init__(self, client: discord.Client, clock: Callable[[], float]) -> None:
        self.client, self._clock = client, clock
        self._refused: TTLCache[int, float] = TTLCache(REMEMBERED, RETRY_AFTER, clock)  # until when

    def is_open(self, guild: int, channel: int) -> bool:
        """True if it is worth while to ask for something in this channel of a server, if it is one.

        The server is given for speed: without it, all there are would be looked through. Unknown
        channels are asked for; that includes a thread in a channel which we do not know (yet).
        """
        if channel in self._refused:
            return False
        server = self.client.get_guild(guild)
        place = server.get_channel_or_thread(channel) if server else None
        if place is None or (isinstance(place, discord.Thread) and place.parent is None):
            return True
        return place.permissions_for(place.guild.me).view_channel

    def check(self, guild: int, channel: int) -> None:
        """Raise RetryAfter if a channel is closed, until it is worth while to ask again."""
        if not self.is_open(guild, channel):
            now = self._clock()
            raise RetryAfter(self._refused.get(channel, now + RETRY_AFTER) - now)

    def refused(self, channel: int) -> None:
        """A channel has refused something."""
        self._refused[channel] = self._clock() + RETRY_AFTER


class DirectChannels:
    """Opens the channel to a person, once: only strangers wait in line for it."""

    def __init__(self, client: discord.Client, tables: Tables, requests: Requests) -> None:
        self.client, self.tables, self.requests = client, tables, requests

    async def to(
        self, user: int, whose: int, of: Urgency = Urgency.PLAY
    ) -> discord.abc.Messageable:
        """The channel of direct messages to a person; they may still be closed.

        `whose` is the person who caused it: in the queue each of them has the same share.
        """
        known = await self.tables.store.direct_channel(user)
        if known is not None:
            return self.client.get_partial_messageable(known)
        return await self.open(user, whose, of)

    async def open(self, user: int, whose: int, of: Urgency = Urgency.PLAY) -> discord.DMChannel:
        """Open a channel of direct messages; RetryAfter if Discord says we open too many."""
        await self.requests.opening.wait(of, whose)
        try:
            return await self.client.create_dm(discord.Object(user))
        except discord.HTTPException as error:
            if error.code != TOO_FAST:
                raise
            self.requests.opening.pause(OPENING_PAUSE)
            raise RetryAfter(OPENING_PAUSE) from error
