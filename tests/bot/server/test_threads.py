"""A channel with many tables: the next may have a thread of its own."""

from random import Random
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.posts.sender import MessageSender
from bot.posts.threads import CROWDED, SOON
from tests.bot.server.driving import Table, hand, managed, open_table, press
from tests.bot.server.finished import begun, play_on
from tests.bot.server.forging import Forger
from tests.bot.server.reading import controls, sentence, texts
from tests.bot.server.room import Room

pytestmark = pytest.mark.check

OFFER = "Move to a thread"


async def crowded(room: Room, host: MemberActor) -> Table:
    """The latest of just so many tables that they wait for each other."""
    opened = [await open_table(room, host, "crazy_king") for _ in range(CROWDED)]
    return opened[-1]


async def moved(room: Room, table: Table) -> bool:
    """Whether the table stands in a thread."""
    return isinstance(room.bot.get_channel((await table.match()).channel), discord.Thread)


async def test_no_thread_is_offered_while_a_channel_has_few_tables(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice, "crazy_king")
    assert OFFER not in controls(await managed(alice, await table.message()))


async def test_from_the_third_table_on_a_thread_is_offered_and_the_lobby_says_why(
    room: Room, alice: MemberActor
) -> None:
    message = await (await crowded(room, alice)).message()
    assert OFFER in controls(await managed(alice, message))
    assert sentence("lobby-crowded") in texts(message)


async def test_the_table_moves_to_the_thread_and_the_channel_says_where_it_is(
    room: Room, alice: MemberActor
) -> None:
    table = await crowded(room, alice)
    old = await table.message()
    await press(alice, old, OFFER)
    match = await table.match()
    [left] = [message for message in room.channel.history() if message.id == old.id]
    assert texts(left) == f"### Crazy King\nThe table is now in <#{match.channel}>."
    assert not controls(left)
    [thread] = room.channel.threads
    [posted] = [each for each in thread.history() if each.id == match.message]
    assert "Start" in controls(posted)
    assert OFFER not in controls(await managed(alice, posted))


async def test_a_table_moves_though_a_process_died_before_it_stored_where_it_stands(
    room: Room, alice: MemberActor
) -> None:
    table = await crowded(room, alice)
    message, match = await table.message(), await table.match()
    await room.bot.store.set_message(match.id, match.channel, None)
    await press(alice, message, OFFER)
    assert await moved(room, table)


async def test_a_table_moves_to_the_thread_that_its_message_has_already(
    room: Room, alice: MemberActor
) -> None:
    table = await crowded(room, alice)
    message = await table.message()
    channel = room.bot.get_channel(room.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="by a process that died", message=message)
    room.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160004)
    await press(alice, message, OFFER)
    assert await moved(room, table)


