"""The HTTP API's routes about messages in channels."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response

from bot.sandbox import payloads, refusals
from bot.sandbox.body import Json
from bot.sandbox.refusals import Refusal
from bot.sandbox.server.channels import change
from bot.sandbox.server.messages import compose, edit, post, remove
from bot.sandbox.web.requests import NO_CONTENT, Here, Sent, require_token
from bot.sandbox.world.messages import Channel, Message, Permission
from bot.sandbox.world.world import World

router = APIRouter(dependencies=[Depends(require_token)])


@router.get("/channels/{channel_id}/messages")
async def get_messages(
    world: Here,
    channel_id: int,
    before: int | None = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> list[Json]:
    """The latest messages that all can see, the newest first; none if the bot may not read them."""
    channel = world.channel(channel_id)
    if channel.denies(Permission.READ_MESSAGE_HISTORY):
        return []
    seen = [each for each in channel.messages.values() if each.only_for is None]
    asked = [each for each in reversed(seen) if before is None or each.id < before]
    return [payloads.message(world, each) for each in asked[:limit]]


@router.get("/channels/{channel_id}/messages/{message_id}")
async def get_message(world: Here, channel_id: int, message_id: int) -> Json:
    """One message."""
    return payloads.message(world, world.message(channel_id, message_id))


@router.post("/channels/{channel_id}/messages")
async def create_message(world: Here, channel_id: int, body: Sent) -> Json:
    """Post a message; that opens an archived thread, unless it is locked."""
    channel = world.channel(channel_id)
    if channel.person and not channel.person.direct_messages:
        raise Refusal(refusals.CANNOT_SEND_TO_USER)
    sending = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    _require(channel, sending | (Permission.ATTACH_FILES if body.files else sending))
    if channel.thread and channel.thread.archived:
        if channel.thread.locked:
            raise Refusal(refusals.THREAD_ARCHIVED)
        change(world, channel, archived=False)
    return payloads.message(world, post(world, compose(world, channel, body)))


def _require(channel: Channel, permissions: Permission) -> None:
    """Raise Refusal if the bot is denied any of them."""
    if channel.denies(permissions):
        raise Refusal(refusals.MISSING_PERMISSIONS)


def _own(world: World, channel_id: int, message_id: int) -> Message:
    message = world.message(channel_id, message_id)
    if message.author is not world.bot:
        raise Refusal(refusals.NOT_AUTHOR)
    return message


@router.patch("/channels/{channel_id}/messages/{message_id}")
async def edit_message(world: Here, channel_id: int, message_id: int, body: Sent) -> Json:
    """Change a message of the bot's own, where that is not in an archived thread."""
    message = _own(world, channel_id, message_id)
    thread = message.channel.thread
    if thread and thread.archived:
        raise Refusal(refusals.THREAD_ARCHIVED)
    if body.files:
        _require(message.channel, Permission.ATTACH_FILES)
    return payloads.message(world, edit(world, message, body))


@router.delete(
    "/channels/{channel_id}/messages/{message_id}", status_code=NO_CONTENT, response_class=Response
)
async def delete_message(world: Here, channel_id: int, message_id: int) -> None:
    """Delete a message; the bot may delete anybody's in the guild."""
    if world.channel(channel_id).person:
        _own(world, channel_id, message_id)
    remove(world, world.message(channel_id, message_id))
