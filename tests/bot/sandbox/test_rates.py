"""How often the bot may ask, once a test limits it, and what is counted."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from tests.bot.sandbox.small_bot import SmallBot
from tests.bot.sandbox_process import Json, SandboxProcess

HOUR = 3600.0


@pytest.fixture(autouse=True)
async def unlimited(sandbox: SandboxProcess) -> AsyncIterator[None]:
    """Whatever a test limits ends with it."""
    await sandbox.ask("DELETE", "limits")
    yield
    await sandbox.ask("DELETE", "limits")


async def counted(sandbox: SandboxProcess) -> dict[str, int]:
    """What Discord would count towards a ban."""
    told: dict[str, int] = (await sandbox.ask("GET", "limits"))["counted"]
    return told


async def edits(wire: aiohttp.ClientSession, message: discord.Message, times: int) -> list[int]:
    """Edit a message so often; the statuses."""
    path, found = f"channels/{message.channel.id}/messages/{message.id}", []
    for number in range(times):
        async with wire.patch(path, json={"content": f"{number}"}) as answer:
            found.append(answer.status)
    return found


async def test_nothing_is_limited_by_itself(
    wire: aiohttp.ClientSession, channel: discord.TextChannel
) -> None:
    assert await edits(wire, await channel.send("one"), 20) == [200] * 20


async def asked(wire: aiohttp.ClientSession) -> tuple[int, Json]:
    """Ask who the bot is; the status and the body of the answer."""
    async with wire.get("users/@me") as answer:
        return answer.status, await answer.json()


async def test_requests_above_the_global_limit_are_refused_and_counted(
    sandbox: SandboxProcess, wire: aiohttp.ClientSession
) -> None:
    await sandbox.ask("POST", "limits", **{"global": 2})
    answers = await asyncio.gather(*(asked(wire) for _ in range(20)))
    refused = [body for status, body in answers if status == 429]
    assert refused
    assert all(body["global"] is True and 0 < body["retry_after"] <= 1 for body in refused)
    assert await counted(sandbox) == {"401": 0, "403": 0, "429": len(refused)}
    await sandbox.advance(1)
    assert (await asked(wire))[0] == 200


async def test_answers_to_interactions_are_above_the_global_limit(
    sandbox: SandboxProcess, bot: SmallBot, wire: aiohttp.ClientSession
) -> None:
    await sandbox.ask("POST", "limits", **{"global": 1})
    for _ in range(3):
        assert (await sandbox.slash("alice", "name"))["outcome"] == "answered"
    assert (await counted(sandbox))["429"] == 0


async def test_discord_py_waits_by_itself_for_the_edits_of_a_channel(
    sandbox: SandboxProcess, channel: discord.TextChannel
) -> None:
    await sandbox.ask("POST", "limits", edits=2)
    message = await channel.send("0")
    for number in range(3):
        await message.edit(content=f"{number}")
    assert (await counted(sandbox))["429"] == 0


async def test_edits_of_a_channel_are_refused_beyond_their_limit_and_those_of_others_not(
    sandbox: SandboxProcess, bot: SmallBot, wire: aiohttp.ClientSession
) -> None:
    one, other = [await each.send("0") for each in bot.guilds[0].text_channels]
    await sandbox.ask("POST", "limits", edits=5)
    assert await edits(wire, one, 6) == [200] * 5 + [429]
    assert await edits(wire, other, 1) == [200]
    await sandbox.advance(5)
    assert await edits(wire, one, 1) == [200]


async def test_each_answer_tells_what_is_left_of_its_limit(
    sandbox: SandboxProcess, wire: aiohttp.ClientSession, channel: discord.TextChannel
) -> None:
    await sandbox.ask("POST", "limits", posts=2)
    told = []
    for _ in range(3):
        async with wire.post(f"channels/{channel.id}/messages", json={"content": "x"}) as answer:
            told.append(answer.headers["X-RateLimit-Remaining"])
            body = await answer.json()
    assert told == ["1", "0", "0"]
    assert answer.headers["X-RateLimit-Limit"] == "2"
    assert 0 < float(answer.headers["X-RateLimit-Reset-After"]) <= 5
    assert answer.headers["X-RateLimit-Bucket"]
    assert body["global"] is False


async def test_direct_messages_that_are_opened_too_fast_are_refused_with_40003(
    sandbox: SandboxProcess, bot: SmallBot
) -> None:
    await sandbox.ask("POST", "limits", openings=1)
    people = [discord.Object(int(each["id"])) for each in await sandbox.ask("GET", "people")]
    opened = await asyncio.gather(*map(bot.create_dm, people), return_exceptions=True)
    assert 40003 in [each.code for each in opened if isinstance(each, discord.Forbidden)]
    await sandbox.advance(1)
    assert await bot.create_dm(people[0])


async def test_old_messages_are_edited_three_times_in_six_seconds(
    sandbox: SandboxProcess, wire: aiohttp.ClientSession, channel: discord.TextChannel
) -> None:
    await sandbox.ask("POST", "limits", old=3)
    message = await channel.send("old")
    assert await edits(wire, message, 4) == [200] * 4
    await sandbox.advance(HOUR + 1)
    assert await edits(wire, message, 4) == [200] * 3 + [400]
    await sandbox.advance(6)
    assert await edits(wire, message, 1) == [200]


async def test_a_limit_shared_with_others_is_not_counted(
    sandbox: SandboxProcess, wire: aiohttp.ClientSession
) -> None:
    for scope in ("user", "shared"):
        fault = {"method": "GET", "route": "/users/@me", "retry_after": 1, "scope": scope}
        await sandbox.ask("POST", "faults", **fault)
        assert (await asked(wire))[0] == 429
    assert (await counted(sandbox))["429"] == 1


async def test_the_worst_minute_is_told(
    sandbox: SandboxProcess, wire: aiohttp.ClientSession
) -> None:
    for pause in (0, 0, 61, 0):
        await sandbox.advance(pause)
        fault = {"method": "GET", "route": "/users/@me", "status": 403}
        await sandbox.ask("POST", "faults", **fault)
        assert (await asked(wire))[0] == 403
    told = await sandbox.ask("GET", "limits")
    assert (told["counted"]["403"], told["most_in_a_minute"]) == (4, 2)
    assert told["requests"] == {"GET /users/@me": 4}


async def test_a_limit_that_is_not_named_stays(sandbox: SandboxProcess) -> None:
    await sandbox.ask("POST", "limits", edits=5)
    await sandbox.ask("POST", "limits", posts=5)
    await sandbox.ask("POST", "limits", edits=None)
    limits = (await sandbox.ask("GET", "limits"))["limits"]
    assert {name: most for name, most in limits.items() if most} == {"posts": 5}
