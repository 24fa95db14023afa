"""Rules that a server keeps under a name, and those with which its tables open."""

import pytest
from simcord import InteractionResult, MemberActor

from bot.matches import lobby
from tests.bot.server.driving import Table, choose, fill, open_table, press, private, said
from tests.bot.server.reading import controls, marked, menus, texts
from tests.bot.server.room import Room

TARGET = "Points to win"


@pytest.fixture
def owner(room: Room) -> MemberActor:
    """Who manages the server."""
    return room.manager("owner")


async def keep(
    room: Room, table: Table, owner: MemberActor, name: str, first: str = "no"
) -> InteractionResult:
    """Keep the rules of a table for the server."""
    await press(owner, await table.message(), "Options")
    form = await press(owner, private(room, owner)[-1], "Save these rules")
    return await fill(owner, form, name, first)


async def to(table: Table, host: MemberActor, target: int) -> None:
    """Agree on so many points to win."""
    await table.room.bot.tables.change(table.id, lobby.set_options, host.id, {"target": target})


async def test_rules_that_a_server_keeps_can_be_chosen_at_its_other_tables(
    room: Room, owner: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, owner)
    await to(table, owner, 330)
    await keep(room, table, owner, "Friday  night")
    assert f"-# Friday night\n-# {TARGET}: 330\n" in texts(await table.message())
    other = await open_table(room, bob)
    assert (await other.match()).options["target"] == 500
    await press(bob, await other.message(), "Options")
    await choose(bob, private(room, bob)[-1], "Friday night")
    assert (await other.match()).options["target"] == 330
    assert marked(private(room, bob)[-1]) == {"own Friday night"}


async def test_an_open_lobby_tells_the_name_of_its_rules_as_soon_as_they_are_kept(
    room: Room, owner: MemberActor, bob: MemberActor
) -> None:
    waiting, table = await open_table(room, bob), await open_table(room, owner)
    for each, host in ((waiting, bob), (table, owner)):
        await to(each, host, 330)
    await keep(room, table, owner, "Friday")
    assert "-# Friday\n" in texts(await waiting.message())


async def test_tables_open_with_the_rules_kept_last_for_that(
    room: Room, owner: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, owner)
    for target in (330, 340):
        await to(table, owner, target)
        await keep(room, table, owner, f"To {target}", "yes")
    assert (await (await open_table(room, bob)).match()).options["target"] == 340
    assert (await (await open_table(room, bob, "gin_rummy")).match()).options["target"] == 100


async def test_rules_of_the_same_name_are_kept_in_place_of_the_old_ones(
    room: Room, owner: MemberActor
) -> None:
    table = await open_table(room, owner)
    for target in (330, 340):
        await to(table, owner, target)
        await keep(room, table, owner, "Friday")
    kept = await room.bot.store.servers.rules(room.guild.id, "spades")
    assert [(rules.name, rules.options["target"]) for rules in kept] == [("Friday", 340)]


async def test_rules_that_are_forgotten_are_offered_no_more(room: Room, owner: MemberActor) -> None:
    table = await open_table(room, owner)
    await to(table, owner, 330)
    await keep(room, table, owner, "Friday", "yes")
    await press(owner, private(room, owner)[-1], "Delete “Friday”")
    assert "Friday" not in menus(private(room, owner)[-1])[0]
    assert not await room.bot.store.servers.rules(room.guild.id, "spades")


async def test_who_does_not_manage_the_server_is_not_offered_to_keep_rules(
    room: Room, owner: MemberActor, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), "Options")
    assert not controls(private(room, alice)[-1])
    await press(owner, await table.message(), "Options")
    assert list(controls(private(room, owner)[-1])) == ["Save these rules"]


async def test_a_server_keeps_ten_sets_of_rules_of_a_game(room: Room, owner: MemberActor) -> None:
    table = await open_table(room, owner)
    for n in range(10):
        await keep(room, table, owner, f"Rules {n}")
    assert "already has 10" in said(await keep(room, table, owner, "One more"))
    await keep(room, table, owner, "Rules 3")
    assert len(await room.bot.store.servers.rules(room.guild.id, "spades")) == 10
