"""Discord delivers once more what somebody did before the cards are dealt, or beside them."""

from simcord import MemberActor

from bot.matches import lobby
from bot.matches.lobby import table_size
from bot.matches.match import Status
from tests.bot.server.driving import deliver_again, fill, open_table, press, start_table
from tests.bot.server.room import Room


async def test_one_lobby_is_opened(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    await deliver_again(room)
    assert await room.bot.store.current_matches() == [await table.match()]


async def test_one_computer_comes_and_one_goes(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice, "hearts")
    await press(alice, await table.message(), "Add computer")
    await deliver_again(room)
    assert table_size(await table.match()) == 4
    await press(alice, await table.message(), "Add computer")
    await press(alice, await table.message(), "Remove computer")
    await deliver_again(room)
    assert table_size(await table.match()) == 4


async def test_who_has_left_again_is_not_seated_anew(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(bob, await table.message(), "Join")
    await room.bot.tables.change(table.id, lobby.leave, bob.id)
    await deliver_again(room)
    assert (await table.match()).seat_of(bob.id) is None


async def test_one_table_is_left(room: Room, alice: MemberActor) -> None:
    older = await open_table(room, alice)
    newer = await open_table(room, alice)
    await alice.slash(room.channel, "leave")
    await deliver_again(room)
    assert (await newer.match()).status is Status.CLOSED
    assert (await older.match()).seat_of(alice.id) is not None


async def test_one_report_is_passed_on(room: Room, alice: MemberActor) -> None:
    await start_table(room, alice)
    await fill(alice, await alice.slash(room.channel, "report"), "bob had two kings")
    await deliver_again(room)
    assert len(room.guild.owner.dm_channel.history()) == 1


async def test_a_season_that_has_begun_since_is_not_ended(room: Room) -> None:
    admin, servers = room.manager("mod"), room.bot.store.servers
    await admin.slash(room.channel, "season start", name="Spring")
    await admin.slash(room.channel, "season end")
    await servers.start_season(room.guild.id, "Summer", room.bot.tables.clock())
    await deliver_again(room)
    assert [each.ended is None for each in await servers.seasons(room.guild.id)] == [True, False]
