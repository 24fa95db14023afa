"""Reports of problems with a match, passed on to the people who run the server.

By direct message: to the server's owner, and to managers who chose so in `/settings`. Other
managers are not known without the intent for members. Outside any server it is the person who
runs the bot. Of a match under way nothing is passed on that an onlooker could not know, because
the reader may sit at the table.
"""

import logging

import discord

from bot.endpoint import DISCORD_FAILED
from bot.hosting.languages import at_table
from bot.hosting.tables import Tables
from bot.matches.match import Match, Person, Refused, Status
from bot.posts.channels import CLOSED, DirectChannels
from bot.posts.sender import text_file
from bot.posts.updates import RetryAfter
from bot.views import report as views
from bot.views.verify import file_name
from games.text import Text

log = logging.getLogger(__name__)


class Reports:
    """Passes reports on."""

    def __init__(self, client: discord.Client, tables: Tables, direct: DirectChannels) -> None:
        self.client, self.tables, self.direct = client, tables, direct

    async def send(self, match: int, reporter: Person, text: str) -> int:
        """Pass on what somebody says about a match, and return how many it reached.

        Refused if nobody. What goes wrong with one reader does not keep it from the others.
        """
        row = await self.tables.get(match)
        with at_table(row):
            words, enclosed = views.text(row, reporter, text), await self._enclosed(row)
            controls = views.controls(row)
        reached, trouble = 0, None
        for reader in await self._readers(row):
            try:
                await self._deliver(reader, words, enclosed, controls)
                reached += 1
            except DISCORD_FAILED as error:
                if not isinstance(error, discord.HTTPException) or error.code not in CLOSED:
                    log.warning("a report of match %d did not reach everybody: %r", match, error)
                    trouble = error
        if not reached:
            raise trouble or Refused(Text("report-closed"))
        return reached

    async def _enclosed(self, match: Match) -> tuple[str, str]:
        """A file's name and text: the record if it is over, or else what everybody has heard."""
        if match.status is Status.OVER:
            return file_name(match.id), str(await self.tables.replays.read(match.id))
        row = (await self.tables.load(match.id)).match
        heard = await self.tables.replays.public_log(row)
        return f"match-{match.id}-so-far.txt", "\n".join([*heard, ""])

    async def _deliver(
        self,
        reader: int,
        words: str,
        enclosed: tuple[str, str],
        controls: discord.ui.View,
    ) -> None:
        try:
            channel = await self.direct.to(reader, reader)
        except RetryAfter as later:  # it is not tried again: the reporter may do so
            raise TimeoutError from later
        await channel.send(
            words,
            file=text_file(*enclosed),
            view=controls,
        )

    async def _readers(self, match: Match) -> list[int]:
        """The people who run the server of a match, each once, its owner first."""
        if not match.guild:
            application = self.client.application or await self.client.application_info()
            return [(application.team and application.team.owner_id) or application.owner.id]
        try:  # not from the cache: another process may have it, and its roles must be there
            guild = await self.client.fetch_guild(match.guild, with_counts=False)
        except (discord.NotFound, discord.Forbidden) as gone:
            raise Refused(Text("report-nobody")) from gone
        chosen = await self.tables.store.servers.recipients(guild.id)
        managers = [user for user in chosen if await self._manages(guild, user)]
        assert guild.owner_id is not None, "Discord tells it of a server that is asked for"
        return [*dict.fromkeys([guild.owner_id, *managers])]

    async def _manages(self, guild: discord.Guild, user: int) -> bool:
        """True if somebody still manages a server; others get no reports any more.

        By their roles: a member in a timeout manages it again afterwards.
        """
        try:
            member = await guild.fetch_member(user)
        except discord.NotFound:
            manages = False
        else:
            rights = [role.permissions for role in member.roles]
            manages = any(each.manage_guild or each.administrator for each in rights)
        if not manages:
            await self.tables.store.servers.remove_recipient(guild.id, user)
        return manages
