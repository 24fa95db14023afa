"""Who walks away from a table: a computer plays for them, in sight of all, until they are back."""

from itertools import count

import pytest
from simcord import MemberActor

from bot.matches import lobby
from bot.matches.played import GRACE
from bot.matches.replay import SPARE
from tests.bot.server.driving import (
    Table,
    direct,
    hand,
    open_table,
    play_turn,
    press,
    private,
    rings,
    start_table,
    until_turn,
)
from tests.bot.server.reading import controls, sentence, texts
from tests.bot.server.room import Room

LONGEST = 120 + SPARE + GRACE + 1


async def walked_away(room: Room, away: MemberActor, other: MemberActor) -> Table:
    """A match of two in which one has let the clock play twice, and does not look any more."""
    table = await start_table(room, away, "crazy_king", other)
    for _ in range(100):
        played = await table.played()
        if played.away:
            return table
        if played.match.seat_of(other.id) in played.waiting:
            await play_turn(table, other)
        else:
            await room.skip(LONGEST)
    raise AssertionError("they are never away")


async def test_a_new_table_has_two_minutes_a_turn(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice, "crazy_king")
    assert (await table.match()).clock == 120


async def test_the_hand_of_who_is_to_act_says_until_when_if_somebody_waits(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    await until_turn(table, alice)
    assert "**Your turn,** deadline <t:" in texts(hand(alice))
    assert "deadline" not in texts(hand(bob))
    await bob.slash(room.channel, "leave")
    await press(bob, private(room, bob)[-1], "Leave")
    await room.bot.drawing.wait_idle()
    assert "**Your turn.**" in texts(hand(alice))


async def test_the_table_says_for_whom_a_computer_plays_and_how_to_come_back(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await walked_away(room, alice, bob)
    message = await table.message()
    assert "**alice** is away, so a computer plays for them." in texts(message)
    assert "I'm back" in controls(message)
    assert "alice ran out of time." in texts(message)


async def test_nobody_waits_for_who_is_away_nor_calls_them(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await walked_away(room, alice, bob)
    called = rings(room, alice), len(direct(alice))
    for _ in range(3):
        await until_turn(table, bob)
        await play_turn(table, bob)
    assert (rings(room, alice), len(direct(alice))) == called
    assert list(controls(direct(alice)[-1])) == ["I'm back"]


async def test_one_press_on_the_own_message_brings_the_hand_back(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await walked_away(room, alice, bob)
    await press(alice, direct(alice)[-1], "I'm back")
    assert not (await table.played()).away
    assert "plays for you" not in texts(hand(alice))
    assert len(direct(alice)) == 1
    assert not private(room, alice)


@pytest.mark.check
async def test_the_end_says_for_whom_the_clock_played_most(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table, tables = await open_table(room, alice, "crazy_king"), room.bot.tables
    await tables.change(table.id, lobby.set_options, alice.id, {"target": 50, "hand_size": 3})
    await room.bot.drawing.wait_idle()
    await press(bob, await table.message(), "Join")
    await press(alice, await table.message(), "Start")
    for click in count(1):
        played = await table.played()
        if played.over:
            break
        seat = played.match.seat_of(bob.id)
        if seat in played.waiting:
            action = played.view(seat).legal()[0]
            await tables.act(table.id, bob.id, played.length, action, click)
        else:
            await room.skip(LONGEST)
    await room.wait(5)
    for message in (await table.message(), hand(bob)):
        told = "**alice** timed out on most turns, so that's a loss."
        assert told in texts(message)
    assert (await tables.replays.read(table.id)).by_clock
    [ann] = await room.bot.store.leaderboards.career(alice.id)
    assert ann.wins == 0


async def test_who_was_not_rung_because_they_had_just_played_is_rung_once_late_in_their_turn(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    for _ in range(2):
        seat = (await table.played()).waiting[0]
        await play_turn(table, (alice, bob)[seat])
    played = await table.played()
    late = (alice, bob)[played.waiting[0]]
    called = rings(room, late)
    assert played.match.nudge
    await room.skip(played.match.nudge - room.bot.tables.clock() - 10)
    assert rings(room, late) == called
    before = len([*room.requests])
    await room.skip(20)
    await room.bot.drawing.wait_idle()
    assert rings(room, late) == called + 1
    edited = {each.path for each in [*room.requests][before:] if each.method == "PATCH"}
    shown = f"/channels/{room.channel.id}/messages/{(await table.message()).id}"
    assert edited <= {shown}, "a hand that is true is left alone"
    await room.skip(60)
    await room.bot.drawing.wait_idle()
    assert rings(room, late) == called + 1
    assert not (await table.played()).replay.turns.late


WEEK = 7 * 24 * 3600 + 1


async def test_a_match_that_nobody_has_played_for_a_week_is_closed_with_a_word_to_each(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king")
    await until_turn(table, alice)
    await room.skip(WEEK)
    await room.bot.drawing.wait_idle()
    for message in (await table.message(), direct(alice)[-1]):
        assert sentence("everybody-gone", mode="practice") in texts(message)
        assert not controls(message)


async def test_who_is_waited_for_for_a_week_reads_why_a_computer_plays_and_the_others_too(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice, "crazy_king")
    await press(bob, await table.message(), "Join")
    await room.bot.tables.change(table.id, lobby.set_options, alice.id, {"clock": 0})
    await room.bot.drawing.wait_idle()
    await press(alice, await table.message(), "Start")
    [seat] = (await table.played()).waiting
    gone = (alice, bob)[seat]
    await room.skip(WEEK)
    await room.bot.drawing.wait_idle()
    assert "You hadn't played for a week" in texts(direct(gone)[-1])
    assert "since nobody had played there for a week" in texts(await table.message())
