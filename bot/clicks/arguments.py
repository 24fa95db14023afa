"""Arguments of commands: Discord sees to it that they are as declared, and so do we."""

from typing import Any

import discord
from discord import app_commands

from bot.matches.match import Refused
from bot.replies import Click
from games.text import Text


def check_arguments(click: Click) -> None:
    """Raise CheckFailure, caused by the Refused that tells why, for one that cannot be."""
    for parameter in getattr(click.command, "parameters", ()):
        value = getattr(click.namespace, parameter.display_name)  # None if it was left out
        if value is not None and not _fits(parameter, value):
            is_number = parameter.type is discord.AppCommandOptionType.integer
            key = "argument-out-of-range" if is_number else "argument-unknown"
            unknown = Refused(Text(key, value=str(value)))
            raise app_commands.CheckFailure from unknown


def _fits(parameter: app_commands.Parameter, value: Any) -> bool:
    if parameter.choices:
        return value in [choice.value for choice in parameter.choices]
    if parameter.type is discord.AppCommandOptionType.boolean:
        return isinstance(value, bool)
    size = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)
