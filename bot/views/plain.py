"""A message of words, with buttons below them or none."""

from discord import ui

from bot.views.post import Post, unframed
from bot.views.press import Press
from bot.views.rows import Row


def plain(text: str, *presses: Press) -> Post:
    """These words above a row of these buttons."""
    row = [Row(*presses)] if presses else []
    return Post(unframed(ui.TextDisplay(text), *row))
