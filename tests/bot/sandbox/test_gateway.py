"""The gateway: what a bot is told, and what becomes of it when its socket fails."""

import asyncio

import aiohttp
import discord
import pytest

from bot.endpoint import point_at
from tests.bot.sandbox.small_bot import SmallBot, connected
from tests.bot.sandbox_process import SandboxProcess

HELLO = 10


async def test_a_click_without_a_bot_fails_at_once(sandbox: SandboxProcess, pointed: None) -> None:
    async with connected(SmallBot()):
        message = (await sandbox.slash("alice", "play", game="spades"))["message"]
    await sandbox.advance(61)
    outcome = await sandbox.click("alice", message, "card:QS")
    assert outcome["failure"] == "The application did not respond"


async def test_the_sandbox_knows_whether_the_bot_is_there(
    sandbox: SandboxProcess, pointed: None
) -> None:
    async with connected(SmallBot()):
        about = await sandbox.bot()
        assert about["connected"]
        assert "play" in about["commands"]
    await sandbox.bot_is(connected=False)


@pytest.mark.parametrize("action", ["reconnect", "cut"])
async def test_a_bot_that_lost_its_socket_resumes_and_gets_what_it_missed(
    sandbox: SandboxProcess, bot: SmallBot, action: str
) -> None:
    resumed = asyncio.create_task(bot.wait_for("resumed"))
    await sandbox.ask("POST", "gateway", action=action)
    outcome = await sandbox.slash("alice", "play", game="spades")
    await resumed
    assert outcome["outcome"] == "answered"


async def test_the_same_interaction_can_be_delivered_twice(
    sandbox: SandboxProcess, bot: SmallBot
) -> None:
    waiting = asyncio.create_task(sandbox.slash("alice", "hold"))
    first = await bot.held.get()
    await sandbox.ask("POST", "redeliver", interaction=first.id)
    again = await bot.held.get()
    assert (again.id, again.token) == (first.id, first.token)
    await first.response.send_message("once")
    with pytest.raises(discord.HTTPException, match="40060"):
        await again.response.send_message("twice")
    assert (await waiting)["message"]["content"] == "once"


class TwoShards(discord.AutoShardedClient):
    """Learns from the sandbox how many shards to start; notes which one got an interaction."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.application_commands = discord.app_commands.CommandTree(self)
        self.application_commands.command(name="ping", description="Ping")(ping)
        self.seen: asyncio.Queue[int | None] = asyncio.Queue()

    async def setup_hook(self) -> None:
        """Register the command."""
        await self.application_commands.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The pause between shards is Discord's, not the sandbox's."""


async def ping(interaction: discord.Interaction) -> None:
    """Say which shard it came by."""
    shard = interaction.guild.shard_id if interaction.guild else 0
    await interaction.response.send_message(f"{shard}")


async def test_a_guilds_events_go_to_its_shard(
    sandbox: SandboxProcess, pointed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = sandbox.log.with_name("shards.jsonl")
    with SandboxProcess(log, "--shards", "2") as sharded:
        point_at(sharded.address)
        async with connected(client := TwoShards()):
            assert client.shard_count == 2
            assert (await sharded.bot())["shards"] == [0, 1]
            [guild] = client.guilds
            outcome = await sharded.slash("alice", "ping")
            assert outcome["message"]["content"] == f"{(guild.id >> 22) % 2}"
            outcome = await sharded.slash("alice", "ping", "dm")
            assert outcome["message"]["content"] == "0"


async def test_a_gateway_that_refuses_takes_websockets_again(sandbox: SandboxProcess) -> None:
    await sandbox.ask("POST", "gateway", action="refuse", seconds=600)
    async with aiohttp.ClientSession(sandbox.address) as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect("/gateway/")
        await sandbox.advance(600)
        async with session.ws_connect("/gateway/") as socket:
            assert (await socket.receive_json())["op"] == HELLO


async def test_a_gateway_that_is_silent_never_speaks_to_who_came_meanwhile(
    sandbox: SandboxProcess,
) -> None:
    await sandbox.ask("POST", "gateway", action="silence", seconds=600)
    async with (
        aiohttp.ClientSession(sandbox.address) as session,
        session.ws_connect("/gateway/") as mute,
    ):
        await sandbox.advance(600)
        async with session.ws_connect("/gateway/") as socket:
            assert (await socket.receive_json())["op"] == HELLO
        with pytest.raises(TimeoutError):
            await mute.receive(timeout=0.1)
