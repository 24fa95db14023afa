"""The HTTP API's routes about threads."""

from fastapi import APIRouter, Depends, Response

from bot.sandbox import payloads, refusals
from bot.sandbox.body import Json
from bot.sandbox.limits.form import Form
from bot.sandbox.refusals import Refusal
from bot.sandbox.server.channels import change, start_thread
from bot.sandbox.web.requests import NO_CONTENT, Here, Sent, require_token
from bot.sandbox.world.messages import Channel, Message, Permission
from bot.sandbox.world.world import World

DURATIONS = (60, 1440, 4320, 10080)
"""Minutes of silence after which Discord may be asked to archive a thread."""

router = APIRouter(dependencies=[Depends(require_token)])


@router.post("/channels/{channel_id}/threads", status_code=201)
async def create_thread(world: Here, channel_id: int, body: Sent) -> Json:
    """Begin a thread in a channel."""
    return _begun(world, world.channel(channel_id), body.json)


@router.post("/channels/{channel_id}/messages/{message_id}/threads", status_code=201)
async def create_thread_of(world: Here, channel_id: int, message_id: int, body: Sent) -> Json:
    """Begin the thread of a message."""
    message = world.message(channel_id, message_id)
    return _begun(world, message.channel, body.json, message)


def _begun(world: World, parent: Channel, asked: Json, message: Message | None = None) -> Json:
    form = Form()
    form.required("name", asked.get("name"), 100)
    form.refuse()
    if parent.denies(Permission.CREATE_PUBLIC_THREADS):
        raise Refusal(refusals.MISSING_PERMISSIONS)
    if parent.thread or parent.person:
        raise Refusal(refusals.WRONG_CHANNEL)
    thread = start_thread(world, parent, asked["name"], world.bot, message)
    return payloads.channel(world, thread)


@router.put(
    "/channels/{channel_id}/thread-members/{user_id}",
    status_code=NO_CONTENT,
    response_class=Response,
)
async def add_member(world: Here, channel_id: int, user_id: int) -> None:
    """Add somebody to the thread."""
    place = world.channel(channel_id)
    if place.thread is None:
        raise Refusal(refusals.WRONG_CHANNEL)
    place.thread.members.add(world.user(user_id).id)


@router.patch("/channels/{channel_id}")
async def edit_thread(world: Here, channel_id: int, body: Sent) -> Json:
    """Archive the thread or open it; a locked one only its moderators open, not the bot."""
    place = world.channel(channel_id)
    if place.thread is None or place.thread.locked:
        raise Refusal(refusals.MISSING_PERMISSIONS)
    asked = body.json
    after = asked.get("auto_archive_duration")
    if after not in (None, *DURATIONS):
        raise Refusal(refusals.INVALID_FORM)
    change(world, place, archived=asked.get("archived"), archived_after=after)
    return payloads.channel(world, place)
