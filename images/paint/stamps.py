"""Images of operations, in full colour and independent of their position."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PIL import Image

from images.art import boards, cards, notes, tokens
from images.drawing import (
    BLANK,
    ArrowHead,
    Board,
    Chips,
    Crown,
    Curve,
    DealerChip,
    Disc,
    Dot,
    Drawing,
    Emblem,
    Frame,
    Fresh,
    Glow,
    Held,
    Label,
    Look,
    Medal,
    Operation,
    Peg,
    Pill,
    Plaque,
    Portrait,
    Ring,
    Robot,
    Rule,
    Said,
    Slot,
    Sprite,
    Strokes,
    SuitDisc,
    TeamFrame,
    Token,
    Told,
    VerdictFrame,
    Way,
)
from images.text import writing
from images.theme import LEAST_TEXT, RED, WHITE, Colour, Style, Theme

LEAST_FACE: Final = 42
"""Width in pixels of a card; what a smaller one shows runs into its edge."""


class Face(NamedTuple):
    """The face of a card, without its paper and shadow."""

    card: str
    x: float
    y: float
    width: int
    look: Look
    bare: bool


Layer = Operation | Face


def stamp(operation: Token, style: Style) -> Image.Image:
    """An RGBA image, the same for all places of the operation."""
    theme = style.theme
    match operation:
        case Glow(_, _, width):
            return cards.glow(width, theme.gold)
        case Frame(_, _, width):
            return cards.frame(width)
        case Slot(_, _, width):
            return tokens.slot(width, theme.line)
        case Ring(suit, _, _, width, height):
            return tokens.ring(suit, width, height, style.deck)
        case Way(to_left):
            return tokens.way(to_left, theme)
        case Plaque(_, _, width, height, turn, out):
            return tokens.plaque(width, height, turn, out, theme)
        case Disc(name, team, _, _, out, picture):
            return tokens.disc(name, team, out, picture)
        case Portrait(name, _, _, picture):
            return tokens.portrait(name, picture)
        case Said(word):
            return tokens.quick_word(word)
        case Held(count, _, _, out):
            return tokens.held(count, out)
        case DealerChip():
            return tokens.dealer_chip()
        case Crown():
            return tokens.crown(theme)
        case Fresh(_, _, width, height):
            return tokens.fresh(width, height, theme)
        case Robot(_, _, out):
            return tokens.robot(out, theme)
        case Told(note, number, _, _, width, sight):
            return notes.note_image(note, number, width, sight, style.deck)
        case Dot(team, _, _, size):
            return tokens.dot(team, size)
        case TeamFrame(team, _, _, width, height):
            return tokens.team_frame(team, width, height)
        case VerdictFrame(is_true, _, _, width, height):
            return tokens.verdict_frame(is_true, width, height)
        case Emblem(kind, _, _, out):
            return tokens.emblem(kind, out, theme)
        case Chips():
            return tokens.chips()
        case Pill(_, _, width, height, tone):
            inks = {"gold": theme.gold, "text": theme.text, "plaque": theme.plaque, "red": RED}
            return tokens.pill(width, height, inks[tone], theme)
        case SuitDisc(suit):
            return tokens.suit_disc(suit, style.deck)
        case Medal(place):
            return tokens.medal(place)
        case Curve(points, rules, _, _, width, height):
            return tokens.curve(points, rules, width, height, theme)
        case Board():
            return boards.board(operation, theme)
        case ArrowHead(team, turn):
            return tokens.arrow_head(team, turn)
        case Strokes(number, _, _, size):
            return boards.strokes(number, size, theme)
        case Rule(_, _, width, height):
            return Image.new("RGBA", (width, height), theme.gold)
        case Peg(team, lane, front, _, _, size):
            return boards.peg(team, lane, front, size, theme)


def corner(operation: Layer, width: int, height: int, scale: float) -> tuple[int, int]:
    """The left upper corner of an operation's image."""
    anchor = operation.anchor if isinstance(operation, Label) else "middle"
    aside = {"left": 0.0, "middle": 0.5, "right": 1.0}[anchor]
    x, y = operation.x * scale, operation.y * scale
    return round(x - width * aside), round(y - height / 2)


def layers(drawing: Drawing) -> Iterator[Layer]:
    """The operations, a card in its parts, which many have in common: paper, face and glow."""
    for operation in drawing.operations:
        if not isinstance(operation, Sprite):
            yield operation
            continue
        card, x, y, width = operation.card, operation.x, operation.y, operation.width
        look: Look = "plain" if operation.look == "gold" else operation.look
        if card == BLANK or width * drawing.scale < LEAST_FACE:
            yield Sprite(card, x, y, width, look, bare=operation.bare)
        else:
            yield Sprite(BLANK, x, y, width, look)
            yield Face(card, x, y, width, look, operation.bare)
        if operation.look == "gold":
            yield Glow(x, y, width)


def line(label: Label, style: Style, scale: float) -> Image.Image:
    """A line of text, the middle of its capitals in the middle."""
    text, size, across = fitted(label, scale)
    if not text:
        return Image.new("RGBA", (1, 1))
    ink, half = _ink(label, style.theme), round(writing.middle(size))
    width = round(writing.length(text, size, label.weight) * across) + 2 * writing.SIDE
    image = Image.new("RGBA", (width, 2 * half), (*ink, 0))
    writing.write(image, text, size, label.weight, ink, 0, half, "left", style.language, across)
    return image


def fitted(label: Label, scale: float) -> writing.Fitted:
    """A label as it fits at this scale, its size in whole pixels.

    What fits but for the rounding of its size becomes a pixel smaller rather than shorter.
    """
    width, size, least = label.width * scale, round(label.size * scale), int(LEAST_TEXT * scale)
    return writing.fitted(label.text, width, size, label.weight, label.tail, least)


def _ink(label: Label, theme: Theme) -> Colour:
    """The colour of a label; that of a seat that is out is halfway to its plaque."""
    ink = {
        "text": theme.text,
        "quiet": theme.quiet,
        "gold": theme.gold,
        "dark": theme.active,
        "white": WHITE,
    }[label.tone]
    if not label.out:
        return ink
    red, green, blue = ((a + b) // 2 for a, b in zip(ink, theme.plaque, strict=True))
    return red, green, blue
