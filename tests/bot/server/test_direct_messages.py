"""When direct messages or messages are not what they were."""

from functools import partial
from typing import Any

import pytest
from simcord import MemberActor

from bot.hosting.preferences import Preferences
from bot.matches import lobby
from bot.matches.match import Status
from bot.posts.channels import RETRY_AFTER
from bot.posts.notices import PRESENT
from bot.posts.sender import MessageSender
from bot.posts.updates import MessageUpdater
from games.crazy_king import CrazyKing
from tests.bot.server.driving import (
    direct,
    hand,
    hinted,
    open_table,
    play_turn,
    press,
    private,
    seed_where,
    start_table,
    until_turn,
)
from tests.bot.server.reading import alt, controls, texts
from tests.bot.server.room import Room, close_messages

pytestmark = pytest.mark.check

CLOSED = "I can't send you direct messages"


def close_channel(room: Room) -> None:
    """Nobody lets the bot write there any more."""
    for method in ("PATCH", "POST"):
        pattern = f"/channels/{room.channel.id}/messages*"
        room.env.inject_error(method, pattern, status=403, code=50001, times=None)


def tries(room: Room, person: MemberActor) -> int:
    """How often something was sent to a person."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    return sum(request.method == "POST" and request.path == path for request in room.requests)


def in_channel(room: Room) -> str:
    """What everybody reads in the channel besides the table."""
    return "\n".join(message.content for message in room.channel.history())


async def test_who_has_closed_them_is_told_once_what_to_do(room: Room, alice: MemberActor) -> None:
    close_messages(room, alice.user)
    table = await start_table(room, alice)
    await until_turn(table, alice)
    told = f"<@{alice.id}> {CLOSED}. Press **Show my hand**"
    assert in_channel(room).count(told) == 1


async def test_the_failure_is_remembered_and_not_tried_again_at_that_table(
    room: Room, alice: MemberActor
) -> None:
    close_messages(room, alice.user)
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await press(alice, await table.message(), "Show my hand")
    await press(alice, private(room, alice)[-1], "Bid 2")
    await until_turn(table, alice)
    assert tries(room, alice) == 1
    assert in_channel(room).count(CLOSED) == 1


async def test_a_hand_that_is_to_change_while_it_is_refused_is_not_tried_again(
    room: Room, alice: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    close_messages(room, alice.user)
    send = MessageSender.send

    async def meanwhile(sender: MessageSender, *args: Any, **how: Any) -> Any:
        """Send it, while something has happened and waits to be shown after it."""
        [updater] = room.bot.drawing._updaters.values()
        updater._next.setdefault("hand 0", partial(again, updater))
        return await send(sender, *args, **how)

    async def again(updater: MessageUpdater) -> None:
        table = (await room.bot.store.current_matches())[0]
        played = await room.bot.tables.load(table.id)
        await room.bot.hands.shown[table.id].seat(0).direct.sync(played, Preferences())

    monkeypatch.setattr(MessageSender, "send", meanwhile)
    await start_table(room, alice)
    assert tries(room, alice) == 1


async def test_direct_messages_are_tried_again_at_the_next_table(
    room: Room, alice: MemberActor
) -> None:
    close_messages(room, alice.user)
    await start_table(room, alice)
    await alice.slash(room.channel, "leave")
    await press(alice, private(room, alice)[-1], "Leave")
    await start_table(room, alice)
    assert tries(room, alice) == 2


async def test_they_play_by_show_my_hand(room: Room, alice: MemberActor) -> None:
    close_messages(room, alice.user)
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await press(alice, await table.message(), "Show my hand")
    await press(alice, private(room, alice)[-1], "Bid 2")
    assert (await table.actions())[-1].text == "bid 2"


async def test_they_are_called_to_their_turn_in_the_channel(room: Room, alice: MemberActor) -> None:
    close_messages(room, alice.user)
    table = await start_table(room, alice)
    await until_turn(table, alice)
    assert f"<@{alice.id}> It's your turn in Spades" in in_channel(room)


async def test_who_begins_is_called_there_once(room: Room, alice: MemberActor) -> None:
    close_messages(room, alice.user)
    room.seed = seed_where(CrazyKing, 2, lambda game: game.turn == 0)
    await start_table(room, alice, "crazy_king")
    await room.wait(5)
    assert in_channel(room).count(f"<@{alice.id}>") == 1


async def test_the_others_get_their_hands_all_the_same(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    close_messages(room, alice.user)
    await start_table(room, alice, "spades", bob)
    assert not direct(alice)
    assert "Your hand" in alt(hand(bob))


async def test_the_others_get_their_hands_although_an_account_was_deleted(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.env.inject_error("POST", "/users/@me/channels", status=404, code=10013)
    await start_table(room, alice, "spades", bob)
    assert not direct(alice)
    assert "Your hand" in alt(hand(bob))


async def test_a_deleted_hand_is_sent_anew(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    old = hand(alice)
    room.env.backend.delete_message(old.channel.id, old.id)
    await until_turn(table, alice)
    assert hand(alice).id != old.id
    assert "Bid 3" in controls(hand(alice))


async def test_a_deleted_table_is_posted_anew(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    old = await table.message()
    room.env.backend.delete_message(room.channel.id, old.id)
    await until_turn(table, alice)
    assert (await table.message()).id != old.id
    assert "**alice**'s turn" in texts(await table.message())


async def test_an_unreachable_channel_does_not_stop_the_match(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    close_channel(room)
    await until_turn(table, alice)
    await press(alice, hand(alice), "Bid 3")
    await room.wait(10)
    assert len(await table.actions()) > 3


async def test_who_cannot_be_called_there_keeps_nobody_from_their_hand(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.seed = seed_where(CrazyKing, 2, lambda game: game.turn == 0)
    close_messages(room, alice.user)
    table = await open_table(room, alice, "crazy_king")
    await press(bob, await table.message(), "Join")
    close_channel(room)
    await press(alice, await table.message(), "Start")
    assert "Your hand" in alt(hand(bob))


async def test_nobody_stays_called_to_a_table_that_is_closed_out_of_reach(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    assert controls(hand(alice))
    close_channel(room)
    await room.bot.tables.change(table.id, lobby.leave, alice.id)
    await room.wait(5)
    assert (await table.match()).status is Status.CLOSED
    assert not controls(direct(alice)[-1])


async def test_a_hand_that_was_taken_away_to_ring_comes_though_its_player_looks_by_then(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.seed = seed_where(CrazyKing, 2, lambda game: game.turn == 0)
    table = await start_table(room, alice, "crazy_king", bob)
    await play_turn(table, alice)
    await play_turn(table, bob)
    await room.wait(PRESENT + 1)
    path = f"/channels/{hand(alice).channel.id}/messages"
    room.env.inject_error("POST", path, status=400, code=50035)
    await room.bot.store.work.touch_user(bob.id)
    await room.bot.drawing.draw(table.id)
    assert not direct(alice)
    await press(alice, await table.message(), "Show my hand")
    await room.wait(5)
    assert controls(hand(alice))


async def test_who_presses_a_hand_of_which_an_edit_was_refused_has_it_kept_true_from_then_on(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.seed = seed_where(CrazyKing, 2, lambda game: game.turn == 1)
    table = await start_table(room, alice, "crazy_king", bob)
    path = f"/channels/{hand(bob).channel.id}/messages/*"
    room.env.inject_error("PATCH", path, status=403, code=50001)
    await bob.slash(room.channel, "move", text=await hinted(table, bob))
    await play_turn(table, alice)
    await press(bob, hand(bob), "Hint")  # of before
    await play_turn(table, bob)
    await play_turn(table, alice)
    assert "Your turn" in texts(hand(bob))


async def test_who_asks_for_a_hand_that_was_refused_once_gets_it_again(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.seed = seed_where(CrazyKing, 2, lambda game: game.turn == 0)
    table = await start_table(room, alice, "crazy_king", bob)
    path = f"/channels/{hand(bob).channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50001)
    await play_turn(table, alice)
    assert not direct(bob)
    await press(bob, await table.message(), "Show my hand")
    await room.bot.store.work.touch_user(bob.id)
    await room.bot.drawing.draw(table.id)
    assert controls(hand(bob))


async def test_a_channel_out_of_reach_for_a_while_is_drawn_again_afterwards(
    room: Room, alice: MemberActor
) -> None:
    room.seed = seed_where(CrazyKing, 2, lambda game: game.turn == 1)
    table = await start_table(room, alice, "crazy_king")
    pattern = f"/channels/{room.channel.id}/messages/*"
    room.env.inject_error("PATCH", pattern, status=403, code=50013, times=1)
    await until_turn(table, alice)
    card = next(label for label in controls(hand(alice)) if label != "Hint")
    await press(alice, hand(alice), card)
    await room.wait(RETRY_AFTER + 1)
    assert "alice" in texts(await table.message())
