"""Everything that is no card: plaques, discs and chips around a table, medals, a curve."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageFilter

from images.art.cards import reduced
from images.art.faces import face
from images.cache import kept
from images.pen import Pen, pip
from images.text.clean import initial
from images.text.writing import write
from images.theme import CARD_RATIO, HAND_CARD, TEAMS, WIDTH, Colour, Deck, Theme

_MARGIN: Final = 18  # around a plaque, for its ring and glow
_LINE: Final = 5  # around where no card lies
_DARK: Final = "#171a21"
_CREAM: Final = "#fff7dc"
_RED: Final = "#d4152a"
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


@kept(3)
def plaque(width: int, height: int, turn: bool, out: bool, theme: Theme) -> Image.Image:
    """The empty plate, larger than it looks by the room for a ring and its glow."""
    if out:
        return _faded(plaque(width, height, turn, False, theme))
    size = (width + 2 * _MARGIN, height + 2 * _MARGIN)
    x0, y0, x1, y1 = _MARGIN, _MARGIN, _MARGIN + width, _MARGIN + height
    pen = Pen(size, fine=3)
    if not turn:
        pen.box(x0, y0, x1, y1, height / 2, theme.plaque)
        return pen.done()
    pen.box(x0 - 5, y0 - 5, x1 + 5, y1 + 5, height / 2 + 5, theme.gold)
    pen.box(x0, y0, x1, y1, height / 2, theme.active)
    image = pen.done()
    glow = Image.new("RGBA", size, theme.gold)
    soft = image.getchannel("A").filter(ImageFilter.GaussianBlur(7))
    glow.putalpha(soft.point(lambda tone: tone * 3 // 4))
    glow.alpha_composite(image)
    return glow


def disc(name: str, team: int, out: bool) -> Image.Image:
    """The disc of a person."""
    lettered = _lettered(_disc(team % len(TEAMS)).copy(), initial(name), 42, 750, "#ffffff")
    return _faded(lettered) if out else lettered


@lru_cache(maxsize=8)
def _disc(team: int) -> Image.Image:
    pen = Pen((84, 84))
    pen.dot(42, 42, 41, "#ffffff")
    pen.dot(42, 42, 38, TEAMS[team])
    return pen.done()


def held(count: int, out: bool) -> Image.Image:
    """Two small backs, and a number on a disc over them."""
    backs, plate = _held()
    image = backs.copy()
    image.alpha_composite(_lettered(plate.copy(), str(count), 26, 800, _DARK), (22, 14))
    return _faded(image) if out else image


@lru_cache(maxsize=1)
def _held() -> tuple[Image.Image, Image.Image]:
    """The backs, and the plate of the number."""
    image = Image.new("RGBA", (66, 58), (0, 0, 0, 0))
    small = face("??", 28)
    for place, angle in enumerate((14, -8)):
        back = small.rotate(angle, Image.Resampling.BICUBIC, expand=True)
        at = (round(20 - back.width / 2 + place * 11), round(24 - back.height / 2))
        image.alpha_composite(back, (max(0, at[0]), max(0, at[1])))
    pen = Pen((42, 42))
    pen.dot(21, 21, 20.5, _DARK)
    pen.dot(21, 21, 18.5, "#ffffff")
    return image, pen.done()


@lru_cache(maxsize=1)
def dealer_chip() -> Image.Image:
    """A cream chip with a D."""
    pen = Pen((52, 52))
    rings = ((25.0, "#20242e"), (23.0, _CREAM), (18.5, _RED), (16.8, _CREAM))
    for radius, ink in rings:
        pen.dot(26, 26, radius, ink)
    return _lettered(pen.done(), "D", 27, 820, _DARK)


@lru_cache(maxsize=8)
def crown(theme: Theme) -> Image.Image:
    """A gold disc with a crown."""
    pen = Pen((52, 52))
    pen.dot(26, 26, 25, theme.rim)
    pen.dot(26, 26, 23, theme.gold)
    pen.fill("M12 18 L20 25 L26 14 L32 25 L40 18 L37 37 L15 37 Z", theme.active)
    return pen.done()


@lru_cache(maxsize=8)
def fresh(theme: Theme) -> Image.Image:
    """A white disc with an arrow pointing down."""
    pen = Pen((40, 40))
    pen.dot(20, 20, 19.5, theme.rim)
    pen.dot(20, 20, 17, "#ffffff")
    pen.fill("M20 31 L9 19 L16 19 L16 9 L24 9 L24 19 L31 19 Z", _DARK)
    return pen.done()


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
    """A plate with round ends: those of a longer one."""
    longer = _pill(height, ink, theme)
    left = longer.crop((0, 0, width // 2, height))
    right = longer.crop((longer.width - width + left.width, 0, longer.width, height))
    image = Image.new("RGBA", (width, height))
    image.paste(left, (0, 0))
    image.paste(right, (left.width, 0))
    return image


@lru_cache(maxsize=16)
def _pill(height: int, ink: Colour, theme: Theme) -> Image.Image:
    pen = Pen((WIDTH, height))
    pen.box(0, 0, WIDTH, height, height / 2, theme.active)
    pen.box(2, 2, WIDTH - 2, height - 2, height / 2 - 2, ink)
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
    return reduced(_slot(ink), width)


@lru_cache(maxsize=8)
def _slot(ink: Colour) -> Image.Image:
    """That of the largest."""
    width, height, radius = HAND_CARD, round(HAND_CARD * CARD_RATIO), HAND_CARD * 0.08
    pen = Pen((width, height))
    pen.box(0, 0, width, height, radius, ink)
    pen.box(_LINE, _LINE, width - _LINE, height - _LINE, radius - _LINE, (0, 0, 0, 0))
    return pen.done()


def felt(width: int, height: int, theme: Theme) -> Image.Image:
    """The ground with a table on it, in RGB."""
    pen = Pen((width, height), fine=3)
    pen.fill(f"M0 0 L{width} 0 L{width} {height} L0 {height} Z", theme.ground)
    layers = ((96, 52, 300, theme.rim), (106, 62, 292, theme.table))
    lines = ((128, 84, 272, theme.line), (131, 87, 269, theme.table))
    for x, y, radius, ink in layers + lines:
        pen.box(x, y, width - x, height - y, radius, ink)
    return pen.done().convert("RGB")


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
