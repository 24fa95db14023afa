"""A table that people wait for is shown before what nobody waits for, whatever it was before."""

import asyncio

import pytest

from bot.matches.replay import Action
from bot.ratelimits.channels import AFTER, LEFT, LIMIT
from bot.ratelimits.urgency import Urgency
from games.crazy_king import CrazyKing
from tests.bot.server.driving import Table, seed_where, start_table
from tests.bot.server.room import Room
from tests.bot.waiting import until

pytestmark = pytest.mark.check

ANOTHER = 7
"""A match, and whose it is."""


async def queued(name: str) -> None:
    """Wait until a message waits in line."""
    await until(lambda: name in {task.get_name() for task in asyncio.all_tasks()})
    await asyncio.sleep(0)  # it has just begun


def edits(room: Room, message: int | None) -> int:
    """How often a message was edited."""
    path = f"/messages/{message}"
    return sum(it.method == "PATCH" and it.path.endswith(path) for it in room.requests)


async def ring(room: Room, table: int | None) -> int:
    """Wait to make an edit that is less urgent than a table; how often that was edited by then."""
    async with room.bot.requests.edit(room.channel.id, Urgency.RING, ANOTHER, ANOTHER):
        return edits(room, table)


async def let_the_computer_play(table: Table) -> None:
    """Let it move until it is a person's turn, and have the table shown."""
    tables, played = table.room.bot.tables, await table.played()
    while played.waiting == [1]:
        hint = played.view(1).hint()
        assert hint, "it may act"
        played = await tables.play(played, Action(1, hint.action, None, tables.clock()))
    table.room.bot.drawing.schedule(table.id)


async def test_a_table_goes_out_for_a_person_though_it_waits_in_line_as_one_of_computers(
    room: Room,
) -> None:
    room.seed = seed_where(CrazyKing, 2, lambda game: game.turn == 1)
    table = await start_table(room, room.person("ann"), "crazy_king")
    message, room_for = (await table.match()).message, room.bot.requests.edits
    async with room.still():
        room_for.heard(room.channel.id, {LIMIT: "1", LEFT: "0", AFTER: "600"})
        before = edits(room, message)
        await room.bot.store.work.set_drawn(table.id, 0, lease=-1.0)
        room.bot.drawing.schedule(table.id)
        await queued("table: computers")
        ringing = asyncio.create_task(ring(room, message), name="ring")
        await queued("ring")
        await let_the_computer_play(table)
        await queued("table")
        room_for.give_back(room.channel.id)
        assert await ringing == before + 1
