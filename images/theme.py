"""Colours and sizes of the pictures, in pixels of a picture 1200 wide."""

from dataclasses import dataclass
from typing import Final

Colour = tuple[int, int, int]

WIDTH: Final = 1200
TABLE_HEIGHT: Final = 750
HAND_HEIGHT: Final = 400
TWO_ROWS_HEIGHT: Final = 640
LEAST_TEXT: Final = 26
"""Nothing smaller: a phone shows the picture at a third of its size."""

TITLE: Final = 40
LARGE: Final = 37
MEDIUM: Final = 31
SMALL: Final = 29

HAND_CARD: Final = 216
PILE_CARD: Final = 172
TRICK_CARD: Final = 164
"""Widths of the large cards; smaller ones where there is less room."""

CARD_RATIO: Final = 1.4
"""Height of a card by its width."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of everything but the cards. Felt is flat: gradients band in a palette."""

    ground: Colour  # around the table, behind a hand
    table: Colour
    rim: Colour
    line: Colour  # the thin line on the table
    gold: Colour  # turn, winning card, hint
    text: Colour
    quiet: Colour  # second lines and labels
    plaque: Colour
    active: Colour  # the plaque of the seat to act


FELT: Final = Theme(
    ground=(11, 66, 45),
    table=(21, 104, 72),
    rim=(6, 44, 30),
    line=(44, 128, 94),
    gold=(255, 204, 77),
    text=(255, 255, 255),
    quiet=(196, 230, 211),
    plaque=(7, 33, 24),
    active=(3, 20, 14),
)

TEAMS: Final = (
    "#e5484d",
    "#3e8ef7",
    "#f2a93b",
    "#30a46c",
    "#a06bf0",
    "#e2689c",
    "#12a5b4",
    "#8d8d86",
)
"""Disc colours of the teams, repeated when there are more."""
