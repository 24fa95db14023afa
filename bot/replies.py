"""The reply to an interaction: it comes, whatever was said or acknowledged in the meantime.

Discord takes one first response to an interaction, within three seconds. Where the reply takes
longer a placeholder stands there until it comes; one request at a time replies to an interaction,
so that neither hides the other. What Discord has taken without telling us so, because a connection
broke or another process was first, it says with 40060: then the reply becomes a later response.
"""

import asyncio
import io
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeVar

import discord
from discord import ui

from bot.endpoint import DISCORD_FAILED

Click = discord.Interaction[Any]
"""A press, a form or a command; `bot.app.Click` is one whose client is ours."""
T = TypeVar("T")

ACKNOWLEDGED: Final = 40060
"""Discord's code where it has taken a first response already."""
_KEY: Final = "reply"


class Attached(discord.File):
    """Bytes under a name, free once they are sent.

    discord.py closes what it sent so that it holds itself: it would stay until Python looks for
    garbage, and so would some hundred pictures.
    """

    def __init__(self, name: str, data: bytes) -> None:
        super().__init__(io.BytesIO(data), name)

    def close(self) -> None:
        """Forget the bytes, once or again."""
        vars(self.fp).clear()
        self.fp.close()


@dataclass(frozen=True)
class Content:
    """The content of a message: a layout or a text, and files by name."""

    view: ui.LayoutView | None = None
    text: str | None = None
    files: Sequence[tuple[str, bytes]] = ()
    mentions: discord.AllowedMentions = field(default_factory=discord.AllowedMentions.none)
    silent: bool = False

    def attached(self) -> list[discord.File]:
        """Its files; each list can be sent once."""
        return [Attached(*file) for file in self.files]

    def new(self, private: bool) -> dict[str, Any]:
        """The arguments to send it as a new message."""
        shown = {"content": self.text} if self.view is None else {"view": self.view}
        sent = {"files": self.attached(), "allowed_mentions": self.mentions}
        return {**shown, **sent, "ephemeral": private, "silent": self.silent and not private}

    def changed(self) -> dict[str, Any]:
        """The arguments to edit a message that showed something else."""
        return {"content": self.text, "view": self.view, "attachments": self.attached()}


class Sent(NamedTuple):
    """A message that came of an interaction: its original response, or one that followed."""

    message: int
    is_follow_up: bool


class _Placeholder(NamedTuple):
    """A message in whose place the reply is to come."""

    sent: Sent
    is_private: bool


