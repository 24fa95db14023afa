"""Messages come, change and go; the bot and everybody watching are told."""

import json
from dataclasses import replace
from itertools import islice

from bot.sandbox import payloads
from bot.sandbox.body import Body, Json
from bot.sandbox.limits.emojis import check_shown
from bot.sandbox.limits.messages import check_edit, check_new
from bot.sandbox.refusals import UNKNOWN_MESSAGE, Refusal
from bot.sandbox.server.attachments import attached, media
from bot.sandbox.world.changes import Edited, Gone, Posted
from bot.sandbox.world.components import resolved
from bot.sandbox.world.messages import Attachment, Channel, Flags, Message, Where
from bot.sandbox.world.world import World

GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
KEPT_PER_CHANNEL = 5000
SETTABLE = Flags.SUPPRESS_EMBEDS | Flags.SUPPRESS_NOTIFICATIONS | Flags.COMPONENTS_V2


def compose(world: World, channel: Channel, body: Body) -> Message:
    """The bot's new message, not posted yet; raises Refusal for what Discord would not post."""
    check_new(body)
    asked = body.json
    files = attached(world, channel, body, [])
    reference = asked.get("message_reference")
    return Message(
        world.snowflakes.fresh(),
        channel,
        world.bot,
        world.clock.now(),
        content=asked.get("content") or "",
        components=_components(world, asked, files),
        embeds=asked.get("embeds") or [],
        attachments=files,
        flags=Flags(asked.get("flags") or 0) & SETTABLE,
        replied_to=int(reference["message_id"]) if reference else None,
        nonce=asked.get("nonce"),
    )


def _components(world: World, asked: Json, files: list[Attachment]) -> list[Json]:
    components = asked.get("components") or []
    check_shown(components, world.emojis)
    return resolved(components, lambda url: media(world, url, files))


def post(world: World, message: Message) -> Message:
    """Let the message stand in its channel; one with a known nonce is not posted twice.

    Nor is one that was deleted. Discord forgets a nonce in minutes, and a channel here never does.
    """
    channel = message.channel
    if message.nonce:
        if message.nonce in channel.spent:
            raise Refusal(UNKNOWN_MESSAGE)
        for earlier in islice(reversed(channel.messages.values()), 50):
            if earlier.nonce == message.nonce and earlier.author is message.author:
                return earlier
    channel.messages[message.id] = message
    world.attachments.update({file.id: file for file in message.attachments})
    if len(channel.messages) > KEPT_PER_CHANNEL:
        _forget(world, channel.messages.pop(next(iter(channel.messages))))
    _tell_bot(world, "MESSAGE_CREATE", message)
    world.watchers.tell(Posted(message))
    return message


def edit(world: World, message: Message, body: Body) -> Message:
    """Change what `body` names; raises Refusal, and changes nothing, where Discord does."""
    check_edit(body, message)
    asked = body.json
    files = attached(world, message.channel, body, message.attachments)
    changed: Json = {"attachments": files}
    if "components" in asked:
        changed["components"] = _components(world, asked, files)
    for part, empty in (("content", ""), ("embeds", [])):
        if part in asked:
            changed[part] = asked[part] or empty
    if asked.get("flags") is not None:
        changed["flags"] = message.flags & ~SETTABLE | Flags(asked["flags"]) & SETTABLE
    _forget(world, message)
    world.attachments.update({file.id: file for file in files})
    was_loading = bool(message.flags & Flags.LOADING)
    for part, value in changed.items():
        setattr(message, part, value)
    message.flags &= ~Flags.LOADING
    message.edited = None if was_loading else world.clock.now()
    _tell_bot(world, "MESSAGE_UPDATE", message)
    world.watchers.tell(Edited(message))
    return message


def remove(world: World, message: Message) -> None:
    """Delete the message, or let its one reader dismiss it."""
    channel = message.channel
    if channel.messages.pop(message.id, None):
        _forget(world, message)
        if message.nonce:
            channel.spent.add(message.nonce)
        if not message.only_for and channel.where is Where.HOME:
            gone = {"id": str(message.id), "channel_id": str(channel.id)}
            if channel.guild_id:
                gone["guild_id"] = str(channel.guild_id)
            intent = GUILD_MESSAGES if channel.guild_id else DIRECT_MESSAGES
            world.sessions.dispatch("MESSAGE_DELETE", json.dumps(gone), channel.guild_id, intent)
        world.watchers.tell(Gone(message))


def _forget(world: World, message: Message) -> None:
    for attachment in message.attachments:
        world.attachments.pop(attachment.id, None)
        world.former_attachments[attachment.id] = attachment


def _tell_bot(world: World, event: str, message: Message) -> None:
    """Sessions with the intent are told; of ephemeral messages nobody is."""
    guild_id = message.channel.guild_id
    intent = GUILD_MESSAGES if guild_id else DIRECT_MESSAGES
    is_away = message.channel.where is not Where.HOME
    if is_away or message.only_for or not world.sessions.concerned(guild_id, intent):
        return
    shown = message
    mentioned = f"<@{world.bot.id}>" in message.content
    if guild_id and message.author is not world.bot and not mentioned:
        shown = replace(message, content="", components=[], embeds=[], attachments=[])
    payload = payloads.message(world, shown)
    if guild_id:
        payload["guild_id"] = str(guild_id)
        payload["member"] = payloads.member(message.author, with_user=False)
    world.sessions.dispatch(event, json.dumps(payload), guild_id, intent)
