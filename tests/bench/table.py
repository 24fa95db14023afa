"""Crazy King in the sandbox, against computers, played by one person who clicks."""

import asyncio
import time

from tests.bot.sandbox_process import Json, SandboxProcess, custom_ids
from tests.bot.wire.player import fill_with

PERSON = "alice"
COMPUTERS = 2
TIMEOUT = 20.0
"""Seconds after which a table that does not come to rest is given up."""
PAUSE = 0.05  # seconds between looks at the sandbox
STILL = 4
"""Looks in a row that see the same, after which all is drawn."""


class Table:
    """The person's side of match after match."""

    def __init__(self, sandbox: SandboxProcess) -> None:
        self.sandbox = sandbox

    async def open(self) -> None:
        """Begin a match with computers."""
        lobby = (await self.sandbox.slash(PERSON, "play", game="crazy_king"))["message"]
        controls = {name.split(":")[0]: name for name in custom_ids(lobby)}

        async def click(message: Json, custom_id: str) -> Json:
            shown: Json = (await self.sandbox.click(PERSON, message, custom_id))["message"]
            return shown

        await fill_with(COMPUTERS, await click(lobby, controls["manage"]), click)
        await click(lobby, controls["start"])

    async def turn(self) -> tuple[Json, str]:
        """The hand, once its owner is to act and all is drawn, and a button that plays.

        A match that is over is followed by the next.
        """
        until = time.monotonic() + TIMEOUT
        last, looks = (Json(), Json()), 0
        while time.monotonic() < until:
            table, shown = await self._newest("general", "hand", "again")
            hand, button = await self._newest("dm", "act")
            looks = looks + 1 if (table, hand) == last else 0
            last = table, hand
            if shown.startswith("again"):
                await self.open()
            elif button and looks >= STILL and _match(button) == _match(shown):
                return hand, button
            await asyncio.sleep(PAUSE)
        raise TimeoutError("The table did not come to rest.")

    async def _newest(self, channel: str, *verbs: str) -> tuple[Json, str]:
        """The last message with a button of these verbs, and the button."""
        for message in reversed(await self.sandbox.messages(PERSON, channel)):
            for name in custom_ids(message):
                if name.split(":")[0] in verbs:
                    return message, name
        return {}, ""


def _match(custom_id: str) -> str:
    """The match that a button carries."""
    return custom_id.split(":")[1]
