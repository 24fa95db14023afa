"""Cards as they are pasted: with shadow or glow, dimmed, turned, and kept.

Memory is bounded by the number of pictures kept: one 216 wide takes 0.4 MB.
"""

from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from images.drawing import Look
from images.faces import face
from images.theme import CARD_RATIO, Colour, Deck, Style
from images.vector import Pen


def turned(card: str, width: int, angle: float, look: Look, style: Style) -> Image.Image:
    """A card turned by an angle in degrees, against the clock."""
    if look == "dim":  # which is quicker than to turn, so it is only the bright card that is kept
        return _dimmed(_turned(card, width, angle, style.deck, None))
    return _turned(card, width, angle, style.deck, style.theme.gold if look == "gold" else None)


@lru_cache(maxsize=256)
def _turned(card: str, width: int, angle: float, deck: Deck, gold: Colour | None) -> Image.Image:
    flat = sprite(card, width, deck, gold)
    return flat.rotate(angle, Image.Resampling.BILINEAR, expand=True) if angle else flat


@lru_cache(maxsize=320)
def sprite(card: str, width: int, deck: Deck, gold: Colour | None = None) -> Image.Image:
    """A card `width` wide with what is around it, equally far on all sides: shadow, or a glow."""
    image = face(card, width, deck)
    margin = max(6, round(width * 0.10))
    cover = Image.new("L", (image.width + 2 * margin, image.height + 2 * margin), 0)
    cover.paste(image.getchannel("A"), (margin, margin))
    out = _glow(cover, width, gold) if gold else _shadow(cover, width)
    out.alpha_composite(image, (margin, margin))
    return out


def _dimmed(image: Image.Image) -> Image.Image:
    """Greyer and darker, the suit still told by its colour; a shadow stays black."""
    plain = image.convert("RGB")
    grey = plain.convert("L").convert("RGB")
    dim = Image.blend(plain, grey, 0.45).point(lambda tone: tone * 68 // 100)
    dim.putalpha(image.getchannel("A"))
    return dim


def _glow(cover: Image.Image, width: int, gold: Colour) -> Image.Image:
    """A rim and a halo."""
    rim = _grown(cover, max(1, round(width * 0.022)))
    rim = rim.filter(ImageFilter.GaussianBlur(width * 0.008))
    halo = cover.filter(ImageFilter.GaussianBlur(width * 0.045))
    out = Image.new("RGBA", cover.size, gold)
    out.putalpha(ImageChops.lighter(rim, halo.point(lambda tone: min(170, tone))))
    return out


def _grown(cover: Image.Image, by: int) -> Image.Image:
    """A cover wider by so many pixels on all sides: what MaxFilter gives, twenty times quicker."""
    for aside in ((1, 0), (-1, 0), (0, 1), (0, -1)) * by:
        cover = ImageChops.lighter(cover, ImageChops.offset(cover, *aside))
    return cover


def _shadow(cover: Image.Image, width: int) -> Image.Image:
    fallen = ImageChops.offset(cover, round(width * 0.012), round(width * 0.025))
    soft = fallen.filter(ImageFilter.GaussianBlur(width * 0.028))
    out = Image.new("RGBA", cover.size, (0, 0, 0, 0))
    out.putalpha(soft.point(lambda tone: tone * 11 // 20))
    return out


@lru_cache(maxsize=32)
def slot(width: int, ink: Colour) -> Image.Image:
    """The outline of a card."""
    height = round(width * CARD_RATIO)
    pen = Pen((width, height))
    radius = width * 0.08
    pen.box(0, 0, width, height, radius, ink)
    pen.box(3, 3, width - 3, height - 3, radius - 3, (0, 0, 0, 0))
    return pen.done()
