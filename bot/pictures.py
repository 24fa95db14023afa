"""Scenes to files that a message can carry."""

import io

import discord

from bot.played import Played
from bot.preferences import Preferences
from bot.views import hand, table
from games.scene import Sheet
from images import Renderer
from images.theme import Style


async def table_file(renderer: Renderer, played: Played, style: Style) -> discord.File:
    """The picture of the table as everybody sees it; Stale if the table has gone on meanwhile."""
    png = await renderer.table(table.scene(played), style, of=played.match.id)
    return discord.File(io.BytesIO(png), table.PICTURE)


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
