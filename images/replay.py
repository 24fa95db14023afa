"""Tables one after the other as an animated picture."""

import io
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import Image

from games.scene import Table
from images.layout import layout
from images.palette import UNUSED, flat
from images.patches import picture
from images.theme import Style

SIZE: Final = (800, 500)
STEP: Final = 800
"""Milliseconds that most scenes are seen."""
HOLD: Final = 2000
"""The same for a finished trick, the end of a round and the last scene."""


def gif(scenes: Sequence[Table], style: Style) -> bytes:
    """A GIF in the 256 colours of the style, without end; ValueError without scenes."""
    shown = [scene for scene, after in pairwise((*scenes, None)) if scene != after and scene]
    if not shown:
        raise ValueError("There is nothing to replay.")
    frames = [_frame(scene, style) for scene in shown]
    out = io.BytesIO()
    frames[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=durations(shown),
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


def _frame(scene: Table, style: Style) -> Image.Image:
    """A scene as it is drawn, two thirds of the size; a finer filter gives a tenth more bytes."""
    full = picture(layout(scene), style).convert("RGB")
    return flat(full.resize(SIZE, Image.Resampling.BOX), style)
