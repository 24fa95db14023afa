"""Buttons in rows that do not wrap on a phone."""

from collections.abc import Iterable
from typing import Any

from discord import ui

from bot.shortening import display_width
from bot.views.press import Press

Row = ui.ActionRow[Any]

MOST = 5
"""Discord's limit for the buttons of a row."""
WIDTH = 300
"""Pixels that a row has inside a container, on a screen 400 wide."""
EDGE, LETTER, LEAST, BARE = 40, 7, 68, 60
"""Pixels of a button: its padding with the gap to the next, a letter (an ideograph takes two), the
least that it takes, and what an emoji alone takes."""


def rows(presses: Iterable[Press]) -> list[Row]:
    """These buttons in order, as many in a row as fit by the length of their labels."""
    groups: list[list[Press]] = []
    left = 0
    for press in presses:
        width = _width(press)
        if not groups or width > left or len(groups[-1]) == MOST:
            groups.append([])
            left = WIDTH
        groups[-1].append(press)
        left -= width
    return [Row(*group) for group in groups]


def _width(press: Press) -> int:
    if not press.label:
        return BARE
    return max(LEAST, EDGE + LETTER * (display_width(press.label) + 3 * (press.emoji is not None)))
