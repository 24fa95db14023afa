"""Files on messages, served as Discord's CDN does."""

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse

from bot.sandbox.refusals import NOT_FOUND, Refusal
from bot.sandbox.web.requests import Here
from images.text.fonts import LATIN, path

router = APIRouter()


@router.get("/fonts/inter.ttf")
async def font() -> FileResponse:
    """The page's typeface, the one that the pictures are lettered with."""
    caching = {"Cache-Control": "public, max-age=86400"}
    return FileResponse(path(LATIN), media_type="font/ttf", headers=caching)


@router.get("/attachments/{channel_id}/{attachment_id}/{name}")
async def attachment(world: Here, channel_id: int, attachment_id: int, name: str) -> Response:
    """The content of a file, for as long as it hangs on a message."""
    file = world.attachments.get(attachment_id)
    if file is None or (file.channel, file.name) != (channel_id, name):
        raise Refusal(NOT_FOUND)
    caching = {"Cache-Control": "private, max-age=86400"}
    return Response(file.content, media_type=file.content_type, headers=caching)
