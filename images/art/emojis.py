"""Cards as small as a letter, for buttons: rank and suit alone, as large as they fit."""

import hashlib
import io
from typing import Final

from PIL import Image

from games.cards import DECK_OF, FRENCH, LATIN, Card
from images.art.coloured import TEXTS, four_shapes, inks, sign
from images.art.faces import fool
from images.art.latin import letter
from images.pen import Pen, pip
from images.text.writing import capitals
from images.theme import Deck

SIDE: Final = 128
"""Pixels: more than Discord ever shows."""
_PAPER: Final = "#fffefa"
_EDGE: Final = "#8d8a82"
_RANK: Final = (33, 18, 92, 54)  # centre, top, height and greatest width
_PIP: Final = (94, 65, 66)  # centre and height
_FOOL: Final = (64, 73, 1.62)  # place and size
_HASH: Final = 8


def emoji(card: str, deck: Deck) -> bytes:
    """The emoji of a card, a PNG."""
    content = io.BytesIO()
    _drawn(card, deck).save(content, "PNG")
    return content.getvalue()


def emoji_name(card: str, deck: Deck) -> str:
    """The card and a hash of its image: "KH_3f09ab1c".

    Decks that colour a card alike share the name.
    """
    return f"{card}_{hashlib.sha256(_drawn(card, deck).tobytes()).hexdigest()[:_HASH]}"


def _drawn(card: str, deck: Deck) -> Image.Image:
    pen = Pen((SIDE, SIDE))
    pen.box(0, 2, SIDE, SIDE - 2, 22, _EDGE)
    pen.box(3, 5, SIDE - 3, SIDE - 5, 19, _PAPER)
    if card in ("JR", "JB"):
        with pen.at(*_FOOL):
            fool(pen, card, deck)
        return pen.done()
    known = Card(card)
    is_latin = DECK_OF[known] == LATIN
    if not is_latin and DECK_OF[known] != FRENCH:
        return _coloured(pen, known.rank, known.suit)
    rank, suit = known.rank, known.suit
    pip(pen, suit, *_PIP, deck.ink(suit))
    image = pen.done()
    centre, top, height, most = _RANK
    cover = capitals("10" if rank == "T" else letter(rank) if is_latin else rank, height, most)
    image.paste(deck.ink(suit), (centre - cover.width // 2, top), cover)
    return image


def _coloured(pen: Pen, rank: str, suit: str) -> Image.Image:
    """A face beside the shape of its colour, or all four shapes."""
    ground, ink = inks(suit)
    pen.box(3, 5, SIDE - 3, SIDE - 5, 19, ground)
    centre, top, height, most = _RANK
    if rank == "WW":
        four_shapes(pen, SIDE / 2, SIDE / 2, 96)
        return pen.done()
    if suit:
        pip(pen, suit, 95, 65, 50, ink)
    else:
        four_shapes(pen, 94, 65, 56)
    if rank in ("S", "R"):
        sign(pen, rank, 35, 64, 58, ink)
        return pen.done()
    image = pen.done()
    cover = capitals(TEXTS.get(rank, rank), height - 16, most)
    image.paste(ink, (centre + 2 - cover.width // 2, top + 8), cover)
    return image