class _Reply:
    """The responses to an interaction so far."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.placeholder: _Placeholder | None = None
        self.is_acknowledged = False  # by a response of which discord.py does not know
        self.is_over = False  # its handler has returned


def _of(click: Click) -> _Reply:
    reply: _Reply = click.extras.setdefault(_KEY, _Reply())
    return reply


def is_begun(click: Click) -> bool:
    """True if Discord has taken a first response."""
    return click.response.is_done() or _of(click).is_acknowledged


async def reply(click: Click, content: Content, *, private: bool = True) -> Sent:
    """Reply with a message of its own, in the place of what stands there until it comes."""
    state = _of(click)
    async with state.lock:
        if sent := await _new(click, content, private):
            return sent
        if state.is_acknowledged and state.placeholder is None:
            state.placeholder = await _unknown_response(click)
        return await _in_place(click, content, private)


async def explain(click: Click, content: Content) -> Sent:
    """Answer with what went wrong: it replaces a placeholder, and nothing else."""
    state = _of(click)
    async with state.lock:
        if sent := await _new(click, content, private=True):
            return sent
        return await _in_place(click, content, private=True)


async def _new(click: Click, content: Content, private: bool) -> Sent | None:
    """The reply as the first response to a click; None if there is one already."""
    first = await _first(click, lambda: click.response.send_message(**content.new(private)))
    if first is None:
        return None
    assert first.message_id is not None, "a message was sent"
    return Sent(first.message_id, is_follow_up=False)


async def update(click: Click, content: Content) -> None:
    """Reply to a press by changing the message that was pressed."""
    state = _of(click)
    async with state.lock:
        changed = content.changed()
        if await _first(click, lambda: click.response.edit_message(**changed)) is None:
            await click.edit_original_response(**content.changed())
            await _clear(click)


async def defer(click: Click, *, private: bool = True) -> None:
    """Let Discord show that the reply is being made, unless something says so already."""
    state = _of(click)
    async with state.lock:
        first = await _first(click, lambda: click.response.defer(ephemeral=private, thinking=True))
        if first and first.message_id is not None:
            state.placeholder = _Placeholder(Sent(first.message_id, False), private)


async def acknowledge(click: Click) -> None:
    """Respond to a press without words: the message that was pressed changes by itself."""
    async with _of(click).lock:
        await _first(click, click.response.defer)


async def ask(click: Click, form: ui.Modal, instead: Content) -> None:
    """Open a form; only a first response can, and where there was one comes what opens it."""
    state = _of(click)
    async with state.lock:
        if await _first(click, lambda: click.response.send_modal(form)) is None:
            await _in_place(click, instead, private=True)


async def hold(click: Click, text: str) -> None:
    """Have a placeholder say something until the reply comes, unless that is there already.

    A press is acknowledged: the message that was pressed stays the original response.
    """
    state = _of(click)
    async with state.lock:
        if is_begun(click) or state.is_over:
            return
        if click.message is None:
            sent = await _first(click, lambda: click.response.send_message(text, ephemeral=True))
            if sent and sent.message_id is not None:
                state.placeholder = _Placeholder(Sent(sent.message_id, False), is_private=True)
        elif await _first(click, click.response.defer) is not None:
            message = await click.followup.send(text, ephemeral=True, wait=True)
            state.placeholder = _Placeholder(Sent(message.id, True), is_private=True)


async def hold_on(click: Click, text: str) -> None:
    """Have the placeholder say something else, if there is one."""
    state = _of(click)
    async with state.lock:
        if state.placeholder:
            await _edit(click, state.placeholder.sent, {"content": text})


async def end(click: Click) -> None:
    """The handler has returned: what was to stand until a reply came goes, if none was to come."""
    state = _of(click)
    state.is_over = True
    async with state.lock:
        await _clear(click)


async def take_back(click: Click, sent: Sent) -> None:
    """Delete what came of an interaction."""
    if sent.is_follow_up:
        await click.followup.delete_message(sent.message)
    else:
        await click.delete_original_response()


async def _first(click: Click, respond: Callable[[], Awaitable[T]]) -> T | None:
    """Make the first response; None if Discord has taken one already."""
    if is_begun(click):
        return None
    try:
        return await respond()
    except discord.HTTPException as error:
        if error.code != ACKNOWLEDGED:
            raise
    _of(click).is_acknowledged = True
    return None


async def _unknown_response(click: Click) -> _Placeholder | None:
    """A first response of which we only know that there is one; None if it is a mere deferral."""
    with suppress(discord.NotFound):
        found = await click.original_response()
        if click.message is None or found.id != click.message.id:
            return _Placeholder(Sent(found.id, False), found.flags.ephemeral)
    return None


async def _in_place(click: Click, content: Content, private: bool) -> Sent:
    """Show something in the place of the placeholder, or below what has been shown."""
    state = _of(click)
    stands = state.placeholder
    if stands and stands.is_private == private:
        with suppress(discord.NotFound):  # its reader may have dismissed it
            await _edit(click, stands.sent, content.changed())
            state.placeholder = None
            return stands.sent
        state.placeholder = None
    sent = await click.followup.send(**content.new(private), wait=True)
    await _clear(click)
    return Sent(sent.id, is_follow_up=True)


async def _edit(click: Click, sent: Sent, changed: dict[str, Any]) -> None:
    if sent.is_follow_up:
        await click.followup.edit_message(sent.message, **changed)
    else:
        await click.edit_original_response(**changed)


async def _clear(click: Click) -> None:
    """Take the placeholder away, if it still stands."""
    state = _of(click)
    stands, state.placeholder = state.placeholder, None
    if stands:
        with suppress(*DISCORD_FAILED):
            await take_back(click, stands.sent)
