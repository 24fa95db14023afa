"""Leaving: a lobby at once, a match after a question."""

import pytest
from simcord import MemberActor

from bot.matches.match import Status
from tests.bot.server.driving import (
    direct,
    hand,
    open_table,
    play_turn,
    press,
    private,
    said,
    start_table,
    until_turn,
)
from tests.bot.server.finished import begun, play_on
from tests.bot.server.reading import controls, sentence, texts
from tests.bot.server.room import PACE, Room


async def leave(room: Room, person: MemberActor) -> str:
    """Ask for it, confirm, and read what stands there then."""
    await person.slash(room.channel, "leave")
    await press(person, private(room, person)[-1], "Leave")
    return texts(private(room, person)[-1])


async def test_a_match_is_left_to_a_computer_that_plays_on(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    await until_turn(table, alice)
    before = (await table.played()).length
    left = await leave(room, alice)
    assert left == sentence("you-left-match", mode="rated")
    await room.wait(2)
    assert (await table.match()).seat_of(alice.id) is None
    assert (await table.played()).length > before
    name = (await table.match()).names[0]
    for shown in (await table.message(), hand(bob)):
        assert "**alice**" not in texts(shown)
        assert f"{name} replaced alice." in texts(shown)


async def test_who_left_reads_so_and_finds_no_button_that_does_nothing(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    await press(alice, await table.message(), "Show my hand")
    opened = private(room, alice)[-1].id
    await leave(room, alice)
    name = (await table.match()).names[0]
    for place in (direct(alice), private(room, alice)):
        shown = [each for each in place if f"You left the match. {name} plays on" in texts(each)]
        assert len(shown) == 1
        assert not controls(shown[0])
    assert opened in [each.id for each in private(room, alice)]


@pytest.mark.check
async def test_who_left_reads_at_the_end_how_it_went_and_what_it_cost_them(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await begun(room, alice, bob)
    await leave(room, alice)
    while not (played := await table.played()).over:
        if played.resting or 1 in played.waiting:
            await play_on(table, played.length + 1)
        else:
            await room.wait(PACE.computer + 1)
    shown = texts(direct(alice)[-1])
    assert "won the match!" in shown
    assert "Your rating: 1,000 → " in shown
    assert [*controls(direct(alice)[-1])] == ["Rematch", "Replay", "Play these cards", "Review"]


async def test_who_left_and_whose_message_cannot_be_changed_is_not_tried_at_each_action(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    route = f"/channels/{alice.user.dm_channel.id}/messages/{hand(alice).id}"
    before = len([each for each in room.requests if (each.method, each.path) == ("PATCH", route)])
    room.env.inject_error("PATCH", route, status=403, code=50001, times=None)
    await leave(room, alice)
    await until_turn(table, bob)
    await play_turn(table, bob)
    tried = [each for each in room.requests if (each.method, each.path) == ("PATCH", route)]
    assert len(tried) == before + 1


async def test_a_match_is_not_left_before_the_question_is_answered(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "spades", bob)
    question = said(await alice.slash(room.channel, "leave"))
    place = f"<#{room.channel.id}>"
    assert sentence("leave-ask-match", name="Spades", place=place, mode="rated") in question
    assert (await table.match()).seat_of(alice.id) == 0


async def test_who_began_alone_reads_that_it_is_practice_and_no_loss(
    room: Room, alice: MemberActor
) -> None:
    await start_table(room, alice)
    question = said(await alice.slash(room.channel, "leave"))
    assert "It's practice, so that's no loss." in question
    assert sentence("you-left-last", mode="practice") in await leave(room, alice)


async def test_the_last_to_leave_a_match_closes_it(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    await until_turn(table, alice)
    await leave(room, bob)
    assert sentence("you-left-last", mode="rated") in await leave(room, alice)
    message, length = await table.message(), len(await table.actions())
    assert sentence("everybody-left") in texts(message)
    assert not controls(message)
    assert len(direct(alice)) == 1
    for person in (alice, bob):
        assert "Everyone left" in texts(direct(person)[-1])
        assert not controls(direct(person)[-1])
    await room.wait(60)
    assert len(await table.actions()) == length


async def test_a_lobby_is_left_at_once(room: Room, alice: MemberActor, bob: MemberActor) -> None:
    table = await open_table(room, alice)
    await press(bob, await table.message(), "Join")
    assert said(await bob.slash(room.channel, "leave")) == sentence("you-left")
    assert f"<@{bob.id}>" not in texts(await table.message())


async def test_a_table_elsewhere_is_named_before_it_is_left(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    elsewhere = room.guild.create_text_channel("elsewhere")
    question = said(await alice.slash(elsewhere, "leave"))
    assert question == sentence("leave-ask-table", name="Spades", place=f"<#{room.channel.id}>")
    assert (await table.match()).seat_of(alice.id) == 0
    await press(alice, elsewhere.history(viewer=alice)[-1], "Leave")
    assert (await table.match()).status is Status.CLOSED


async def test_leave_in_a_lobby_asks_whoever_was_too_late_to_leave_before_the_start(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice, "crazy_king")
    await press(bob, await table.message(), "Join")
    await room.bot.tables.start(table.id, alice.id)  # and the lobby is still to be seen
    question = said(await press(bob, await table.message(), "Leave"))
    assert "Leave your Crazy King match" in question
    assert (await table.match()).seat_of(bob.id) == 1
