"""Scenes to files that a message can carry."""

import io

import discord

from bot.played import Played
from bot.views import hand, table
from games.scene import Sheet
from images import Renderer


async def table_file(renderer: Renderer, played: Played) -> discord.File:
    """The picture of the table as everybody sees it."""
    png = await renderer.table(table.scene(played))
    return discord.File(io.BytesIO(png), table.PICTURE)


async def hand_file(
    renderer: Renderer, played: Played, seat: int, shown: hand.Shown = hand.PLAIN
) -> discord.File:
    """The picture of a seat's hand, for its owner alone."""
    png = await renderer.hand(hand.scene(played, seat, shown))
    return discord.File(io.BytesIO(png), hand.PICTURE)


async def sheet_file(renderer: Renderer, sheet: Sheet, name: str) -> discord.File:
    """The picture of a sheet."""
    return discord.File(io.BytesIO(await renderer.sheet(sheet)), name)
