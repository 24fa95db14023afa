"""Buttons in rows that do not wrap on a phone."""

from collections.abc import Iterable
from typing import Any

from discord import ui

from bot.views.press import Press

Row = ui.ActionRow[Any]

MOST = 5
"""Discord's limit for the buttons of a row."""
WIDTH = 300
"""Pixels that a row has inside a container, on a screen 400 wide."""
EDGE, LETTER, LEAST = 40, 7, 68
"""Pixels of a button: its padding with the gap to the next, a letter, and the least it takes."""


def rows(presses: Iterable[Press]) -> list[Row]:
    """These buttons in order, as many in a row as fit by the length of their labels."""
    groups: list[list[Press]] = []
    left = 0
    for press in presses:
        letters = len(press.item.label or "") + 3 * (press.item.emoji is not None)
        width = max(LEAST, EDGE + LETTER * letters)
        if not groups or width > left or len(groups[-1]) == MOST:
            groups.append([])
            left = WIDTH
        groups[-1].append(press)
        left -= width
    return [Row(*group) for group in groups]
