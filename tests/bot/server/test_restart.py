"""The bot dies in the middle of a match and begins again."""

import asyncio

import pytest
from simcord import MemberActor

from bot.hosting.drawing import LEASE
from bot.store import Store
from games.crazy_king import CrazyKing
from tests.bot.server.driving import (
    direct,
    hand,
    notices,
    open_table,
    press,
    private,
    seed_where,
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


async def test_a_lobby_of_which_was_not_stored_where_it_stands_stays_the_one_table(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as death:
        death.setattr(Store, "set_message", dies)
        await alice.slash(room.channel, "play", game="spades")
    await room.restart()
    [lobby] = room.channel.history()
    await press(bob, lobby, "Join")
    [table] = room.channel.history()
    assert f"<@{bob.id}>" in texts(table)


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


async def test_the_notice_of_a_turn_goes_with_the_turn(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    assert notices(alice) == ["It is your turn in Spades."]
    await room.restart()
    await press(alice, hand(alice), "Bid 3")
    assert notices(alice) == []


async def test_a_notice_of_which_nothing_was_stored_is_sent_as_the_same_message(
    room: Room, alice: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(*_: object) -> None:
        raise asyncio.CancelledError

    room.seed = seed_where(CrazyKing, 2, lambda game: game.turn == 0)
    with monkeypatch.context() as death:
        death.setattr(Store, "set_notice", dies)
        await start_table(room, alice, "crazy_king")
    await room.restart()
    await room.wait(LEASE + 1)
    nonces = [each.body["nonce"] for each in room.requests if "It is your turn" in str(each.body)]
    assert len(nonces) == 2
    assert nonces[0] == nonces[1]


async def test_the_same_hand_message_is_edited_afterwards(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    old = hand(alice).id
    await room.restart()
    await until_turn(table, alice)
    assert hand(alice).id == old
