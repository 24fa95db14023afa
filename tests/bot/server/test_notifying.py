"""Being told when a table opens, as people see it."""

import pytest
from simcord import MemberActor

from bot.hosting.budget import OF_HOST, OF_READER
from bot.matches import lobby as lobbies
from tests.bot.server.driving import (
    SILENT,
    actor,
    choose,
    direct,
    open_table,
    press,
    private,
    said,
    settings_of_server,
)
from tests.bot.server.reading import controls, menus, says, sentence, texts
from tests.bot.server.room import Room, close_messages

pytestmark = pytest.mark.check


async def wanting(room: Room, person: MemberActor, *games: str) -> None:
    """Somebody asks to hear of these games."""
    await person.slash(room.channel, "notify")
    await choose(person, private(room, person)[-1], *games)


async def leave_all(room: Room, person: MemberActor) -> None:
    for match in await room.bot.store.current_matches():
        await room.bot.tables.change(match.id, lobbies.leave, person.id)


async def test_who_asked_is_told_silently_of_a_table_with_a_link_and_a_way_to_stop(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await wanting(room, bob, "Spades")
    table = await open_table(room, alice)
    await room.env.settle()
    [told] = direct(bob)
    assert says(texts(told), "notify-opened", host="alice", name="Spades")
    assert (await table.match()).link in texts(told)
    path = f"/channels/{bob.user.dm_channel.id}/messages"
    assert all(each.body["flags"] & SILENT for each in room.requests if each.path == path)
    await press(bob, told, "Mute")
    assert "No more messages about Spades there." in texts(direct(bob)[-1])
    await leave_all(room, alice)
    await open_table(room, alice)
    await room.env.settle()
    assert len(direct(bob)) == 1


async def test_of_other_games_of_private_tables_and_of_their_own_nobody_is_told(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await wanting(room, bob, "Spades")
    await open_table(room, alice, "hearts")
    await alice.slash(room.channel, "play", game="spades", private=True)
    await open_table(room, bob)
    await room.env.settle()
    assert not direct(bob)


async def test_the_button_below_the_games_shows_what_is_ticked_and_none_stops(
    room: Room, alice: MemberActor
) -> None:
    await alice.slash(room.channel, "play")
    shelf = room.channel.history()[-1]
    assert "Notify me" in controls(shelf)
    await press(alice, shelf, "Notify me")
    await choose(alice, private(room, alice)[-1], "Spades", "Hearts")
    servers = room.bot.store.servers
    assert await servers.subscribers(room.guild.id, "hearts") == [alice.id]
    assert sentence("notify-head", count=1) in texts(private(room, alice)[-1])
    assert "Spades" in menus(private(room, alice)[-1])[0]


async def test_nobody_annoys_others_by_opening_tables(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await wanting(room, bob, "Spades")
    for _ in range(OF_HOST + 2):
        await open_table(room, alice)
        await room.env.settle()
        await leave_all(room, alice)
    assert len(direct(bob)) == OF_HOST
    assert OF_READER > OF_HOST


async def test_who_cannot_be_reached_is_not_tried_again(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await wanting(room, bob, "Spades")
    close_messages(room, bob.user)
    await open_table(room, alice)
    await room.env.settle()
    assert await room.bot.store.servers.subscribers(room.guild.id, "spades") == []


async def test_that_one_cannot_be_told_now_keeps_nobody_else_from_it(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    carol = room.person("carol")
    for person in (bob, carol):
        await wanting(room, person, "Spades")
    room.env.inject_error("POST", "/users/@me/channels", status=400, code=50035)
    await open_table(room, alice)
    await room.env.settle()
    assert len(direct(bob)) + len(direct(carol)) == 1


async def test_who_hears_of_nothing_yet_is_told_what_it_is(room: Room, alice: MemberActor) -> None:
    assert said(await alice.slash(room.channel, "notify")).startswith("Pick games")


async def test_the_role_that_a_server_has_chosen_is_called_once_in_a_while_and_nobody_else(
    room: Room, alice: MemberActor
) -> None:
    boss, role = room.manager("boss"), room.guild.create_role("players")
    shown = await settings_of_server(room, boss)
    await actor(boss, shown).select(shown, [role], custom_id="role:0:0")
    for _ in range(2):
        await open_table(room, alice)
        await room.env.settle()
    calls = [each for each in room.channel.history() if f"<@&{role.id}>" in texts(each)]
    assert len(calls) == 1
    assert "**alice** opened a Spades table" in texts(calls[0])
    sent = [each.body for each in room.requests if f"<@&{role.id}>" in str(each.body)]
    assert [body["allowed_mentions"] for body in sent] == [{"parse": [], "roles": [role.id]}]


async def test_to_a_private_table_no_role_is_called_until_it_is_opened(
    room: Room, alice: MemberActor
) -> None:
    role = room.guild.create_role("players")
    await room.bot.store.people.set_settings(room.guild.id, {"roles": [role.id]})
    await alice.slash(room.channel, "play", game="spades", private=True)
    lobby = room.channel.history()[-1]
    await press(alice, lobby, "Make it public")
    await room.env.settle()
    last, *_ = [each for each in room.channel.history() if f"<@&{role.id}>" in texts(each)]
    assert last.id > lobby.id
