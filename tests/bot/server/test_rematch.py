"""A rematch, as people see it."""

import pytest
from simcord import MemberActor

from bot.matches.pace import Pace
from tests.bot.server.driving import (
    SILENT,
    Table,
    at_once,
    direct,
    hand,
    play_turn,
    press,
    said,
    start_table,
)
from tests.bot.server.reading import controls, texts
from tests.bot.server.room import Room


@pytest.fixture
def pace() -> Pace:
    return Pace(computer=0, trick=0, round=10)


async def over(room: Room, *people: MemberActor) -> Table:
    """A match of these people that is over."""
    table = await start_table(room, people[0], "five_card_draw", *people[1:])
    while not (played := await table.played()).view(None).game.resting:
        await play_turn(table, people[played.waiting[0]])
    await press(people[0], await table.message(), "End the match")
    for person in people[1:]:
        await press(person, await table.message(), "Agree")
    return table


async def test_a_rematch_seats_and_calls_only_who_pressed(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table, before = await over(room, alice, bob), len(direct(bob))
    await press(alice, await table.message(), "Rematch")
    [newest] = await room.bot.store.current_matches(channel=room.channel.id)
    again = Table(room, newest.id)
    lobby = texts(await again.message())
    assert f"1. <@{alice.id}>\n2. *held for <@{bob.id}>, opens up <t:" in lobby
    [sent] = [each.body for each in room.requests if f"*held for <@{bob.id}>" in str(each.body)]
    message = sent["data"]
    assert message["allowed_mentions"]["users"] == [alice.id, bob.id]
    assert message["flags"] & SILENT
    await room.wait(62)
    assert "held for" not in texts(await again.message())
    assert len(direct(bob)) == before


async def test_a_rematch_asked_for_in_a_direct_message_is_posted_where_the_table_was(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await over(room, alice, bob)
    told = said(await press(alice, hand(alice), "Rematch"))
    [again] = await room.bot.store.current_matches(channel=room.channel.id)
    assert "Join" in controls(await Table(room, again.id).message())
    assert again.link in told
    assert "Join" not in [label for each in direct(alice) for label in controls(each)]
    await press(bob, hand(bob), "Rematch")
    assert (await room.bot.tables.get(again.id)).names == ["alice", "bob"]


async def test_many_presses_at_once_post_one_lobby_and_are_told_the_number_that_counts(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    last = await (await over(room, alice, bob)).message()
    posted = len(room.channel.history())
    told = await at_once(room, last, *[(bob, "Rematch")] * 10)
    assert len(room.channel.history()) == posted + 1
    [again] = await room.bot.store.current_matches(channel=room.channel.id)
    [counts] = [seat.joined for seat in again.seats]
    assert all(f"`{counts}`" in said(each) for each in told)


async def test_who_presses_rematch_later_sits_down_at_the_same_table(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    last = await (await over(room, alice, bob)).message()
    await press(bob, last, "Rematch")
    told = said(await press(alice, last, "Rematch"))
    [again] = await room.bot.store.current_matches(channel=room.channel.id)
    link = f"https://discord.com/channels/{room.guild.id}/{room.channel.id}/{again.message}"
    assert told.startswith(f"You're in for the rematch: {link}\n")
    assert f"Shuffle sealed ||number `{again.seats[0].joined}`" in told
    assert f"1. <@{alice.id}>\n2. <@{bob.id}>" in texts(await Table(room, again.id).message())
