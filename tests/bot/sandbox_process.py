"""`python -m tests.bot.control` as a process of its own, and what people do in it."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from os import SEEK_END
from pathlib import Path
from typing import Any, Self

import aiohttp

from tests.bot import program

Json = dict[str, Any]
LOADING = 1 << 7
READY = re.compile(r"The sandbox is at (\S+)\n")
BUSY = 300
"""Seconds that anything may take on a machine that is busy."""


class NotOffered(AssertionError):
    """The sandbox says that no client would let a person do that."""


class SandboxProcess:
    """A running sandbox; `address` is its origin, `log` the file of the bot's requests.

    Use it as a context manager, or `start` and `stop` it.
    """

    def __init__(self, log: Path, *options: str) -> None:
        self.log = log
        self._program: tuple[str, ...] = ("tests.bot.control",)
        self._options = options
        self._line: aiohttp.ClientSession | None = None

    def start(self) -> Self:
        """Start it on a free port and wait until it is ready."""
        said = self.log.with_suffix(".said")
        command = [*self._program, "--port", "0", "--log", str(self.log), *self._options]
        self._process = program.begin(command, said, {})
        while not (ready := READY.search(self._heard(said))):
            self._process.join(0.01)
        self.address = ready[1]
        return self

    def _heard(self, said: Path) -> str:
        """What it has said so far; RuntimeError if it has ended instead of saying more."""
        ended = self._process.exitcode
        heard = said.read_text("utf-8") if said.exists() else ""
        if ended is not None:
            raise RuntimeError(f"The sandbox did not start: it exited with {ended}. {heard}")
        return heard

    def stop(self) -> int:
        """End it; what it exited with."""
        self._process.terminate()
        return program.ended(self._process, BUSY)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *failure: object) -> None:
        self.stop()

    def requests(self) -> list[Json]:
        """What the bot has asked of Discord so far; a line may just be being written."""
        *lines, _ = self.log.read_text("utf-8").split("\n")
        return [json.loads(line) for line in lines]

    async def ask(self, method: str, path: str, /, **body: Any) -> Any:
        """A request to the control API; NotOffered with its text when it is refused."""
        assert self._process.is_alive(), f"the sandbox died: {self._process.exitcode}"
        async with (
            nullcontext(self._line) if self._line else aiohttp.ClientSession() as session,
            session.request(method, f"{self.address}/sandbox/{path}", json=body) as answer,
        ):
            if not answer.ok:
                raise NotOffered(f"{answer.status}: {await answer.text()}")
            return await answer.json() if answer.status != 204 else None

    @asynccontextmanager
    async def on_the_line(self) -> AsyncIterator[None]:
        """Ask over connections that stay open: who plays looks ten times a second."""
        async with aiohttp.ClientSession() as self._line:
            yield
        self._line = None

    async def fetch(self, url: str) -> bytes:
        """The content of a file."""
        async with aiohttp.ClientSession() as session, session.get(url) as answer:
            assert answer.ok, f"{answer.status}: {url}"
            return await answer.read()

    async def say(self, person: str, text: str, channel: str = "general") -> Json:
        """Write a message; the message."""
        said: Json = await self.ask("POST", "say", **_by(person, channel), text=text)
        return said

    async def slash(
        self, person: str, command: str, channel: str = "general", **options: Any
    ) -> Json:
        """Use a command; the outcome."""
        asked = _by(person, channel) | {"command": command, "options": options}
        outcome: Json = await self.ask("POST", "slash", **asked)
        return outcome

    async def autocomplete(self, person: str, command: str, **typed: str) -> list[str]:
        """Type into the last of the options given; the names of what is suggested."""
        asked = _by(person, "general") | {"command": command, "options": typed}
        outcome = await self.ask("POST", "autocomplete", **asked, focused=list(typed)[-1])
        return [choice["name"] for choice in outcome["choices"]]

    async def click(
        self,
        person: str,
        message: Json,
        custom_id: str,
        *values: str,
        shards: Sequence[int] = (),
    ) -> Json:
        """Press a button of a message, or choose from a select; the outcome.

        `shards` get it instead of the one whose it is.
        """
        asked = {"as": person, "message": int(message["id"]), "custom_id": custom_id}
        outcome: Json = await self.ask("POST", "click", **asked, values=values, shards=shards)
        return outcome

    async def submit(self, asked: Json, **values: Any) -> Json:
        """Send the modal that the outcome `asked` showed; the outcome."""
        interaction = int(asked["interaction"])
        outcome: Json = await self.ask("POST", "modal", interaction=interaction, values=values)
        return outcome

    async def messages(self, person: str, channel: str = "general", after: int = 0) -> list[Json]:
        """What a person sees in a channel, oldest first."""
        query = f"messages?as={person}&channel={channel}&after={after}"
        seen: list[Json] = (await self.ask("GET", query))["messages"]
        return seen

    async def newest(self, person: str, channel: str = "general", after: int = 0) -> Json:
        """The last message that a person sees, waited for until it is there and not "thinking"."""
        async with asyncio.timeout(BUSY):
            while True:
                seen = await self.messages(person, channel, after)
                if seen and not seen[-1]["flags"] & LOADING:
                    return seen[-1]
                await asyncio.sleep(0.01)

    async def direct_messages(self, person: str, *, are_open: bool) -> None:
        """Open or close somebody's direct messages."""
        await self.ask("POST", f"people/{person}", direct_messages=are_open)

    async def advance(self, seconds: float) -> None:
        """Let time pass at once."""
        await self.ask("POST", "clock", advance=seconds)

    async def bot(self) -> Json:
        """Whether the bot is there, with its shards and commands."""
        about: Json = await self.ask("GET", "bot")
        return about

    async def is_asked(self, requests: int) -> None:
        """Wait until the bot has made so many more requests."""
        with self.log.open("rb") as log:
            log.seek(0, SEEK_END)
            async with asyncio.timeout(BUSY):
                while requests > 0:
                    await asyncio.sleep(0.005)
                    requests -= log.read().count(b"\n")

    async def is_told(self, text: str) -> None:
        """Wait until the bot makes a request that contains a text."""
        with self.log.open("r", encoding="utf-8") as log:
            log.seek(0, SEEK_END)
            async with asyncio.timeout(BUSY):
                while True:
                    if text in log.read():
                        return
                    await asyncio.sleep(0.001)

    async def bot_is(self, *, connected: bool) -> None:
        """Wait until the bot has come, or gone."""
        async with asyncio.timeout(BUSY):
            while True:
                if (await self.bot())["connected"] is connected:
                    return
                await asyncio.sleep(0.02)


def _by(person: str, channel: str) -> Json:
    return {"as": person, "channel": channel}


def custom_ids(message: Json) -> list[str]:
    """The custom_ids of all controls of a message, in order."""
    found = []

    def visit(part: Any) -> None:
        if isinstance(part, list):
            for each in part:
                visit(each)
        elif isinstance(part, dict):
            if "custom_id" in part:
                found.append(part["custom_id"])
            visit([part.get(key) for key in ("components", "accessory", "component")])

    visit(message["components"])
    return found
