"""A message as it is to be: what views return, and `bot.posts` brings to Discord."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.words import locale
from games.scene import Scene
from images.theme import Style


@dataclass(frozen=True)
class Picture:
    """A scene to be drawn as a PNG, attached under a name that the layout refers to."""

    scene: Scene
    name: str
    style: Style
    locale: str = field(default_factory=locale.get)  # of whoever reads it


@dataclass(frozen=True)
class File:
    """A file of bytes, attached under a name."""

    data: bytes
    name: str


@dataclass(frozen=True)
class Post:
    """A message: its layout, and the picture in it, if any.

    Posts of one message with the same `version` differ in nothing that is worth an edit.
    """

    layout: ui.LayoutView
    picture: Picture | File | None = None
    version: Hashable = None
    below: Picture | None = None  # a second picture
    mentions: tuple[int, ...] = ()  # the people whom this message is to call; it calls nobody else


def framed(*parts: ui.Item[Any], colour: discord.Colour | None = None) -> ui.LayoutView:
    """The layout of these parts in a frame, its edge in this colour."""
    return unframed(ui.Container(*parts, accent_colour=colour))


def unframed(*parts: ui.Item[Any]) -> ui.LayoutView:
    """The layout of these parts, one below the other."""
    layout = ui.LayoutView(timeout=None)
    for part in parts:
        layout.add_item(part)
    layout.stop()  # it need not listen: what is pressed carries all that its answer needs
    return layout
