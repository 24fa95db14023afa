"""The one place from which posts go to Discord, as answers, messages and edits."""

import io
from collections.abc import Hashable
from typing import Any

import discord
from cachetools import LRUCache

from bot.views.post import Picture, Post
from games.scene import Hand, Sheet
from images import Renderer

Click = discord.Interaction[Any]

REMEMBERED = 5_000
"""Messages of which is known what they show; others are edited once more."""


class Sender:
    """Renders posts and brings them to where they are to stand.

    What a message shows is remembered only to save edits.
    """

    def __init__(self, renderer: Renderer) -> None:
        self.renderer = renderer
        self._versions: LRUCache[int, Hashable] = LRUCache(REMEMBERED)  # by message

    def shows(self, message: int, version: Hashable) -> bool:
        """Whether an edit of this message to a post of this version would change nothing."""
        return message in self._versions and self._versions[message] == version

    def doubt(self, message: int | None) -> None:
        """Somebody else may have changed this message."""
        self._versions.pop(message or 0, None)

    async def answer(self, click: Click, post: Post, *, private: bool = True) -> int:
        """Answer with a message of its own, to the clicker alone unless told; return its id."""
        files = await self.files(post)
        sent = await click.response.send_message(view=post.layout, files=files, ephemeral=private)
        assert sent.message_id is not None, "a message was sent"
        self._versions[sent.message_id] = post.version
        return sent.message_id

    async def turn(self, click: Click, post: Post) -> None:
        """Answer by changing the message that was clicked on."""
        files = await self.files(post)
        await click.response.edit_message(view=post.layout, attachments=files)
        if click.message:
            self._versions[click.message.id] = post.version

    async def finish(self, click: Click, post: Post) -> None:
        """Change the answer that was given to a click, or announced."""
        files = await self.files(post)
        answer = await click.edit_original_response(view=post.layout, attachments=files)
        self._versions[answer.id] = post.version

    async def edit(self, message: discord.Message | discord.PartialMessage, post: Post) -> None:
        """Change a message of ours; discord.NotFound if it is gone."""
        await message.edit(view=post.layout, attachments=await self.files(post))
        self._versions[message.id] = post.version

    async def send(
        self, channel: discord.abc.Messageable, post: Post, nonce: str
    ) -> discord.Message:
        """A new message; or what was posted with this nonce a moment ago, which may differ."""
        sent = await channel.send(view=post.layout, files=await self.files(post), nonce=nonce)
        self._versions[sent.id] = post.version
        return sent

    async def files(self, post: Post) -> list[discord.File]:
        """The picture of a post; images.Superseded if the table it shows has gone on meanwhile."""
        if post.picture is None:
            return []
        return [discord.File(io.BytesIO(await self._drawn(post.picture)), post.picture.name)]

    async def _drawn(self, picture: Picture) -> bytes:
        scene, style = picture.scene, picture.style
        if isinstance(scene, tuple):
            return await self.renderer.replay(scene, style)
        if isinstance(scene, Hand):
            return await self.renderer.hand(scene, style)
        if isinstance(scene, Sheet):
            return await self.renderer.sheet(scene, style)
        return await self.renderer.table(scene, style, of=picture.of)


def text_file(name: str, text: str) -> discord.File:
    """A text to be read outside Discord."""
    return discord.File(io.BytesIO(text.encode()), name)
