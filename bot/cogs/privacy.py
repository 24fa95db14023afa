"""The data stored about a person: shown, exported and deleted."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Click, private
from bot.clicks.answers import pressed
from bot.clicks.names import person
from bot.clicks.turns import lookup, turn
from bot.cogs.feature import Feature
from bot.documents import PRIVACY, TERMS, document
from bot.hosting.budget import Quota
from bot.hosting.export import export, file_of
from bot.matches import lobby
from bot.matches.match import Refused
from bot.posts.channels import CLOSED
from bot.replies import Attached, Content, acknowledge, defer, reply
from bot.store import Visibility
from bot.views import privacy as views
from bot.views.address import Address
from bot.words import talk
from games.text import Text


class PrivacyCog(Feature, commands.GroupCog, group_name="privacy"):
    """`/privacy`. Every answer is for the asker alone, and about nobody else."""

    @app_commands.command()
    @lookup
    async def show(self, click: Click) -> None:
        """Answer in words, with counts."""
        found = await self.bot.store.privacy.stored(click.user.id)
        await self.bot.sender.answer(click, views.stored(found))

    @app_commands.command(name="export")
    async def send_export(self, click: Click) -> None:
        """Send the file by direct message, or answer with it where these are closed."""
        self.bot.budget.count(Quota.EXPORTS, click.user.id)
        await defer(click)
        async with turn(click, Quota.EXPORTS):
            document = await export(self.bot.store.privacy, click.user.id)
            name, data = await asyncio.to_thread(file_of, document)
        text = talk()(Text("privacy-file"))
        try:
            await click.user.send(text, file=Attached(name, data))
        except discord.Forbidden as error:
            if error.code not in CLOSED:
                raise
            await reply(click, Content(text=text, files=[(name, data)]))
        else:
            await private(click, talk()(Text("privacy-sent")))

    @app_commands.command()
    async def leaderboard(self, click: Click, where: Visibility) -> None:
        """Store it; it holds for all leaderboards at once."""
        await self.bot.store.leaderboards.show(person(click), where)
        await private(click, talk()(Text("privacy-visible", where=where)))

    @app_commands.command()
    async def delete(self, click: Click) -> None:
        """Ask, once."""
        await self.bot.sender.answer(click, views.ask())


@pressed("forget")
async def forget(click: Click, _address: Address, _values: Sequence[str]) -> None:
    """Delete all data about the clicker, who leaves every table first."""
    await acknowledge(click)
    bot = click.client
    bot.avatars.forget(click.user.id)
    await bot.languages.settle(click.user.id)
    while tables := await bot.store.privacy.forget(click.user.id):
        for match in tables:
            with suppress(Refused):  # it has just ended
                await bot.tables.change(match, lobby.leave, click.user.id)
            bot.drawing.schedule(match)
    await bot.sender.update(click, views.deleted())


@pressed("policy")
async def show_policy(click: Click, _address: Address, _values: Sequence[str]) -> None:
    """Show the privacy policy."""
    await _send(click, PRIVACY, "privacy-policy")


@pressed("terms")
async def show_terms(click: Click, _address: Address, _values: Sequence[str]) -> None:
    """Show the terms of service."""
    await _send(click, TERMS, "privacy-terms")


async def _send(click: Click, name: str, head: str) -> None:
    file = name, document(name, click.client.operator).encode()
    await reply(click, Content(text=talk()(Text(head)), files=[file]))


setup = PrivacyCog.setup
