"""Finding one's way: `/help` and `/about`."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from discord import app_commands

from bot.app import Click
from bot.clicks.answers import pressed
from bot.cogs.feature import Feature
from bot.cogs.hands import own_hand
from bot.cogs.lobby import show_games
from bot.cogs.preferences import show_preferences
from bot.views import help as views
from bot.views.address import Address, reading


class HelpCog(Feature):
    """`/help` and `/about`."""

    @app_commands.command()
    async def help(self, click: Click) -> None:
        """Answer with a few words and five buttons, to the asker alone."""
        await self.bot.sender.answer(click, views.post())

    @app_commands.command()
    async def about(self, click: Click) -> None:
        """Answer to the asker alone."""
        bot = self.bot
        await bot.sender.answer(click, views.about(bot.operator, bot.invite))


async def _hand(click: Click) -> None:
    await click.client.hands.show(click, *await own_hand(click))


async def _lessons(click: Click) -> None:
    await click.client.sender.answer(click, views.lessons())


async def _rules(click: Click) -> None:
    await click.client.sender.answer(click, views.rules())


OPENED: Final[Mapping[str, Callable[[Click], Awaitable[None]]]] = {
    "play": show_games,
    "learn": _lessons,
    "hand": _hand,
    "rules": _rules,
    "preferences": show_preferences,
}
"""What the buttons of `/help` open, by the name that each carries."""


@pressed("help")
async def open_one(click: Click, address: Address, _values: Sequence[str]) -> None:
    """A button of `/help`."""
    with reading():
        opened = OPENED[address.rest]
    await opened(click)


setup = HelpCog.setup
