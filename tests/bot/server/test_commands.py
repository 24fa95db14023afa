"""What people type."""

import asyncio

import pytest
from simcord import MemberActor

from games.crazy_king import CrazyKing
from tests.bot.server.driving import (
    Table,
    hinted,
    open_table,
    private,
    said,
    seed_where,
    start_table,
    until_turn,
)
from tests.bot.server.reading import alt, controls, sentence, texts
from tests.bot.server.room import Room


async def to_act(room: Room, person: MemberActor, game: str = "spades") -> Table:
    """A table where it is this person's turn."""
    table = await start_table(room, person, game)
    await until_turn(table, person)
    return table


async def test_hand_shows_the_hand_to_the_asker_alone(room: Room, alice: MemberActor) -> None:
    await to_act(room, alice)
    result = await alice.slash(room.channel, "hand")
    assert result.response
    assert result.response.ephemeral
    assert "Your hand" in alt(result.response)
    assert "Bid 3" in controls(result.response)


async def test_hand_without_a_table_says_how_to_get_one(room: Room, alice: MemberActor) -> None:
    assert sentence("no-table") in said(await alice.slash(room.channel, "hand"))


async def test_hand_in_a_lobby_says_that_the_match_has_not_begun(
    room: Room, alice: MemberActor
) -> None:
    await open_table(room, alice)
    result = await alice.slash(room.channel, "hand")
    assert said(result) == sentence("not-started")


async def test_hand_works_in_direct_messages(room: Room, alice: MemberActor) -> None:
    await to_act(room, alice)
    result = await alice.user.slash("hand")
    assert "Your hand" in alt(result.response)


async def test_table_comes_down_and_its_old_message_goes(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    old = await table.message()
    await alice.send(room.channel, "hello")
    await alice.slash(room.channel, "table show")
    new = await table.message()
    assert new.id > old.id
    assert texts(new) == texts(old)
    assert old.id not in [message.id for message in room.channel.history()]


async def test_who_calls_for_a_table_is_told_in_which_channel_it_stands(
    room: Room, alice: MemberActor
) -> None:
    await start_table(room, alice)
    elsewhere = room.guild.create_text_channel("elsewhere")
    told = said(await alice.slash(elsewhere, "table show"))
    assert told == sentence("table-moves", place=f"<#{room.channel.id}>")
    assert said(await alice.slash(room.channel, "table show")) == sentence(
        "table-moves", place="here"
    )


async def test_a_table_called_for_from_everywhere_at_once_stays_one(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    old = await table.message()
    drawing = room.bot.drawing
    await room.bot.store.work.draw_again(table.id)
    drawing.schedule(table.id)
    await asyncio.gather(*(drawing.repost(table.id) for _ in range(3)), drawing.draw(table.id))
    shown = [message.id for message in room.channel.history() if alt(message)]
    assert shown == [(await table.message()).id]
    assert shown != [old.id]


async def test_a_table_that_another_process_is_drawing_comes_down_after_that(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king")
    old, store = await table.message(), room.bot.store
    await store.work.draw_again(table.id)
    claimed = await store.work.claim(table.id, room.bot.tables.clock(), 10)
    assert claimed
    moving = asyncio.create_task(room.bot.drawing.repost(table.id))
    await asyncio.sleep(0.05)
    assert (await table.message()).id == old.id
    await store.work.set_drawn(table.id, (await table.match()).revision, claimed[1])
    await moving
    assert (await table.message()).id > old.id


async def test_who_calls_for_a_table_where_nothing_may_be_posted_is_told_that_it_stays(
    room: Room, alice: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start_table(room, alice, "crazy_king")
    old = await table.message()
    monkeypatch.setattr("bot.posts.drawing.POSTING", 0.05)
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50013, times=None)
    result = await alice.slash(room.channel, "table show")
    assert said(result) == sentence("table-stays")
    assert (await table.match()).message == old.id


async def test_a_table_called_for_in_a_channel_that_is_gone_is_not_tried_again_and_again(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king")
    path = f"/channels/{room.channel.id}/messages"
    before = len([each for each in room.requests if (each.method, each.path) == ("POST", path)])
    room.env.inject_error("POST", path, status=404, code=10003, times=None)
    await room.bot.drawing.repost(table.id)
    posts = [each for each in room.requests if (each.method, each.path) == ("POST", path)]
    assert len(posts) == before + 1


async def test_a_lobby_comes_down_too(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    old = await table.message()
    await alice.slash(room.channel, "table show")
    new = await table.message()
    assert new.id > old.id
    assert controls(new) == controls(old)


async def test_hint_says_what_and_why_and_changes_nothing(room: Room, alice: MemberActor) -> None:
    table = await to_act(room, alice)
    before = (await table.played()).length
    result = await alice.slash(room.channel, "hint")
    bid = (await hinted(table, alice)).capitalize()
    assert f"💡 **{bid}**: " in texts(private(room, alice)[-1])
    assert result.response
    assert (await table.played()).length == before


async def test_hint_is_refused_out_of_turn(room: Room, alice: MemberActor) -> None:
    await start_table(room, alice, "spades")
    await room.wait(0)
    assert sentence("no-hint") in said(await alice.slash(room.channel, "hint"))


async def test_move_plays_what_was_typed(room: Room, alice: MemberActor) -> None:
    table = await to_act(room, alice)
    seat = (await table.match()).seat_of(alice.id)
    await alice.slash(room.channel, "move", text="bid 3")
    assert [action.text for action in await table.actions() if action.seat == seat] == ["bid 3"]


async def test_move_reads_cards_as_people_write_them(room: Room, alice: MemberActor) -> None:
    room.seed = seed_where(CrazyKing, 2, lambda game: game.turn == 0 and "TH" in game.legal(0))
    table = await start_table(room, alice, "crazy_king")
    await alice.slash(room.channel, "move", text="10h")
    assert [action.text for action in await table.actions()] == ["TH"]


async def test_an_illegal_move_is_refused_by_its_rule_and_changes_nothing(
    room: Room, alice: MemberActor
) -> None:
    table = await to_act(room, alice)
    before = (await table.played()).length
    result = await alice.slash(room.channel, "move", text="bid 14")
    assert "bid" in said(result)
    assert (await table.played()).length == before


async def test_a_move_out_of_turn_is_refused(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    result = await alice.slash(room.channel, "move", text="bid 3")
    [first] = (await table.played()).view(None).game.waiting()
    name = (await table.match()).names[first]
    assert said(result) == f"It's not your turn, it's {name}'s."
    assert (await table.played()).length == 0


async def test_autocomplete_lists_the_legal_actions_of_who_is_to_act(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await to_act(room, alice)
    bids = await alice.autocomplete(room.channel, "move", "text", "")
    assert [choice["value"] for choice in bids] == [f"bid {n}" for n in range(14)]
    tens = await alice.autocomplete(room.channel, "move", "text", "1")
    assert [choice["value"] for choice in tens] == ["bid 1", "bid 10", "bid 11", "bid 12", "bid 13"]
    assert await bob.autocomplete(room.channel, "move", "text", "") == []
