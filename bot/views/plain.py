"""A message of words, with buttons below them or none."""

from discord import ui

from bot.views.press import Press


def plain(text: str, *presses: Press) -> ui.LayoutView:
    """These words above a row of these buttons."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    if presses:
        view.add_item(ui.ActionRow(*presses))
    return view
