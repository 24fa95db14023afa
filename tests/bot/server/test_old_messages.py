"""Messages older than an hour, of which Discord lets few be edited, are posted anew before that."""

import pytest
from simcord import MemberActor

from bot.posts.sender import OLD
from tests.bot.server.driving import direct, hand, press, start_table, until_turn
from tests.bot.server.reading import alt
from tests.bot.server.room import Room

pytestmark = pytest.mark.check


async def test_an_old_table_is_posted_anew_and_the_old_message_goes(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    old = await table.message()
    await room.skip(OLD + 1)
    await press(alice, hand(alice), "Bid 3")
    await until_turn(table, alice)
    new = await table.message()
    assert new.id != old.id
    assert [message.id for message in room.channel.history() if alt(message)] == [new.id]


async def test_an_old_hand_is_sent_anew_without_a_sound_and_the_old_message_goes(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    old = hand(alice)
    await room.skip(OLD + 1)
    await press(alice, old, "Bid 3")
    await until_turn(table, alice)
    hands = [message for message in direct(alice) if alt(message)]
    assert [message.id for message in hands] == [hand(alice).id]
    assert hands[0].id != old.id
    assert hands[0].flags.silent
