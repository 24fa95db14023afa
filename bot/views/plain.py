"""A message of words, with buttons below them or none."""

from discord import ui

from bot.views.post import Post
from bot.views.press import Press


def plain(text: str, *presses: Press) -> Post:
    """These words above a row of these buttons."""
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(text))
    if presses:
        layout.add_item(ui.ActionRow(*presses))
    return Post(layout)
