"""A drawing to pixels: every part comes ready from a cache and is only pasted here."""

from PIL import Image

from images import sprites, text, tokens
from images.drawing import (
    Chips,
    DealerChip,
    Disc,
    Drawing,
    Fresh,
    Held,
    Label,
    Operation,
    Pill,
    Plaque,
    Slot,
    Sprite,
    SuitDisc,
)
from images.theme import PLAIN, Colour, Style, Theme


def paint(drawing: Drawing, style: Style = PLAIN) -> Image.Image:
    """The picture in full colour, RGB."""
    picture = tokens.felt(drawing.width, drawing.height, drawing.table, style.theme).copy()
    for operation in drawing.operations:
        if isinstance(operation, Label):
            _write(picture, operation, style.theme)
        else:
            part = _part(operation, style)
            x, y = operation.x - part.width / 2, operation.y - part.height / 2
            picture.paste(part, (round(x), round(y)), part)
    return picture


def _part(operation: Operation, style: Style) -> Image.Image:
    """What is pasted about the place of an operation."""
    theme = style.theme
    match operation:
        case Sprite(card, _, _, width, angle, look):
            return sprites.turned(card, width, angle, look, style)
        case Slot(_, _, width):
            return sprites.slot(width, theme.line)
        case Plaque(_, _, width, height, turn, out):
            return tokens.plaque(width, height, turn, out, theme)
        case Disc(name, team, _, _, out):
            return tokens.disc(name, team, out)
        case Held(count, _, _, out):
            return tokens.held(count, out)
        case DealerChip():
            return tokens.dealer_chip()
        case Fresh():
            return tokens.fresh(theme)
        case Chips():
            return tokens.chips()
        case Pill(_, _, width, height):
            return tokens.pill(width, height, theme)
        case SuitDisc(suit):
            return tokens.suit_disc(suit, style.deck)
        case Label():
            raise TypeError("a label is written, not pasted")


def _write(picture: Image.Image, label: Label, theme: Theme) -> None:
    line, size = text.fitted(label.text, label.width, label.size, label.weight, label.tail)
    if not line:
        return
    ink = _ink(label, theme)
    text.write(picture, line, size, label.weight, ink, label.x, label.y, label.anchor)


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
