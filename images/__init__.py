"""Pictures: a Scene in, bytes out.

`layout` says what lies where; `text` and `art` draw each thing, and `paint` lays them on each
other; `files` writes the picture down. `theme` and `drawing` are what the rooms have in common, and
`typefaces` the font files.
"""

from images.files.avatar import BadPicture, read_avatar
from images.renderer import Renderer, draw

__all__ = ["BadPicture", "Renderer", "draw", "read_avatar"]
