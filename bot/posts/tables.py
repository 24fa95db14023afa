"""The message of a table in its channel: a lobby, the match, or why it was closed."""

import contextlib
import logging
from collections.abc import AsyncIterator, Hashable
from dataclasses import replace
from functools import partial

import discord

from bot.endpoint import passes
from bot.hosting.endings import NONE, outcomes
from bot.hosting.languages import at_table
from bot.hosting.preferences import settings_of
from bot.matches import lobby as lobbies
from bot.matches.match import UNPOSTED, Match, Refused, Status
from bot.matches.played import Played
from bot.posts.channels import CHANNEL_GONE, REFUSED, RETRY_AFTER
from bot.posts.drawing import Posted
from bot.posts.hands import Hands
from bot.posts.response_tables import ResponseTables
from bot.posts.sender import is_old
from bot.posts.shown import Services
from bot.posts.threads import Threads
from bot.posts.updates import RetryAfter, Update
from bot.ratelimits.urgency import Urgency
from bot.views import lobby, table
from bot.views.post import Post
from games.game import HOST
from images.theme import Style

log = logging.getLogger(__name__)

GONE = (10008, 30046)  # the message is gone; it is too old to be edited so often
ARCHIVED = 50083
_NAMES = {Urgency.PLAY: "table", Urgency.COMPUTERS: "table: computers"}
"""A table that a person waits for now is not to wait for the turn of what it was before."""


