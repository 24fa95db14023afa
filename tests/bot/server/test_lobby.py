"""Opening a table, sitting down, starting."""

import re

import pytest
from discord import PermissionOverwrite
from simcord import MemberActor, SetupError

from bot.matches.match import Person, Status
from games import GAMES
from tests.bot.server.driving import direct, hand, open_table, press, said, start_table
from tests.bot.server.reading import alt, controls, texts
from tests.bot.server.room import Room


async def test_play_opens_a_lobby_with_its_host_seated(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    message = await table.message()
    assert "Spades" in texts(message)
    assert f"<@{alice.id}>" in texts(message)
    assert list(controls(message)) == ["Join", "Leave", "Start", "Add computer", "Options"]


async def test_a_game_may_be_named_as_people_write_it(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice, " crazy king")
    assert (await table.match()).game == "crazy_king"


async def test_an_unknown_game_is_refused_with_a_sentence(room: Room, alice: MemberActor) -> None:
    result = await alice.slash(room.channel, "play", game="snap")
    assert "no game “snap”" in said(result)
    assert not await room.bot.tables.current()


async def test_autocomplete_lists_the_games_whose_name_holds_what_was_typed(
    room: Room, alice: MemberActor
) -> None:
    everything = await alice.autocomplete(room.channel, "play", "game", "")
    assert {"Spades", "Crazy King"} <= {choice["name"] for choice in everything}
    assert await alice.autocomplete(room.channel, "play", "game", "CRAZY") == [
        {"name": "Crazy King", "value": "crazy_king"}
    ]


async def test_play_names_the_permissions_that_the_bot_lacks(
    room: Room, alice: MemberActor
) -> None:
    assert room.guild.me
    closed = room.guild.create_text_channel(
        "no-pictures", overwrites={room.guild.me: PermissionOverwrite(attach_files=False)}
    )
    result = await alice.slash(closed, "play", game="spades")
    assert "attach files" in said(result)


async def test_join_takes_a_seat(room: Room, alice: MemberActor, bob: MemberActor) -> None:
    table = await open_table(room, alice)
    await press(bob, await table.message(), "Join")
    assert f"2. <@{bob.id}>" in texts(await table.message())


async def test_who_sits_already_cannot_join_again(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    result = await press(alice, await table.message(), "Join")
    assert "You sit at this table already" in said(result)


async def test_who_joins_a_full_table_takes_the_place_of_a_computer(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    for _ in range(3):
        await press(alice, await table.message(), "Add computer")
    assert "whoever joins takes the place of a computer" in texts(await table.message())
    await press(bob, await table.message(), "Join")
    match = await room.bot.tables.get(table.id)
    assert [seat.user for seat in match.seats].count(None) == 2
    assert match.seat_of(bob.id) is not None


async def test_a_computer_is_sent_away_again(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    assert "Remove computer" not in controls(await table.message())
    await press(alice, await table.message(), "Add computer")
    await press(alice, await table.message(), "Remove computer")
    assert len((await room.bot.tables.get(table.id)).seats) == 1


async def test_a_table_full_of_people_cannot_be_joined(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    for name in ("bert", "cora", "dina"):
        await press(room.person(name), await table.message(), "Join")
    assert "The table is full" in texts(await table.message())
    assert "Join" not in controls(await table.message())


async def test_who_presses_join_while_the_last_seat_is_taken_is_told_so(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    for user in (1, 2, 3):
        await room.bot.tables.join(table.id, Person(user, "X"))  # and nobody has drawn it yet
    result = await press(bob, await table.message(), "Join")
    assert "All 4 seats are taken" in said(result)


async def test_the_lobby_shows_the_seats_that_computers_will_fill(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    empty = "empty: a computer plays here, unless somebody joins"
    table = await open_table(room, alice, "basra")
    assert f"1. <@{alice.id}>\n2. *{empty}*\n" in texts(await table.message())
    assert "room for 2 more" in texts(await table.message())
    await press(bob, await table.message(), "Join")
    assert empty not in texts(await table.message())
    await press(room.person("cora"), await table.message(), "Join")
    assert f"4. *{empty}*" in texts(await table.message())
    assert "room for" not in texts(await table.message())


@pytest.mark.parametrize("game", GAMES)
async def test_start_deals_to_as_many_as_the_lobby_shows(
    room: Room, alice: MemberActor, bob: MemberActor, game: str
) -> None:
    table = await open_table(room, alice, game)
    await press(bob, await table.message(), "Join")
    if "Add computer" in controls(await table.message()):
        await press(alice, await table.message(), "Add computer")
    shown = re.findall(r"^\d+\. ", texts(await table.message()), re.MULTILINE)
    await press(alice, await table.message(), "Start")
    assert len((await table.match()).seats) == len(shown)


async def test_leave_frees_the_seat(room: Room, alice: MemberActor, bob: MemberActor) -> None:
    table = await open_table(room, alice)
    await press(bob, await table.message(), "Join")
    await press(bob, await table.message(), "Leave")
    assert f"<@{bob.id}>" not in texts(await table.message())


async def test_the_last_to_leave_closes_the_table(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), "Leave")
    message = await table.message()
    assert "closed" in texts(message)
    assert not controls(message)


async def test_a_lobby_where_nothing_happens_says_that_it_is_closed(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    before = await table.message()
    await room.skip(29 * 60)
    await press(bob, before, "Join")
    await room.skip(29 * 60)
    assert controls(await table.message())
    await room.skip(62)
    message = await table.message()
    assert "Nobody has done anything here for 30 minutes" in texts(message)
    assert "Open another with /play" in texts(message)
    assert not controls(message)


async def test_add_computer_seats_a_computer(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), "Add computer")
    assert "2. 🤖" in texts(await table.message())


async def test_an_onlooker_cannot_start(room: Room, alice: MemberActor, bob: MemberActor) -> None:
    table = await open_table(room, alice)
    result = await press(bob, await table.message(), "Start")
    assert "You do not sit at this table" in said(result)
    assert (await table.match()).status is Status.LOBBY


async def test_start_fills_the_table_with_computers_and_deals(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    played = await table.played()
    assert len(played.names) == 4
    assert "Show my hand" in controls(await table.message())


async def test_everybody_gets_their_own_hand_by_direct_message(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    assert len(direct(alice)) >= 1
    assert hand(alice).attachments[0].filename == "hand.png"
    assert f"/{room.channel.id}/{(await table.match()).message}" in texts(hand(bob))


async def test_a_button_of_the_lobby_does_nothing_after_the_start(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    lobby = await table.message()
    await press(alice, lobby, "Start")
    with pytest.raises(SetupError):  # the lobby's buttons are gone from everybody's screen
        await bob.click(lobby, label="Join")


@pytest.mark.parametrize(
    ("chosen", "called"),
    [
        ("\u202eeve\u2066 \x07 of\u200f Kent", "eve of Kent"),
        ("محمد 王 👩🏽‍🚀", "محمد 王 👩🏽‍🚀"),
        ("\u202e\u2067", "eve"),
    ],
)
async def test_a_name_turns_no_other_word_around(room: Room, chosen: str, called: str) -> None:
    eve = room.guild.add_member(room.env.create_user("eve", global_name=chosen))
    table = await start_table(room, eve)
    assert (await table.match()).seats[0].name == called
    assert called in alt(await table.message())
