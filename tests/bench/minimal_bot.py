"""The least a discord.py bot can do: answer a click with a picture that never changes.

`python -m tests.bench.minimal_bot URL FILE` posts a message with a button to the sandbox at URL;
a click on it is answered with the picture in FILE, in place.
"""

import io
import sys
from pathlib import Path
from typing import Any

import discord
from discord import ui

from bot.endpoint import SANDBOX_TOKEN, point_at


class Again(ui.View):
    """One button."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(timeout=None)
        self.picture = picture

    @ui.button(label="Again", custom_id="again")
    async def again(self, click: discord.Interaction, _button: ui.Button[Any]) -> None:
        """Answer."""
        file = discord.File(io.BytesIO(self.picture), "picture.png")
        await click.response.edit_message(attachments=[file], view=self)


class MinimalBot(discord.Client):
    """Posts the button once it is connected, then says so."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        self.picture = picture

    async def on_ready(self) -> None:
        """Post the button in the first channel."""
        await self.guilds[0].text_channels[0].send(view=Again(self.picture))
        sys.stdout.write("ready\n")
        sys.stdout.flush()


def main() -> None:
    """Serve until terminated."""
    url, file = sys.argv[1:]
    point_at(url)
    MinimalBot(Path(file).read_bytes()).run(SANDBOX_TOKEN, log_handler=None)


if __name__ == "__main__":
    main()
