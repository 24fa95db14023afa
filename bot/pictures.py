"""Scenes and records to files that a message can carry."""

import io

import discord

from bot.played import Played
from bot.views import hand, replay, table
from bot.views.verify import file_name
from games.record import Record
from images import Renderer


async def table_file(renderer: Renderer, played: Played) -> discord.File:
    """The picture of the table as everybody sees it."""
    png = await renderer.table(table.scene(played))
    return discord.File(io.BytesIO(png), table.PICTURE)


async def step_file(renderer: Renderer, shown: replay.Shown) -> discord.File:
    """The picture of a step of a match that is over."""
    png = await renderer.table(shown.scene)
    return discord.File(io.BytesIO(png), replay.PICTURE)


def record_file(match: int, record: Record) -> discord.File:
    """The record of a match that is over, for `python -m games replay` and `verify`."""
    return text_file(file_name(match), str(record))


def text_file(name: str, text: str) -> discord.File:
    """A text to be read outside Discord."""
    return discord.File(io.BytesIO(text.encode()), name)


async def hand_file(
    renderer: Renderer, played: Played, seat: int, shown: hand.Shown = hand.PLAIN
) -> discord.File:
    """The picture of a seat's hand, for its owner alone."""
    png = await renderer.hand(hand.scene(played, seat, shown))
    return discord.File(io.BytesIO(png), hand.PICTURE)
