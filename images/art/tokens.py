"""Everything that is no card: plaques, discs and chips around a table, medals, a curve."""

import math
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from games.scene import Emblems
from images.art.cards import resized
from images.cache import cached
from images.pen import Ink, Pen, pip
from images.text.clean import initial
from images.text.writing import write
from images.theme import AVATAR, CARD_RATIO, HAND_CARD, PORTRAIT, TEAMS, Colour, Deck, Theme

_MARGIN: Final = 18  # around a plaque, for its ring and glow
HEAD_TURN: Final = 15
"""Degrees from one head of an arrow to the next."""
CORNER: Final = 30
"""Radius of the corners of a plaque."""
_LINE: Final = 5  # of an empty place for a card
_DARK: Final = "#171a21"
_CREAM: Final = "#fff7dc"
_RED: Final = "#d4152a"
_GREEN: Final = "#30a46c"
_METALS: Final = (("#f2a93b", "#ffcc4d"), ("#8d8d86", "#d9dcda"), ("#8a4b1f", "#c98a55"))
"""Rim and face of gold, silver and bronze."""


def _lettered(disc: Image.Image, text: str, size: int, weight: int, ink: str) -> Image.Image:
    """Letter a round thing in its middle."""
    write(disc, text, size, weight, ink, disc.width / 2, disc.height / 2)
    return disc


