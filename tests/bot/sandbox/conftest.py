"""One sandbox for all these tests, and a bot for each."""

from collections.abc import AsyncIterator, Iterator

import aiohttp
import discord.gateway
import discord.http
import pytest

from bot.endpoint import SANDBOX_TOKEN, point_at
from tests.bot.sandbox.small_bot import SmallBot, connected
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.conformance import Request, check_requests


@pytest.fixture(scope="session")
def sandbox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SandboxProcess]:
    """A running sandbox; what it takes, Discord would have to take."""
    with SandboxProcess(tmp_path_factory.mktemp("sandbox") / "requests.jsonl") as running:
        yield running
        asked = running.requests()
    check_requests(
        Request(each["method"], each["path"], each["body"])
        for each in asked
        if each["status"] < 400
    )


@pytest.fixture
def pointed(sandbox: SandboxProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py's clients talk to the sandbox, until the test is over."""
    monkeypatch.setattr(discord.http.Route, "BASE", "")
    monkeypatch.setattr(discord.Asset, "BASE", "")
    socket = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(socket, "DEFAULT_GATEWAY", socket.DEFAULT_GATEWAY)
    point_at(sandbox.address)


@pytest.fixture
async def bot(pointed: None) -> AsyncIterator[SmallBot]:
    """A bot that is logged in and ready, and knows the channels of its guild.

    discord.py calls itself ready after two seconds, with or without them.
    """
    running = SmallBot()
    async with connected(running):
        await until(lambda: any(guild.text_channels for guild in running.guilds))
        yield running


@pytest.fixture
async def channel(bot: SmallBot) -> discord.TextChannel:
    """The guild's first channel, as the bot sees it."""
    return bot.guilds[0].text_channels[0]


@pytest.fixture
async def wire(sandbox: SandboxProcess) -> AsyncIterator[aiohttp.ClientSession]:
    """Requests of a bot that neither waits nor asks again, as discord.py does."""
    token = {"Authorization": f"Bot {SANDBOX_TOKEN}"}
    async with aiohttp.ClientSession(f"{sandbox.address}/api/v10/", headers=token) as session:
        yield session
