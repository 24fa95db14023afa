"""Discord's limits on an application's emojis, and on messages that show them."""

import re
from base64 import b64decode
from collections.abc import Container, Sized

from bot.sandbox.body import Json
from bot.sandbox.limits.form import Form
from bot.sandbox.refusals import TOO_MANY_EMOJIS, Refusal
from bot.sandbox.world.components import walk

MOST = 2000
BYTES = 256 * 1024
IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/]+=*)")


def check_emoji(asked: Json, names: Container[str]) -> None:
    """Raise Refusal if Discord would not create this emoji beside those of these names."""
    form = Form()
    name, image = asked.get("name") or "", IMAGE.fullmatch(asked.get("image") or "")
    if not re.fullmatch(r"\w{2,32}", name, re.ASCII):
        form.wrong("name", "STRING_TYPE_REGEX", "Must be 2 to 32 letters, digits or underscores.")
    elif name in names:
        form.wrong("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This name is taken.")
    if image is None:
        form.wrong("image", "IMAGE_INVALID", "Invalid image data")
    elif len(b64decode(image[2])) > BYTES:
        form.wrong("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    form.refuse()


def check_room(emojis: Sized) -> None:
    """Raise Refusal if an application cannot have one more."""
    if len(emojis) >= MOST:
        raise Refusal(TOO_MANY_EMOJIS)


def check_shown(components: list[Json], emojis: Container[int]) -> None:
    """Raise Refusal for a button or an option with an emoji of the application's that is none."""
    form = Form()
    for component in walk(components):
        for each in (component, *(component.get("options") or ())):
            number = (each.get("emoji") or {}).get("id")
            if number and int(number) not in emojis:
                form.wrong("components.emoji.id", "COMPONENT_INVALID_EMOJI", "Invalid emoji")
    form.refuse()
