"""**Let a computer play**, for who is on their spare time, as people see it."""

from simcord import MemberActor

from tests.bot.server.driving import (
    Table,
    hand,
    play_turn,
    press,
    start_table,
    until_turn,
)
from tests.bot.server.reading import controls, texts
from tests.bot.server.room import Room

LET = "Let a computer play"


async def on_spare_time(room: Room, late: MemberActor, *others: MemberActor) -> Table:
    """A table at which somebody who has acted lets the time of a turn pass."""
    table = await start_table(room, late, "crazy_king", *others)
    people = (late, *others)
    while not {*range(len(people))} <= (await table.played()).replay.turns.clicked.keys():
        await play_turn(table, people[(await table.played()).waiting[0]])
    while 0 not in (await table.played()).waiting:
        await play_turn(table, people[(await table.played()).waiting[0]])
    await room.skip(119)
    await room.bot.drawing.wait_idle()
    return table


async def test_once_a_turn_is_over_the_other_lets_a_computer_play_it_from_either_message(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await on_spare_time(room, alice, bob)
    before = await table.played()
    for message in (await table.message(), hand(bob)):
        assert LET in controls(message)
        assert "**alice** is on extra time, deadline <t:" in texts(message)
    assert "you're on extra time" in texts(hand(alice))
    assert LET not in controls(hand(alice))
    await press(bob, hand(bob), LET)
    await room.bot.drawing.wait_idle()
    assert (await table.played()).length > before.length
    assert "bob wants a computer to take alice's turn." in texts(await table.message())
    assert LET not in controls(await table.message()) | controls(hand(bob))


async def test_while_a_turn_lasts_nobody_is_offered_anything(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    await until_turn(table, alice)
    await play_turn(table, alice)
    for message in (await table.message(), hand(alice), hand(bob)):
        assert LET not in controls(message)
        assert "extra time" not in texts(message)


async def test_where_two_wait_the_first_press_is_counted_for_all_to_see(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    carol = room.person("carol")
    table = await on_spare_time(room, alice, bob, carol)
    before = (await table.played()).length
    await press(bob, await table.message(), LET)
    await room.bot.drawing.wait_idle()
    for message in (await table.message(), hand(carol)):
        assert f"{LET} (1 of 2)" in controls(message)
    assert (await table.played()).length == before
    await press(carol, hand(carol), f"{LET} (1 of 2)")
    assert (await table.played()).length > before
