"""Pictures are kept packed without loss."""

from PIL import Image

from images.art.cards import sprite
from images.cache import weight
from images.packed import Packed
from images.theme import FOUR_COLOURS


def test_packed_pictures_are_unpacked_pixel_for_pixel() -> None:
    for picture in (sprite("KH", 164, "plain", FOUR_COLOURS), Image.new("RGBA", (100, 3))):
        packed = Packed(picture)
        assert packed.unpacked().tobytes() == picture.tobytes()
        assert packed.weight < weight(picture) / 4
