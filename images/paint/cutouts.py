"""Images to be pasted on a picture, cut so that pasting is quick.

A solid middle is only copied, and takes a tenth of the time that its soft edges do; the empty
middle of a ring takes none. The pixels are the same as of the whole.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from PIL import Image

from images.cache import weight
from images.pen import Ink

Box = tuple[int, int, int, int]


def inside(inner: Box, outer: Box) -> bool:
    """True if a box is within another."""
    return (
        outer[0] <= inner[0]
        and outer[1] <= inner[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )


def overlap(one: Box, other: Box) -> bool:
    """True if two boxes have pixels in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def touching(boxes: Iterable[Box], box: Box) -> list[Box]:
    """The boxes that have pixels in common with one."""
    left, top, right, bottom = box
    return [
        each
        for each in boxes
        if each[1] < bottom and top < each[3] and each[0] < right and left < each[2]
    ]


def common(one: Box, other: Box) -> Box | None:
    """The pixels that two boxes have in common."""
    if not overlap(one, other):
        return None
    return (
        max(one[0], other[0]),
        max(one[1], other[1]),
        min(one[2], other[2]),
        min(one[3], other[3]),
    )


def around(one: Box, other: Box) -> Box:
    """The box around two."""
    return (
        min(one[0], other[0]),
        min(one[1], other[1]),
        max(one[2], other[2]),
        max(one[3], other[3]),
    )


def without(box: Box, hole: Box) -> list[Box]:
    """The rest of a box around a hole, as up to four boxes."""
    inner = common(box, hole)
    if inner is None:
        return [box]
    left, top, right, bottom = box
    around = (
        (left, top, right, inner[1]),
        (left, inner[3], right, bottom),
        (left, inner[1], inner[0], inner[3]),
        (inner[2], inner[1], right, inner[3]),
    )
    return [each for each in around if each[0] < each[2] and each[1] < each[3]]


_WORTH: Final = 4000  # pixels; a smaller middle takes less time than to lay edges one by one
_FULL: Final = [0] * 255 + [255]  # only what is covered wholly


@dataclass(frozen=True, eq=False)
class Part:
    """Pieces with their places; the solid ones hide what is below them.

    They are RGBA; those of a part with an ink only say how much it covers.
    """

    width: int
    height: int
    solid: tuple[tuple[int, int, Image.Image], ...]
    edges: tuple[tuple[int, int, Image.Image], ...]
    ink: Ink | None = None

    @property
    def weight(self) -> int:
        """The bytes of all pixels."""
        return sum(weight(image) for _, _, image in (*self.solid, *self.edges))

    @cached_property
    def inked(self) -> Box:
        """The box of all pixels that are not empty."""
        pieces = (*self.solid, *self.edges)
        return (
            min((x for x, _, _ in pieces), default=0),
            min((y for _, y, _ in pieces), default=0),
            max((x + image.width for x, _, image in pieces), default=0),
            max((y + image.height for _, y, image in pieces), default=0),
        )

    def paste(self, picture: Image.Image, x: int, y: int) -> None:
        """Paste the part on an RGB picture, as far as it reaches into it."""
        onto = picture.im  # see `Pixels`
        for left, top, image in self.solid:
            onto.paste(image.im, _at(x + left, y + top, image))
        for left, top, image in self.edges:
            onto.paste(self.ink or image.im, _at(x + left, y + top, image), image.im)


def _at(x: int, y: int, image: Image.Image) -> Box:
    return x, y, x + image.width, y + image.height


def whole(image: Image.Image) -> Part:
    """An RGBA image as it is, without what is around it."""
    box = image.getchannel("A").getbbox()
    return Part(*image.size, (), (_piece(image, box),) if box else ())


def lettering(image: Image.Image) -> Part:
    """The part of an image; if all is in one ink, only its cover, a quarter of the bytes."""
    part = whole(image)
    match image.convert("RGB").getcolors(1):
        case [(_, tuple() as ink)]:
            edges = tuple((x, y, piece.getchannel("A")) for x, y, piece in part.edges)
            return replace(part, edges=edges, ink=ink)
    return part


def cut(image: Image.Image) -> Part:
    """Cut an RGBA image."""
    cover = image.getchannel("A")
    inner, outer = _middle(cover, 255) or _middle(cover, 0), cover.getbbox()
    if inner is None or outer is None:
        return whole(image)
    middle = image.crop(inner)
    is_solid = middle.getchannel("A").getextrema() != (0, 0)
    solid = ((inner[0], inner[1], middle),) if is_solid else ()
    edges = tuple(_piece(image, box) for box in without(outer, inner))
    return Part(*image.size, solid, edges)


def _piece(image: Image.Image, box: Box) -> tuple[int, int, Image.Image]:
    return box[0], box[1], image.crop(box)


def _middle(cover: Image.Image, tone: int) -> Box | None:
    """A large box about the middle in which all cover is one; none if it is not worth cutting."""
    box = cover.point(_FULL).getbbox() if tone else (0, 0, *cover.size)
    if box is None:
        return None
    least, most = 0, min(box[2] - box[0], box[3] - box[1]) // 2
    while least < most:
        half = (least + most) // 2
        if cover.crop(_shrunk(box, half)).getextrema() == (tone, tone):
            most = half
        else:
            least = half + 1
    left, top, right, bottom = inner = _shrunk(box, most)
    return inner if (right - left) * (bottom - top) >= _WORTH else None


def _shrunk(box: Box, by: int) -> Box:
    return box[0] + by, box[1] + by, box[2] - by, box[3] - by
