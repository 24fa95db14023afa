"""The HTTP API's routes about the application's emojis, and their pictures."""

from base64 import b64decode

from fastapi import APIRouter, Depends, Response

from bot.sandbox import payloads, refusals
from bot.sandbox.body import Json
from bot.sandbox.limits.emojis import IMAGE, check_emoji, check_room
from bot.sandbox.refusals import Refusal
from bot.sandbox.web.requests import NO_CONTENT, Here, Sent, require_token
from bot.sandbox.world.emojis import Emoji

router = APIRouter(
    prefix="/applications/{application_id}/emojis", dependencies=[Depends(require_token)]
)


@router.get("")
async def get_emojis(world: Here) -> Json:
    """All of them."""
    return {"items": [payloads.emoji(world, each) for each in world.emojis.values()]}


@router.post("", status_code=201)
async def create_emoji(world: Here, body: Sent) -> Json:
    """One more."""
    check_room(world.emojis)
    check_emoji(body.json, {each.name for each in world.emojis.values()})
    image = IMAGE.fullmatch(body.json["image"])
    assert image, "it was checked"
    number = world.snowflakes.fresh()
    world.emojis[number] = Emoji(number, body.json["name"], b64decode(image[2]), image[1])
    return payloads.emoji(world, world.emojis[number])


@router.delete("/{emoji_id}", status_code=NO_CONTENT, response_class=Response)
async def delete_emoji(world: Here, emoji_id: int) -> None:
    """One less; messages that show it go on doing so."""
    if world.emojis.pop(emoji_id, None) is None:
        raise Refusal(refusals.UNKNOWN_EMOJI)