async def test_a_table_in_a_thread_is_drawn_though_its_channel_is_not_known_yet(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await crowded(room, alice)
    await press(alice, await table.message(), OFFER)
    guild = room.bot.get_guild(room.guild.id)
    channel = guild and guild.get_channel(room.channel.id)
    assert guild
    assert channel
    guild._remove_channel(channel)  # as during an outage of the server
    assert guild.get_thread((await table.match()).channel)
    await press(bob, await table.message(), "Join")
    assert bob.mention in texts(await table.message())


async def test_hands_wait_for_a_table_that_moves_for_the_second_time(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, send = await crowded(room, alice), MessageSender.send

    async def late(sender: MessageSender, place: Any, *args: Any, **how: Any) -> discord.Message:
        """Send a table once hands that did not wait for it would have been sent."""
        for _ in range(20 * (not isinstance(place, discord.DMChannel))):
            await table.match()
        return await send(sender, place, *args, **how)

    await press(bob, await table.message(), "Join")
    await press(alice, await table.message(), OFFER)
    monkeypatch.setattr(MessageSender, "send", late)
    await press(alice, await table.message(), "Start")
    for person in (alice, bob):
        assert (await table.match()).link in texts(hand(person))
        edits = [each.path for each in room.requests if each.method == "PATCH"]
        assert f"/channels/{person.user.dm_channel.id}/messages/" not in " ".join(edits)


async def test_who_sits_there_is_added_to_the_thread(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await crowded(room, alice)
    await press(bob, await table.message(), "Join")
    await press(alice, await table.message(), OFFER)
    added = [each.path.split("/")[-1] for each in room.requests if "/thread-members/" in each.path]
    assert added == [str(alice.id), str(bob.id)]


async def test_the_thread_of_a_table_that_is_over_is_archived_after_an_hour_of_silence(
    room: Room, alice: MemberActor
) -> None:
    table = await crowded(room, alice)
    await press(alice, await table.message(), OFFER)
    assert archiving(room) == []
    await press(alice, await table.message(), "Leave")
    assert archiving(room) == [((await table.match()).channel, {"auto_archive_duration": SOON})]


async def test_so_is_that_of_a_match_that_was_played_to_its_end(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await crowded(room, alice)
    table = await begun(room, alice, bob)
    match = await table.match()
    await room.bot.store.move(match.id, match.message or 0)
    await room.bot.drawing.draw(match.id)
    assert await moved(room, table)
    await play_on(table)
    assert archiving(room) == [(match.message, {"auto_archive_duration": SOON})]


async def test_a_thread_of_somebody_else_stays_as_it_is(room: Room, alice: MemberActor) -> None:
    room.env.backend.create_thread(room.channel.id, "evening", alice.id)
    await room.env.settle()
    [thread] = room.channel.threads
    await alice.slash(thread, "play", game="crazy_king")
    [match] = await room.bot.store.current_matches()
    await press(alice, await Table(room, match.id).message(), "Leave")
    assert archiving(room) == []


def archiving(room: Room) -> list[tuple[int, Any]]:
    """The threads that Discord was asked to archive, and when."""
    return [
        (int(each.path.split("/")[-1]), each.body)
        for each in room.requests
        if each.method == "PATCH" and "/messages/" not in each.path and "/channels/" in each.path
    ]


@pytest.mark.parametrize("code", [160006, 50013], ids=["too many threads", "not allowed"])
async def test_a_table_that_discord_gives_no_thread_stays_where_it_is(
    room: Room, alice: MemberActor, code: int
) -> None:
    table = await crowded(room, alice)
    room.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=code)
    await press(alice, await table.message(), OFFER)
    assert not await moved(room, table)
    assert "Start" in controls(await table.message())


async def test_no_thread_is_offered_where_each_would_be_announced_to_other_servers(
    room: Room, alice: MemberActor
) -> None:
    room.channel = room.guild.create_news_channel("news")
    message = await (await crowded(room, alice)).message()
    assert OFFER not in controls(await managed(alice, message))


async def test_who_does_not_sit_there_cannot_move_a_table(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await crowded(room, alice)
    assert OFFER not in controls(await managed(bob, await table.message()))
    stored = room.env.backend.get_message(room.channel.id, (await table.message()).id)
    await Forger(room, [bob], Random(1)).press(stored, f"thread:{table.id}:0")
    assert not await moved(room, table)


@pytest.fixture
async def at_once(room: Room) -> None:
    """The server wants threads."""
    await room.bot.store.people.set_settings(room.guild.id, {"threads": "make"})


@pytest.mark.usefixtures("at_once")
async def test_a_server_may_have_the_thread_opened_at_once(room: Room, alice: MemberActor) -> None:
    for _ in range(CROWDED - 1):
        await open_table(room, alice, "crazy_king")
    await alice.slash(room.channel, "play", game="crazy_king")
    newest, *_ = await room.bot.store.current_matches()
    assert await moved(room, Table(room, newest.id))


async def test_where_a_server_wants_it_each_table_stands_in_a_thread_of_its_own(
    room: Room, alice: MemberActor
) -> None:
    await room.bot.store.people.set_settings(room.guild.id, {"threads": "each"})
    table = await open_table(room, alice, "crazy_king")
    assert await moved(room, table)
    [thread] = room.channel.threads
    assert "Start" in controls(thread.history()[-1])
