"""A picture in a message, or its words for who prefers to read."""

from typing import Any

import discord
from discord import ui

from bot.views.markdown import escaped
from games.describe import MOST, describe
from games.scene import Scene
from games.speech import Say


def pictured(
    scene: Scene, name: str, say: Say, in_words: bool = False, most_words: int = MOST
) -> ui.Item[Any]:
    """The attached picture of this name with its alternative text, or so many words instead."""
    if in_words:
        words = describe(scene, say, most_words)
        return ui.TextDisplay(escaped(words))
    return ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{name}", description=describe(scene, say))
    )
