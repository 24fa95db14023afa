"""Cards with their shadow, dimmed and turned; and the glow around those that are marked."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from images.drawing import BLANK, Look
from images.faces import face
from images.kept import kept
from images.theme import CARD_RATIO, FOUR_COLOURS, HAND_CARD, Colour, Deck

_DARKER: Final = [tone * 68 // 100 for tone in range(256)] * 3


def sprite(card: str, width: int, angle: float, look: Look, deck: Deck) -> Image.Image:
    """A card in the middle of room for its shadow, turned by degrees against the clock."""
    out = _shadow(width).copy()
    front = _front(card, width, deck)
    out.alpha_composite(_dimmed(front) if look == "dim" else front, (_room(width), _room(width)))
    return _turned(out, angle)


def glow(width: int, angle: float, ink: Colour) -> Image.Image:
    """A rim and a halo, to be laid around a card and as large as its sprite."""
    return _turned(_glow(width, ink), angle)


@lru_cache(maxsize=16)
def _glow(width: int, ink: Colour) -> Image.Image:
    cover = _cover(width)
    rim = _grown(cover, max(1, round(width * 0.022)))
    rim = rim.filter(ImageFilter.GaussianBlur(width * 0.008))
    halo = cover.filter(ImageFilter.GaussianBlur(width * 0.045))
    around = ImageChops.lighter(rim, halo.point(lambda tone: min(170, tone)))
    out = Image.new("RGBA", cover.size, ink)
    inside = cover.filter(ImageFilter.MinFilter(3))  # the edge of the card lies under the rim
    out.putalpha(ImageChops.subtract(around, inside))
    return out


@kept(32)
def _face(card: str, deck: Deck) -> Image.Image:
    """A card as large as it is ever drawn: all smaller ones are reduced from it."""
    return face(card, HAND_CARD, deck)


def _front(card: str, width: int, deck: Deck) -> Image.Image:
    whole = _face(card, deck)
    size = (width, round(width * CARD_RATIO))
    return whole if size == whole.size else whole.resize(size, Image.Resampling.HAMMING)


def _turned(image: Image.Image, angle: float) -> Image.Image:
    return image.rotate(angle, Image.Resampling.BILINEAR, expand=True) if angle else image


def _room(width: int) -> int:
    """Around a card."""
    return max(6, round(width * 0.10))


def _cover(width: int) -> Image.Image:
    """Where a card covers what is below it, 0 to 255."""
    blank, room = _front(BLANK, width, FOUR_COLOURS), _room(width)
    cover = Image.new("L", (blank.width + 2 * room, blank.height + 2 * room), 0)
    cover.paste(blank.getchannel("A"), (room, room))
    return cover


def _dimmed(image: Image.Image) -> Image.Image:
    """Greyer and darker, the suit still told by its colour."""
    plain = image.convert("RGB")
    grey = plain.convert("L").convert("RGB")
    dim = Image.blend(plain, grey, 0.45).point(_DARKER)
    dim.putalpha(image.getchannel("A"))
    return dim


def _grown(cover: Image.Image, by: int) -> Image.Image:
    """A cover wider by so many pixels on all sides: what MaxFilter gives, twenty times quicker."""
    for aside in ((1, 0), (-1, 0), (0, 1), (0, -1)) * by:
        cover = ImageChops.lighter(cover, ImageChops.offset(cover, *aside))
    return cover


@lru_cache(maxsize=16)
def _shadow(width: int) -> Image.Image:
    cover = _cover(width)
    fallen = ImageChops.offset(cover, round(width * 0.012), round(width * 0.025))
    soft = fallen.filter(ImageFilter.GaussianBlur(width * 0.028))
    out = Image.new("RGBA", cover.size, (0, 0, 0, 0))
    out.putalpha(soft.point(lambda tone: tone * 11 // 20))
    return out
