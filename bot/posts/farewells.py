"""A word to each who sat at a table that was closed because nobody did anything there."""

import contextlib
from functools import partial

import discord

from bot.hosting.preferences import DIRECT, preferences_of, settings_of
from bot.hosting.tables import Tables
from bot.matches.match import Match
from bot.posts.direct_channels import DirectChannels
from bot.posts.showing import Showings
from bot.posts.updates import Update
from bot.ratelimits.urgency import Urgency, urgency
from bot.views import lobby


class Farewells:
    """Tells by direct message, silently, whoever takes them, what became of their lobby."""

    def __init__(self, tables: Tables, direct: DirectChannels, showings: Showings) -> None:
        self.tables, self.direct, self.showings = tables, direct, showings

    async def plan(self, match: Match) -> dict[str, Update]:
        """How each comes to be told; elsewhere the table itself tells it, where they play."""
        people = self.tables.store.people
        if not match.guild or (await settings_of(people, match.guild)).hands != DIRECT:
            return {}
        plan = dict[str, Update]()
        showing = self.showings[match.id]
        for seat, person in enumerate(match.seats):
            if (user := person.user) is None or showing.seats[seat].told_closed:
                continue
            takes = (await preferences_of(people, user)).hands == DIRECT
            if takes and not (await people.player(user)).dm_closed:
                plan[f"farewell {user}"] = partial(self._tell, match, seat, user)
        return plan

    async def _tell(self, match: Match, seat: int, user: int) -> None:
        """Once: the nonce keeps a process that takes over from telling it again."""
        nonce = f"{match.created * 1000:.0f}f{seat}"
        with (  # where they cannot be reached the table alone tells it
            contextlib.suppress(discord.Forbidden, discord.NotFound),
            urgency(Urgency.TIDYING, match.host),
        ):
            channel = await self.direct.to(user, match.host, Urgency.TIDYING)
            await channel.send(view=lobby.farewell(match).layout, nonce=nonce, silent=True)
        self.showings[match.id].seats[seat].told_closed = True
