"""What a test can have befall the bot's requests."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from tests.bot.sandbox.small_bot import SmallBot
from tests.bot.sandbox_process import Json, NotOffered, SandboxProcess

POST = {"method": "POST", "route": "/channels/{channel_id}/messages"}
EDIT = {"method": "PATCH", "route": "/channels/{channel_id}/messages/{message_id}"}
OPEN = {"method": "POST", "route": "/users/@me/channels"}


@pytest.fixture(autouse=True)
async def faultless(sandbox: SandboxProcess) -> AsyncIterator[None]:
    """Whatever a test has befall ends with it."""
    yield
    await sandbox.ask("DELETE", "faults")


async def befall(sandbox: SandboxProcess, request: Json, **what: Any) -> None:
    """Ask for a fault."""
    await sandbox.ask("POST", "faults", **request, **what)


async def posted(wire: aiohttp.ClientSession, channel: int) -> int:
    """Post a message; the status of the answer."""
    async with wire.post(f"channels/{channel}/messages", json={"content": "hello"}) as answer:
        return answer.status


@pytest.fixture
async def channels(bot: SmallBot) -> list[discord.TextChannel]:
    """The guild's channels."""
    return bot.guilds[0].text_channels


async def test_a_slow_request_is_served_when_the_time_has_passed(
    sandbox: SandboxProcess, wire: aiohttp.ClientSession, channel: discord.TextChannel
) -> None:
    await befall(sandbox, POST, delay=600)
    both = [asyncio.create_task(posted(wire, channel.id)) for _ in range(2)]
    served, waiting = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    assert (len(served), len(waiting)) == (1, 1)
    await sandbox.advance(600)
    assert await asyncio.gather(*both) == [200, 200]


async def test_a_429_has_the_headers_and_the_body_of_discords(
    sandbox: SandboxProcess, wire: aiohttp.ClientSession, channel: discord.TextChannel
) -> None:
    await befall(sandbox, POST, retry_after=64.57)
    async with wire.post(f"channels/{channel.id}/messages", json={"content": "hello"}) as answer:
        assert answer.status == 429
        assert answer.headers["Content-Type"] == "application/json"
        assert answer.headers["Via"]
        assert answer.headers["Retry-After"] == "65"
        assert answer.headers["X-RateLimit-Scope"] == "user"
        body = await answer.json()
    assert (body["retry_after"], body["global"]) == (64.57, False)


async def test_a_429_can_be_global(
    sandbox: SandboxProcess, wire: aiohttp.ClientSession, channel: discord.TextChannel
) -> None:
    await befall(sandbox, POST, retry_after=1, scope="global")
    async with wire.post(f"channels/{channel.id}/messages", json={"content": "hello"}) as answer:
        assert answer.headers["X-RateLimit-Global"] == "true"
        assert (await answer.json())["global"] is True


async def test_discord_py_asks_again_after_a_429(
    sandbox: SandboxProcess, wire: aiohttp.ClientSession, channel: discord.TextChannel
) -> None:
    await befall(sandbox, POST, retry_after=0.01)
    assert (await channel.send("late")).content == "late"


async def test_a_dropped_connection_is_answered_with_nothing_and_nothing_happens(
    sandbox: SandboxProcess, wire: aiohttp.ClientSession, channel: discord.TextChannel
) -> None:
    before = [each["id"] for each in await sandbox.messages("alice")]
    await befall(sandbox, POST, reset=True)
    with pytest.raises(aiohttp.ClientOSError):
        await posted(wire, channel.id)
    assert [each["id"] for each in await sandbox.messages("alice")] == before


async def test_a_fault_can_be_confined_to_a_channel(
    sandbox: SandboxProcess,
    wire: aiohttp.ClientSession,
    channels: list[discord.TextChannel],
) -> None:
    await befall(sandbox, POST, channel=channels[1].name, status=500)
    assert [await posted(wire, each.id) for each in channels] == [200, 500]


async def test_a_fault_can_be_confined_to_a_message(
    sandbox: SandboxProcess, wire: aiohttp.ClientSession, channel: discord.TextChannel
) -> None:
    first, second = await channel.send("first"), await channel.send("second")
    await befall(sandbox, EDIT, message=second.id, status=403, code=50013)
    await first.edit(content="changed")
    with pytest.raises(discord.Forbidden):
        await second.edit(content="changed")


async def test_a_fault_can_be_confined_to_opening_ones_direct_messages(
    sandbox: SandboxProcess, wire: aiohttp.ClientSession, bot: SmallBot
) -> None:
    people = {each["name"]: int(each["id"]) for each in await sandbox.ask("GET", "people")}
    await befall(sandbox, OPEN, channel="dm", **{"as": "Bob"}, status=403, code=40003)
    assert await bot.create_dm(discord.Object(people["Alice"]))
    with pytest.raises(discord.Forbidden, match="40003"):
        await bot.create_dm(discord.Object(people["Bob"]))


async def test_a_fault_without_end_lasts_until_it_is_cleared(
    sandbox: SandboxProcess, wire: aiohttp.ClientSession, channel: discord.TextChannel
) -> None:
    await befall(sandbox, POST, status=500, times=None)
    assert [await posted(wire, channel.id) for _ in range(3)] == [500] * 3
    await sandbox.ask("DELETE", "faults")
    assert await posted(wire, channel.id) == 200


async def test_a_fault_without_method_and_route_befalls_every_request(
    sandbox: SandboxProcess, wire: aiohttp.ClientSession, channel: discord.TextChannel
) -> None:
    await befall(sandbox, {}, status=503, times=2)
    async with wire.get("users/@me") as answer:
        assert answer.status == 503
    assert await posted(wire, channel.id) == 503


async def test_a_fault_in_which_nothing_befalls_is_a_mistake(sandbox: SandboxProcess) -> None:
    with pytest.raises(NotOffered, match="A fault has a delay"):
        await befall(sandbox, POST)
