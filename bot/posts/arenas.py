"""The message of an arena: posted once, edited every ten seconds at most, posted anew when old."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from typing import Final

import discord
from cachetools import LRUCache

from bot.concurrency.retry import pause_after
from bot.concurrency.tasks import Tasks
from bot.endpoint import DISCORD_FAILED
from bot.hosting.arenas import standing_of
from bot.hosting.preferences import settings_of
from bot.matches.arena import Arena, ArenaStatus
from bot.posts.channels import CHANNEL_GONE, REFUSED, RETRY_AFTER
from bot.posts.sender import is_old
from bot.posts.shown import Services
from bot.posts.tables import GONE
from bot.posts.updates import RetryAfter
from bot.ratelimits.urgency import Urgency
from bot.store import Unavailable
from bot.views import arena as views
from bot.views.post import Post
from bot.words import speaking

log = logging.getLogger(__name__)

EVERY: Final = 10.0
"""Seconds from an edit to the next one at least, in all processes."""
SOON: Final = 1.0
"""Seconds to the next edit of an arena that begins at this moment."""
LEASE: Final = 20.0
"""Seconds in which a message is brought up to date, or another process may try."""
REMEMBERED: Final = 1000


class ArenaMessages:
    """Keeps the messages of arenas true to the store; of several processes one draws each.

    After an edit the lease stays for ten seconds, and after a failure for longer each time.
    """

    def __init__(self, services: Services) -> None:
        self.services, self.sender = services, services.sender
        self.store, self.clock = services.tables.store, services.tables.clock
        self._tasks = Tasks()
        self._failures: Counter[int] = Counter()
        self._shown: LRUCache[int, tuple[int | None, int]] = LRUCache(REMEMBERED)

    def schedule(self, arena: int) -> None:
        """Bring one up to date, unless it was edited just now: then it is scheduled again."""
        if arena not in self._tasks:
            self._tasks.start(self._draw(arena), f"draw arena {arena}", arena)

    async def draw(self, arena: int) -> None:
        """Bring one up to date now, unless it was edited just now."""
        self.schedule(arena)
        await self._tasks.finish(arena)

    async def wait_idle(self) -> None:
        """Wait until none is being brought up to date here."""
        await self._tasks.wait()

    async def stop(self) -> None:
        """Let what is being drawn be, unless Discord has it already."""
        await self._tasks.stop()

    async def _draw(self, number: int) -> None:
        try:
            if claimed := await self.store.arenas.claim(number, self.clock(), LEASE):
                await self._draw_claimed(*claimed)
        except Unavailable as error:  # the lease puts it off
            log.warning("arena %d is drawn later: %s", number, error)

    async def _draw_claimed(self, arena: Arena, lease: float) -> None:
        drawn, pause = arena.revision, EVERY
        if arena.status is ArenaStatus.ANNOUNCED and arena.begins <= self.clock():
            pause = SOON
        try:
            async with asyncio.timeout(LEASE):
                await self._show(arena)
        except (RetryAfter, *DISCORD_FAILED) as error:
            log.warning("arena %d is shown later: %r", arena.id, error)
            self._failures[arena.id] += 1
            drawn, pause = arena.drawn, max(EVERY, pause_after(self._failures[arena.id]))
        else:
            del self._failures[arena.id]
        await self.store.arenas.set_drawn(arena.id, drawn, lease, self.clock() + pause)

    async def _show(self, arena: Arena) -> None:
        """Edit the message, or post it; nothing is left to do where its channel is gone."""
        access, requests = self.services.access, self.services.requests
        access.check(arena.guild, arena.channel)
        post = await self._post(arena)
        is_new = arena.message is None or is_old(arena.message, self.clock())
        if not is_new and self._shown.get(arena.id) == (arena.message, hash(post.version)):
            return
        try:
            async with requests.edit(arena.channel, Urgency.PLAY, f"a{arena.id}", arena.by):
                await (self._renew if is_new else self._edit)(arena, post)
        except discord.HTTPException as error:
            if error.code in REFUSED:
                access.refused(arena.channel)
                raise RetryAfter(RETRY_AFTER) from error
            if error.code not in CHANNEL_GONE:
                raise
            log.warning("arena %d has no channel any more: %s", arena.id, error)

    async def _post(self, arena: Arena) -> Post:
        lines = await standing_of(self.store.arenas, arena.id)
        style = (await settings_of(self.store.people, arena.guild)).style
        is_over = arena.status is ArenaStatus.OVER
        earned = await self.store.achievements.of_arena(arena.id) if is_over else {}
        with speaking(arena.locale, arena.game):
            return views.post(arena, lines, style, earned)

    async def _edit(self, arena: Arena, post: Post) -> None:
        try:
            await self.sender.edit(self._message(arena), post)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            await self._renew(arena, post)
        else:
            self._shown[arena.id] = arena.message, hash(post.version)

    async def _renew(self, arena: Arena, post: Post) -> None:
        """Delete the old message, then post the new one; a nonce keeps it from coming twice."""
        if arena.message is not None:
            with suppress(discord.NotFound, discord.Forbidden):
                await self._message(arena).delete()
        channel = self.services.client.get_partial_messageable(arena.channel)
        nonce = f"{arena.created * 1000:.0f}a{(arena.message or 0) % 10**9}"
        sent = await self.sender.send(channel, post, nonce)
        await self.store.arenas.set_message(arena.id, arena.channel, sent.id)
        self._shown[arena.id] = sent.id, hash(post.version)

    def _message(self, arena: Arena) -> discord.PartialMessage:
        channel = self.services.client.get_partial_messageable(arena.channel)
        return channel.get_partial_message(arena.message or 0)
