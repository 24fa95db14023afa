"""Reports of what was wrong with a match, passed on to whoever runs the server.

That is the server's owner, by direct message: of all who may manage a server, the owner alone is
known without the intent for members. Outside any server it is who runs the bot. Of a match under
way nothing is passed on that an onlooker could not know, because the owner may sit at the table.
"""

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.delivery import CLOSED
from bot.match import Match, Person, Refused, Status
from bot.pictures import record_file, text_file
from bot.tables import Tables
from bot.views import report as views
from bot.words import talk
from games.speech import Words

if TYPE_CHECKING:
    from bot.app import Parlor

MOST, MINUTES = 3, 10
"""As many reports of one person are passed on in so many minutes."""


class Reports:
    """Passes reports on, and lets nobody flood anybody."""

    def __init__(self, bot: "Parlor", tables: Tables) -> None:
        self.bot, self.tables = bot, tables
        self._pace = commands.CooldownMapping[Person].from_cooldown(
            MOST, MINUTES * 60, lambda reporter: reporter.id
        )

    def admit(self, reporter: Person) -> None:
        """Count a report of a person; Refused if they have reported too often lately."""
        if self._pace.update_rate_limit(reporter, self.tables.clock()):
            raise Refused(Words("report-slowly", minutes=MINUTES))

    async def send(self, match: int, reporter: Person, text: str) -> int:
        """Pass on what somebody says about a match, and return to whom; Refused if to nobody."""
        row = await self.tables.get(match)
        file = await self._file(row)
        owner = await self._owner(row)
        channel = await self.bot.delivery.channel_to(owner)
        try:
            await channel.send(
                views.text(row, reporter, text),
                file=file,
                view=views.controls(row),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.Forbidden as error:
            if error.code not in CLOSED:
                raise
            raise Refused(Words("report-closed")) from error
        return owner

    async def _file(self, match: Match) -> discord.File:
        """The record of a match that is over; of another, what everybody has heard of it."""
        if match.status is Status.OVER:
            return record_file(match.id, await self.tables.record(match.id))
        heard = await self.tables.heard(match.id, talk(match.names))
        return text_file(f"match-{match.id}-so-far.txt", "\n".join([*heard, ""]))

    async def _owner(self, match: Match) -> int:
        """Who runs the server of a match."""
        if not match.guild:
            application = self.bot.application or await self.bot.application_info()
            return (application.team and application.team.owner_id) or application.owner.id
        guild = self.bot.get_guild(match.guild)
        try:
            guild = guild or await self.bot.fetch_guild(match.guild, with_counts=False)
        except (discord.NotFound, discord.Forbidden) as gone:
            raise Refused(Words("report-nobody")) from gone
        if not guild.owner_id:
            raise Refused(Words("report-nobody"))
        return guild.owner_id
