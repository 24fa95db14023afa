"""Tables one after the other as an animated picture."""

import io
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import Image

from games.scene import Table
from images.layout import layout
from images.paint.palette import UNUSED, flat
from images.paint.patches import picture
from images.theme import Style

SIZES: Final = ((800, 500), (640, 400), (480, 300))
"""The first is used whose film is small enough; the last in any case."""
MOST: Final = 900 * 1024
"""Bytes that a film should have at most."""
STEP: Final = 800
"""Milliseconds that most scenes are seen."""
HOLD: Final = 2000
"""The same for a finished trick, the end of a round and the last scene."""


def gif(scenes: Sequence[Table], style: Style) -> bytes:
    """A GIF in the 256 colours of the style, without end; ValueError without scenes."""
    shown = [scene for scene, after in pairwise((*scenes, None)) if scene != after and scene]
    if not shown:
        raise ValueError("There is nothing to replay.")
    pictures = [picture(layout(scene), style).convert("RGB") for scene in shown]
    for size in SIZES:
        film = _film([_frame(each, size, style) for each in pictures], durations(shown))
        if len(film) <= MOST:
            break
    return film


def _film(frames: Sequence[Image.Image], milliseconds: list[int]) -> bytes:
    out = io.BytesIO()
    frames[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=milliseconds,
        loop=0,
        disposal=1,
        optimize=True,
        transparency=UNUSED,
    )
    return out.getvalue()


def durations(scenes: Sequence[Table]) -> list[int]:
    """How long each scene is seen, in milliseconds."""
    return [*(HOLD if _rests(*pair) else STEP for pair in pairwise(scenes)), HOLD]


def _rests(scene: Table, after: Table) -> bool:
    """Whether there is something to look at before it is cleared away."""
    cards = [play.card for play in scene.trick]
    cleared = bool(cards) and [play.card for play in after.trick[: len(cards)]] != cards
    return cleared or not any(place.turn for place in scene.seats)


def _frame(full: Image.Image, size: tuple[int, int], style: Style) -> Image.Image:
    """A picture made smaller; a finer filter gives a tenth more bytes."""
    return flat(full.resize(size, Image.Resampling.BOX), style)
