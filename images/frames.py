"""Films of tables: their scenes, durations, and size."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import inf
from typing import Final

from games.scene import Table

_MOST: Final = 900 * 1024
SIZES: Final = {(800, 500): _MOST, (640, 400): _MOST, (600, 375): _MOST, (480, 300): inf}
"""The first is used whose film has at most so many bytes."""
STEP: Final = 800
"""Milliseconds that most scenes are seen."""
HOLD: Final = 2000
"""Milliseconds of a finished trick, the end of a round, and the last scene."""


def timed(scenes: Sequence[Table]) -> Iterator[tuple[Table, int]]:
    """Each scene that differs from the one after it, and how many milliseconds it is seen."""
    shown = [scene for scene, after in pairwise((*scenes, None)) if scene != after and scene]
    yield from zip(shown, durations(shown), strict=False)


def durations(scenes: Sequence[Table]) -> list[int]:
    """The time that each scene is seen, in milliseconds."""
    return [*(HOLD if _is_held(*pair) else STEP for pair in pairwise(scenes)), HOLD]


def _is_held(scene: Table, after: Table) -> bool:
    """True if a finished trick is about to be cleared, or if it is nobody's turn."""
    cards = [play.card for play in scene.trick]
    cleared = bool(cards) and [play.card for play in after.trick[: len(cards)]] != cards
    return cleared or not any(place.turn for place in scene.seats)
