"""Pictures are kept packed without loss."""

from PIL import Image

from images.art.cards import sprite
from images.cache import weight
from images.packed import Packed
from images.theme import FOUR_COLOURS


def test_packed_pictures_are_unpacked_pixel_for_pixel() -> None:
    pictures = [sprite("KH", 164, "plain", FOUR_COLOURS), Image.new("RGBA", (1, 3))]
    packed = Packed(*pictures)
    assert [each.tobytes() for each in packed.unpacked()] == [each.tobytes() for each in pictures]
    assert packed.weight < sum(map(weight, pictures)) / 4
    assert list(Packed().unpacked()) == []
