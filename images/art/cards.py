"""Cards with their shadow, bright or dimmed; and the glow around those that are marked.

Each is drawn once as large as it is ever shown, and all smaller ones are reduced from that.
"""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from images.art.faces import face
from images.cache import cached
from images.drawing import BLANK, Look
from images.packed import Packed
from images.theme import FOUR_COLOURS, HAND_CARD, VIOLET, Colour, Deck

_ROOM: Final = 22  # around a card, for its shadow or glow
_LINE: Final = 7  # the breadth of a frame, which ends before the index
_DARKER: Final = [tone * 80 // 100 for tone in range(256)] * 3


def sprite(card: str, width: int, look: Look, deck: Deck, bare: bool = False) -> Image.Image:
    """A card in the middle of room for its shadow; `bare` has its index alone."""
    image = resized(_largest(card, deck, bare), width)
    return _dimmed(image) if look == "dim" else image


def glow(width: int, ink: Colour) -> Image.Image:
    """A rim and a halo, to be pasted around a card and as large as its sprite."""
    cover = resized(_halo(), width)
    image = Image.new("RGBA", cover.size, ink)
    image.putalpha(cover)
    return image


def frame(width: int) -> Image.Image:
    """A line inside the edge of a card, as large as its sprite."""
    cover = resized(_inner_line(), width)
    image = Image.new("RGBA", cover.size, VIOLET)
    image.putalpha(cover)
    return image


def resized(image: Image.Image, width: int) -> Image.Image:
    """The surroundings of a card of the largest size, scaled to another width."""
    if width == HAND_CARD:
        return image
    size = round(image.width * width / HAND_CARD), round(image.height * width / HAND_CARD)
    return image.resize(size, Image.Resampling.HAMMING)


def _dimmed(image: Image.Image) -> Image.Image:
    """A card a little greyer and darker, its suit still clear; a shadow stays black."""
    plain = image.convert("RGB")
    grey = plain.convert("L").convert("RGB")
    dim = Image.blend(plain, grey, 0.3).point(_DARKER)
    dim.putalpha(image.getchannel("A"))
    return dim


@lru_cache(maxsize=4)  # a card is made in several sizes, one after the other
def _largest(card: str, deck: Deck, bare: bool) -> Image.Image:
    return _packed(card, deck, bare).unpacked()


@cached(4)
def _packed(card: str, deck: Deck, bare: bool) -> Packed:
    image = _shadow().copy()
    image.alpha_composite(face(card, HAND_CARD, deck, bare), (_ROOM, _ROOM))
    return Packed(image)


@lru_cache(maxsize=1)
def _cover() -> Image.Image:
    """The coverage of a card's shape, 0 to 255."""
    blank = face(BLANK, HAND_CARD, FOUR_COLOURS)
    cover = Image.new("L", (blank.width + 2 * _ROOM, blank.height + 2 * _ROOM), 0)
    cover.paste(blank.getchannel("A"), (_ROOM, _ROOM))
    return cover


@lru_cache(maxsize=1)
def _shadow() -> Image.Image:
    soft = ImageChops.offset(_cover(), 3, 5).filter(ImageFilter.GaussianBlur(6))
    image = Image.new("RGBA", soft.size, (0, 0, 0, 0))
    image.putalpha(soft.point(lambda tone: tone * 11 // 20))
    return image


@lru_cache(maxsize=1)
def _halo() -> Image.Image:
    """The cover of a glow: full at the edge of the card, nothing on the card itself."""
    rim = _cover()
    for aside in ((1, 0), (-1, 0), (0, 1), (0, -1)) * 5:
        rim = ImageChops.lighter(rim, ImageChops.offset(rim, *aside))
    rim = rim.filter(ImageFilter.GaussianBlur(1.7))
    far = _cover().filter(ImageFilter.GaussianBlur(9.7)).point(lambda tone: min(170, tone))
    inside = _cover().filter(ImageFilter.MinFilter(3))  # the card's own edge is under the rim
    return ImageChops.subtract(ImageChops.lighter(rim, far), inside)


@lru_cache(maxsize=1)
def _inner_line() -> Image.Image:
    """The cover of a frame: full at the edge of the card, nothing within."""
    return ImageChops.subtract(_cover(), _cover().filter(ImageFilter.MinFilter(2 * _LINE + 1)))
