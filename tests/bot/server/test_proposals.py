"""What a table is asked, as people see it."""

import pytest
from simcord import MemberActor

from bot.matches.match import Status
from bot.matches.pace import Pace
from tests.bot.server.driving import (
    Table,
    play_turn,
    press,
    private,
    start_table,
)
from tests.bot.server.reading import controls, says, sentence, texts
from tests.bot.server.room import Room


@pytest.fixture
def pace() -> Pace:
    return Pace(computer=0, trick=0, round=10)


async def poker_at_rest(room: Room, *people: MemberActor) -> Table:
    """A match without an end of its own, between two rounds."""
    host, *guests = people
    table = await start_table(room, host, "five_card_draw", *guests)
    while not (played := await table.played()).view(None).game.resting:
        await play_turn(table, people[played.waiting[0]])
    return table


async def test_a_match_ends_when_everybody_has_pressed_end_the_match(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await poker_at_rest(room, alice, bob, carol := room.person("carol"))
    await press(carol, await table.message(), "End the match")
    shown = texts(await table.message())
    assert "**carol** wants to end the match. Do you agree, **alice and bob**?" in shown
    await room.wait(11)  # and the next round is dealt
    await press(alice, await table.message(), "Agree")
    shown = texts(await table.message())
    assert "**alice and carol** want to end the match. Do you agree, **bob**?" in shown
    await press(bob, await table.message(), "No")
    assert "to end the match. Do" not in texts(await table.message())
    assert (await table.match()).status is Status.PLAYING


async def test_the_last_consent_ends_the_match(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await poker_at_rest(room, alice, bob)
    await press(bob, await table.message(), "End the match")
    await press(alice, await table.message(), "Agree")
    assert "won the match" in texts(await table.message())
    offered = list(controls(await table.message()))
    assert offered == ["Rematch", "Replay", "Play these cards", "Verify"]


async def test_who_agrees_while_a_round_is_played_reads_that_it_ends_with_it(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await poker_at_rest(room, alice, bob)
    await press(bob, await table.message(), "End the match")
    for each in (alice, bob):
        await press(each, await table.message(), "Ready")
    await press(alice, await table.message(), "Agree")
    assert sentence("asked-all", unit="hand") in texts(await table.message())
    people = (alice, bob)
    while not (played := await table.played()).over:
        await play_turn(table, people[played.waiting[0]])
    assert "won the match" in texts(await table.message())


async def test_a_match_is_called_off_by_all_in_place_of_leaving(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    await alice.slash(room.channel, "leave")
    await press(alice, private(room, alice)[-1], "Ask to cancel match")
    assert says(texts(private(room, alice)[-1]), "you-want-void")
    shown = texts(await table.message())
    assert "**alice** wants to cancel this match" in shown
    assert "Do you agree, **bob**?" in shown
    await press(bob, await table.message(), "Agree")
    assert sentence("called-off") in texts(await table.message())
    assert not controls(await table.message())


async def test_alone_with_computers_nothing_is_called_off(room: Room, alice: MemberActor) -> None:
    await start_table(room, alice, "crazy_king")
    await alice.slash(room.channel, "leave")
    assert list(controls(private(room, alice)[-1])) == ["Leave"]
