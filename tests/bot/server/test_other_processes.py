"""Another process plays and draws at the same table; people see no difference."""

import pytest
from simcord import MemberActor

from bot.hosting.drawing import Drawing
from bot.hosting.tables import Tables
from bot.matches.played import Action
from bot.posts.hands import Hands
from bot.posts.sender import Sender
from bot.posts.tables import TableMessages
from tests.bot.server.driving import (
    Table,
    direct,
    hand,
    notices,
    press,
    private,
    start_table,
    until_turn,
)
from tests.bot.server.reading import controls
from tests.bot.server.room import Room


@pytest.fixture
def elsewhere(room: Room) -> Drawing:
    """What a second process over the same database and the same Discord draws with."""
    tables = Tables(room.bot.store, room.bot.tables.clock, room.bot.tables.pace)
    sender = Sender(room.bot.renderer)
    hands = Hands(room.bot, tables, sender, lambda _: None, in_cluster=True)
    return Drawing(tables, TableMessages(room.bot, tables, sender, hands).put)


async def bid_elsewhere(elsewhere: Drawing, table: Table) -> None:
    """Whoever is to act bids three by a click that another process gets."""
    played = await elsewhere.tables.load(table.id)
    [seat] = played.waiting
    now = elsewhere.tables.clock()
    await elsewhere.tables.play(played, Action(seat, "bid 3", played.length + 1, now))
    await elsewhere.draw(table.id)
    await table.room.env.settle()


async def test_a_hand_shown_here_follows_what_is_played_elsewhere(
    room: Room, alice: MemberActor, elsewhere: Drawing
) -> None:
    table = await start_table(room, alice)
    await press(alice, await table.message(), "Show my hand")
    await until_turn(table, alice)
    await bid_elsewhere(elsewhere, table)
    assert "Bid 3" in controls(private(room, alice)[-1])
    await room.bot.hands.follow()
    assert "Bid 3" not in controls(private(room, alice)[-1])


async def test_a_hand_that_another_process_may_have_changed_is_edited_once_more(
    room: Room, alice: MemberActor, elsewhere: Drawing
) -> None:
    table = await start_table(room, alice)

    async def edits(by: Drawing) -> int:
        before = len([*room.requests])
        await room.bot.store.set_drawn(table.id, 0, lease=-1.0)  # have it drawn again
        await by.draw(table.id)
        path = f"/messages/{hand(alice).id}"
        return sum(request.path.endswith(path) for request in [*room.requests][before:])

    assert await edits(room.bot.drawing) == 0
    assert await edits(elsewhere) == 1
    assert await edits(room.bot.drawing) == 1
    assert await edits(room.bot.drawing) == 0


async def test_a_notice_of_another_process_goes_with_the_turn(
    room: Room, alice: MemberActor, elsewhere: Drawing
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    assert notices(alice) == ["It is your turn in Spades."]
    await bid_elsewhere(elsewhere, table)
    assert not notices(alice)


async def test_who_played_a_moment_ago_is_not_nudged_by_another_process(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await press(alice, hand(alice), "Bid 3")
    await room.restart()
    await until_turn(table, alice)
    assert not notices(alice)


async def test_one_hand_is_sent_however_many_processes_draw(
    room: Room, alice: MemberActor, elsewhere: Drawing
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await bid_elsewhere(elsewhere, table)
    assert len(direct(alice)) == 1
