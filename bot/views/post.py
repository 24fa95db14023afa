"""A message as it is to be: what views return, and `bot.posts` brings to Discord."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from games.scene import Scene, Table
from images.theme import Style


@dataclass(frozen=True)
class Picture:
    """What is drawn and attached under a name that the layout refers to.

    Several tables one after the other are a film, a GIF; all else is a PNG.
    """

    scene: Scene | tuple[Table, ...]
    name: str
    style: Style
    of: int | None = None  # the match under way whose table it is: only the latest matters


@dataclass(frozen=True)
class Post:
    """A message: its layout, and the picture in it, if any.

    Posts of one message with the same `version` differ in nothing that is worth an edit.
    """

    layout: ui.LayoutView
    picture: Picture | None = None
    version: Hashable = None


def framed(*parts: ui.Item[Any], colour: discord.Colour | None = None) -> ui.LayoutView:
    """The layout of these parts in a frame, its edge in this colour."""
    return unframed(ui.Container(*parts, accent_colour=colour))


def unframed(*parts: ui.Item[Any]) -> ui.LayoutView:
    """The layout of these parts, one below the other."""
    layout = ui.LayoutView(timeout=None)
    for part in parts:
        layout.add_item(part)
    return layout
