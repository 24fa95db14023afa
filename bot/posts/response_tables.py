"""Tables that are answers to clicks: in groups, and in servers that do not have the bot.

Discord lets the answer to a click be changed for 15 minutes, and nothing else be said there. What
happens is shown by the last press of the table itself; once that is old, the next click anywhere at
the match posts the table anew. Such clicks are known to this process alone, and to none after it:
they are secrets.
"""

import contextlib
import logging
from collections.abc import Awaitable, Callable

import discord

from bot import replies
from bot.endpoint import DISCORD_FAILED, passes
from bot.matches.match import OPEN, Match
from bot.posts.shown import Services
from bot.posts.shown_matches import ShownMatches
from bot.replies import Click, Sent
from bot.views.post import Post

log = logging.getLogger(__name__)

FRESH = 5 * 60
"""Seconds that the table can still be changed, at the least; else a click posts it anew."""


class ResponseTables:
    """Changes such a table by the last click that can, or posts it anew by another.

    `newest` gives a match as it is, and the table's message as it is to be then.
    """

    def __init__(
        self,
        services: Services,
        shown: ShownMatches,
        newest: Callable[[int], Awaitable[tuple[Match, Post]]],
    ) -> None:
        self.services, self.tables = services, services.tables
        self.shown, self.newest = shown, newest

    async def press(self, click: Click, match: int, acknowledged: bool) -> Match | None:
        """The match, if a press is about such a table, and here; one of the table renews it."""
        row = await self.tables.store.get(match)
        if row is None or not row.answers_only or row.channel != click.channel_id:
            return None
        if acknowledged and click.message and click.message.id == row.message:
            await replies.acknowledge(click)
            self.answered(match, click, Sent(row.message, is_follow_up=False))
        return row

    async def command(self, click: Click, channel: int) -> None:
        """Have the table of the user of a command follow it."""
        match = await self.tables.store.sits_at(click.user.id, channel)
        if match and match.answers_only and match.channel == channel:
            await self.follow(click, match)

    def answered(self, match: int, click: Click, sent: Sent) -> None:
        """This click has posted the table, or changed it, and can change it from now on."""
        self.shown[match].table.answered(click, sent)

    async def follow(self, click: Click, match: Match, *, anew: bool = False) -> None:
        """Have a table follow an answered click; post it anew if it cannot be changed for long."""
        table, soon = self.shown[match.id].table, self.tables.clock() + FRESH
        if anew or table.closes_before(soon):
            table.renew(click)
        try:
            await self.show(match.id)
            if table.response is None and match.status in OPEN:  # as after a restart
                table.renew(click)
                await self.show(match.id)
        except DISCORD_FAILED as error:
            log.warning("the table of match %d is shown later: %r", match.id, error)
            await self.tables.store.work.draw_again(match.id)
            self.services.schedule(match.id)

    def can_show(self, match: int) -> bool:
        """True if the table can be changed, or posted anew, by a click that this process knows."""
        table = self.shown[match].table
        return table.response is not None or table.renewing is not None

    async def show(self, match: int) -> None:
        """Bring the table up to date, if that is possible; one edit must not overtake another."""
        table = self.shown[match].table
        async with table.lock:
            if not self.can_show(match):
                return
            row, post = await self.newest(match)
            click, shown = table.renewing, table.response
            try:
                if click:
                    await self._renew(row, post, click)
                elif shown and not (post.version and table.shows(shown.sent.message, post.version)):
                    await table.finish(shown, post)
            except discord.HTTPException as error:
                if passes(error):
                    raise
                if not click:
                    table.close(shown)  # it was deleted: the next click posts it anew
            table.renewed(click)

    async def _renew(self, match: Match, post: Post, click: Click) -> None:
        """Post the table by a click, and take the old one away if that is possible."""
        table = self.shown[match.id].table
        old = table.response
        sent = await table.follow_up(click, post)
        await self.tables.store.set_message(match.id, match.channel, sent.message)
        table.answered(click, sent)
        if old:
            with contextlib.suppress(*DISCORD_FAILED):
                await replies.take_back(old.interaction, old.sent)
