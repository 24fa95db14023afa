"""A finished match, step by step."""

import re

from simcord import MemberActor

from games.game import DEAL, HOST
from tests.bot.server.driving import (
    Table,
    open_table,
    press,
    private,
)
from tests.bot.server.reading import Message, alt, texts
from tests.bot.server.room import Room
from tests.bot.tabling import SHORT

STEP = re.compile(r"Step (\d+) of (\d+)")


async def played_out(room: Room, host: MemberActor, guest: MemberActor) -> Table:
    """A short match of several rounds between two people, the moves played straight away."""
    table, tables = await open_table(room, host, "crazy_king"), room.bot.tables
    for name, value in SHORT.items():
        await tables.set_option(table.id, host.id, name, value)
    await press(guest, await table.message(), "Join")
    await press(host, await table.message(), "Start")
    played = await table.played()
    while not played.over:
        seat = played.waiting[0]
        hint = None if seat == HOST else played.view(seat).hint()
        user = host.id if seat == HOST else played.match.seats[seat].user or 0
        action = hint.action if hint else DEAL
        played = await tables.act(table.id, user, played.length, action, 10**6 + played.length)
    await room.bot.drawing.draw(table.id)
    return table


async def leafing(room: Room, person: MemberActor, *ways: str) -> Message:
    """What a person sees of the replay they opened last, having gone these ways."""
    for way in ways:
        await press(person, private(room, person)[-1], way)
    return private(room, person)[-1]


def place(message: Message) -> tuple[int, int]:
    """The step shown, and the last one there is."""
    found = STEP.search(texts(message))
    assert found, texts(message)
    return int(found[1]), int(found[2])


async def test_a_replay_begins_with_the_deal(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    await alice.slash(room.channel, "replay")
    shown = private(room, alice)[-1]
    assert place(shown) == (0, (await table.match()).length)
    assert "is turned up" in texts(shown)
    assert "alice" in alt(shown)
    assert [each.filename for each in shown.attachments] == ["table.png"]


async def test_buttons_lead_forward_and_back(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    await press(alice, await table.message(), "Replay")
    last = (await table.match()).length
    for way, number in (
        ("Next", 1), ("Next", 2), ("Back", 1), ("Last", last), ("Back", last - 1), ("First", 0),
    ):  # fmt: skip
        assert place(await leafing(room, alice, way)) == (number, last)
