"""The table below everything: felt under a lamp, within a wooden rail."""

from itertools import pairwise
from typing import Final

from PIL import Image

from images.pen import Pen
from images.theme import RAIL, Colour, Theme

TONES: Final = 30
"""Shades of felt: so many that no step between two is seen, and so few that a palette has room."""
_BLOCK: Final = 8  # pixels; light in blocks packs to a third, and they are not seen
_OUTER, _INNER = 46, 32  # radii of the rail
_GRAIN: Final = (0.34, 0.62, 1.0, 1.28, 1.5, 1.2, 0.86, 0.62, 0.45)
"""Lightness of the rail from its outer edge inwards: round, and lit from above the middle."""
_SHADOWS: Final = (0.55, 0.68, 0.8, 0.9)
"""Darkness of the felt beside the rail."""
_STEP: Final = 4  # width of one such line


def felt(width: int, height: int, theme: Theme) -> Image.Image:
    """The table, in RGB."""
    lit = _light(width, height, theme)
    deep = RAIL + len(_SHADOWS) * _STEP + _OUTER  # all within is plain light
    deep = min(deep, (width - 1) // 2, (height - 1) // 2)
    bands = (
        *((0, 0, width, deep), (0, height - deep, width, height)),
        *((0, deep, deep, height - deep), (width - deep, deep, width, height - deep)),
    )
    for left, top, right, bottom in bands:
        pen = Pen((right - left, bottom - top), fine=3)
        with pen.at(-left, -top):
            _draw_edge(pen, width, height, theme)
        lit.paste(edge := pen.done(), (left, top), edge)
    return lit


def _draw_edge(pen: Pen, width: int, height: int, theme: Theme) -> None:
    """The rail and its shadow on the felt."""

    def inside(inset: float, ink: Colour | tuple[int, ...]) -> None:
        """Fill all that lies so far inside the edge."""
        radius = max(8.0, _OUTER - inset * (_OUTER - _INNER) / RAIL)
        pen.box(inset, inset, width - inset, height - inset, radius, ink)

    pen.box(0, 0, width, height, 0, theme.ground)
    edges = [RAIL * at / len(_GRAIN) for at in range(len(_GRAIN) + 1)]
    for (inset, _), tone in zip(pairwise(edges), _GRAIN, strict=True):
        inside(inset, _tinted(theme.rim, tone))
    for at, tone in enumerate(_SHADOWS):
        inside(RAIL + at * _STEP, _tinted(theme.shade, tone))
    inside(RAIL + len(_SHADOWS) * _STEP, (0, 0, 0, 0))


def _light(width: int, height: int, theme: Theme) -> Image.Image:
    """A pool of light about the middle of the felt."""
    size = -(-width // _BLOCK), -(-height // _BLOCK)
    far = Image.radial_gradient("L").resize(size, Image.Resampling.BILINEAR)
    tones = [_between(theme.light, theme.shade, at / (TONES - 1)) for at in range(TONES)]
    picked = [tones[min(TONES - 1, each * TONES // 240)] for each in range(256)]
    bands = [far.point([tone[band] for tone in picked]) for band in range(3)]
    whole = Image.merge("RGB", bands)
    large = whole.resize((size[0] * _BLOCK, size[1] * _BLOCK), Image.Resampling.NEAREST)
    return large.crop((0, 0, width, height))


def _between(one: Colour, other: Colour, part: float) -> Colour:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _tinted(ink: Colour, light: float) -> Colour:
    red, green, blue = (min(255, round(tone * light)) for tone in ink)
    return red, green, blue
