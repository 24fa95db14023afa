"""What only sheets show: medals, and a curve on its plate."""

from typing import Final

from PIL import Image

from images.pen import Pen
from images.text.writing import write
from images.theme import Theme

_METALS: Final = (("#f2a93b", "#ffcc4d"), ("#8d8d86", "#d9dcda"), ("#8a4b1f", "#c98a55"))
"""Rim and face of gold, silver and bronze."""
_DARK: Final = "#171a21"
_SIZE: Final = 52
_RADIUS: Final = 28  # of a plate's corners
_FINE: Final = 2


def medal(place: int) -> Image.Image:
    """A medal for the first, second or third."""
    rim, face = _METALS[place - 1]
    pen = Pen((_SIZE, _SIZE))
    for radius, ink in ((25.5, rim), (21.5, face)):
        pen.dot(_SIZE / 2, _SIZE / 2, radius, ink)
    image = pen.done()
    write(image, str(place), 32, 800, _DARK, _SIZE / 2, _SIZE / 2)
    return image


def curve(
    points: tuple[tuple[float, float], ...],
    rules: tuple[float, ...],
    width: int,
    height: int,
    theme: Theme,
) -> Image.Image:
    """The plate, the ground under the line, the rules, the line, and a dot where it ends."""
    pen = Pen((width, height), fine=_FINE)
    pen.box(0, 0, width, height, _RADIUS, theme.plaque)
    left, right, foot = points[0][0], points[-1][0], rules[0]
    line = " L".join(f"{x:f} {y:f}" for x, y in points)
    pen.fill(f"M{left:f} {foot:f} L{line} L{right:f} {foot:f} Z", theme.table)
    for y in rules:
        pen.box(left, y - 1, right, y + 1, 1, theme.line)
    pen.stroke(f"M{line}", theme.gold, 5)
    pen.dot(*points[-1], 11, theme.plaque)
    pen.dot(*points[-1], 8, theme.gold)
    return pen.done()
