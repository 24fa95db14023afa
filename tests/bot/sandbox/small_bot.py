"""A small discord.py bot that uses everything the sandbox has to serve."""

import asyncio
import io
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, ClassVar, Literal, Self, cast

import discord
from discord import app_commands, ui
from PIL import Image

from bot.endpoint import SANDBOX_TOKEN


def picture(colour: str, name: str = "table.png") -> discord.File:
    """A plain picture, 300 by 200."""
    content = io.BytesIO()
    Image.new("RGB", (300, 200), colour).save(content, "PNG")
    content.seek(0)
    return discord.File(content, name, description=f"A {colour} table")


class Card(ui.DynamicItem[ui.Button[Any]], template=r"card:(?P<card>\w+)"):
    """A button that needs no memory: the card is in its custom_id."""

    def __init__(self, card: str) -> None:
        super().__init__(ui.Button(label=f"Play {card}", custom_id=f"card:{card}"))
        self.card = card

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The button again."""
        return cls(match["card"])

    async def callback(self, interaction: discord.Interaction) -> None:
        """Show the next picture in place of the last, and tell the player alone."""
        view = ui.View(timeout=None).add_item(Card("KS"))
        await interaction.response.edit_message(
            content=f"{self.card} was played", attachments=[picture("red")], view=view
        )
        await interaction.followup.send("Only you know.", ephemeral=True)


class NameForm(ui.Modal, title="Name the table"):
    """A form of one line."""

    name: ui.Label[Any] = ui.Label(
        text="Name", component=ui.TextInput(custom_id="name", max_length=20)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was written."""
        assert isinstance(self.name.component, ui.TextInput)
        await interaction.response.send_message(f"The table is {self.name.component.value}.")


class Table(ui.LayoutView):
    """A message of components V2 with a picture."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media="attachment://table.png", description="A blue table")
        choose: ui.Select[Any] = ui.Select(
            custom_id="choose",
            min_values=2,
            max_values=2,
            options=[discord.SelectOption(label=f"{n} of clubs", value=n) for n in "234"],
        )
        row: ui.ActionRow[Any] = ui.ActionRow(choose)
        self.add_item(ui.Container(ui.TextDisplay("**Whose turn?**"), gallery, row))


class German(app_commands.Translator):
    """Says some texts of commands in German."""

    TEXTS: ClassVar = {"Pick a suit.": "Welche Farbe?", "hearts": "Herz", "spades": "Pik"}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """A text, unless it is a name that people type."""
        return self.TEXTS.get(string.message) if locale is discord.Locale.german else None


class SmallBot(discord.Client):
    """Its commands; `held` keeps interactions that it does not answer by itself."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.held: asyncio.Queue[discord.Interaction] = asyncio.Queue()
        commands: list[app_commands.Command[Any, ..., None]] = [
            play,
            name,
            layout,
            deal,
            hold,
            trump,
        ]
        for command in commands:
            self.tree.add_command(command)
        self.add_dynamic_items(Card)

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.set_translator(German())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Selects have no item of their own here."""
        data = cast(dict[str, Any], interaction.data)
        if data.get("custom_id") == "choose":
            await interaction.response.send_message(" ".join(data["values"]), ephemeral=True)


@app_commands.command()
async def play(interaction: discord.Interaction, game: str) -> None:
    """Start a game."""
    view = ui.View(timeout=None).add_item(Card("QS"))
    await interaction.response.send_message(game, file=picture("green"), view=view)


@play.autocomplete("game")
async def games(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The games that begin so."""
    known = ("spades", "crazy king")
    return [app_commands.Choice(name=n.title(), value=n) for n in known if n.startswith(typed)]


@app_commands.command()
async def name(interaction: discord.Interaction) -> None:
    """Name the table."""
    await interaction.response.send_modal(NameForm())


@app_commands.command()
async def layout(interaction: discord.Interaction) -> None:
    """Take a while, then show a table."""
    await interaction.response.defer()
    await interaction.edit_original_response(view=Table(), attachments=[picture("blue")])


@app_commands.command()
async def deal(interaction: discord.Interaction, player: discord.User) -> None:
    """Send somebody a hand."""
    try:
        await player.send("Your hand", file=picture("white", "hand.png"))
    except discord.Forbidden as closed:
        await interaction.response.send_message(f"refused: {closed.code}")
    else:
        await interaction.response.send_message("sent")


@app_commands.command()
async def hold(interaction: discord.Interaction) -> None:
    """Leave the answer to the test."""
    assert isinstance(interaction.client, SmallBot)
    interaction.client.held.put_nowait(interaction)


@app_commands.command()
async def trump(interaction: discord.Interaction, suit: Literal["spades", "hearts"]) -> None:
    """Pick a suit."""
    await interaction.response.send_message(suit)


@asynccontextmanager
async def connected(bot: discord.Client) -> AsyncIterator[discord.Client]:
    """The bot logged in and ready, for as long as the context lasts."""
    async with bot:
        running = asyncio.create_task(bot.start(SANDBOX_TOKEN))
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            ready.cancel()
            running.result()
        yield bot
    await running
