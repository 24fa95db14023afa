"""A word to each who sat at a table that was closed because nobody did anything there."""

from functools import partial

import discord

from bot.hosting.preferences import DIRECT, preferences_of, settings_of
from bot.hosting.tables import Tables
from bot.hosting.upkeep import Bring
from bot.matches.match import Match
from bot.posts.direct import DirectChannels
from bot.ratelimits.requests import Urgency, urgency
from bot.views import lobby


class Farewells:
    """Tells by direct message, silently, whoever takes them, what became of their lobby."""

    def __init__(self, tables: Tables, direct: DirectChannels) -> None:
        self.tables, self.direct = tables, direct

    async def plan(self, match: Match) -> dict[str, Bring]:
        """How each comes to be told; elsewhere the table itself tells it, where they play."""
        people = self.tables.store.people
        if not match.guild or (await settings_of(people, match.guild)).hands != DIRECT:
            return {}
        plan = dict[str, Bring]()
        for user in [seat.user for seat in match.seats if seat.user is not None]:
            takes = (await preferences_of(people, user)).hands == DIRECT
            if takes and not (await people.player(user)).dm_closed:
                plan[f"farewell {user}"] = partial(self._tell, match, user)
        return plan

    async def _tell(self, match: Match, user: int) -> None:
        """Once: the nonce keeps a process that takes over from telling it again."""
        nonce = f"{match.created * 1000:.0f}f{match.seat_of(user)}"
        try:
            with urgency(Urgency.TIDYING, match.host):
                channel = await self.direct.to(user, match.host, Urgency.TIDYING)
                await channel.send(view=lobby.farewell(match).layout, nonce=nonce, silent=True)
        except (discord.Forbidden, discord.NotFound):
            return  # they take none: then the table alone tells it
