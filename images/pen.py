"""Shapes from paths: Bezier outlines filled on an enlarged canvas, then averaged down."""

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

Ink = str | tuple[int, ...]
Point = tuple[float, float]
Outline = tuple[Point, ...]

_TOKEN: Final = re.compile(r"[MLCZ]|-?\d*\.?\d+")
_STEPS: Final = 24
_ROUND: Final = 0.5523  # distance of a control point from the end of a quarter circle


@lru_cache(maxsize=128)
def outlines(path: str) -> tuple[Outline, ...]:
    """Flatten a path of absolute `M`, `L`, `C` and `Z`, as in SVG, to closed polygons."""
    command = ""
    numbers: list[float] = []
    shapes: list[list[Point]] = []
    for token in _TOKEN.findall(path):
        if token.isalpha():
            command = token
            continue
        numbers.append(float(token))
        if len(numbers) < (6 if command == "C" else 2):
            continue
        if command == "M":
            shapes.append([])
            command = "L"
            shapes[-1].append((numbers[0], numbers[1]))
        elif command == "L":
            shapes[-1].append((numbers[0], numbers[1]))
        else:
            shapes[-1].extend(_curve(shapes[-1][-1], numbers))
        numbers = []
    return tuple(tuple(shape) for shape in shapes)


def _curve(start: Point, controls: list[float]) -> Iterator[Point]:
    """The points of a cubic Bezier curve after its start."""
    x1, y1, x2, y2, x3, y3 = controls
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3
        yield a * start[0] + b * x1 + c * x2 + d * x3, a * start[1] + b * y1 + c * y2 + d * y3


def rounded(x0: float, y0: float, x1: float, y1: float, radius: float) -> str:
    """The path of a rectangle with round corners."""
    r, k = radius, radius - _ROUND * radius
    return (
        f"M{x0 + r:f} {y0:f} L{x1 - r:f} {y0:f} C{x1 - k:f} {y0:f} {x1:f} {y0 + k:f} {x1:f} "
        f"{y0 + r:f} L{x1:f} {y1 - r:f} C{x1:f} {y1 - k:f} {x1 - k:f} {y1:f} {x1 - r:f} {y1:f} "
        f"L{x0 + r:f} {y1:f} C{x0 + k:f} {y1:f} {x0:f} {y1 - k:f} {x0:f} {y1 - r:f} "
        f"L{x0:f} {y0 + r:f} C{x0:f} {y0 + k:f} {x0 + k:f} {y0:f} {x0 + r:f} {y0:f} Z"
    )


class Pen:
    """Draws shapes given in units on a transparent canvas of `size` pixels, `scale` pixels a unit.

    The canvas is `fine` times larger until `done`: box averaging then gives each edge pixel its
    exact cover. Its colours are multiplied by their cover, which keeps fringes from getting dark.
    """

    def __init__(self, size: tuple[int, int], scale: float = 1.0, fine: int = 4) -> None:
        self.size = size
        self.scale = scale
        self.fine = fine
        self.image = Image.new("RGBa", (size[0] * fine, size[1] * fine))
        self._draw = ImageDraw.Draw(self.image)
        self._place = (0.0, 0.0, 1.0, 1.0)  # the origin; sign and size of x and y

    @contextmanager
    def at(self, x: float, y: float, size: float = 1.0, *, flip: bool = False) -> Iterator[None]:
        """Move the origin, and scale what is drawn about it; `flip` turns it upside down."""
        outer = self._place
        turn = -size if flip else size
        self._place = (
            outer[0] + outer[2] * x,
            outer[1] + outer[3] * y,
            outer[2] * turn,
            outer[3] * turn,
        )
        yield
        self._place = outer

    def _pixels(self, shape: Outline) -> list[Point]:
        left, top, across, down = self._place
        k = self.scale * self.fine
        return [((left + across * x) * k, (top + down * y) * k) for x, y in shape]

    def fill(self, path: str, ink: Ink) -> None:
        """Fill every outline of the path."""
        for shape in outlines(path):
            self._draw.polygon(self._pixels(shape), fill=ink)

    def stroke(self, path: str, ink: Ink, width: float) -> None:
        """Draw along the path with round ends."""
        broad = max(1, round(width * abs(self._place[2]) * self.scale * self.fine))
        for shape in outlines(path):
            points = self._pixels(shape)
            self._draw.line(points, fill=ink, width=broad, joint="curve")
            for x, y in (points[0], points[-1]):
                self._draw.ellipse(
                    (x - broad / 2, y - broad / 2, x + broad / 2, y + broad / 2), fill=ink
                )

    def dot(self, x: float, y: float, radius: float, ink: Ink, height: float | None = None) -> None:
        """Fill a circle, or an ellipse with another radius upwards."""
        up = radius if height is None else height
        turns = [step * math.pi / 24 for step in range(48)]
        shape = tuple((x + radius * math.cos(t), y + up * math.sin(t)) for t in turns)
        self._draw.polygon(self._pixels(shape), fill=ink)

    def box(self, x0: float, y0: float, x1: float, y1: float, radius: float, ink: Ink) -> None:
        """Fill a rectangle with round corners."""
        self.fill(rounded(x0, y0, x1, y1, radius), ink)

    def replace(self, image: Image.Image) -> None:
        """Go on drawing on another canvas of the enlarged size."""
        self.image = image
        self._draw = ImageDraw.Draw(image)

    def done(self) -> Image.Image:
        """The picture at its own size."""
        return self.image.reduce(self.fine).convert("RGBA")


