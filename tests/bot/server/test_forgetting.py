"""What is kept in memory of a match goes with it, however people leave it; of forms nothing is."""

import gc
from collections import Counter
from io import BytesIO

import discord
import pytest
from discord import ui
from simcord import MemberActor

from bot.posts import shown_matches
from bot.posts.shown_matches import ShownMatch, ShownSeat
from bot.posts.updates import MessageUpdater
from tests.bot.server.driving import (
    choose,
    open_table,
    play_turn,
    press,
    private,
    start_table,
    until_turn,
)
from tests.bot.server.reading import texts
from tests.bot.server.room import Room

pytestmark = pytest.mark.check

KEPT = (ShownMatch, ShownSeat, MessageUpdater, ui.LayoutView, ui.Modal, discord.Interaction)
MATCHES, FORMS = 3, 5


def kept() -> Counter[str]:
    """How many objects there are of what belongs to a match, a message or a click."""
    gc.collect()
    return Counter(
        kind.__name__ for each in gc.get_objects() for kind in KEPT if type(each) is kind
    )


async def begin_and_leave(room: Room, person: MemberActor) -> None:
    """Start a match, look at it and do something, and leave it."""
    table = await start_table(room, person)
    await until_turn(table, person)
    await press(person, await table.message(), "Show my hand")
    await play_turn(table, person)
    await person.slash(room.channel, "leave")
    await press(person, private(room, person)[-1], "Leave")
    await room.wait(5)


async def test_nothing_is_kept_of_matches_begun_and_left(room: Room, alice: MemberActor) -> None:
    await begin_and_leave(room, alice)
    before = kept()
    for _ in range(MATCHES):
        await begin_and_leave(room, alice)
    assert kept() <= before  # what another test left may go meanwhile


async def test_of_a_click_that_can_still_change_its_answer_the_message_pressed_is_not_kept(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await press(alice, await table.message(), "Show my hand")
    await play_turn(table, alice)
    shown = room.bot.hands.shown[table.id].seat(0)
    for kept in (shown.direct.response, shown.ephemeral.response):
        assert kept
        assert (kept.interaction.message, kept.interaction.data) == (None, None)


async def test_a_picture_that_was_sent_waits_for_no_search_for_garbage(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    gc.collect()
    gc.disable()
    try:
        await play_turn(table, alice)
        await room.wait(5)
        left = [each for each in gc.get_objects() if isinstance(each, BytesIO)]
    finally:
        gc.enable()
    assert [len(each.getvalue()) for each in left if not each.closed] == []


async def test_nothing_is_kept_of_forms_that_are_dismissed(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), "Options")
    before = kept()
    for _ in range(FORMS):
        await choose(alice, private(room, alice)[-1], "Points to win")
    assert kept() <= before


async def test_of_very_many_matches_that_are_open_the_oldest_is_forgotten_and_can_be_played_on(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shown_matches, "MOST", 2)
    await room.restart()
    oldest = await start_table(room, alice)
    await until_turn(oldest, alice)
    for _ in range(MATCHES):
        await start_table(room, bob)
    assert len(room.bot.hands.shown) == 2
    before = await oldest.actions()
    await play_turn(oldest, alice)
    assert len(await oldest.actions()) > len(before)
    assert "alice bids" in texts(await oldest.message())