class TableMessages:
    """Plans updates of a match's messages, and edits, posts and moves that of its table."""

    def __init__(self, services: Services, hands: Hands, threads: Threads) -> None:
        self.client, self.tables, self.sender = services.client, services.tables, services.sender
        self.requests, self.access = services.requests, services.access
        self.services, self.hands, self.shown, self.threads = services, hands, hands.shown, threads
        self.responses = ResponseTables(services, hands.shown, self._newest)
        self.begin, self.forget = hands.begin, hands.forget

    async def plan(self, match: Match, posted: Posted | None = None) -> dict[str, Update]:
        """The update of each message that shows too little, by a name for it."""
        with at_table(match):
            return await self._plan(match, posted)

    async def _plan(self, match: Match, posted: Posted | None) -> dict[str, Update]:
        shown = self.shown[match.id]
        shown.progress.draws(match)
        if match.destination is not None:
            shown.table.placed.clear()
        if match.status is Status.LOBBY and match.message is None and not posted:
            return {"unposted": partial(self._unposted, match)}
        if match.answers_only:
            return await self._plan_response(match)
        if match.status is Status.LOBBY:
            post = await self.lobby(match, await self.threads.are_better(match))
            return {"lobby": partial(self._lobby, match, post, posted)}
        if match.status is Status.CLOSED:
            plan: dict[str, Update] = {"notices": partial(self.hands.clear, match)}
            plan |= {**await self.hands.close(match), **self._thread(match)}
            if match.ended is None and self.client.get_guild(match.guild):  # it never began
                plan |= await shown.closed.plan(match)
            if match.message is not None:
                plan["lobby"] = partial(self._lobby, match, lobby.closed(match), None)
            return plan
        played = await self.tables.played(match)
        urgency = _urgency_of(played)
        table = partial(self._table, played, urgency, posted)
        plan = {_NAMES[urgency]: table, **await self.hands.plan(played)}
        return {**plan, **self._thread(match)} if played.over else plan

    async def _plan_response(self, match: Match) -> dict[str, Update]:
        """The update of a table that is an answer to a click: without one it waits for a click."""
        plan = dict[str, Update]()
        if self.responses.can_show(match.id):
            plan["table"] = partial(self._respond, match)
        if match.status is Status.CLOSED:
            plan |= await self.hands.close(match)
        elif match.status is not Status.LOBBY:
            plan |= await self.hands.plan(await self.tables.played(match))
        return plan

    async def _respond(self, match: Match) -> None:
        self.shown[match.id].table.check_pause()
        await self.responses.show(match.id)

    async def _newest(self, match: int) -> tuple[Match, Post]:
        """A match as it is, and its table's message as it is to be."""
        row = await self.tables.get(match)
        with at_table(row):
            return row, await self._shown_now(row)

    async def _shown_now(self, row: Match) -> Post:
        """The message of a match's table as it is to be now."""
        if row.status is Status.LOBBY:
            return await self.lobby(row, crowded=False)
        if row.status is Status.CLOSED:
            return lobby.closed(row)
        played = await self.tables.played(row)
        self.shown[row.id].table.pause_after(played)
        return await self._post_of(played)

    def _thread(self, match: Match) -> dict[str, Update]:
        """The update by which the thread of a table that is over is archived soon."""
        return {"thread": partial(self.threads.end, match)} if self.threads.is_to_end(match) else {}

    async def lobby(self, match: Match, crowded: bool) -> Post:
        """The lobby of a match as it is to be."""
        style = await self._style(match)
        own = await self.tables.store.servers.rules(match.guild, match.game)
        reserved = await self.tables.reserved(match)
        with at_table(match):
            return lobby.post(match, style, reserved, crowded, own)

    async def _unposted(self, match: Match) -> None:
        """Close a lobby whose message has not come: nobody could join it."""
        if (left := match.created + UNPOSTED - self.tables.clock()) > 0:
            raise RetryAfter(left)
        with contextlib.suppress(Refused):  # it has just ended
            await self.tables.change(match.id, lobbies.close_unposted)

    async def _lobby(self, match: Match, post: Post, posted: Posted | None) -> None:
        shown = self.shown[match.id]
        async with self._in_turn(match, Urgency.PLAY, posted), shown.table.lock:
            if shown.progress.is_played is not True:  # else it has begun while this waited
                await self._show(match, post, posted)

    async def _table(self, played: Played, urgency: Urgency, posted: Posted | None) -> None:
        match, shown = played.match, self.shown[played.match.id]
        if not posted:
            shown.table.check_pause()
        async with self._in_turn(match, urgency, posted), shown.table.lock:
            if shown.progress.is_played is False:  # it was closed while this waited
                return
            played = await self.tables.latest(played)
            message, is_moving = played.match.message or 0, played.match.destination is not None
            if posted or is_moving or not shown.table.shows(message, await self._version(played)):
                await self._show(played.match, await self._post_of(played), posted)
            shown.table.pause_after(played)

    async def _post_of(self, played: Played) -> Post:
        """The table as everybody sees it."""
        match, style = played.match, await self._style(played.match)
        told = await outcomes(self.tables.store, match, None) if played.over else NONE
        post = table.post(played, style, self.tables.timing.is_last_round(played), told)
        return self.services.posts.avatars.shown(post, match)

    async def _version(self, played: Played) -> Hashable:
        is_last = self.tables.timing.is_last_round(played)
        return table.version(played, await self._style(played.match), is_last)

    async def _style(self, match: Match) -> Style:
        return (await settings_of(self.tables.store.people, match.guild)).style

    @contextlib.asynccontextmanager
    async def _in_turn(
        self, match: Match, urgency: Urgency, posted: Posted | None
    ) -> AsyncIterator[None]:
        """Wait for the turn of a match's message; nothing is left to do if its channel is gone."""
        self.access.check(match.guild, match.channel)
        try:
            async with self.requests.edit(match.channel, urgency, match.id, match.host):
                yield
        except discord.HTTPException as error:
            if error.code in REFUSED:
                self.access.refused(match.channel)
                log.warning("channel %s refuses match %s: %s", match.channel, match.id, error)
                raise RetryAfter(RETRY_AFTER) from error
            if error.code not in CHANNEL_GONE:
                raise
            log.warning("match %s has no channel any more: %s", match.id, error)
            if posted:
                posted()

    async def _show(self, match: Match, post: Post, posted: Posted | None) -> None:
        """Edit the table's message, or post a new one in its place."""
        if match.destination is not None:
            await self._move(match, post, posted)
            return
        if posted or match.message is None or is_old(match.message, self.tables.clock()):
            await self._renew(match, post)
            if posted:
                posted()
            return
        message = self._message(match)
        try:
            await self.shown[match.id].table.edit(message, post)
        except discord.HTTPException as error:
            if error.code in GONE:
                await self._renew(match, post)
            elif error.code != ARCHIVED:
                raise
            elif (place := await self._reopen(match.channel)) == match.channel:
                await self.shown[match.id].table.edit(message, post)
            else:
                await self._post(replace(match, channel=place, message=None), post)

    async def _move(self, match: Match, post: Post, posted: Posted | None) -> None:
        """Move the table below what its channel says, or into the thread of its message.

        The old message points there then. It is idempotent: after a crash another process repeats
        it, since the thread has the id of the message, and the table is sent with a nonce.
        """
        now = await self.tables.get(match.id)
        if now.destination is None:  # it was done since the match was read
            await self._show(now, post, posted)
            return
        place = self.client.get_partial_messageable(now.destination)
        is_below = now.destination == now.channel
        try:
            if not is_below:
                await self.threads.open(now)
            sent = await self.shown[now.id].table.send(place, post, _nonce(now))
        except discord.HTTPException as error:
            if passes(error):
                raise
            if not isinstance(error, discord.NotFound):  # else somebody has just deleted the table
                log.warning("match %s does not move to %s: %s", now.id, now.destination, error)
            await self.tables.store.set_message(now.id, now.channel, now.message)
            self.shown[now.id].table.placed.set()
            await self._show(replace(now, destination=None), post, posted)
            return
        left = lobby.begun(replace(now, message=sent.id)) if is_below else lobby.moved(now)
        try:
            await self.sender.edit(self._message(now), left)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            await self._delete(now)
        await self.tables.store.set_message(now.id, now.destination, sent.id)
        self.shown[now.id].table.placed.set()
        self.services.schedule(now.id)  # hands link to it

    async def _renew(self, match: Match, post: Post) -> None:
        """Post the table anew, unless it was done since the match was read."""
        now = await self.tables.get(match.id)
        if now.message == match.message:
            await self._post(now, post)
        else:
            await self._show(now, post, None)

    async def _reopen(self, channel: int) -> int:
        """Open an archived thread again; where that is not allowed, the channel that it is in."""
        thread = await self.client.fetch_channel(channel)
        assert isinstance(thread, discord.Thread), "nothing else is archived"
        try:
            await thread.edit(archived=False)
        except discord.Forbidden:
            return thread.parent_id
        return channel

    async def _post(self, match: Match, post: Post) -> None:
        """Delete the old message, then post the table: a process that dies leaves no second.

        What was posted by a process that died before it stored where comes back by its nonce, and
        is brought up to date.
        """
        await self._delete(match)
        channel = self.client.get_partial_messageable(match.channel)
        sent = await self.shown[match.id].table.send(channel, post, _nonce(match))
        await self.tables.store.set_message(match.id, match.channel, sent.id)

    async def _delete(self, match: Match) -> None:
        """Take a table's message away, so that there is one table to look at."""
        if match.message is not None:
            with contextlib.suppress(discord.NotFound, discord.Forbidden):
                await self._message(match).delete()

    def _message(self, match: Match) -> discord.PartialMessage:
        """The table's message, which there is."""
        channel = self.client.get_partial_messageable(match.channel)
        return channel.get_partial_message(match.message or 0)


def _urgency_of(played: Played) -> Urgency:
    """Tables at which computers play among themselves come after those that people wait for."""
    waits = played.over or any(seat == HOST or seat in played.present for seat in played.waiting)
    return Urgency.PLAY if waits else Urgency.COMPUTERS


def _nonce(match: Match) -> str:
    """The nonce that keeps Discord from posting a table twice; at most 25 characters."""
    return f"{match.created * 1000:.0f}t{(match.message or 0) % 10**9}"
