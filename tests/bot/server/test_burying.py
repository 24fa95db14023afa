"""Chat that buries a table: it is posted anew below."""

from simcord import MemberActor

from bot.cogs.burying import AT_MOST_EVERY, DEEP
from bot.posts.threads import CROWDED
from tests.bot.server.driving import SILENT, Table, open_table, start_table
from tests.bot.server.reading import alt
from tests.bot.server.room import Room


async def chat(room: Room, person: MemberActor, count: int) -> None:
    for number in range(count):
        await person.send(room.channel, f"message {number}")


async def place(table: Table) -> int:
    """The number of its message."""
    return (await table.message()).id


async def test_after_ten_messages_a_table_is_posted_anew_below_them_without_a_sound(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king")
    old = await place(table)
    await chat(room, bob, DEEP - 1)
    assert await place(table) == old
    await chat(room, bob, 1)
    assert await place(table) == room.channel.history()[-1].id
    assert [each.id for each in room.channel.history() if alt(each)] == [await place(table)]
    [posted] = [each for each in room.requests if is_post(each.path, each.method, room)]
    assert posted.body["flags"] & SILENT


def is_post(path: str, method: str, room: Room) -> bool:
    """Whether a message was posted in the channel that is no answer."""
    return (method, path) == ("POST", f"/channels/{room.channel.id}/messages")


async def test_it_is_posted_anew_once_a_minute_at_most(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king")
    await chat(room, bob, DEEP)
    once = await place(table)
    await chat(room, bob, 2 * DEEP)
    assert await place(table) == once
    await room.skip(AT_MOST_EVERY)
    await chat(room, bob, 1)
    assert await place(table) > once


async def test_what_stands_above_a_table_does_not_bury_it(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await chat(room, bob, DEEP - 1)
    table = await open_table(room, alice, "crazy_king")
    old = await place(table)
    await chat(room, bob, DEEP - 1)
    assert await place(table) == old


async def test_where_many_tables_bury_each_other_none_is_moved(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    tables = [await open_table(room, alice, "crazy_king") for _ in range(CROWDED)]
    before = [await place(table) for table in tables]
    await chat(room, bob, DEEP)
    assert [await place(table) for table in tables] == before


async def test_a_message_that_mentions_the_bot_is_no_command(
    room: Room, alice: MemberActor
) -> None:
    assert room.bot.user
    await alice.send(room.channel, f"{room.bot.user.mention} play")
    assert len(room.channel.history()) == 1
