"""The bot dies in the middle of a match and begins again."""

from simcord import MemberActor

from tests.bot.server.driving import (
    direct,
    hand,
    open_table,
    press,
    private,
    start_table,
    until_turn,
)
from tests.bot.server.reading import alt, texts
from tests.bot.server.room import Room


async def test_the_buttons_of_an_old_hand_work(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    old = hand(alice)
    await room.restart()
    await press(alice, old, "Bid 3")
    assert (await table.actions())[-1].text == "bid 3"


async def test_the_buttons_of_an_old_lobby_work(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    old = await table.message()
    await room.restart()
    await press(bob, old, "Join")
    assert (await table.match()).names == ["alice", "bob"]


async def test_show_my_hand_on_an_old_table_works(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    old = await table.message()
    await room.restart()
    await press(alice, old, "Show my hand")
    assert "Your hand" in alt(private(room, alice)[-1])


async def test_computers_go_on_moving(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await press(alice, hand(alice), "Bid 3")
    before = await table.actions()
    await room.restart()
    await room.wait(3)
    assert len(await table.actions()) > len(before)


async def test_nothing_played_is_lost_or_drawn_anew(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    before = await table.actions(), texts(await table.message()), len(direct(alice))
    await room.restart()
    await room.wait(3)
    assert (await table.actions(), texts(await table.message()), len(direct(alice))) == before


async def test_the_same_hand_message_is_edited_afterwards(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    old = hand(alice).id
    await room.restart()
    await until_turn(table, alice)
    assert hand(alice).id == old
