"""The language of who clicked, kept with the click for answers that change later."""

from typing import Any, Final

import discord

from bot.words import language_of

LANGUAGE: Final = "language"
"""Names it among what is kept with a click."""


def heard(click: discord.Interaction[Any], language: str) -> None:
    """Remember with a click the language of who clicked, for answers that change later."""
    click.extras[LANGUAGE] = language


def spoken_by(click: discord.Interaction[Any]) -> str:
    """The language of who clicked, as far as it is known."""
    return str(click.extras.get(LANGUAGE, "")) or language_of(click.locale.value)
