"""Notes on cards that their holders do not see, each on the part of its card in sight."""

from collections.abc import Sequence

from games.cards import HIDDEN
from games.scene import Note
from images.drawing import Sprite, Told


def layout_notes(cards: Sequence[Sprite], notes: Sequence[Note], first: int = 0) -> list[Told]:
    """The notes of the cards of a hand; the next card of a row may lie on the right part of one.

    `first` is how many cards of the hand come before these.
    """
    parts = []
    for at, (card, note) in enumerate(zip(cards, notes, strict=False)):
        following = cards[at + 1] if at + 1 < len(cards) else card
        before = cards[at - 1] if at else card
        other = following if following.y == card.y and following != card else before
        sight = abs(other.x - card.x) if other.y == card.y and other != card else card.width
        number = first + at + 1 if card.card == HIDDEN else 0
        parts.append(Told(note, number, card.x, card.y, card.width, min(card.width, round(sight))))
    return parts
