"""Deciding before one's turn, in the private message."""

import pytest
from simcord import MemberActor

from tests.bot.server.driving import Table, direct, hand, play, press, rings, start_table
from tests.bot.server.reading import controls, texts
from tests.bot.server.room import Room
from tests.bot.server.test_quick_words import calls

CALL, FOLD = "Call any bet", "Check or fold"
TOLD = "On your turn I'll play **Call any bet** for you."


@pytest.fixture
async def table(room: Room, alice: MemberActor, bob: MemberActor) -> Table:
    """Two at Texas Hold'em."""
    return await start_table(room, alice, "texas_holdem", bob)


async def in_turn(
    table: Table, alice: MemberActor, bob: MemberActor
) -> tuple[MemberActor, MemberActor]:
    """Who is to act, and who waits."""
    [seat] = (await table.played()).waiting
    return (alice, bob) if seat == 0 else (bob, alice)


async def test_what_may_be_decided_is_offered_to_who_waits_alone(
    table: Table, alice: MemberActor, bob: MemberActor
) -> None:
    acts, waits = await in_turn(table, alice, bob)
    assert {CALL, FOLD} <= controls(hand(waits)).keys()
    assert not {CALL, FOLD} & controls(hand(acts)).keys()


async def test_what_was_decided_is_told_costs_no_call_and_is_taken_back_by_a_press(
    room: Room, table: Table, alice: MemberActor, bob: MemberActor
) -> None:
    _, waits = await in_turn(table, alice, bob)
    before = calls(room)
    await press(waits, hand(waits), CALL)
    assert TOLD in texts(hand(waits))
    await press(waits, hand(waits), CALL)
    assert TOLD not in texts(hand(waits))
    assert calls(room) == before


async def test_it_rings_as_any_turn_does(
    room: Room, table: Table, alice: MemberActor, bob: MemberActor
) -> None:
    acts, waits = await in_turn(table, alice, bob)
    await press(waits, hand(waits), FOLD)
    await room.skip(61)  # since they have clicked
    before, rung = len(direct(waits)), rings(room, waits)
    await play(acts, hand(acts), "call")
    assert (len(direct(waits)), rings(room, waits)) == (before, rung + 1)
