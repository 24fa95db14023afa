"""The sandbox refuses what Discord refuses, with its status and code."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from discord import ui

from tests.bot.sandbox.small_bot import SmallBot, Table, picture
from tests.bot.sandbox_process import SandboxProcess


@pytest.fixture
async def held(
    sandbox: SandboxProcess, bot: SmallBot
) -> AsyncIterator[discord.Interaction[discord.Client]]:
    """An interaction that waits for the test to answer it."""
    waiting = asyncio.create_task(sandbox.slash("bob", "hold"))
    yield await bot.held.get()
    await sandbox.advance(4)
    await waiting


def refused(code: int, status: int) -> Any:
    """Expect discord.py to raise an error of that code and status."""

    def fits(error: discord.HTTPException) -> bool:
        return (error.code, error.status) == (code, status)

    return pytest.raises(discord.HTTPException, check=fits)


async def test_a_late_answer_is_refused_with_10062(
    sandbox: SandboxProcess, held: discord.Interaction
) -> None:
    await sandbox.advance(3.1)
    with refused(10062, 404):
        await held.response.send_message("too late")


async def test_a_late_answer_leaves_the_person_with_a_failure(
    sandbox: SandboxProcess, held: discord.Interaction
) -> None:
    await sandbox.advance(3.1)
    outcome = await sandbox.ask("GET", f"interactions/{held.id}")
    assert outcome["outcome"] == "failed"
    assert outcome["failure"] == "The application did not respond"


async def test_a_second_answer_is_refused_with_40060(held: discord.Interaction) -> None:
    await held.response.send_message("first")
    held.response._response_type = None  # or discord.py would not even ask
    with refused(40060, 400):
        await held.response.send_message("second")


async def test_a_refused_answer_can_be_given_again_in_time(held: discord.Interaction) -> None:
    with refused(50035, 400):
        await held.response.send_message("x" * 2001)
    await held.response.send_message("short")


async def test_a_follow_up_before_any_answer_is_refused_with_10015(
    held: discord.Interaction,
) -> None:
    with refused(10015, 404):
        await held.followup.send("early")


async def test_a_follow_up_after_a_quarter_of_an_hour_is_refused_with_50027(
    sandbox: SandboxProcess, held: discord.Interaction
) -> None:
    await held.response.send_message("in time")
    await sandbox.advance(14 * 60)
    await held.followup.send("still in time")
    await sandbox.advance(2 * 60)
    with refused(50027, 401):
        await held.followup.send("too late")
    with refused(50027, 401):
        await held.edit_original_response(content="too late")


async def test_closed_direct_messages_are_refused_with_50007(
    sandbox: SandboxProcess, bot: SmallBot
) -> None:
    await sandbox.direct_messages("erin", are_open=False)
    outcome = await sandbox.slash("alice", "deal", player="erin")
    assert outcome["message"]["content"] == "refused: 50007"
    await sandbox.direct_messages("erin", are_open=True)
    outcome = await sandbox.slash("alice", "deal", player="erin")
    assert outcome["message"]["content"] == "sent"


async def test_unknown_things_are_refused_by_their_codes(
    bot: SmallBot, channel: discord.TextChannel
) -> None:
    with refused(10008, 404):
        await channel.fetch_message(1)
    with refused(10003, 404):
        await bot.fetch_channel(1)
    with refused(10013, 404):
        await bot.fetch_user(1)
    with refused(10004, 404):
        await bot.fetch_guild(1)


async def test_a_request_without_a_token_is_refused(sandbox: SandboxProcess) -> None:
    with pytest.raises(AssertionError, match=r"^401"):
        await sandbox.fetch(f"{sandbox.address}/api/v10/users/@me")


async def test_an_unknown_route_is_refused_as_json(sandbox: SandboxProcess) -> None:
    with pytest.raises(AssertionError, match=r"^404"):
        await sandbox.fetch(f"{sandbox.address}/api/v10/nothing/here")


async def test_somebody_elses_message_cannot_be_edited(
    sandbox: SandboxProcess, channel: discord.TextChannel
) -> None:
    said = await sandbox.say("alice", "mine")
    with refused(50005, 403):
        await channel.get_partial_message(int(said["id"])).edit(content="ours")


async def test_an_empty_message_is_refused_with_50006(channel: discord.TextChannel) -> None:
    with refused(50006, 400):
        await channel.send("")


async def test_text_beside_a_layout_is_refused(channel: discord.TextChannel) -> None:
    with refused(50035, 400):
        await channel.send("text", view=Table(), file=picture("blue"))  # type: ignore[call-overload]


async def test_a_layout_without_its_picture_is_refused(channel: discord.TextChannel) -> None:
    with refused(50035, 400):
        await channel.send(view=Table())


async def test_a_layout_stays_a_layout(channel: discord.TextChannel) -> None:
    message = await channel.send(view=Table(), file=picture("blue"))
    with refused(50035, 400):
        await message.edit(content="text", view=None)


async def test_a_message_with_text_becomes_a_layout_only_without_the_text(
    channel: discord.TextChannel,
) -> None:
    message = await channel.send("text")
    with refused(50035, 400):
        await message.edit(view=Table(), attachments=[picture("blue")])
    edited = await message.edit(content=None, view=Table(), attachments=[picture("blue")])
    assert edited.flags.components_v2


async def test_a_custom_id_above_100_characters_is_refused(channel: discord.TextChannel) -> None:
    view = ui.View(timeout=None).add_item(ui.Button(label="Go", custom_id="x" * 101))
    with refused(50035, 400):
        await channel.send("text", view=view)


async def test_files_that_an_edit_does_not_name_are_removed(channel: discord.TextChannel) -> None:
    files = [picture("blue", "a.png"), picture("red", "b.png")]
    message = await channel.send("two", files=files)
    edited = await message.edit(attachments=[message.attachments[1], picture("green", "c.png")])
    assert [file.filename for file in edited.attachments] == ["b.png", "c.png"]
    assert (await edited.edit(attachments=[])).attachments == []


async def test_an_edit_of_the_text_alone_keeps_the_files(channel: discord.TextChannel) -> None:
    message = await channel.send("one", file=picture("blue"))
    edited = await message.edit(content="two")
    assert [file.id for file in edited.attachments] == [file.id for file in message.attachments]


async def test_a_nonce_sent_twice_posts_one_message(channel: discord.TextChannel) -> None:
    first = await channel.send("once", nonce="n1")
    assert (await channel.send("once", nonce="n1")).id == first.id


async def test_a_nonce_of_a_message_that_was_deleted_posts_none(
    channel: discord.TextChannel,
) -> None:
    await (await channel.send("once", nonce="n2")).delete()
    with refused(10008, 404):
        await channel.send("once", nonce="n2")


async def test_a_deleted_message_is_gone(channel: discord.TextChannel) -> None:
    message = await channel.send("soon gone")
    await message.delete()
    with refused(10008, 404):
        await message.delete()


async def test_a_failure_can_be_asked_for(
    sandbox: SandboxProcess, channel: discord.TextChannel
) -> None:
    route = "/channels/{channel_id}/messages"
    await sandbox.ask("POST", "faults", method="POST", route=route, status=403, code=50013)
    with refused(50013, 403):
        await channel.send("no")
    await channel.send("yes")
