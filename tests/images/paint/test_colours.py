"""The colours of every theme: what 256 of them lose, and whether text can be read on them."""

import math
from itertools import chain, islice, product

import pytest
from PIL import Image, ImageChops

from games.basra import Basra
from games.gong_zhu import GongZhu
from games.spades import Spades
from images.layout import layout
from images.paint.painting import paint
from images.paint.palette import palette
from images.paint.patches import picture
from images.theme import DECKS, STYLES, THEMES, Colour, Style, Theme
from tests import palettes
from tests.scenes import hand, played, table

NAMES = [f"{theme}, {deck} colours" for theme, deck in product(THEMES, DECKS)]
FIRST = len(DECKS)
"""Styles of the first theme, which stand for the others in `make test`."""
EVERY = pytest.mark.parametrize(
    "style",
    [*STYLES[:FIRST], *(pytest.param(each, marks=pytest.mark.check) for each in STYLES[FIRST:])],
    ids=NAMES,
)


def decibels(one: Image.Image, other: Image.Image) -> float:
    """The peak signal-to-noise ratio of two RGB pictures."""
    tones = ImageChops.difference(one, other).histogram()
    squares = sum(count * (at % 256) ** 2 for at, count in enumerate(tones))
    return 10 * math.log10(255**2 * one.width * one.height * 3 / squares)


@EVERY
def test_256_colours_lose_nothing_that_is_seen(style: Style) -> None:
    for kind in (Spades, GongZhu, Basra):
        for game in islice(played(kind, "colours"), 8, 40, 16):
            for scene in (table(game), hand(game)):
                full = paint(layout(scene), style)
                assert decibels(full, picture(layout(scene), style).image().convert("RGB")) >= 40


@EVERY
def test_the_kept_colours_of_a_style_are_those_found_on_all_that_it_shows(style: Style) -> None:
    assert palette(style).getpalette() == [*chain(*palettes.found(style))]


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2.2, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: Colour) -> float:
    parts = [tone / 255 for tone in colour]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_black_on_white_has_the_highest_contrast() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_text_can_be_read_on_whatever_it_stands(theme: Theme) -> None:
    felt = theme.table, theme.light, theme.shade
    stands = {
        "text": (theme.ground, *felt, theme.plaque, theme.active),
        "quiet": (theme.ground, *felt, theme.plaque, theme.active),
        "gold": (theme.ground, *felt, theme.active),
        "active": (theme.gold,),
    }
    for ink, grounds in stands.items():
        for ground in grounds:
            assert contrast(getattr(theme, ink), ground) >= 4.5, (ink, ground)
