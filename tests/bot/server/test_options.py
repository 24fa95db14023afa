"""Agreeing on options before the cards are dealt."""

import pytest
from simcord import InteractionResult, MemberActor

from tests.bot.server.driving import Table, choose, fill, open_table, press, private, said
from tests.bot.server.reading import marked, menus, texts
from tests.bot.server.room import Room

TARGET = "Points that win the match"
NIL = "A player may bid nil: no trick at all"


async def ask(room: Room, table: Table, person: MemberActor, option: str) -> InteractionResult:
    """Press Options and choose the one to change."""
    await press(person, await table.message(), "Options")
    return await choose(person, private(room, person)[-1], option)


async def test_options_lists_every_option_of_the_game_to_who_asks(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), "Options")
    [menu] = menus(private(room, alice)[-1])
    assert {TARGET, NIL, "Time for a turn"} <= menu.keys()


async def test_a_switch_is_set_from_a_menu_and_stands_in_the_lobby(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    await ask(room, table, alice, NIL)
    await choose(alice, private(room, alice)[-1], "yes")
    assert f"{NIL}: yes" in texts(await table.message())
    assert (await table.match()).options["nil"] is True


async def test_back_leads_from_the_values_to_all_options(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    await ask(room, table, alice, NIL)
    await press(alice, private(room, alice)[-1], "Back")
    assert NIL in menus(private(room, alice)[-1])[0]
    assert not (await table.match()).options["nil"]


@pytest.mark.usefixtures("toll")
async def test_rules_that_have_a_name_are_chosen_by_it(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice, "toll")
    await ask(room, table, alice, "Rules")
    assert menus(private(room, alice)[-1])[0].keys() == {"The usual rules", "Long toll"}
    assert marked(private(room, alice)[-1]) == {"0"}
    await choose(alice, private(room, alice)[-1], "Long toll")
    assert "Cards to discard: 3" in texts(await table.message())
    assert (await table.match()).options == {"target": 2, "count": 3}


@pytest.mark.usefixtures("toll")
async def test_rules_of_which_an_option_was_changed_have_no_name(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice, "toll")
    await fill(alice, await ask(room, table, alice, "Cards to discard"), "4")
    await choose(alice, private(room, alice)[-1], "Rules")
    assert marked(private(room, alice)[-1]) == set()


async def test_a_game_without_named_rules_offers_none(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), "Options")
    assert "Rules" not in menus(private(room, alice)[-1])[0]


async def test_a_number_is_typed(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    shown = await ask(room, table, alice, TARGET)
    await fill(alice, shown, "250")
    assert f"{TARGET}: 250" in texts(await table.message())
    assert (await table.match()).options["target"] == 250


async def test_one_of_a_million_numbers_is_typed(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice, "five_card_draw")
    shown = await ask(room, table, alice, "Chips each player begins with")
    await fill(alice, shown, "5000")
    assert (await table.match()).options["starting_chips"] == 5000


async def test_a_wrong_number_is_refused_and_changes_nothing(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    shown = await ask(room, table, alice, TARGET)
    refused = f"“7” is not possible for the option “{TARGET}”: choose a number from 100 to 1000"
    assert refused in said(await fill(alice, shown, "7"))
    assert (await table.match()).options["target"] == 500


async def test_the_time_for_a_turn_is_an_option_too(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    await ask(room, table, alice, "Time for a turn")
    await choose(alice, private(room, alice)[-1], "1 minute for a turn")
    assert "1 minute for a turn" in texts(await table.message())
    assert (await table.match()).clock == 60


@pytest.mark.parametrize("option", [NIL, TARGET])
async def test_who_is_not_the_host_is_told_so_before_choosing_or_typing_a_value(
    option: str, room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(bob, await table.message(), "Join")
    result = await ask(room, table, bob, option)
    assert "Only alice" in said(result)


async def test_who_is_no_longer_the_host_cannot_change_options(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(bob, await table.message(), "Join")
    await ask(room, table, alice, NIL)
    await press(alice, await table.message(), "Leave")
    result = await choose(alice, private(room, alice)[-1], "yes")
    assert "Only bob" in said(result)
    assert not (await table.match()).options["nil"]


async def test_options_are_refused_after_the_start(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    await ask(room, table, alice, NIL)
    await press(alice, await table.message(), "Start")
    result = await choose(alice, private(room, alice)[-1], "yes")
    assert "has begun" in said(result)
    assert not (await table.match()).options["nil"]


async def test_who_is_out_of_time_is_played_for(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice, "crazy_king")
    await room.bot.tables.set_clock(table.id, alice.id, 60)
    await press(alice, await table.message(), "Start")
    await room.wait(70)
    seat = (await table.match()).seat_of(alice.id)
    assert [action for action in await table.actions() if action.seat == seat]
