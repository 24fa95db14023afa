"""The least a discord.py bot can do with tables of four: every click is answered with two pictures.

`python -m tests.bench.minimal_tables URL HAND TABLE` plays nothing and stores nothing. As at
Parlor's tables a click is answered with the clicker's hand, then the table's message and the next
player's hand are edited, each with a picture; these never change. It speaks as much of Parlor's
buttons as `tests.bench.matches` needs.
"""

import io
import sys
from itertools import count
from pathlib import Path
from typing import cast

import discord
from discord import app_commands, ui

from bot.endpoint import SANDBOX_TOKEN, point_at


class Table:
    """One table: its message once it stands, and the hands in the order of play."""

    numbers = count(1)

    message: discord.PartialMessage

    def __init__(self, host: discord.User | discord.Member) -> None:
        self.number, self.length = next(self.numbers), 0
        self.people = [host]
        self.hands: list[discord.Message] = []


class MinimalTables(discord.Client):
    """Tables by their number."""

    def __init__(self, hand: bytes, table: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        self.hand, self.table = hand, table
        self.tables: dict[int, Table] = {}
        self.tree = app_commands.CommandTree(self)
        self.tree.command(description="Open a table")(self.play)

    async def setup_hook(self) -> None:
        """Tell Discord of the one command."""
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Say so."""
        sys.stdout.write("ready\n")
        sys.stdout.flush()

    async def play(self, click: discord.Interaction, game: str) -> None:
        """Open a table, whatever is played."""
        table = Table(click.user)
        self.tables[table.number] = table
        answer = await click.response.send_message(game, view=_buttons(table, "join", "start"))
        place = self.get_partial_messageable(click.channel_id or 0)
        table.message = place.get_partial_message(answer.message_id or 0)

    async def on_interaction(self, click: discord.Interaction) -> None:
        """A button."""
        if click.type is discord.InteractionType.component:
            pressed = cast(dict[str, str], click.data)["custom_id"]
            verb, number, _ = pressed.split(":")
            await getattr(self, f"_{verb}")(click, self.tables[int(number)])

    async def _join(self, click: discord.Interaction, table: Table) -> None:
        table.people.append(click.user)
        await click.response.defer()

    async def _start(self, click: discord.Interaction, table: Table) -> None:
        await click.response.defer()
        for person in table.people:
            table.hands.append(await person.send(file=_file(self.hand, "hand.png")))
        await self._draw(table)

    async def _act(self, click: discord.Interaction, table: Table) -> None:
        table.length += 1
        await click.response.edit_message(attachments=[_file(self.hand, "hand.png")], view=None)
        await self._draw(table)

    async def _draw(self, table: Table) -> None:
        picture = [_file(self.table, f"table-{table.length}.png")]
        await table.message.edit(attachments=picture, view=_buttons(table, "hand"))
        hand = table.hands[table.length % len(table.hands)]
        picture = [_file(self.hand, "hand.png")]
        await hand.edit(attachments=picture, view=_buttons(table, "act"))


def _buttons(table: Table, *verbs: str) -> ui.View:
    """Buttons of which discord.py need not remember anything."""
    view = ui.View(timeout=None)
    for verb in verbs:
        name = f"{verb}:{table.number}:{table.length}"
        view.add_item(ui.Button(label=verb, custom_id=name))
    view.stop()
    return view


def _file(content: bytes, name: str) -> discord.File:
    return discord.File(io.BytesIO(content), name)


def main() -> None:
    """Serve until terminated."""
    url, *files = sys.argv[1:]
    point_at(url)
    MinimalTables(*(Path(file).read_bytes() for file in files)).run(SANDBOX_TOKEN, log_handler=None)


if __name__ == "__main__":
    main()
