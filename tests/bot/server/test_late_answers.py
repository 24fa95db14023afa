"""Every kind of answer comes, however long it takes, in the place of the sentence that says so."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.store.engine import Database
from images import Renderer
from tests.bot.server.driving import (
    Table,
    deliver_again,
    fill,
    hand,
    managed,
    open_table,
    press,
    start_table,
    until_turn,
)
from tests.bot.server.finished import played_out
from tests.bot.server.reading import MENU, alt, controls, parts, sentence, texts
from tests.bot.server.room import Room

pytestmark = pytest.mark.check

LONG = 3.0  # seconds: an answer has to begin before, or Discord takes none
SENTENCE = "taking longer than usual"


@asynccontextmanager
async def held(room: Room, owner: type, *names: str) -> AsyncIterator[None]:
    """Nothing of this comes to its end but when simulated time has passed."""
    gate = asyncio.Event()
    originals = {name: getattr(owner, name) for name in names}

    def waiting(original: Any) -> Any:
        async def wait(*args: Any, **how: Any) -> Any:
            if not gate.is_set() and _answers():
                await room.env.external_wait(gate.wait(), reason="the test holds it")
            return await original(*args, **how)

        return wait

    for name, original in originals.items():
        setattr(owner, name, waiting(original))
    try:
        yield
        await room.wait(LONG)
    finally:
        for name, original in originals.items():
            setattr(owner, name, original)
        gate.set()
        await room.env.settle()


def _answers() -> bool:
    """Whether it is an interaction that is being dealt with."""
    task = asyncio.current_task()
    return task is not None and task.get_name().startswith(("CommandTree", "discord.py"))


def store_held(room: Room) -> Any:
    """The store answers when all time is up."""
    return held(room, Database, "read", "write", "rows", "column")


def pictures_held(room: Room) -> Any:
    """So does what draws."""
    return held(room, Renderer, "table", "hand", "sheet")


HOLDS = [pytest.param(store_held, id="store"), pytest.param(pictures_held, id="pictures")]


def seen(room: Room, person: MemberActor) -> list[discord.Message]:
    """What stands in the channel for a person, without the numbers of their clicks."""
    return [
        message
        for message in room.channel.history(viewer=person)
        if "🔒 Shuffle sealed ||" not in texts(message)
    ]


def last(room: Room, person: MemberActor) -> discord.Message:
    """The newest of it; AssertionError if it is said there that something takes long."""
    shown = seen(room, person)
    assert not [each for each in shown if SENTENCE in texts(each)]
    return shown[-1]


async def is_said(room: Room, person: MemberActor) -> None:
    """AssertionError unless it is said after 2.4 seconds that it takes longer."""
    await room.wait(2.5)
    assert SENTENCE in texts(seen(room, person)[-1])


@pytest.mark.parametrize("hold", HOLDS)
async def test_a_late_hand_takes_the_place_of_the_sentence(
    room: Room, alice: MemberActor, hold: Callable[[Room], Any]
) -> None:
    await until_turn(await start_table(room, alice), alice)
    before = len(seen(room, alice))
    async with hold(room):
        await alice.slash(room.channel, "hand")
        await is_said(room, alice)
    assert "Bid 3" in controls(last(room, alice))
    assert len(seen(room, alice)) == before + 1


@pytest.mark.parametrize("hold", HOLDS)
async def test_a_late_hand_that_was_asked_for_by_a_press_leaves_the_table_as_it_is(
    room: Room, alice: MemberActor, hold: Callable[[Room], Any]
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    shown = texts(await table.message())
    async with hold(room):
        await press(alice, await _message(table), "Show my hand")
        await is_said(room, alice)
    assert "Bid 3" in controls(last(room, alice))
    assert last(room, alice).flags.ephemeral
    assert texts(await table.message()) == shown


async def _message(table: Table) -> discord.Message:
    """The message of the table here, without a look into the store."""
    return next(each for each in table.room.channel.history() if "Show my hand" in controls(each))


async def test_a_hand_that_came_late_follows_the_match(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    async with pictures_held(room):
        await press(alice, await table.message(), "Show my hand")
    await press(alice, hand(alice), "Bid 3")
    assert "Bid 3" not in controls(last(room, alice))


async def test_a_late_move_changes_the_hand_that_was_pressed(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    shown = hand(alice)
    async with store_held(room):
        await press(alice, shown, "Bid 3")
        await room.wait(2.5)
        assert SENTENCE in texts(alice.user.dm_channel.history(viewer=alice.user)[-1])
    assert [
        SENTENCE in texts(each) for each in alice.user.dm_channel.history(viewer=alice.user)
    ] == [False]
    assert "Bid 3" not in controls(hand(alice))


@pytest.mark.parametrize("hold", HOLDS)
async def test_a_late_lobby_is_seen_by_all(
    room: Room, alice: MemberActor, bob: MemberActor, hold: Callable[[Room], Any]
) -> None:
    async with hold(room):
        await alice.slash(room.channel, "play", game="spades")
    assert "Join" in controls(last(room, bob))
    assert "Join" in controls(last(room, alice))
    [table] = await room.bot.store.current_matches()
    assert table.message == last(room, bob).id


async def test_a_late_shelf_is_seen_by_all(
    room: Room, bob: MemberActor, alice: MemberActor
) -> None:
    async with pictures_held(room):
        await alice.slash(room.channel, "play")
        await is_said(room, alice)
    assert _menus(last(room, bob))


async def test_a_late_lobby_takes_the_place_of_the_games_to_choose_from(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await alice.slash(room.channel, "play")
    shelf = last(room, bob)
    menu = next(part for part in _menus(shelf))
    async with store_held(room):
        await alice.select(shelf, ["spades"], custom_id=menu)
        await is_said(room, alice)
    assert "Join" in controls(last(room, bob))
    assert last(room, bob).id == shelf.id


def _menus(message: discord.Message) -> list[str]:
    return [part["custom_id"] for part in parts(message) if part["type"] == MENU]


@pytest.mark.parametrize("command", ["learn", "stats", "preferences", "rules"])
async def test_a_late_answer_to_a_command_takes_the_place_of_the_sentence(
    room: Room, alice: MemberActor, command: str
) -> None:
    options = {"game": "spades"} if command in {"learn", "rules"} else {}
    async with store_held(room):
        await alice.slash(room.channel, command, **options)
        await is_said(room, alice)
    assert texts(last(room, alice))
    assert len(seen(room, alice)) == 1


async def test_a_late_page_of_a_replay_takes_the_place_of_the_one_that_was_pressed(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    async with pictures_held(room):
        await alice.slash(room.channel, "replay", match=table.id)
        await is_said(room, alice)
    page = last(room, alice)
    async with store_held(room):
        await press(alice, page, "Next")
        await is_said(room, alice)
    assert last(room, alice).id == page.id
    assert alt(last(room, alice)) != alt(page)


async def test_a_film_and_a_verdict_come_though_it_was_said_that_they_take_long(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    async with store_held(room):
        await press(alice, await _over(table), "Verify")
        await is_said(room, alice)
    assert "Crazy King, finished" in texts(last(room, alice))
    async with store_held(room):
        await alice.slash(room.channel, "replay", match=table.id)
    async with store_held(room):
        await press(alice, last(room, alice), "Make a clip")
    assert [each.filename for each in last(room, alice).attachments] == ["film.gif"]


async def _over(table: Table) -> discord.Message:
    return next(each for each in table.room.channel.history() if "Verify" in controls(each))


async def test_a_form_that_comes_too_late_is_opened_by_a_button(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played_out(room, alice, bob)
    async with store_held(room):
        await alice.slash(room.channel, "report")
        await is_said(room, alice)
    form = await press(alice, last(room, alice), "Fill it in")
    await fill(alice, form, "bob had two kings")
    assert sentence("report-sent", count=1) in texts(last(room, alice))


async def test_a_press_that_changes_the_table_leaves_no_sentence_behind(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice, "hearts")
    message = await table.message()
    async with store_held(room):
        await press(bob, message, "Join")
        await is_said(room, bob)
    assert f"<@{bob.id}>" in texts(last(room, bob))
    shown = await managed(alice, message)
    async with store_held(room):
        await press(alice, shown, "Add computer")
        await is_said(room, alice)
    assert sentence("lobby-computers", count=2) in texts(last(room, alice))


async def test_a_late_refusal_takes_the_place_of_the_sentence(
    room: Room, alice: MemberActor
) -> None:
    async with store_held(room):
        await alice.slash(room.channel, "hand")
        await is_said(room, alice)
    assert len(seen(room, alice)) == 1
    assert texts(last(room, alice))


async def test_a_sentence_that_its_reader_dismissed_takes_no_answer_away(
    room: Room, alice: MemberActor
) -> None:
    await until_turn(await start_table(room, alice), alice)
    async with pictures_held(room):
        await alice.slash(room.channel, "hand")
        await is_said(room, alice)
        stored = seen(room, alice)[-1]
        room.env.backend.delete_message(stored.channel.id, stored.id)
    assert "Bid 3" in controls(last(room, alice))


async def test_a_command_that_discord_delivers_twice_is_answered_once_though_both_are_late(
    room: Room, alice: MemberActor
) -> None:
    await until_turn(await start_table(room, alice), alice)
    before = len(seen(room, alice))
    async with pictures_held(room):
        await alice.slash(room.channel, "hand")
        await deliver_again(room)
        await is_said(room, alice)
    assert "Bid 3" in controls(last(room, alice))
    assert len(seen(room, alice)) == before + 1
