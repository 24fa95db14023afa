"""The application's description and picture, set where its owner has set none."""

from typing import Final

import discord

from bot.ratelimits.urgency import Urgency, urgency
from bot.shortening import shortened
from bot.words import talk
from games.text import Text
from images import Renderer

LONGEST: Final = 400
"""Discord's limit for a description."""


async def introduce(client: discord.Client, renderer: Renderer) -> None:
    """Set what is missing; both show in the bot's profile and wherever it can be added."""
    with urgency(Urgency.TIDYING):
        application = await client.application_info()
        if not application.description:
            await application.edit(description=shortened(talk()(Text("description")), LONGEST))
        if client.user and client.user.avatar is None:
            await client.user.edit(avatar=await renderer.logo())
