"""Leaving: a lobby at once, a match after a question."""

from simcord import MemberActor

from bot.matches.match import Status
from tests.bot.server.driving import (
    notices,
    open_table,
    press,
    private,
    said,
    start_table,
    until_turn,
)
from tests.bot.server.reading import controls, texts
from tests.bot.server.room import Room


async def leave(room: Room, person: MemberActor) -> str:
    """Ask for it, confirm, and read what stands there then."""
    await person.slash(room.channel, "leave")
    await press(person, private(room, person)[-1], "Leave it")
    return texts(private(room, person)[-1])


async def test_a_match_is_left_to_a_computer_that_plays_on(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    await until_turn(table, alice)
    before = (await table.played()).length
    left = await leave(room, alice)
    assert left == "You have left the match, and so lost it. A computer plays on for you."
    await room.wait(2)
    assert (await table.match()).seat_of(alice.id) is None
    assert (await table.played()).length > before
    assert "alice" not in texts(await table.message())


async def test_a_match_is_not_left_before_the_question_is_answered(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    question = said(await alice.slash(room.channel, "leave"))
    assert "Leave the match of Spades" in question
    assert "you have lost it" in question
    assert (await table.match()).seat_of(alice.id) == 0


async def test_the_last_to_leave_a_match_closes_it(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    await until_turn(table, alice)
    await leave(room, bob)
    assert "Whoever left has lost the match" in await leave(room, alice)
    message, length = await table.message(), len(await table.actions())
    assert "Everybody has left, so this table is closed. Open another with /play" in texts(message)
    assert not controls(message)
    assert notices(alice) == []
    await room.wait(60)
    assert len(await table.actions()) == length


async def test_a_lobby_is_left_at_once(room: Room, alice: MemberActor, bob: MemberActor) -> None:
    table = await open_table(room, alice)
    await press(bob, await table.message(), "Join")
    assert said(await bob.slash(room.channel, "leave")) == "You have left the table."
    assert f"<@{bob.id}>" not in texts(await table.message())


async def test_a_table_elsewhere_is_named_before_it_is_left(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    elsewhere = room.guild.create_text_channel("elsewhere")
    question = said(await alice.slash(elsewhere, "leave"))
    assert question == f"Leave the table of Spades in <#{room.channel.id}>?"
    assert (await table.match()).seat_of(alice.id) == 0
    await press(alice, elsewhere.history(viewer=alice)[-1], "Leave it")
    assert (await table.match()).status is Status.CLOSED


async def test_leave_in_a_lobby_asks_whoever_was_too_late_to_leave_before_the_start(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice, "crazy_king")
    await press(bob, await table.message(), "Join")
    await room.bot.tables.start(table.id, alice.id)  # and the lobby is still to be seen
    question = said(await press(bob, await table.message(), "Leave"))
    assert "Leave the match of Crazy King" in question
    assert (await table.match()).seat_of(bob.id) == 1
