"""Scenes and records to files that a message can carry."""

import io
from collections.abc import Sequence

import discord

from bot.hosting.preferences import Preferences
from bot.matches.played import Played
from bot.views import hand, replay, table
from bot.views.verify import file_name
from games.record import Record
from games.scene import Sheet, Table
from images import Renderer
from images.theme import Style


async def table_file(renderer: Renderer, played: Played, style: Style) -> discord.File:
    """The picture of the table as everybody sees it; Stale if the table has gone on meanwhile."""
    png = await renderer.table(table.scene(played), style, of=played.match.id)
    return discord.File(io.BytesIO(png), table.PICTURE)


async def step_file(renderer: Renderer, shown: replay.Shown, style: Style) -> discord.File:
    """The picture of a step of a match that is over."""
    png = await renderer.table(shown.scene, style)
    return discord.File(io.BytesIO(png), replay.PICTURE)


async def film_file(renderer: Renderer, scenes: Sequence[Table], style: Style) -> discord.File:
    """A round of a match that is over, animated."""
    gif = await renderer.replay(scenes, style)
    return discord.File(io.BytesIO(gif), replay.FILM)


def record_file(match: int, record: Record) -> discord.File:
    """The record of a match that is over, for `python -m games replay` and `verify`."""
    return text_file(file_name(match), str(record))


def text_file(name: str, text: str) -> discord.File:
    """A text to be read outside Discord."""
    return discord.File(io.BytesIO(text.encode()), name)


async def hand_files(
    renderer: Renderer,
    played: Played,
    seat: int,
    prefs: Preferences,
    shown: hand.Shown = hand.PLAIN,
) -> list[discord.File]:
    """The picture of a seat's hand, for its owner alone; none for who prefers words."""
    if prefs.text_only:
        return []
    png = await renderer.hand(hand.scene(played, seat, prefs, shown), prefs.style)
    return [discord.File(io.BytesIO(png), hand.PICTURE)]


async def sheet_file(renderer: Renderer, sheet: Sheet, name: str, style: Style) -> discord.File:
    """The picture of a sheet."""
    return discord.File(io.BytesIO(await renderer.sheet(sheet, style)), name)
