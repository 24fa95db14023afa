"""The language of who clicked, kept with the click for answers that change later."""

from typing import Any, Final

import discord

from bot.words import language_of

LANGUAGE: Final = "language"
"""Names it among what is kept with a click."""


def keep_language(click: discord.Interaction[Any], language: str) -> None:
    """Keep the language of who clicked with their click."""
    click.extras[LANGUAGE] = language


def language_of_click(click: discord.Interaction[Any]) -> str:
    """The language of who clicked: the one kept, or else that of their Discord."""
    return str(click.extras.get(LANGUAGE, "")) or language_of(click.locale.value)
