"""The bot dies in the middle of a match and begins again."""

import asyncio

import pytest
from simcord import MemberActor

from bot.posts.leases import LEASE
from bot.store import Store, Unavailable
from tests.bot.server.driving import (
    direct,
    hand,
    open_table,
    press,
    private,
    rings,
    start_table,
    until_turn,
)
from tests.bot.server.reading import alt, texts
from tests.bot.server.room import Room, close_messages

pytestmark = pytest.mark.check


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


async def test_nobody_is_rung_again_for_the_same_turn(room: Room, alice: MemberActor) -> None:
    await until_turn(await start_table(room, alice), alice)
    before = rings(room, alice)
    assert before == 1
    await room.restart()
    await room.bot.store.work.draw_again()
    await room.wait(LEASE + 1)
    assert rings(room, alice) == before


async def test_the_notice_of_a_turn_in_the_channel_goes_with_the_turn(
    room: Room, alice: MemberActor
) -> None:
    close_messages(room, alice.user)
    table = await start_table(room, alice)
    await until_turn(table, alice)
    assert len(calls(room)) == 1
    await room.restart()
    await press(alice, await table.message(), "Show my hand")
    await press(alice, private(room, alice)[-1], "Bid 3")
    assert calls(room) == []


def calls(room: Room) -> list[str]:
    """What stands in the channel to call somebody to their turn."""
    said = [message.content for message in room.channel.history()]
    return [text for text in said if "It's your turn" in text]


@pytest.fixture
def notices_unstored(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is never stored which message a notice is, as if the process died before that."""
    set_notice = Store.set_notice

    async def dies(
        store: Store, match: int, seat: int, place: int, message: int | None, *turn: int
    ) -> None:
        if message is not None:
            raise Unavailable
        await set_notice(store, match, seat, place, message)

    monkeypatch.setattr(Store, "set_notice", dies)


@pytest.mark.usefixtures("notices_unstored")
async def test_a_notice_of_which_nothing_was_stored_is_sent_as_the_same_message(
    room: Room, alice: MemberActor
) -> None:
    close_messages(room, alice.user)
    await until_turn(await start_table(room, alice), alice)
    await room.restart()
    await room.wait(LEASE + 1)
    nonces = [each.body["nonce"] for each in room.requests if "It's your turn" in str(each.body)]
    assert len(nonces) > 1
    assert len({*nonces}) == 1


@pytest.mark.usefixtures("notices_unstored")
async def test_a_notice_of_which_nothing_was_stored_goes_with_the_turn(
    room: Room, alice: MemberActor
) -> None:
    close_messages(room, alice.user)
    table = await start_table(room, alice)
    await until_turn(table, alice)
    assert calls(room)
    await room.restart()
    await press(alice, await table.message(), "Show my hand")
    await press(alice, private(room, alice)[-1], "Bid 3")
    await room.wait(LEASE + 1)
    assert not calls(room)


async def test_a_ring_of_which_nothing_was_stored_is_the_same_message(
    room: Room, alice: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start_table(room, alice)

    async def dies(*_: object) -> None:
        raise Unavailable

    with monkeypatch.context() as death:
        death.setattr(Store, "set_hand", dies)
        await until_turn(table, alice)
        assert rings(room, alice) == 1
        await room.restart()
    await room.wait(LEASE + 1)
    assert rings(room, alice) == 1
    await press(alice, hand(alice), "Bid 3")
    assert (await table.actions())[-1].text == "bid 3"


async def test_the_same_hand_message_is_edited_afterwards(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    old = hand(alice).id
    await room.restart()
    await press(alice, hand(alice), "Bid 3")
    await until_turn(table, alice)
    assert hand(alice).id == old


async def test_commands_that_are_others_than_at_the_last_start_are_registered(room: Room) -> None:
    application = room.bot.application_id or 0
    before = [each for each in room.requests if each.path.endswith("/commands")]
    await room.bot.store.processes.set_commands(application, "those of another release")
    await room.restart()
    after = [each for each in room.requests if each.path.endswith("/commands")]
    assert after == [*before, *before]
