"""Which channels are closed to us for now."""

from collections.abc import Callable

import discord
from cachetools import TTLCache

from bot.posts.updates import RetryAfter

CHANNEL_GONE = (10003, 10004)
REFUSED = (50001, 50013)  # the bot may not look into the channel, or not do what it asked for
RETRY_AFTER = 25.0
"""Seconds for which a channel that refused something is not asked again: each refusal counts, and
too many get a bot blocked."""
MOST = 10_000


class Access:
    """Remembers which channels have just refused something."""

    def __init__(self, client: discord.Client, clock: Callable[[], float]) -> None:
        self.client, self._clock = client, clock
        self._refused: TTLCache[int, float] = TTLCache(MOST, RETRY_AFTER, clock)  # until when

    def is_open(self, guild: int, channel: int) -> bool:
        """Whether it is worth while to ask for something in this channel of a server, if it is one.

        The server is told for speed: without it, all there are would be looked through. What is
        not known is asked for; that includes a thread in a channel which we do not know (yet).
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
