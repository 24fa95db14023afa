"""Pictures: a Scene in, bytes out.

`layout` says what lies where; `text` and `art` draw each thing, and `paint` lays them on each
other; `files` writes the picture down. That is the `work` that the `renderer` asks `workers` for.
`theme` and `drawing` are what the rooms have in common, and `typefaces` the font files.
"""

from images.renderer import Renderer

__all__ = ["Renderer"]
