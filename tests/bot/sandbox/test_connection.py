"""How soon the bot tries a gateway again, and how long it listens to one that says nothing."""

import discord
import pytest

from bot.internals.discord_client import RECONNECT_EVERY, Connection, Pauses, hello_timeout
from tests.bot.sandbox_process import SandboxProcess


def test_no_pause_between_two_attempts_is_long() -> None:
    pauses = Pauses()
    assert max(pauses.delay() for _ in range(50)) <= RECONNECT_EVERY


@pytest.mark.usefixtures("pointed")
async def test_a_gateway_that_says_nothing_is_given_up(
    sandbox: SandboxProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.internals.discord_client.SILENCE", 0.1)
    await sandbox.ask("POST", "gateway", action="silence", seconds=600)
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login("sandbox")
        with pytest.raises(TimeoutError):
            await Connection.from_client(client)
    await sandbox.advance(600)


@pytest.mark.usefixtures("pointed")
async def test_a_shard_that_waits_for_its_turn_is_not_given_up(sandbox: SandboxProcess) -> None:
    class Timed(discord.Client):
        async def before_identify_hook(self, *_: object, **__: object) -> None:
            self.deadline = hello_timeout.get().when()

    async with Timed(intents=discord.Intents.none()) as client:
        await client.login("sandbox")
        await (await Connection.from_client(client)).close()
    assert client.deadline is None
