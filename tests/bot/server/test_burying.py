"""Messages that bury a table: it is posted anew below them."""

import pytest
from simcord import MemberActor

from bot.cogs.burying import AT_MOST_EVERY, DEEP
from bot.posts.threads import CROWDED
from tests.bot.server.driving import SILENT, Table, open_table, start_table
from tests.bot.server.reading import alt
from tests.bot.server.room import Room

pytestmark = pytest.mark.check


async def chat(room: Room, person: MemberActor, count: int) -> None:
    for number in range(count):
        await person.send(room.channel, f"message {number}")


async def place(table: Table) -> int:
    """The number of its message."""
    return (await table.message()).id


async def bury(room: Room, table: Table, person: MemberActor, count: int = DEEP) -> None:
    """Have so many messages stand below a table, of which some are ours."""
    number = await place(table)
    below = [
        message
        for message in room.channel.history()
        if message.id > number and not message.flags.ephemeral
    ]
    await chat(room, person, count - len(below))


async def test_with_more_than_ten_messages_below_it_a_table_is_posted_anew_without_a_sound(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king")
    old = await place(table)
    await bury(room, table, bob)
    assert await place(table) == old
    await chat(room, bob, 1)
    assert await place(table) == room.channel.history()[-1].id
    assert [each.id for each in room.channel.history() if alt(each)] == [await place(table)]
    posted = [each for each in room.requests if is_post(each.path, each.method, room)]
    assert [each.body["flags"] & SILENT for each in posted] == [SILENT] * 2  # and at its start


def is_post(path: str, method: str, room: Room) -> bool:
    """Whether a message was posted in the channel that is no answer."""
    return (method, path) == ("POST", f"/channels/{room.channel.id}/messages")


async def test_it_is_posted_anew_once_a_minute_at_most(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king")
    await chat(room, bob, DEEP + 1)
    once = await place(table)
    await chat(room, bob, 2 * DEEP)
    assert await place(table) == once
    await room.wait(AT_MOST_EVERY + 1)  # though nobody says anything more
    assert await place(table) == room.channel.history()[-1].id > once


async def test_what_we_post_ourselves_buries_a_table_as_well(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king")
    old, channel = await place(table), room.bot.get_partial_messageable(room.channel.id)
    await bury(room, table, bob, 8)
    ours = [await channel.send(f"ours {number}") for number in range(3)]
    await room.wait(1)
    assert await place(table) > max(each.id for each in ours) > old


async def test_what_was_taken_away_again_buries_nothing(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king")
    old, channel = await place(table), room.bot.get_partial_messageable(room.channel.id)
    for number in range(3):
        await (await channel.send(f"ours {number}")).delete()
    await bury(room, table, bob)
    assert await place(table) == old
    await chat(room, bob, 1)
    assert await place(table) > old


async def test_what_stands_above_a_table_does_not_bury_it(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await chat(room, bob, DEEP)
    table = await open_table(room, alice, "crazy_king")
    old = await place(table)
    await bury(room, table, bob)
    assert await place(table) == old
    await chat(room, bob, 1)
    assert await place(table) > old


async def test_where_many_tables_bury_each_other_none_is_moved(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    tables = [await open_table(room, alice, "crazy_king") for _ in range(CROWDED)]
    before = [await place(table) for table in tables]
    await chat(room, bob, DEEP + 1)
    assert [await place(table) for table in tables] == before


async def test_a_message_that_mentions_the_bot_is_no_command(
    room: Room, alice: MemberActor
) -> None:
    assert room.bot.user
    await alice.send(room.channel, f"{room.bot.user.mention} play")
    assert len(room.channel.history()) == 1
