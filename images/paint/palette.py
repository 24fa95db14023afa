"""The 256 colours of a style.

Edges stay exact where JPEG and WebP smear red on white. One palette serves a style, so that
choosing colours costs nothing per picture.
"""

import itertools
from functools import lru_cache
from typing import Final

from PIL import Image

from images.art.tokens import felt
from images.drawing import Disc, Drawing, Label, Look, Operation, Plaque, Sprite, SuitDisc, Tone
from images.paint.painting import lay
from images.paint.stamps import layers
from images.theme import HAND_CARD, PLAIN, TEAMS, WIDTH, Style

UNUSED: Final = 255
"""A colour that no picture has: in a replay it stands for what does not change."""


_EXACT: Final = 24  # colours that are not averages


def flat(image: Image.Image, style: Style) -> Image.Image:
    """An RGB image in the colours of a style, each pixel the nearest."""
    return image.quantize(palette=palette(style), dither=Image.Dither.NONE)


@lru_cache(maxsize=8)
def palette(style: Style = PLAIN) -> Image.Image:
    """The colours that suit everything a style can show, found on a collage of it all.

    Those of large plain areas are exact; the others are as near as there is room for.
    """
    drawing = _collage()
    ground = felt(drawing.width, drawing.height, style.theme)  # so large a one is not to be kept
    collage = lay(layers(drawing), ground, style)
    counted = collage.getcolors(collage.width * collage.height) or []
    plain = [colour for _, colour in sorted(counted, reverse=True) if isinstance(colour, tuple)]
    exact = plain[:_EXACT]
    others = collage.quantize(UNUSED - len(exact), method=Image.Quantize.FASTOCTREE)
    colours = [*(others.getpalette() or []), *itertools.chain(*exact)]
    found = Image.new("P", (1, 1))
    found.putpalette([*colours, *colours[:3]])  # nothing is nearest to the second of two alike
    Image.new("RGB", (1, 1)).quantize(palette=found)  # Pillow's lookup is made before threads meet
    return found


def _collage() -> Drawing:
    """Whole hands, courts, the back, dimmed and glowing cards, teams, suits, plaques, lettering."""
    courts = [rank + suit for suit in "SHDC" for rank in "KQJ"]
    cards = [*courts, "7S", "7H", "7D", "7C", "JR", "JB", "??"]
    parts: list[Operation] = [
        Sprite(card, 90 + 130 * (place % 9), 860 + 180 * (place // 9), 110)
        for place, card in enumerate(cards)
    ]
    parts += [
        Sprite(card, 90 + 130 * place, 1400, 110, look="gold" if card == "7H" else "dim")
        for place, card in enumerate(["KS", "QH", "JD", "KC", "7H", "7C", "7D", "??", "JR"])
    ]
    parts += [Plaque(600, 100 + 200 * place, 400, 112, turn=place == 1) for place in range(3)]
    parts += [Disc("A", team, 100 + 100 * team, 650) for team in range(len(TEAMS))]
    parts += [SuitDisc(suit, 350 + 100 * place, 560) for place, suit in enumerate("CDHS")]
    tones: tuple[Tone, ...] = ("text", "quiet", "gold")
    parts += [
        Label(tone, 500, 80 + 40 * place, 37, 720, 400, tone) for place, tone in enumerate(tones)
    ]
    hands = (*courts[::3], *courts[1::3], *courts[2::3], "7S")
    rows: tuple[tuple[int, Look], ...] = ((1700, "plain"), (2020, "dim"))
    for y, look in rows:
        parts += [
            Sprite(card, 120 + 78 * place, y, HAND_CARD, look=look)
            for place, card in enumerate(hands)
        ]
    return Drawing(WIDTH, 2200, True, tuple(parts))
