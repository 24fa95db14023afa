"""How the palettes of all styles are found: on a collage of whatever a style can show.

`tests.goldens` writes them to the file that `images.paint.palette` reads: finding one takes half a
second, and nobody is to wait for that.
"""

import math
from collections.abc import Iterable
from itertools import chain, islice
from typing import Final

from PIL import Image

from images.art.felt import felt
from images.drawing import Disc, Drawing, Label, Look, Operation, Plaque, Sprite, SuitDisc, Tone
from images.paint.painting import paint, paint_on
from images.paint.palette import FILE, UNUSED
from images.paint.stamps import layers
from images.theme import HAND_CARD, STYLES, TEAMS, WIDTH, Style

_EXACT: Final = 40  # colours that are not averages
_FELT: Final = 1550  # pixels of the collage that lie on a table; below, two lines of hands

Colour = tuple[int, ...]


def write() -> None:
    """Write the file anew: a row of colours for each style."""
    rows = Image.new("RGB", (256, len(STYLES)))
    rows.putdata([colour for style in STYLES for colour in found(style)])
    rows.save(FILE, optimize=True)


def found(style: Style) -> list[Colour]:
    """The 256 colours of a style.

    Those of large plain areas are exact; the others are as near as there is room for. The last is
    the first once more, so that nothing is nearest to it.
    """
    drawing = _collage()
    below = paint(drawing._replace(operations=()), style)
    below.paste(felt(WIDTH, _FELT, style.theme))
    collage = paint_on(layers(drawing), below, style)
    counted = collage.getcolors(collage.width * collage.height) or []
    plain = [colour for _, colour in sorted(counted, reverse=True) if isinstance(colour, tuple)]
    exact: list[Colour] = []
    for colour in plain:
        if len(exact) < _EXACT and _leaves(exact, colour) and _leaves([colour], *exact):
            exact.append(colour)
    tones = iter(collage.quantize(UNUSED, method=Image.Quantize.FASTOCTREE).getpalette() or [])
    averages = zip(tones, tones, tones, strict=True)
    others = (colour for colour in chain(averages, plain) if _leaves(exact, colour))
    colours = [*islice(others, UNUSED - _EXACT), *exact]
    return [*colours, colours[0]]


def _leaves(exact: Iterable[Colour], *others: Colour) -> bool:
    """Whether Pillow still finds each of these colours beside the others.

    It looks for what is nearest to the multiples of four below, and so may take a neighbour.
    """
    for colour in exact:
        sought = [tone & ~3 for tone in colour]
        if any(math.dist(sought, other) <= math.dist(sought, colour) for other in others):
            return False
    return True


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
    rows: tuple[tuple[int, Look], ...] = ((1810, "plain"), (2130, "dim"))
    for y, look in rows:
        parts += [
            Sprite(card, 120 + 78 * place, y, HAND_CARD, look=look)
            for place, card in enumerate(hands)
        ]
    return Drawing(WIDTH, 2310, False, tuple(parts), felt=_FELT + 100)
