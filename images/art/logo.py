"""The bot's own picture: three cards on felt."""

import io
from typing import Final

from PIL import Image

from images.art.cards import sprite
from images.art.felt import felt
from images.theme import PLAIN

SIDE: Final = 512
"""Pixels; Discord shows the circle in the middle."""
_CARD: Final = 190
_FAN: Final = (("JC", 18, 148, 268), ("QH", 0, 256, 240), ("AS", -18, 364, 268))
"""Each card with its angle, counterclockwise, and the place of its middle."""


def logo() -> bytes:
    """A PNG."""
    picture = felt(SIDE, SIDE, PLAIN.theme).convert("RGBA")
    for card, angle, x, y in _FAN:
        image = sprite(card, _CARD, "plain", PLAIN.deck).convert("RGBA")
        image = image.rotate(angle, Image.Resampling.BICUBIC, expand=True)
        picture.alpha_composite(image, (x - image.width // 2, y - image.height // 2))
    content = io.BytesIO()
    picture.convert("RGB").save(content, "PNG")
    return content.getvalue()
