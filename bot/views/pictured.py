"""A picture in a message, or its words for people who prefer to read."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

import discord
from discord import ui

from bot.views.markdown import escaped
from games.describe import MOST, describe, outline
from games.scene import Scene
from games.text import Translate


def pictured(
    scene: Scene, name: str, tr: Translate, in_words: bool = False, most_words: int = MOST
) -> ui.Item[Any]:
    """The attached picture of this name with its alternative text, or so many words instead."""
    if in_words:
        parts = outline(scene, tr, most_words)
        return ui.TextDisplay("\n".join(chain.from_iterable(_lines(*part) for part in parts)))
    return ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{name}", description=describe(scene, tr))
    )


def _lines(heading: str, told: Sequence[str]) -> Iterator[str]:
    """A heading, and a line for each sentence below it."""
    if heading:
        yield f"**{escaped(heading)}**"
    yield from (f"- {escaped(line)}" for line in told)
