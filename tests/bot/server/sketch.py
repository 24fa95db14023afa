"""Pictures that cost next to nothing, where what is told beside them is tested."""

import io

from PIL import Image

from games.scene import Scene
from images.layout import layout
from images.theme import PLAIN, Style


def sketch(scene: Scene, style: Style = PLAIN) -> bytes:
    """A PNG of one pixel, in a colour by the scene and the style.

    All is laid out, so that what no picture can hold is an error here, too. To paint it, which
    the tests of `images` and those over the wire do, is half of what a match in SimCord costs.
    """
    layout(scene)
    content, colour = io.BytesIO(), hash((scene, style)) & 0xFFFFFF
    Image.new("RGB", (1, 1), f"#{colour:06x}").save(content, "PNG")
    return content.getvalue()
