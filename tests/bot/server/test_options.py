"""Agreeing on options before the cards are dealt."""

from random import Random

import pytest
from simcord import InteractionResult, MemberActor

from bot.matches import lobby
from bot.matches.match import Status
from games import GAMES
from tests.bot.server.driving import (
    Table,
    choose,
    fields,
    fill,
    managed,
    open_table,
    press,
    private,
    said,
)
from tests.bot.server.forging import Forger
from tests.bot.server.reading import controls, marked, menus, texts
from tests.bot.server.room import Room
from tests.bot.tabling import EVERY_GAME

TARGET = "Points to win"
NIL = "You can bid nil (no tricks at all)"
CLOCK = "Time for each turn"
MODERN = "Nil and bags, to 250"


async def ask(room: Room, table: Table, person: MemberActor, *options: str) -> InteractionResult:
    """Press Options and choose those to change."""
    await press(person, await table.message(), "Options")
    return await choose(person, private(room, person)[-1], *options)


async def test_options_lists_every_option_of_the_game_to_the_host(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), "Options")
    _, menu = menus(private(room, alice)[-1])
    assert {TARGET, NIL, CLOCK} <= menu.keys()


async def test_who_may_not_change_options_reads_them_and_sees_no_menu(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(bob, await table.message(), "Options")
    answer = private(room, bob)[-1]
    assert texts(answer).startswith("Only alice, who opened this table,")
    assert f"- {NIL}: no" in texts(answer)
    assert not menus(answer)


async def test_where_a_number_has_a_meaning_that_is_told_in_place_of_it(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice, "five_card_draw")
    await press(bob, await table.message(), "Options")
    assert "- Hands: until one player has all the chips" in texts(private(room, bob)[-1])
    form = await ask(room, table, alice, "Hands")
    assert [*fields(form)] == ["Hands (0: until one player has all the chips)"]
    await fill(alice, form, "2")
    assert "Hands: 2" in texts(await table.message())


async def test_one_form_changes_five_options_at_once(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    form = await ask(room, table, alice, TARGET, NIL, "Least a team can bid", "Jokers", CLOCK)
    jokers = "two, as the highest spades, in place of the 2♣ and 2♦"
    await fill(alice, form, "250", "yes", jokers, "4", "1 minute a turn")
    match = await table.match()
    agreed = {name: match.options[name] for name in ("target", "nil", "jokers", "min_team_bid")}
    assert agreed == {"target": 250, "nil": True, "jokers": "two", "min_team_bid": 4}
    assert match.clock == 60
    for shown in (await table.message(), private(room, alice)[-1]):
        assert f"{TARGET}: 250\n" in texts(shown)
    assert "1 minute a turn" in texts(await table.message())


async def test_a_form_is_filled_in_with_what_is_agreed_already(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    form = fields(await ask(room, table, alice, TARGET, NIL, CLOCK))
    assert form[TARGET]["value"] == "500"
    chosen = [
        [option["label"] for option in form[name]["options"] if option.get("default")]
        for name in (NIL, CLOCK)
    ]
    assert chosen == [["no"], ["2 minutes a turn"]]


@pytest.mark.parametrize(
    ("game", "option", "span"),
    [
        ("spades", TARGET, "From 100 to 1000, in steps of 10"),
        ("gin_rummy", TARGET, "From 25 to 500"),
        ("red_five", "Hands in a match", "From 1 to 40, or “off”"),
    ],
)
async def test_a_number_is_asked_for_with_its_range_and_step(
    game: str, option: str, span: str, room: Room, alice: MemberActor
) -> None:
    shown = await ask(room, await open_table(room, alice, game), alice, option)
    assert shown.modal
    [field] = shown.modal["components"]
    assert (field["label"], field["description"]) == (option, span)


async def test_what_is_too_long_to_stand_above_a_field_is_told_whole_below(
    room: Room, alice: MemberActor
) -> None:
    table, long = await open_table(room, alice), "Tricks over the bid are bags, and too many"
    shown = await ask(room, table, alice, f"{long} bags cost you")
    assert shown.modal
    [field] = shown.modal["components"]
    assert (field["label"], field["description"]) == (f"{long}…", f"{long} bags cost you")


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_every_option_of_every_game_fits_its_form(
    game: str, room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice, game)
    await press(alice, await table.message(), "Options")
    presets = 2 if GAMES[game].rarer else 1  # menus of whole sets of options
    for menu in menus(private(room, alice)[-1])[presets:]:
        for at in range(0, len(menu), 5):
            asked = list(menu)[at : at + 5]
            form = await choose(alice, private(room, alice)[-1], *asked)
            assert len(fields(form)) == len(asked)


async def test_what_most_people_play_is_one_press_in_the_lobby_and_so_is_the_way_back(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), MODERN)
    match, message = await table.match(), await table.message()
    assert (match.options["target"], match.options["nil"], match.options["bags"]) == (250, 1, 1)
    assert f"-# {MODERN}\n" in texts(message)
    await press(alice, message, "Standard")
    assert (await table.match()).options["target"] == 500
    assert f"-# {MODERN}\n" not in texts(await table.message())


async def test_five_card_draw_that_ends_is_one_press_in_the_lobby(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice, "five_card_draw")
    await press(alice, await table.message(), "Checking, and the ante rises")
    options = (await table.match()).options
    assert options["allow_check"]
    assert options["ante_rises"]


async def test_every_other_preset_is_one_choice_among_the_options(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), "Options")
    answer = private(room, alice)[-1]
    assert marked(answer) == {"usual"}
    await choose(alice, answer, "Short, to 200")
    assert marked(private(room, alice)[-1]) == {"short"}
    assert f"- {TARGET}: 200" in texts(private(room, alice)[-1])
    assert "-# Short, to 200\n" in texts(await table.message())


async def test_what_is_changed_of_a_preset_is_house_rules(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), MODERN)
    await fill(alice, await ask(room, table, alice, TARGET), "210")
    assert marked(private(room, alice)[-1]) == set()
    assert f"-# {TARGET}: 210\n" in texts(await table.message())


