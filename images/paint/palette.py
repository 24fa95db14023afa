"""The 256 colours of a style.

Edges stay exact where JPEG and WebP smear red on white. One palette serves a style, so that
choosing colours costs nothing per picture.
"""

from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image

from games.cards import COLOURS, FRENCH, SIX_COLOURS
from images.drawing import Drawing, Sprite
from images.theme import FOUR_COLOURS, PLAIN, STYLES, Colour, Style

FILE: Final = Path(__file__).with_name("palettes.png")
"""A row for each of `STYLES`; `tests/palettes.py` finds them."""
UNUSED: Final = 255
"""A colour that no picture has: in a replay it stands for what does not change."""


def fitting(drawing: Drawing, style: Style) -> Style:
    """The style in which a drawing is drawn whose cards are no French ones.

    They look the same in every deck, but need the colours that the four-coloured one has.
    """
    if style.deck == FOUR_COLOURS:
        return style
    shown = {part.card for part in drawing.operations if isinstance(part, Sprite)}
    is_coloured = shown & _COLOURED and not shown & _FRENCH
    return replace(style, deck=FOUR_COLOURS) if is_coloured else style


_FRENCH: Final = frozenset(map(str, FRENCH.cards))
_COLOURED: Final = frozenset(map(str, (*COLOURS.cards, *SIX_COLOURS.cards)))


def flat(image: Image.Image, style: Style) -> Image.Image:
    """An RGB image in the colours of a style, each pixel the nearest."""
    return image.quantize(palette=palette(style), dither=Image.Dither.NONE)


def places(image: Image.Image, style: Style) -> Image.Image:
    """An image whose pixels are palette indices; a palette takes as much again as a card."""
    return Image.frombytes("L", image.size, flat(image, style).tobytes())


@lru_cache(maxsize=64)
def place_of(colour: Colour, style: Style) -> int:
    """The place of the colour of a style that is nearest to one."""
    return places(Image.new("RGB", (1, 1), colour), style).tobytes()[0]


@lru_cache(maxsize=len(STYLES))
def colours(style: Style) -> bytes:
    """Red, green and blue of each place."""
    return bytes(palette(style).getpalette() or ())


def palette(style: Style = PLAIN) -> Image.Image:
    """The colours that suit everything a style can show."""
    return _palette(style.unlettered)


@lru_cache(maxsize=len(STYLES))
def _palette(style: Style) -> Image.Image:
    row = STYLES.index(style)
    found = Image.new("P", (1, 1))
    with Image.open(FILE) as rows:
        found.putpalette(rows.crop((0, row, rows.width, row + 1)).tobytes())
    Image.new("RGB", (1, 1)).quantize(palette=found)  # Pillow's lookup is made before threads meet
    return found
