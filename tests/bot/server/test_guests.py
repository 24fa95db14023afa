"""A guest who sits down during a match, as people see it."""

import pytest
from simcord import MemberActor

from bot.matches import lobby
from tests.bot.server.driving import direct, hand, play_turn, press, said, start_table
from tests.bot.server.playing import SUCCESS
from tests.bot.server.reading import controls, parts, says, sentence, texts
from tests.bot.server.room import Room


async def test_a_guest_asks_with_sit_down_and_has_a_hand_from_the_next_deal_on(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "five_card_draw")
    told = said(await press(bob, await table.message(), "Sit down"))
    assert says(told, "you-asked")
    seat = sorted((await table.match()).computers)[0]
    name = (await table.match()).names[seat]
    for message in (await table.message(), hand(alice)):
        assert f"**bob** wants to take **{name}**'s seat." in texts(message)
        green = [part["label"] for part in parts(message) if part.get("style") == SUCCESS]
        assert "Let them in" in green
    await press(alice, hand(alice), "Let them in")
    assert f"**bob** takes **{name}**'s seat next deal." in texts(await table.message())
    assert "Sit down" not in controls(await table.message())
    assert not direct(bob)
    while not (played := await table.played()).resting:
        await (play_turn(table, alice) if 0 in played.waiting else room.wait(2))
    await press(alice, await table.message(), "Ready")
    assert (await table.match()).seats[seat].user == bob.id
    assert controls(hand(bob))
    assert "bob sits down." in texts(await table.message())


@pytest.mark.parametrize("by_command", [False, True])
async def test_who_was_let_in_may_think_better_of_it_before_the_deal(
    room: Room, alice: MemberActor, bob: MemberActor, by_command: bool
) -> None:
    table = await start_table(room, alice, "five_card_draw")
    await press(bob, await table.message(), "Sit down")
    await press(alice, hand(alice), "Let them in")
    carol = room.person("carol")
    other = said(await press(carol, await table.message(), "Don't sit down"))
    assert other == sentence("guest-already", name="bob")
    told = said(
        await bob.slash(room.channel, "leave")
        if by_command
        else await press(bob, await table.message(), "Don't sit down")
    )
    assert says(told, "you-stay-out")
    assert (await table.match()).guest is None
    assert "bob" not in texts(await table.message())
    assert "Sit down" in controls(await table.message())


async def test_who_asked_may_leave_before_anybody_answers(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "five_card_draw")
    await press(bob, await table.message(), "Sit down")
    await bob.slash(room.channel, "leave")
    assert "Let them in" not in controls(hand(alice))
    assert (await table.match()).proposal is None


async def test_table_join_asks_the_match_of_the_channel(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    nothing = said(await bob.slash(room.channel, "table join"))
    assert nothing.startswith(sentence("no-match-here"))
    table = await start_table(room, alice, "spades")
    assert says(said(await bob.slash(room.channel, "table join")), "you-asked")
    assert (await table.match()).guest == bob.id


async def test_a_guest_has_a_hand_though_who_sat_there_could_not_be_reached_any_more(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table, carol = await start_table(room, alice, "five_card_draw", bob), room.person("carol")
    path = f"/channels/{hand(bob).channel.id}/messages/*"
    room.env.inject_error("PATCH", path, status=403, code=50001, times=None)
    await room.bot.tables.change(table.id, lobby.leave, bob.id)
    await room.bot.drawing.draw(table.id)
    await press(carol, await table.message(), "Sit down")
    await press(alice, hand(alice), "Let them in")
    while not (played := await table.played()).resting:
        await (play_turn(table, alice) if 0 in played.waiting else room.wait(2))
    await press(alice, await table.message(), "Ready")
    assert controls(hand(carol))