def _round_path(radius: float, *, back: bool = False) -> str:
    """The rest of the path of a circle from its right end, clockwise unless `back`."""
    r, k, up = radius, radius * _ROUND, -1 if back else 1
    return (
        f"{r:f} 0 C{r:f} {k * up:f} {k:f} {r * up:f} 0 {r * up:f} "
        f"C{-k:f} {r * up:f} {-r:f} {k * up:f} {-r:f} 0 "
        f"C{-r:f} {-k * up:f} {-k:f} {-r * up:f} 0 {-r * up:f} "
        f"C{k:f} {-r * up:f} {r:f} {-k * up:f} {r:f} 0"
    )


def annulus(outer: float, inner: float) -> str:
    """The path of a ring, as one outline that turns back inside."""
    return f"M{_round_path(outer)} L{_round_path(inner, back=True)} Z"


_PIPS: Final = {  # each within -50..50
    "O": f"{annulus(48, 37)} {annulus(29, 12)}",
    "P": "M-35 -46 L35 -46 C37 -18 26 -3 8 2 L8 9 C14 11 14 21 8 23 L8 29 C12 36 27 35 30 47 "
    "L-30 47 C-27 35 -12 36 -8 29 L-8 23 C-14 21 -14 11 -8 9 L-8 2 C-26 -3 -37 -18 -35 -46 Z",
    "E": "M0 -51 L11 -36 L8 12 L-8 12 L-11 -36 Z M-31 10 C-20 15 20 15 31 10 L33 19 "
    "C20 25 -20 25 -33 19 Z M-6 22 L6 22 L6 36 L-6 36 Z M0 33 C6 33 10 37 10 42 C10 47 6 51 0 51 "
    "C-6 51 -10 47 -10 42 C-10 37 -6 33 0 33 Z",
    "L": "M-38 37 L6 -40 C14 -56 54 -34 43 -17 L-25 47 C-32 54 -43 46 -38 37 Z "
    "M-20 8 L-33 -4 L-24 -14 L-8 -6 Z M4 20 L22 22 L25 9 L14 6 Z",
    "H": "M0 46 C-10 26 -46 6 -46 -20 C-46 -37 -34 -46 -23 -46 C-12 -46 -4 -39 0 -29 "
    "C4 -39 12 -46 23 -46 C34 -46 46 -37 46 -20 C46 6 10 26 0 46 Z",
    "S": "M0 -48 C8 -28 46 -10 46 16 C46 31 35 38 25 38 C14 38 7 32 3 24 C4 36 8 44 17 48 "
    "L-17 48 C-8 44 -4 36 -3 24 C-7 32 -14 38 -25 38 C-35 38 -46 31 -46 16 "
    "C-46 -10 -8 -28 0 -48 Z",
    "D": "M0 -50 C9 -31 23 -13 37 0 C23 13 9 31 0 50 C-9 31 -23 13 -37 0 C-23 -13 -9 -31 0 -50 Z",
    "R": "M0 -44 L50 42 L-50 42 Z",
    "Y": "M0 -50 L14.7 -17.2 L50 -13.6 L23.8 10.2 L31.2 45 L0 27.2 L-31.2 45 L-23.8 10.2 "
    "L-50 -13.6 L-14.7 -17.2 Z",
    "G": "M-42 -42 L42 -42 L42 42 L-42 42 Z",
    "B": "M0 -52 C10 -30 36 -8 36 16 C36 36 20 48 0 48 C-20 48 -36 36 -36 16 "
    "C-36 -8 -10 -30 0 -52 Z",
    "W": "M0 -46 C25.4 -46 46 -25.4 46 0 C46 25.4 25.4 46 0 46 C-25.4 46 -46 25.4 -46 0 "
    "C-46 -25.4 -25.4 -46 0 -46 Z",
    "M": "M-50 34 C-50 -52 50 -52 50 34 L20 34 C20 -14 -20 -14 -20 34 Z",
    "C": "M3 14 C4 32 8 44 18 48 L-18 48 C-8 44 -4 32 -3 14 Z M-12 -10 L12 -10 L14 14 L-14 14 Z",
}


def pip(
    pen: Pen, suit: str, x: float, y: float, size: float, ink: Ink, *, flip: bool = False
) -> None:
    """Draw a suit symbol `size` units high about a point."""
    with pen.at(x, y, size / 100, flip=flip):
        pen.fill(_PIPS[suit], ink)
        if suit == "C":
            for across, down in ((0, -24), (-24, 11), (24, 11)):
                pen.dot(across, down, 23, ink)
