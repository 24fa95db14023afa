"""The HTTP API's routes about messages in channels."""

from fastapi import APIRouter, Depends, Response

from bot.sandbox import payloads, refusals
from bot.sandbox.body import Json
from bot.sandbox.refusals import Refusal
from bot.sandbox.server.messages import compose, edit, post, remove
from bot.sandbox.web.requests import NO_CONTENT, Here, Sent, require_token
from bot.sandbox.world.messages import Message
from bot.sandbox.world.world import World

router = APIRouter(dependencies=[Depends(require_token)])


@router.get("/channels/{channel_id}/messages/{message_id}")
async def get_message(world: Here, channel_id: int, message_id: int) -> Json:
    """One message."""
    return payloads.message(world, world.message(channel_id, message_id))


@router.post("/channels/{channel_id}/messages")
async def create_message(world: Here, channel_id: int, body: Sent) -> Json:
    """Post a message, unless it is for a person whose direct messages are closed."""
    channel = world.channel(channel_id)
    if channel.person and not channel.person.direct_messages:
        raise Refusal(refusals.CANNOT_SEND_TO_USER)
    return payloads.message(world, post(world, compose(world, channel, body)))


def _own(world: World, channel_id: int, message_id: int) -> Message:
    message = world.message(channel_id, message_id)
    if message.author is not world.bot:
        raise Refusal(refusals.NOT_AUTHOR)
    return message


@router.patch("/channels/{channel_id}/messages/{message_id}")
async def edit_message(world: Here, channel_id: int, message_id: int, body: Sent) -> Json:
    """Change a message of the bot's own."""
    message = _own(world, channel_id, message_id)
    return payloads.message(world, edit(world, message, body))


@router.delete(
    "/channels/{channel_id}/messages/{message_id}", status_code=NO_CONTENT, response_class=Response
)
async def delete_message(world: Here, channel_id: int, message_id: int) -> None:
    """Delete a message; the bot may delete anybody's in the guild."""
    if world.channel(channel_id).person:
        _own(world, channel_id, message_id)
    remove(world, world.message(channel_id, message_id))
