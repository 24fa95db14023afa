"""Files on messages: which are kept, which are new, and what an attachment:// address means."""

import io
import mimetypes
import re
from dataclasses import replace

from PIL import Image, UnidentifiedImageError

from bot.sandbox import payloads
from bot.sandbox.body import Body, Json, Upload
from bot.sandbox.limits.form import invalid
from bot.sandbox.world.messages import Attachment, Channel
from bot.sandbox.world.world import World

REFERENCE = "attachment://"


def attached(
    world: World, channel: Channel, body: Body, existing: list[Attachment]
) -> list[Attachment]:
    """The files a message has after `body`.

    Its list `attachments` names all to keep and describes the new; without it all existing files
    stay. Raises Refusal for one that is neither there nor sent.
    """
    listed = body.json.get("attachments")
    if listed is None:
        kept, described = list(existing), {}
    else:
        known = {attachment.id: attachment for attachment in existing}
        described = {int(entry["id"]): entry for entry in listed if int(entry["id"]) not in known}
        _check_sent(described, body)
        kept = [
            replace(old, description=entry.get("description", old.description))
            for entry in listed
            if (old := known.get(int(entry["id"])))
        ]
    for number, upload in sorted(body.files.items()):
        kept.append(_new(world, channel, upload, described.get(number, {})))
    return kept


def _check_sent(described: dict[int, Json], body: Body) -> None:
    for number in described:
        if number not in body.files:
            message = "This file is neither on the message nor in the request."
            raise invalid(f"attachments.{number}", "MESSAGE_ATTACHMENT_NOT_FOUND", message)


def _new(world: World, channel: Channel, upload: Upload, entry: Json) -> Attachment:
    name = re.sub(r"[^\w.-]", "_", entry.get("filename") or upload.name) or "unknown"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    attachment = Attachment(
        world.snowflakes.fresh(), channel.id, name, upload.content, kind, entry.get("description")
    )
    if kind.startswith("image/"):
        attachment.width, attachment.height = _picture_size(upload.content)
    return attachment


def _picture_size(content: bytes) -> tuple[int, int] | tuple[None, None]:
    """Width and height in pixels; only the picture's head is read."""
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except UnidentifiedImageError:
        return None, None


def media(world: World, url: str, attachments: list[Attachment]) -> Json:
    """The resolved media of a component; raises Refusal for a file that is not on the message."""
    if not url.startswith(REFERENCE):
        return {"url": url, "proxy_url": url, "content_type": None, "loading_state": 2}
    for attachment in attachments:
        if attachment.name == url.removeprefix(REFERENCE):
            return payloads.media(world, attachment)
    code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    raise invalid("components", code, f"Referenced attachment not found: {url}")
