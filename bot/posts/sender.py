"""Rendering of posts, and all answers, messages and edits that send them to Discord."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Final, TypeVar

import discord
from discord import ui

from bot import replies
from bot.operation.emojis import Emojis
from bot.ratelimits.urgency import Urgency, current
from bot.replies import Attached, Click, Content, Sent
from bot.views.address import Address
from bot.views.plain import plain
from bot.views.post import File, Picture, Post
from bot.views.press import Ask, Pick, Press
from bot.words import talk
from games.scene import Hand, Private, Profile, Sheet, Shelf
from games.text import Text
from images import Renderer
from images.queue import CLICKED
from images.renderer import ONLOOKERS, PLAYERS

T = TypeVar("T")

INVALID_FORM = 50035

OLD = 50 * 60
"""Seconds after which a message is better posted anew: of those older than an hour Discord lets few
be edited."""


_AFTER: Final = {Urgency.ANSWER: CLICKED, Urgency.TURN: PLAYERS}
"""The queue of a picture by urgency; all else is for onlookers."""


class MessageSender:
    """Renders posts and sends them; what each message shows then its `ShownMessage` knows."""

    def __init__(self, renderer: Renderer, emojis: Emojis) -> None:
        self.renderer, self.emojis = renderer, emojis

    async def answer(self, click: Click, post: Post, *, private: bool = True) -> Sent:
        """Answer with a new message, to the clicker alone if `private`.

        It rings for nobody.
        """
        return await self._sent(post, lambda shown: replies.reply(click, shown, private=private))

    async def follow_up(self, click: Click, post: Post, *, private: bool = False) -> Sent:
        """Send a message after the answer to a click, to the clicker alone if `private`."""
        sent = await self._sent(
            post, lambda shown: click.followup.send(**shown.new(private), wait=True)
        )
        return Sent(sent.id, is_follow_up=True)

    async def call(self, click: Click, post: Post, user: int) -> None:
        """Say something to all that rings for one person, whether or not the click is answered."""
        called = Content(view=post.layout, mentions=mentioning(user))
        await replies.reply(click, called, private=False)

    async def update(self, click: Click, post: Post) -> None:
        """Answer by changing the message that was clicked on."""
        await self._sent(post, lambda shown: replies.update(click, shown))

    async def ask(self, click: Click, form: Ask, again: Address) -> None:
        """Answer with a form; where it is too late for one, with the press that asks for it."""
        press = Press(again, talk()(Text("press-form")))
        late = plain(talk()(Text("form-late")), press)
        await replies.ask(click, form, Content(view=late.layout))

    async def finish(self, click: Click, post: Post, follow_up: int | None = None) -> int:
        """Change the answer that was given to a click, or what followed it: which message it is."""

        def change(shown: Content) -> Awaitable[discord.Message]:
            if follow_up is None:
                return click.edit_original_response(**shown.changed())
            return click.followup.edit_message(follow_up, **shown.changed())

        return (await self._sent(post, change)).id

    async def edit(self, message: discord.Message | discord.PartialMessage, post: Post) -> None:
        """Change a message of ours; discord.NotFound if it is gone."""
        await self._sent(
            post, lambda shown: message.edit(view=post.layout, attachments=shown.attached())
        )

    async def send(
        self, channel: discord.abc.Messageable, post: Post, nonce: str, *, rings: bool = False
    ) -> discord.Message:
        """A new message, which rings or not; or what was posted with this nonce a moment ago.

        That may have shown something else, and is edited then.
        """
        sent = await self._sent(
            post,
            lambda shown: channel.send(
                view=post.layout,
                files=shown.attached(),
                nonce=nonce,
                silent=not rings,
                allowed_mentions=mentioning(*post.mentions),
            ),
        )
        if [*_said(sent)] != [*_said(post.layout)]:
            await self.edit(sent, post)
        return sent

    async def _sent(self, post: Post, send: Callable[[Content], Awaitable[T]]) -> T:
        """Send it; without emojis, if Discord does not know one of them any more."""
        shown = await self._content(post)
        try:
            return await send(shown)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM or "emoji" not in error.text.lower():
                raise
        self.emojis.doubt()
        for item in post.layout.walk_children():
            if isinstance(item, Press | Pick):
                item.without_emoji()
        return await send(shown)

    async def _content(self, post: Post) -> Content:
        """A post with its pictures drawn."""
        shown = [each for each in (post.picture, post.below) if each is not None]
        files = [(each.name, await self._data(each)) for each in shown]
        mentions = mentioning(*post.mentions)
        return Content(view=post.layout, files=files, mentions=mentions, silent=True)

    async def _data(self, file: Picture | File) -> bytes:
        return file.data if isinstance(file, File) else await self._drawn(file)

    async def _drawn(self, picture: Picture) -> bytes:
        scene, style = picture.scene, picture.style.read_in(picture.locale)
        after = _AFTER.get(current()[0], ONLOOKERS)
        if isinstance(scene, Hand | Private):
            return await self.renderer.hand(scene, style, after)
        if isinstance(scene, Sheet | Shelf | Profile):
            return await self.renderer.sheet(scene, style, after)
        return await self.renderer.table(scene, style, after)


def _said(shown: discord.Message | ui.LayoutView) -> Iterator[tuple[str | None, ...]]:
    """The contents of a message, without the addresses of its pictures."""
    layout = ui.LayoutView.from_message(shown) if isinstance(shown, discord.Message) else shown
    for item in layout.walk_children():
        if isinstance(item, ui.TextDisplay):
            yield (item.content.strip(),)
        elif isinstance(item, ui.MediaGallery):
            yield tuple(each.description for each in item.items)
        elif isinstance(item, ui.Button | ui.Select):
            yield (item.custom_id,)


def is_old(message: int, now: float) -> bool:
    """True if Discord lets a message be edited only now and then, or soon will."""
    return now - discord.utils.snowflake_time(message).timestamp() > OLD


def mentioning(*people: int) -> discord.AllowedMentions:
    """The mentions of these people count; others, in a name perhaps, are mere text."""
    users = [discord.Object(person) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


def text_file(name: str, text: str) -> discord.File:
    """A text to be read outside Discord."""
    return Attached(name, text.encode())
