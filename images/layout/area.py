"""Parts of a picture, and what of a card has to be seen."""

from dataclasses import dataclass
from typing import Final

from games.cards import JOKERS
from images.drawing import Sprite
from images.theme import CARD_RATIO

INDEX: Final = 0.28
"""So much of the width of a card holds its index, with the edge beside it."""
INDEX_DOWN: Final = 0.43
"""So much of its height."""
_LETTERED: Final = 0.75  # the height of a joker's letters


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the picture."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    def touches(self, other: "Area") -> bool:
        """Whether the two have a part in common."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def around(x: float, y: float, width: float, height: float) -> Area:
    """The area about a point."""
    return Area(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def covered(card: Sprite) -> Area:
    """What a card lies on."""
    return around(card.x, card.y, card.width, card.width * CARD_RATIO)


def index(card: Sprite) -> Area:
    """Where the rank and suit of a card stand, or the letters of a joker."""
    whole = covered(card)
    down = _LETTERED if card.card in JOKERS else INDEX_DOWN
    right, bottom = whole.left + INDEX * whole.width, whole.top + down * whole.height
    return Area(whole.left, whole.top, right, bottom)
