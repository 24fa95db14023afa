"""Tables one after the other as an animated picture.

Pillow would hold every frame until the last. Here a film grows frame by frame, so that others can
be served between two, and of the frames only the latest is held.
Source of the format: GIF89a, CompuServe 1990.
"""

import struct
from typing import Final

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from games.scene import Table
from images.layout import layout
from images.paint.palette import UNUSED, fitting, flat
from images.paint.patches import picture
from images.theme import Style

_WITHOUT_END: Final = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_COLOURS: Final = 0xF7  # 256, of 8 bits, for all frames
_STAYS: Final = 1  # a frame stays below the next one
_TRAILER: Final = b";"


class Film:
    """A GIF without end in the 256 colours of a style."""

    def __init__(self, size: tuple[int, int], style: Style) -> None:
        self._size, self._style = size, style
        self._last: Image.Image | None = None
        self._parts: list[bytes] = []
        self.length = 0  # bytes of its frames

    def add(self, scene: Table, milliseconds: int) -> None:
        """Show a table for so long; takes some ten milliseconds of a processor."""
        drawing = layout(scene)
        self._style = fitting(drawing, self._style)
        full = picture(drawing, self._style).image().convert("RGB")
        frame = flat(full.resize(self._size, Image.Resampling.BOX), self._style)
        changed, corner = (frame, (0, 0)) if self._last is None else _changed(self._last, frame)
        time = {"duration": milliseconds, "disposal": _STAYS, "transparency": UNUSED}
        part = b"".join(getdata(changed, corner, **time))
        self._parts.append(part)
        self.length += len(part)
        self._last = frame

    def file(self) -> bytes:
        """The film as far as it has grown; ValueError without frames."""
        if self._last is None:
            raise ValueError("There is nothing to replay.")
        head = b"GIF89a" + struct.pack("<HHBBB", *self._size, _COLOURS, 0, 0)
        colours = bytes(self._last.getpalette() or ()).ljust(3 * 256, b"\0")
        return b"".join([head, colours, _WITHOUT_END, *self._parts, _TRAILER])


def _changed(before: Image.Image, after: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """The part of a frame that is not as it was, and its corner; a pixel of it if all is."""
    then, now = (Image.frombytes("L", frame.size, frame.tobytes()) for frame in (before, after))
    differing = ImageChops.difference(then, now)
    left, top, right, bottom = differing.getbbox() or (0, 0, 1, 1)
    mask = differing.crop((left, top, right, bottom)).point([0] + [255] * 255)
    part = Image.new("P", mask.size, UNUSED)
    part.putpalette(after.getpalette() or ())
    part.paste(after.crop((left, top, right, bottom)), mask=mask)
    return part, (left, top)
