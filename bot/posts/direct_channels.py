"""The channels of direct messages."""

import discord

from bot.hosting.tables import Tables
from bot.posts.updates import RetryAfter
from bot.ratelimits.requests import Requests
from bot.ratelimits.urgency import Urgency

TOO_FAST = 40003
REST = 30.0
"""Seconds in which no channel is opened after too many were: each refusal counts."""
CLOSED = (50007, 50278, 10013)  # direct messages closed; no server in common; account deleted


class DirectChannels:
    """Opens the channel to a person, once: only strangers wait in line for it."""

    def __init__(self, client: discord.Client, tables: Tables, requests: Requests) -> None:
        self.client, self.tables, self.requests = client, tables, requests

    async def to(
        self, user: int, whose: int, of: Urgency = Urgency.PLAY
    ) -> discord.abc.Messageable:
        """Where direct messages to a person go; they may still be closed.

        `whose` is the person who brought it about: in line each of them has the same share.
        """
        known = await self.tables.store.direct_channel(user)
        if known is not None:
            return self.client.get_partial_messageable(known)
        return await self.open(user, whose, of)

    async def open(self, user: int, whose: int, of: Urgency = Urgency.PLAY) -> discord.DMChannel:
        """The same, asked of Discord; RetryAfter if it thinks that we open too many."""
        await self.requests.opening.wait(of, whose)
        try:
            return await self.client.create_dm(discord.Object(user))
        except discord.HTTPException as error:
            if error.code != TOO_FAST:
                raise
            self.requests.opening.pause(REST)
            raise RetryAfter(REST) from error
