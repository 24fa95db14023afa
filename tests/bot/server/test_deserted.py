"""What people read who have nothing to play any more."""

from itertools import count

import pytest
from simcord import MemberActor

from bot.matches import lobby
from bot.matches.match import Status
from bot.matches.pace import Pace
from tests.bot.server.driving import Table, hand, open_table, press
from tests.bot.server.reading import controls, texts
from tests.bot.server.room import Room
from tests.bot.tabling import with_computers

LOSES = 2
"""Who bets everything at once loses by this deal."""


@pytest.fixture
def pace() -> Pace:
    return Pace(computer=0, trick=0, round=10)


async def busted(room: Room, person: MemberActor) -> Table:
    """A table where a person has bet all they had against computers, and lost it."""
    room.seed = LOSES
    table, tables = await open_table(room, person, "five_card_draw"), room.bot.tables
    await tables.change(table.id, lobby.set_options, person.id, {"starting_chips": 200, "ante": 10})
    await room.bot.drawing.wait_idle()
    await with_computers(tables, table.id, 4)
    await press(person, await table.message(), "Start")
    for click in count(1):
        played = await table.played()
        assert not played.over, "they win: deal otherwise"
        if played.deserted:
            await room.bot.drawing.wait_idle()
            return table
        if 0 in played.waiting:
            legal = played.view(0).legal()
            action = max(legal, key=lambda each: (each.startswith("raise"), each == "call", each))
            await tables.act(table.id, person.id, played.length, action, click)
            room.bot.drawing.schedule(table.id)
        await room.wait(2)
    raise AssertionError("they never lose")


async def test_who_is_out_is_asked_whether_computers_play_on(
    room: Room, alice: MemberActor
) -> None:
    table = await busted(room, alice)
    assert "You're out, **alice**, so only computers are left." in texts(await table.message())
    for message in (await table.message(), hand(alice)):
        assert {"Keep watching", "End it here"} <= controls(message).keys()
        assert "Ready" not in controls(message)
    await press(alice, hand(alice), "End it here")
    assert (await table.match()).status is Status.OVER
    assert "won the match" in texts(await table.message())


async def test_the_table_says_who_watches(room: Room, alice: MemberActor) -> None:
    table = await busted(room, alice)
    await press(alice, hand(alice), "Keep watching")
    assert "alice wants to watch how it ends." in texts(await table.message())
