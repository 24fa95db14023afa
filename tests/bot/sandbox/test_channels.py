"""Threads, and channels in which the bot is denied something."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from tests.bot.sandbox.small_bot import SmallBot, picture
from tests.bot.sandbox_process import Json, NotOffered, SandboxProcess


@pytest.fixture
async def thread(sandbox: SandboxProcess, bot: SmallBot) -> discord.Thread:
    """A thread that a person has begun, as the bot sees it."""
    seen = asyncio.create_task(bot.wait_for("thread_create"))
    await asyncio.sleep(0)  # it waits for it from now on
    begun = await sandbox.ask("POST", "threads", **{"as": "alice"}, name="a game")
    found: discord.Thread = await seen
    assert found.id == int(begun["id"])
    return found


async def becomes(sandbox: SandboxProcess, channel: int, **what: Any) -> Json:
    """Change a channel; how it looks then."""
    changed: Json = await sandbox.ask("POST", f"channels/{channel}", **what)
    return changed


async def test_a_person_may_play_in_a_thread(
    sandbox: SandboxProcess, thread: discord.Thread
) -> None:
    outcome = await sandbox.slash("alice", "play", str(thread.id), game="spades")
    assert outcome["message"]["channel_id"] == str(thread.id)
    assert (await sandbox.click("bob", outcome["message"], "card:QS"))["outcome"] == "answered"


async def test_the_bot_begins_a_thread_in_a_channel_and_of_a_message(
    bot: SmallBot, channel: discord.TextChannel
) -> None:
    beside = await channel.create_thread(name="one", type=discord.ChannelType.public_thread)
    message = await channel.send("begin")
    of_it = await message.create_thread(name="two")
    assert (beside.parent_id, of_it.parent_id) == (channel.id, channel.id)
    assert of_it.id == message.id
    assert (await of_it.send("here")).channel.id == of_it.id
    with pytest.raises(discord.HTTPException, match="160004"):
        await message.create_thread(name="again")


async def test_in_an_archived_thread_nothing_is_edited(
    sandbox: SandboxProcess, thread: discord.Thread
) -> None:
    message = await thread.send("one")
    await becomes(sandbox, thread.id, archived=True)
    with pytest.raises(discord.HTTPException, match="50083"):
        await message.edit(content="two")


async def test_who_posts_in_an_archived_thread_opens_it(
    sandbox: SandboxProcess, bot: SmallBot, thread: discord.Thread
) -> None:
    message = await thread.send("one")
    archived = await becomes(sandbox, thread.id, archived=True)
    assert archived["thread_metadata"]["archived"]
    await thread.send("two")
    await message.edit(content="three")
    found = await bot.fetch_channel(thread.id)
    assert isinstance(found, discord.Thread)
    assert not found.archived


async def test_the_bot_opens_an_archived_thread(
    sandbox: SandboxProcess, thread: discord.Thread
) -> None:
    message = await thread.send("one")
    await becomes(sandbox, thread.id, archived=True)
    await thread.edit(archived=False)
    assert (await message.edit(content="two")).content == "two"


async def test_a_locked_thread_stays_archived(
    sandbox: SandboxProcess, thread: discord.Thread
) -> None:
    await becomes(sandbox, thread.id, archived=True, locked=True)
    with pytest.raises(discord.HTTPException, match="50083"):
        await thread.send("two")
    with pytest.raises(discord.Forbidden, match="50013"):
        await thread.edit(archived=False)


async def test_the_bot_is_told_that_a_thread_was_archived(
    sandbox: SandboxProcess, bot: SmallBot, thread: discord.Thread
) -> None:
    told = asyncio.create_task(bot.wait_for("raw_thread_update"))
    await asyncio.sleep(0)  # it waits for it from now on
    await becomes(sandbox, thread.id, archived=True)
    assert (await told).data["thread_metadata"]["archived"]


async def test_the_bot_reads_what_was_said_last_in_a_channel(
    sandbox: SandboxProcess, channel: discord.TextChannel
) -> None:
    first = await channel.send("one")
    await sandbox.say("alice", "two", str(channel.id))
    last = await channel.send("three")
    said = [message.content async for message in channel.history(limit=2)]
    assert said == ["three", "two"]
    before = [message.id async for message in channel.history(limit=2, before=last)]
    assert before[-1] == first.id


@pytest.fixture
async def allowing(
    sandbox: SandboxProcess, channel: discord.TextChannel
) -> AsyncIterator[discord.TextChannel]:
    """The first channel; whatever a test denies in it is allowed again afterwards."""
    yield channel
    await becomes(sandbox, channel.id, denied=[])


async def test_a_channel_without_permission_to_send_refuses_posts_with_50013(
    sandbox: SandboxProcess, allowing: discord.TextChannel
) -> None:
    message = await allowing.send("one")
    await becomes(sandbox, allowing.id, denied=["send_messages"])
    with pytest.raises(discord.Forbidden, match="50013"):
        await allowing.send("two")
    assert (await message.edit(content="three")).content == "three"
    await becomes(sandbox, allowing.id, denied=[])
    await allowing.send("four")


async def test_a_channel_without_permission_to_attach_files_refuses_pictures_with_50013(
    sandbox: SandboxProcess, allowing: discord.TextChannel
) -> None:
    message = await allowing.send("one")
    await becomes(sandbox, allowing.id, denied=["attach_files"])
    with pytest.raises(discord.Forbidden, match="50013"):
        await allowing.send(file=picture("red"))
    with pytest.raises(discord.Forbidden, match="50013"):
        await message.edit(attachments=[picture("red")])
    await allowing.send("two")


async def test_a_channel_that_the_bot_cannot_see_refuses_all_with_50001(
    sandbox: SandboxProcess, bot: SmallBot, allowing: discord.TextChannel
) -> None:
    message = await allowing.send("one")
    await becomes(sandbox, allowing.id, denied=["view_channel"])
    for act in (allowing.send("two"), message.edit(content="two"), message.delete()):
        with pytest.raises(discord.Forbidden, match="50001"):
            await act


async def test_the_bot_is_told_what_it_is_denied(
    sandbox: SandboxProcess, bot: SmallBot, allowing: discord.TextChannel
) -> None:
    told = asyncio.create_task(bot.wait_for("guild_channel_update"))
    await asyncio.sleep(0)  # it waits for it from now on
    await becomes(sandbox, allowing.id, denied=["send_messages"])
    before, after = await told
    has = [each.permissions_for(each.guild.me).send_messages for each in (before, after)]
    assert has == [True, False]


async def test_an_unknown_permission_is_a_mistake(
    sandbox: SandboxProcess, channel: discord.TextChannel
) -> None:
    with pytest.raises(NotOffered, match="A text channel can deny"):
        await becomes(sandbox, channel.id, denied=["fly"])


async def test_the_bot_adds_people_to_a_thread_and_says_when_it_is_archived(
    sandbox: SandboxProcess, bot: SmallBot, thread: discord.Thread
) -> None:
    await thread.add_user(discord.Object(int((await sandbox.ask("POST", "people/alice"))["id"])))
    with pytest.raises(discord.NotFound, match="Unknown User"):
        await thread.add_user(discord.Object(1))
    with pytest.raises(discord.HTTPException, match="50035"):
        await thread.edit(auto_archive_duration=61)  # type: ignore[arg-type]
    assert (await thread.edit(auto_archive_duration=60)).auto_archive_duration == 60
