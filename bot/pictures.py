"""Scenes to files that a message can carry."""

import io

import discord

from bot.played import Played
from bot.views import hand, table
from images import Renderer


async def table_file(renderer: Renderer, played: Played) -> discord.File:
    """The picture of the table as everybody sees it; Stale if the table has gone on meanwhile."""
    png = await renderer.table(table.scene(played), of=played.match.id)
    return discord.File(io.BytesIO(png), table.PICTURE)


async def hand_file(
    renderer: Renderer, played: Played, seat: int, shown: hand.Shown = hand.PLAIN
) -> discord.File:
    """The picture of a seat's hand, for its owner alone."""
    png = await renderer.hand(hand.scene(played, seat, shown))
    return discord.File(io.BytesIO(png), hand.PICTURE)
