"""Once a match was drawn, the pictures of the next one are only put together."""

import asyncio
from collections.abc import Callable
from itertools import islice, product
from typing import Any

import pytest
import uharfbuzz  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFilter

from games import GAMES
from games.cards import COLOURS, LATIN, SIX_COLOURS
from games.scene import Note
from images import Renderer
from images.drawing import Drawing, Label, Sprite, Told
from images.layout import layout
from images.layout.table import PROMPT
from images.paint.patches import picture
from images.theme import DECKS, LEAST_TEXT, THEMES, Style
from tests.scenes import hand, played, private, table

pytestmark = pytest.mark.check

SLOW = (
    (ImageDraw.ImageDraw, "polygon"),
    (ImageDraw.ImageDraw, "line"),
    (ImageFilter.GaussianBlur, "filter"),
    (ImageFilter.MinFilter, "filter"),
    (Image.Image, "rotate"),
    (uharfbuzz.Face, "__init__"),
)
BEFORE, AFTER = 24, 6
"""Frames of each game; before, every second one is enough."""


def refusing(name: str) -> Callable[..., Any]:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError(f"{name} on a warm frame")

    return refuse


def show(seed: str, frames: int, style: Style, step: int = 1) -> None:
    for kind in GAMES.values():
        for game in islice(played(kind, seed), 0, frames, step):
            picture(layout(table(game)), style)
            picture(layout(hand(game)), style)
            picture(layout(private(game)), style)


def warm_colours(style: Style) -> None:
    """Draw what a renderer leaves until it is needed: other cards, notes, suits in text."""
    for size in range(LEAST_TEXT, PROMPT + 1):
        picture(Drawing(300, 400, False, (Label("♠♥♦♣", 150, 200, size, 600, 280),)), style)
    for card, bare in product((*COLOURS.cards, *SIX_COLOURS.cards, *LATIN.cards), (False, True)):
        picture(Drawing(300, 400, False, (Sprite(str(card), 150, 200, 216, bare=bare),)), style)
    for number in range(1, 7):
        note = Told(Note("RYGBWM", "12345", pointed=True), number, 150, 200, 216, 216)
        picture(Drawing(300, 400, False, (note,)), style)


PLAIN, *OTHERS = THEMES


@pytest.mark.parametrize(
    "theme", [PLAIN, *(pytest.param(other, marks=pytest.mark.slow) for other in OTHERS)]
)
def test_no_polygon_blur_rotation_or_font_is_needed_for_a_new_frame(
    theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    style = Style(THEMES[theme], DECKS["four"])
    renderer = Renderer()
    asyncio.run(renderer.warm(style))
    asyncio.run(renderer.close())
    warm_colours(style)
    show("first", BEFORE, style, 2)
    for owner, name in SLOW:
        monkeypatch.setattr(owner, name, refusing(name))
    show("second", AFTER, style)
