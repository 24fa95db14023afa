"""The settings and the tables of servers that take the bot out, and perhaps back in."""

import asyncio
from typing import cast

import pytest
from simcord import MemberActor

from bot.cogs.servers import ServersCog
from bot.matches.arena import ArenaStatus
from bot.matches.match import Status
from tests.bot.server.driving import start_table
from tests.bot.server.room import Room
from tests.bot.tabling import ANN, CHANNEL

pytestmark = pytest.mark.check

DAY = 24 * 60 * 60
SETTINGS = {"deck": "two"}


async def settings(room: Room) -> dict[str, object]:
    return await room.bot.store.people.settings(room.guild.id)


async def noted() -> None:
    """All is stored of who manages servers."""
    name = "note who manages a server"
    await asyncio.gather(*(each for each in asyncio.all_tasks() if each.get_name() == name))


async def take_out(room: Room) -> None:
    """Whoever runs the server removes the bot."""
    room.env.backend.remove_guild(room.guild.id)
    await room.env.settle()


async def test_settings_are_deleted_thirty_days_after_the_bot_was_taken_out(room: Room) -> None:
    await room.bot.store.people.set_settings(room.guild.id, SETTINGS)
    await take_out(room)
    await room.skip(29 * DAY)
    assert await settings(room) == SETTINGS
    await room.skip(1 * DAY)
    assert await settings(room) == {}


async def test_with_them_goes_who_wanted_the_reports(room: Room, alice: MemberActor) -> None:
    await room.bot.store.servers.add_recipient(room.guild.id, alice.id)
    await take_out(room)
    await room.skip(31 * DAY)
    assert await room.bot.store.servers.recipients(room.guild.id) == []


async def test_who_manages_the_server_is_known_from_a_click_until_they_do_no_longer(
    room: Room, alice: MemberActor
) -> None:
    servers, staff = room.bot.store.servers, room.manager("erin")
    for person in (alice, staff):
        await person.slash(room.channel, "help")
    await noted()
    assert await servers.managers(room.guild.id) == [staff.id]
    room.bot.managers.see(room.guild.id, staff.id, False)
    room.bot.managers.see(room.guild.id, alice.id, True)
    await noted()
    assert await servers.managers(room.guild.id) == [alice.id]
    assert (await room.bot.store.privacy.stored(alice.id)).manages
    await room.bot.store.privacy.forget(alice.id)
    assert await servers.managers(room.guild.id) == []
    await servers.set_manager(room.guild.id, staff.id, True)
    await take_out(room)
    await room.skip(31 * DAY)
    assert await servers.managers(room.guild.id) == []


async def test_they_stay_while_the_bot_stays(room: Room, alice: MemberActor) -> None:
    await room.bot.store.people.set_settings(room.guild.id, SETTINGS)
    await room.skip(400 * DAY)
    assert await settings(room) == SETTINGS


async def tell_ready(room: Room) -> None:
    """What Discord does at every start; all that follows from it has then happened."""
    await cast(ServersCog, room.bot.get_cog("ServersCog")).on_ready()


async def open_elsewhere(room: Room, guild: int) -> int:
    """A lobby of people who are not here: in a server, or outside any."""
    return (await room.bot.tables.open("crazy_king", ANN, guild, CHANNEL)).id


async def status(room: Room, match: int) -> Status:
    return (await room.bot.tables.get(match)).status


async def test_being_taken_out_while_not_running_counts_from_the_next_start(room: Room) -> None:
    await room.bot.store.people.set_settings(room.guild.id, SETTINGS)
    elsewhere = room.guild.id + (1 << 22)
    await room.bot.store.people.set_settings(elsewhere, SETTINGS)
    await room.restart()
    await room.skip(31 * DAY)
    assert await room.bot.store.people.settings(elsewhere) == {}
    assert await settings(room) == SETTINGS


async def test_coming_back_keeps_them(room: Room) -> None:
    await room.bot.store.people.set_settings(room.guild.id, SETTINGS)
    await room.bot.store.servers.leave([room.guild.id], 0)
    await room.restart()
    await room.skip(31 * DAY)
    assert await settings(room) == SETTINGS


async def test_a_server_of_another_process_is_left_alone(room: Room) -> None:
    room.bot.shard_count = 2
    elsewhere = next(n << 22 for n in (room.guild.id >> 22, (room.guild.id >> 22) + 1) if n % 2)
    await room.bot.store.people.set_settings(elsewhere, SETTINGS)
    table = await open_elsewhere(room, elsewhere)
    await tell_ready(room)
    assert await status(room, table) is Status.LOBBY
    await room.skip(31 * DAY)
    assert await room.bot.store.people.settings(elsewhere) == SETTINGS


async def test_tables_of_a_server_that_took_the_bot_out_meanwhile_are_closed_at_the_next_start(
    room: Room, alice: MemberActor
) -> None:
    here = await start_table(room, alice, "crazy_king")
    gone = await open_elsewhere(room, room.guild.id + (1 << 22))
    direct = await open_elsewhere(room, 0)
    await room.restart()
    assert await status(room, gone) is Status.CLOSED
    assert await status(room, direct) is Status.LOBBY
    assert await status(room, here.id) is Status.PLAYING


async def test_a_server_that_has_an_outage_keeps_its_tables_and_settings(
    room: Room, alice: MemberActor
) -> None:
    await room.bot.store.people.set_settings(room.guild.id, SETTINGS)
    table = await start_table(room, alice, "crazy_king")
    room.env.backend.emit("GUILD_DELETE", {"id": str(room.guild.id), "unavailable": True})
    await tell_ready(room)
    assert [guild.unavailable for guild in room.bot.guilds] == [True]
    assert await status(room, table.id) is Status.PLAYING
    await room.skip(31 * DAY)
    assert await settings(room) == SETTINGS


async def test_its_arenas_are_removed_when_the_bot_is_taken_out(room: Room) -> None:
    arenas, channel = room.bot.arenas, room.channel.id
    started = await arenas.start("crazy_king", 10, None, ANN, room.guild.id, channel, True)
    await take_out(room)
    assert (await arenas.get(started.id)).status is ArenaStatus.REMOVED
