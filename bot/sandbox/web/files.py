"""Files on messages, served as Discord's CDN does."""

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse

from bot.sandbox.refusals import NOT_FOUND, Refusal
from bot.sandbox.web.requests import Here
from bot.sandbox.world.avatars import AVATAR
from bot.sandbox.world.avatars import avatar as picture_of
from bot.sandbox.world.world import World
from images.text.fonts import EMOJI, LATIN, Typeface, path

router = APIRouter()


@router.get("/fonts/inter.ttf")
async def font() -> FileResponse:
    """The page's typeface, the one that the pictures are lettered with."""
    return _typeface(LATIN)


@router.get("/fonts/emoji.ttf")
async def emoji_font() -> FileResponse:
    """Emojis for machines that have none, as many servers do."""
    return _typeface(EMOJI)


def _typeface(typeface: Typeface) -> FileResponse:
    caching = {"Cache-Control": "public, max-age=86400"}
    return FileResponse(path(typeface), media_type="font/ttf", headers=caching)


@router.get("/attachments/{channel_id}/{attachment_id}/{name}")
async def attachment(world: Here, channel_id: int, attachment_id: int, name: str) -> Response:
    """The content of a file, for as long as it hangs on a message, and a little longer."""
    file = world.attachments.get(attachment_id) or world.former_attachments.get(attachment_id)
    if file is None or (file.channel, file.name) != (channel_id, name):
        raise Refusal(NOT_FOUND)
    caching = {"Cache-Control": "private, max-age=86400"}
    return Response(file.content, media_type=file.content_type, headers=caching)


@router.get("/emojis/{emoji_id}")
async def emoji(world: Here, emoji_id: int) -> Response:
    """The picture of an emoji of the application."""
    shown = world.emojis.get(emoji_id)
    if shown is None:
        raise Refusal(NOT_FOUND)
    caching = {"Cache-Control": "private, max-age=86400"}
    return Response(shown.content, media_type=shown.content_type, headers=caching)


@router.get("/avatars/{user_id}/{name}")
async def avatar(world: Here, user_id: int, name: str) -> Response:
    """The avatar of a person; `name` is its hash and the format, of which there is one."""
    if name != f"{AVATAR}.png":
        raise Refusal(NOT_FOUND)
    caching = {"Cache-Control": "private, max-age=86400"}
    return Response(_picture(world, user_id), media_type="image/png", headers=caching)


def _picture(world: World, user: int) -> bytes:
    """A person's pattern, or what the bot has given itself; Refusal where there is none."""
    if user == world.bot.id and world.bot.picture:
        return world.bot.picture
    if user not in world.people:
        raise Refusal(NOT_FOUND)
    return picture_of(user)