def _faded(image: Image.Image) -> Image.Image:
    """Half as visible: what belongs to a seat that is out."""
    pale = image.copy()
    pale.putalpha(image.getchannel("A").point(lambda tone: tone // 2))
    return pale


@cached(1)
def plaque(width: int, height: int, turn: bool, out: bool, theme: Theme) -> Image.Image:
    """The empty plate, larger than it looks by the room for a ring and its glow."""
    if out:
        return _faded(plaque(width, height, turn, False, theme))
    size = (width + 2 * _MARGIN, height + 2 * _MARGIN)
    x0, y0, x1, y1 = _MARGIN, _MARGIN, _MARGIN + width, _MARGIN + height
    pen = Pen(size, fine=3)
    radius, rim = min(height / 2, CORNER), 5 if turn else 1.5
    ring, inside = (theme.gold, theme.active) if turn else (theme.line, theme.plaque)
    pen.box(x0 - rim, y0 - rim, x1 + rim, y1 + rim, radius + rim, ring)
    pen.box(x0, y0, x1, y1, radius, inside)
    image = pen.done()
    around = Image.new("RGBA", size, theme.gold if turn else (0, 0, 0))
    soft = image.getchannel("A").filter(ImageFilter.GaussianBlur(7))
    if not turn:
        soft = ImageChops.offset(soft, 0, 4)
    around.putalpha(soft.point(lambda tone: tone * 3 // (4 if turn else 6)))
    around.alpha_composite(image)
    return around


def disc(name: str, team: int, out: bool, picture: bytes = b"") -> Image.Image:
    """The disc of a person, with the first letter of the name where there is no picture."""
    image = _disc(team % len(TEAMS)).copy()
    if picture:
        edge = (image.width - AVATAR) // 2
        portrait = Image.frombytes("RGB", (AVATAR, AVATAR), picture)
        image.paste(portrait, (edge, edge), _round())
    else:
        _lettered(image, initial(name), 40, 750, "#ffffff")
    return _faded(image) if out else image


def portrait(name: str, picture: bytes) -> Image.Image:
    """The large disc of a person, with the first letter of the name where there is no picture."""
    pen = Pen((PORTRAIT, PORTRAIT), fine=3)
    for radius, ink in ((PORTRAIT / 2 - 1, "#ffffff"), (PORTRAIT / 2 - 6, TEAMS[1])):
        pen.dot(PORTRAIT / 2, PORTRAIT / 2, radius, ink)
    image = pen.done()
    if not picture:
        return _lettered(image, initial(name), 88, 750, "#ffffff")
    size = PORTRAIT - 12
    shown = Image.frombytes("RGB", (AVATAR, AVATAR), picture)
    mask = Pen((size, size), fine=3)
    mask.dot(size / 2, size / 2, size / 2, "#ffffff")
    round_mask = mask.done().getchannel("A")
    image.paste(shown.resize((size, size), Image.Resampling.LANCZOS), (6, 6), round_mask)
    return image


@lru_cache(maxsize=16)
def quick_word(word: str) -> Image.Image:
    """A quick word, within the ring of the speaker's team colour."""
    pen = Pen((80, 80))
    pen.dot(40, 40, 31, "#ffffff")
    return _lettered(pen.done(), word, 40, 800, _DARK)


@lru_cache(maxsize=1)
def _round() -> Image.Image:
    pen = Pen((AVATAR, AVATAR))
    pen.dot(AVATAR / 2, AVATAR / 2, AVATAR / 2, "#ffffff")
    return pen.done().getchannel("A")


@lru_cache(maxsize=8)
def _disc(team: int) -> Image.Image:
    pen = Pen((80, 80))
    pen.dot(40, 40, 39.5, "#ffffff")
    pen.dot(40, 40, 36.5, TEAMS[team])
    return pen.done()


@lru_cache(maxsize=4 * len(TEAMS))
def dot(team: int, size: int) -> Image.Image:
    """The colour of a team, as on the discs of its players."""
    pen, middle = Pen((size, size)), size / 2
    pen.dot(middle, middle, middle - 0.5, "#ffffff")
    pen.dot(middle, middle, middle * 11 / 14, TEAMS[team % len(TEAMS)])
    return pen.done()


def team_frame(team: int, width: int, height: int) -> Image.Image:
    """An outline with round corners in the colour of a team."""
    return _stretched(_frame(team % len(TEAMS)), width, height)


@lru_cache(maxsize=len(TEAMS))
def _frame(team: int) -> Image.Image:
    return _corners(((0, TEAMS[team]), (6, (0, 0, 0, 0))))


@lru_cache(maxsize=64)
def arrow_head(team: int, turn: int) -> Image.Image:
    """A pointed head in the colour of a team, with a white edge, turned clockwise."""
    edge, inside = _heads()[turn // HEAD_TURN % len(_heads())]
    image = Image.new("RGBA", edge.size, "#ffffff")
    image.paste(TEAMS[team % len(TEAMS)], (0, 0), inside)
    image.putalpha(edge)
    return image


@lru_cache(maxsize=1)
def _heads() -> list[tuple[Image.Image, Image.Image]]:
    """The cover of a head and of what is inside its edge, by turns."""
    return [(_head(turn, 25.0), _head(turn, 17.0)) for turn in range(0, 360, HEAD_TURN)]


def _head(turn: int, size: float) -> Image.Image:
    pen, along, aside = Pen((52, 52)), math.cos(math.radians(turn)), math.sin(math.radians(turn))
    path = " L".join(
        f"{26 + size * (x * along - y * aside):.2f} {26 + size * (x * aside + y * along):.2f}"
        for x, y in ((1.0, 0.0), (-1.0, -0.7), (-0.5, 0.0), (-1.0, 0.7))
    )
    pen.fill(f"M{path} Z", "#ffffff")
    return pen.done().getchannel("A")


def verdict_frame(is_true: bool, width: int, height: int) -> Image.Image:
    """A thick outline with round corners in green or red, on white."""
    return _stretched(_verdict(is_true), width, height)


@lru_cache(maxsize=2)
def _verdict(is_true: bool) -> Image.Image:
    ink = _GREEN if is_true else _RED
    return _corners(((0, "#ffffff"), (2, ink), (14, "#ffffff"), (16, (0, 0, 0, 0))), fine=2)


def held(count: int, out: bool) -> Image.Image:
    """A small back with a number on it, and another card below."""
    image = _lettered(_held().copy(), str(count), 27, 800, "#ffffff")
    return _faded(image) if out else image


@lru_cache(maxsize=1)
def _held() -> Image.Image:
    pen = Pen((50, 48))
    pen.box(8, 0, 50, 46, 6, "#aab6d6")
    pen.box(0, 1.5, 45, 48, 6, _DARK)
    pen.box(1, 2, 44, 47, 6, "#ffffff")
    pen.box(4, 5, 41, 44, 4, "#1f3f8f")
    return pen.done()


def ring(suit: str, width: int, height: int, deck: Deck) -> Image.Image:
    """A thick outline with round corners in the colour of a suit, on white."""
    return _stretched(_ring(suit, deck), width, height)


@lru_cache(maxsize=16)
def _ring(suit: str, deck: Deck) -> Image.Image:
    lines = ((0, "#ffffff"), (3, deck.ink(suit)), (13, "#ffffff"), (16, (0, 0, 0, 0)))
    return _corners(lines, fine=2)


@lru_cache(maxsize=8)
def way(to_left: bool, theme: Theme) -> Image.Image:
    """The lower part of a circle, with the head of an arrow at one end."""
    pen = Pen((260, 56))
    pen.stroke("M30 20 C90 46 170 46 238 18", theme.quiet, 9)
    pen.fill("M6 8 L46 2 L32 38 Z", theme.quiet)
    image = pen.done()
    return image if to_left else image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)


@lru_cache(maxsize=1)
def dealer_chip() -> Image.Image:
    """A cream chip with a D."""
    pen = Pen((40, 40))
    rings = ((20.0, "#20242e"), (18.2, _CREAM), (14.8, _RED), (13.6, _CREAM))
    for radius, ink in rings:
        pen.dot(20, 20, radius, ink)
    return _lettered(pen.done(), "D", 24, 820, _DARK)


@lru_cache(maxsize=8)
def crown(theme: Theme) -> Image.Image:
    """A gold disc with a crown."""
    pen = Pen((40, 40))
    pen.dot(20, 20, 20, theme.active)
    pen.dot(20, 20, 18, theme.gold)
    with pen.at(20, 20, 1.15):
        pen.fill(_CROWN, theme.plaque)
    return pen.done()


def fresh(width: int, height: int, theme: Theme) -> Image.Image:
    """A thin outline with round corners."""
    return _stretched(_fresh(theme), width, height)


@lru_cache(maxsize=8)
def _fresh(theme: Theme) -> Image.Image:
    return _corners(((0, theme.shade), (1, theme.text), (5, (0, 0, 0, 0))))


def _corners(lines: Iterable[tuple[int, Ink]], fine: int = 4) -> Image.Image:
    """The smallest outline with round corners, of lines that begin so far from its edge."""
    size = 2 * CORNER + 8
    pen = Pen((size, size), fine=fine)
    for inset, ink in lines:
        pen.box(inset, inset, size - inset, size - inset, CORNER - inset, ink)
    return pen.done()


def _stretched(whole: Image.Image, width: int, height: int) -> Image.Image:
    """A larger outline with the same corners."""
    half = whole.width // 2
    width, height = max(width, whole.width + 1), max(height, whole.width + 1)
    image = Image.new("RGBA", (width, height))
    for x, left in ((0, 0), (width - half, half)):
        for y, top in ((0, 0), (height - half, half)):
            image.paste(whole.crop((left, top, left + half, top + half)), (x, y))
    for at in (0, whole.width - 1):
        level = whole.crop((half, 0, half + 1, half) if not at else (half, half, half + 1, at + 1))
        upright = level.transpose(Image.Transpose.TRANSPOSE)
        image.paste(level.resize((width - 2 * half, half)), (half, height - half if at else 0))
        image.paste(upright.resize((half, height - 2 * half)), (width - half if at else 0, half))
    return image


@lru_cache(maxsize=16)
def robot(out: bool, theme: Theme) -> Image.Image:
    """The head of a robot."""
    if out:
        return _faded(robot(False, theme))
    pen = Pen((34, 34))
    pen.dot(17, 3.6, 3.4, theme.quiet)
    pen.box(15.8, 4, 18.2, 11, 1, theme.quiet)
    pen.box(0.5, 15.5, 33.5, 24.5, 3, theme.quiet)
    pen.box(3.5, 9.5, 30.5, 31.5, 6.5, theme.quiet)
    for side in (-1, 1):
        pen.dot(17 + side * 6, 17.5, 3.3, theme.plaque)
    pen.box(10.5, 24.4, 23.5, 27.2, 1.4, theme.plaque)
    return pen.done()


_SPARK: Final = "M7 -17 L9 -10 L15 -13 L12 -7 L17 -4 L11 -2 L10 4 L6 -1 L0 2 L3 -5 L-2 -9 L4 -9 Z"
_CROWN: Final = "M-13 -7 L-6 -1 L0 -11 L6 -1 L13 -7 L10.5 10 L-10.5 10 Z"


@lru_cache(maxsize=32)
def emblem(kind: Emblems, out: bool, theme: Theme) -> Image.Image:
    """A crown, a ragged cap, a bag, a trick, a clock or a burning fuse."""
    if out:
        return _faded(emblem(kind, False, theme))
    pen = Pen((34, 34))
    with pen.at(17, 17):
        _SIGNS[kind](pen, theme)
    return pen.done()


def _royal(pen: Pen, theme: Theme) -> None:
    pen.fill(_CROWN, theme.gold)
    for x, y in ((-13, -8), (0, -12), (13, -8)):
        pen.dot(x, y, 2.6, theme.gold)


def _rags(pen: Pen, theme: Theme) -> None:
    """A cap with a patch and a torn brim."""
    pen.fill("M-10 4 C-11 -8 -5 -14 1 -13 C9 -13 11 -5 10 4 Z", theme.quiet)
    pen.fill("M-16 12 L-13 3 L13 3 L16 12 L11 9 L7 13 L2 9 L-3 13 L-7 9 L-11 13 Z", theme.quiet)
    pen.box(-4, -8, 4, -1, 1, theme.plaque)


def _bag(pen: Pen, theme: Theme) -> None:
    pen.fill("M-5 -7 C-16 0 -15 14 -7 14 L7 14 C15 14 16 0 5 -7 Z", theme.quiet)
    pen.fill("M-5 -8.5 L-9 -15 L-3 -12.5 L0 -15.5 L3 -12.5 L9 -15 L5 -8.5 Z", theme.quiet)


def _trick(pen: Pen, theme: Theme) -> None:
    """A card face down on another."""
    pen.box(-5, -15, 13, 9, 3, theme.quiet)
    pen.box(-14.5, -10.5, 6.5, 16.5, 4, theme.plaque)
    pen.box(-12.5, -8.5, 4.5, 14.5, 2.5, theme.quiet)
    pen.fill("M-4 -3 L0 3 L-4 9 L-8 3 Z", theme.plaque)


def _clock(pen: Pen, theme: Theme) -> None:
    pen.dot(0, 0, 16, theme.gold)
    pen.dot(0, 0, 12.5, theme.plaque)
    pen.fill("M-1.6 -10 L1.6 -10 L1.6 -1 L8 3.2 L6.2 6 L-1.6 1 Z", theme.gold)


def _fuse(pen: Pen, theme: Theme) -> None:
    """A cord, and a spark at its end."""
    pen.fill("M-15 10 C-5 12 -9 1 0 2 L4 -4 L8 -1 L3 6 C-4 5 -1 17 -15 15 Z", theme.quiet)
    pen.fill(_SPARK, theme.gold)


_SIGNS: Final[dict[Emblems, Callable[[Pen, Theme], None]]] = {
    "crown": _royal,
    "rags": _rags,
    "bag": _bag,
    "trick": _trick,
    "clock": _clock,
    "fuse": _fuse,
}


@lru_cache(maxsize=1)
def chips() -> Image.Image:
    """Three chips, one on the other."""
    pen = Pen((56, 56))
    for place, ink in enumerate(("#1259c9", "#0b7d34", _RED)):
        y = 40 - place * 9
        pen.dot(28, y + 4, 22, "#111418", 11)
        pen.dot(28, y, 22, ink, 11)
        pen.dot(28, y, 14, "#ffffff", 7)
        pen.dot(28, y, 11, ink, 5.4)
    return pen.done()


def pill(width: int, height: int, ink: Colour, theme: Theme) -> Image.Image:
    """A plate with round ends: those of the shortest one, and between them one of its columns."""
    short = _pill(height, ink, theme)
    end = min(width // 2, height)
    image = Image.new("RGBA", (width, height))
    image.paste(short.crop((height, 0, height + 1, height)).resize(image.size), (0, 0))
    image.paste(short.crop((0, 0, end, height)), (0, 0))
    rest = min(width - end, height)
    image.paste(short.crop((short.width - rest, 0, short.width, height)), (width - rest, 0))
    return image


@cached(2)
def _pill(height: int, ink: Colour, theme: Theme) -> Image.Image:
    width = 2 * height + 1
    pen = Pen((width, height))
    pen.box(0, 0, width, height, height / 2, theme.active)
    pen.box(2, 2, width - 2, height - 2, height / 2 - 2, ink)
    return pen.done()


@lru_cache(maxsize=8)
def suit_disc(suit: str, deck: Deck) -> Image.Image:
    """A suit symbol on a white disc."""
    pen = Pen((60, 60))
    pen.dot(30, 30, 28, "#ffffff")
    pip(pen, suit, 30, 30, 38, deck.ink(suit))
    return pen.done()


def slot(width: int, ink: Colour) -> Image.Image:
    """The outline of a card."""
    return resized(_slot(ink), width)


@lru_cache(maxsize=8)
def _slot(ink: Colour) -> Image.Image:
    """The outline of the largest card."""
    width, height, radius = HAND_CARD, round(HAND_CARD * CARD_RATIO), HAND_CARD * 0.08
    pen = Pen((width, height))
    pen.box(0, 0, width, height, radius, ink)
    pen.box(_LINE, _LINE, width - _LINE, height - _LINE, radius - _LINE, (0, 0, 0, 0))
    return pen.done()


def medal(place: int) -> Image.Image:
    """A medal for the first, second or third."""
    rim, face = _METALS[place - 1]
    pen = Pen((52, 52))
    for radius, ink in ((25.5, rim), (21.5, face)):
        pen.dot(26, 26, radius, ink)
    return _lettered(pen.done(), str(place), 32, 800, _DARK)


def curve(
    points: tuple[tuple[float, float], ...],
    rules: tuple[float, ...],
    width: int,
    height: int,
    theme: Theme,
) -> Image.Image:
    """The plate, the ground under the line, the rules, the line, and a dot where it ends."""
    pen = Pen((width, height), fine=2)
    pen.box(0, 0, width, height, 28, theme.plaque)
    left, right, foot = points[0][0], points[-1][0], rules[0]
    line = " L".join(f"{x:f} {y:f}" for x, y in points)
    pen.fill(f"M{left:f} {foot:f} L{line} L{right:f} {foot:f} Z", theme.table)
    for y in rules:
        pen.box(left, y - 1, right, y + 1, 1, theme.line)
    pen.stroke(f"M{line}", theme.gold, 5)
    pen.dot(*points[-1], 11, theme.plaque)
    pen.dot(*points[-1], 8, theme.gold)
    return pen.done()
