"""What an operation looks like, in full colour and wherever it is drawn."""

from collections.abc import Iterator
from dataclasses import replace

from PIL import Image

from images.art import cards, tokens
from images.drawing import (
    Chips,
    Crown,
    Curve,
    DealerChip,
    Disc,
    Drawing,
    Fresh,
    Glow,
    Held,
    Label,
    Medal,
    Operation,
    Pill,
    Plaque,
    Slot,
    Sprite,
    SuitDisc,
    Token,
)
from images.text import writing
from images.theme import Colour, Style, Theme


def stamp(operation: Token, style: Style) -> Image.Image:
    """An RGBA image, the same for all places of the operation."""
    theme = style.theme
    match operation:
        case Glow(_, _, width, angle):
            return cards.glow(width, angle, theme.gold)
        case Slot(_, _, width):
            return tokens.slot(width, theme.line)
        case Plaque(_, _, width, height, turn, out):
            return tokens.plaque(width, height, turn, out, theme)
        case Disc(name, team, _, _, out):
            return tokens.disc(name, team, out)
        case Held(count, _, _, out):
            return tokens.held(count, out)
        case DealerChip():
            return tokens.dealer_chip()
        case Crown():
            return tokens.crown(theme)
        case Fresh():
            return tokens.fresh(theme)
        case Chips():
            return tokens.chips()
        case Pill(_, _, width, height, tone):
            return tokens.pill(width, height, theme.gold if tone == "gold" else theme.text, theme)
        case SuitDisc(suit):
            return tokens.suit_disc(suit, style.deck)
        case Medal(place):
            return tokens.medal(place)
        case Curve(points, rules, _, _, width, height):
            return tokens.curve(points, rules, width, height, theme)


def corner(operation: Operation, width: int, height: int) -> tuple[int, int]:
    """Where the left upper corner of its image comes to lie."""
    anchor = operation.anchor if isinstance(operation, Label) else "middle"
    aside = {"left": 0.0, "middle": 0.5, "right": 1.0}[anchor]
    return round(operation.x - width * aside), round(operation.y - height / 2)


def layers(drawing: Drawing) -> Iterator[Operation]:
    """The operations, the glow of a marked card apart from it: it is the same for all cards."""
    for operation in drawing.operations:
        if isinstance(operation, Sprite) and operation.look == "gold":
            yield replace(operation, look="plain")
            yield Glow(operation.x, operation.y, operation.width, operation.angle)
        else:
            yield operation


def line(label: Label, theme: Theme) -> Image.Image:
    """A line of text, the middle of its capitals in the middle."""
    text, size = writing.fitted(label.text, label.width, label.size, label.weight, label.tail)
    if not text:
        return Image.new("RGBA", (1, 1))
    ink, half = _ink(label, theme), round(writing.middle(size))
    width = round(writing.length(text, size, label.weight)) + 2 * writing.SIDE
    image = Image.new("RGBA", (width, 2 * half), (*ink, 0))
    writing.write(image, text, size, label.weight, ink, 0, half, "left")
    return image


def _ink(label: Label, theme: Theme) -> Colour:
    """The colour of a label; that of a seat that is out lies halfway to its plaque."""
    ink = {
        "text": theme.text,
        "quiet": theme.quiet,
        "gold": theme.gold,
        "dark": theme.active,
    }[label.tone]
    if not label.out:
        return ink
    red, green, blue = ((a + b) // 2 for a, b in zip(ink, theme.plaque, strict=True))
    return red, green, blue
