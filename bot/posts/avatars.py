"""The avatars of people, for pictures of tables and profiles."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from typing import Final

import aiohttp
import discord
from cachetools import TTLCache

from bot.concurrency.tasks import Tasks
from bot.matches.match import Match
from bot.views.post import Picture, Post
from games.scene import Private, Table
from images import Renderer

DOWNLOAD_TIMEOUT: Final = aiohttp.ClientTimeout(total=5)
SIZE: Final = 128
"""Pixels that Discord is asked for."""
MOST_BYTES: Final = 256 * 1024
LIFE: Final = 24 * 3600.0
"""Seconds for which an avatar, or that there is none to be had, is not asked for again."""
MOST: Final = 250
"""People whose avatars are kept, 12 KB each."""
PATIENCE: Final = 0.5
"""Seconds for which a profile waits for its avatar."""
AT_ONCE: Final = 4
"""Avatars fetched side by side; whoever comes then has theirs fetched by another click."""

NONE: Final = ("", b"")

log = logging.getLogger(__name__)


class BadFile(ValueError):
    """The answer is no small file."""


class Avatars:
    """Fetches the avatars of people who click, each once; no picture of a table waits for one."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._kept: TTLCache[int, tuple[str, bytes]] = TTLCache(MOST, LIFE)  # with Discord's hash
        self.tasks = Tasks()

    def see(self, user: discord.User | discord.Member) -> None:
        """Somebody has clicked: fetch their avatar beside all else, unless it is here."""
        avatar = user.avatar
        known, _ = self._kept.get(user.id, NONE)
        is_busy = user.id in self.tasks or len(self.tasks) >= AT_ONCE
        if avatar is None or avatar.key == known or is_busy:
            return
        self.tasks.start(self._fetch(user.id, avatar), f"avatar {user.id}", user.id)

    def shown(self, post: Post, match: Match) -> Post:
        """A post with the avatars that are here in the seats of its picture."""
        picture = post.picture
        if not isinstance(picture, Picture) or not isinstance(picture.scene, Table | Private):
            return post
        scene = picture.scene
        if not any(seat.user in self._kept for seat in match.seats):
            return post
        if isinstance(scene, Table):
            scene = self._seated(scene, match)
        else:
            scene = replace(scene, table=self._seated(scene.table, match))
        return replace(post, picture=replace(picture, scene=scene))

    def _seated(self, table: Table, match: Match) -> Table:
        seats = tuple(
            replace(place, avatar=self._kept.get(seat.user or 0, NONE)[1])
            for place, seat in zip(table.seats, match.seats, strict=True)
        )
        return replace(table, seats=seats)

    async def of(self, user: int) -> bytes:
        """The avatar of a person for a picture of them alone: it waits a moment for one."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.tasks.finish(user)
        return self._kept.get(user, NONE)[1]

    def forget(self, user: int) -> None:
        """Keep nothing of a person."""
        self.tasks.cancel(user)
        self._kept.pop(user, None)

    async def _fetch(self, user: int, avatar: discord.Asset) -> None:
        data = b""
        try:
            data = await small_file(avatar.replace(size=SIZE, format="png").url)
        except (aiohttp.ClientError, TimeoutError, OSError, BadFile) as error:
            log.info("no avatar of %d: %r", user, error)
        self._kept[user] = avatar.key, await self._renderer.avatar(data) if data else b""


async def small_file(url: str) -> bytes:
    """The file at an address; BadFile unless it is small, and comes soon."""
    data = bytearray()
    async with (
        aiohttp.ClientSession(timeout=DOWNLOAD_TIMEOUT) as session,
        session.get(url, allow_redirects=False) as answer,
    ):
        if answer.status != 200:
            raise BadFile(f"status {answer.status}")
        async for part in answer.content.iter_chunked(MOST_BYTES // 8):
            data += part
            if len(data) > MOST_BYTES:
                raise BadFile("too large a file")
    return bytes(data)