async def test_only_the_host_chooses_a_preset(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    assert MODERN not in controls(await managed(bob, await table.message()))
    stored = room.env.backend.get_message(room.channel.id, (await table.message()).id)
    await Forger(room, [bob], Random(1)).press(stored, f"preset:{table.id}:0:modern")
    assert "Only alice" in texts(private(room, bob)[-1])
    assert (await table.match()).options["target"] == 500


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_every_preset_of_every_game_can_be_chosen_and_dealt(
    game: str, room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice, game)
    await press(alice, await table.message(), "Options")
    for label in menus(private(room, alice)[-1])[0]:
        await choose(alice, private(room, alice)[-1], label)
    await press(alice, await table.message(), "Start")
    assert (await table.match()).status is Status.PLAYING


async def test_rules_that_are_not_standard_are_told_below_the_name_of_the_table(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), MODERN)
    await press(alice, await table.message(), "Start")
    assert texts(await table.message()).startswith(f"### Spades\n-# {MODERN}\n")


async def test_house_rules_are_told_one_by_one_as_far_as_there_is_room(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    await room.bot.tables.change(
        table.id,
        lobby.set_options,
        alice.id,
        {"target": 210, "jokers": "two", "not_thirteen": True, "min_team_bid": 4},
    )
    await room.bot.drawing.wait_idle()
    await press(alice, await table.message(), "Start")
    _, told, *_ = texts(await table.message()).splitlines()
    jokers = "Jokers: two, as the highest spades, in place of the 2♣ and 2♦"
    more = "+1 more: /rules"
    assert told == f"-# {TARGET}: 210 · {jokers} · Least a team can bid: 4 · {more}"


async def test_a_wrong_number_is_refused_and_changes_nothing(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    form = await ask(room, table, alice, TARGET, NIL)
    refused = f"“{TARGET}” can't be “7”. Pick a number from 100 to 1000"
    assert refused in said(await fill(alice, form, "7", "yes"))
    assert (await table.match()).options["target"] == 500
    assert not (await table.match()).options["nil"]


async def test_a_number_below_zero_is_typed(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice, "gong_zhu")
    pig = "Points for the pig, the Q♠"
    await fill(alice, await ask(room, table, alice, pig), "-150")
    assert (await table.match()).options["pig_value"] == -150


async def test_one_of_a_million_numbers_is_typed(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice, "five_card_draw")
    await fill(alice, await ask(room, table, alice, "Chips to start with"), "5000")
    assert (await table.match()).options["starting_chips"] == 5000
