"""What two people learn of each other, and what follows a match."""

import pytest
from simcord import MemberActor

from bot.matches import lobby
from bot.matches.match import Status
from bot.matches.pace import Pace
from games import GAMES
from games.crazy_king import CrazyKing
from games.game import HOST
from tests.bot.server.driving import (
    Table,
    hand,
    open_table,
    play_turn,
    press,
    said,
    seed_where,
    start_table,
)
from tests.bot.server.knowledge import assert_nothing_was_given_away
from tests.bot.server.room import AT_ONCE, Room
from tests.shortest import nearest_end


@pytest.fixture
def pace() -> Pace:
    return AT_ONCE


async def played_out(room: Room, person: MemberActor, game: str) -> Table:
    """A match as short as the options make it, played to its end by the hints."""
    table = await open_table(room, person, game)
    for name, value in nearest_end(GAMES[game]).items():
        await room.bot.tables.change(table.id, lobby.set_options, person.id, {name: value})
    await room.bot.drawing.wait_idle()  # SimCord waits for what its own clicks began alone
    await press(person, await table.message(), "Start")
    while not (await table.played()).over:
        await play_turn(table, person)
    return table


async def test_two_people_learn_nothing_of_each_others_cards(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.seed = seed_where(CrazyKing, 2, lambda game: "KH suit S" in game.legal(0))
    table = await start_table(room, alice, "crazy_king", bob)
    for _ in range(12):
        played = await table.played()
        if played.waiting == [HOST]:
            break
        person = (alice, bob)[played.waiting[0]]
        await press(person, await table.message(), "Show my hand")
        await press(person, hand(person), "Hint")
        await play_turn(table, person)
    await assert_nothing_was_given_away(table, alice, bob)


async def test_a_match_leads_to_one_rematch(room: Room, alice: MemberActor) -> None:
    room.seed = 14  # of a match that is soon over
    table = await played_out(room, alice, "crazy_king")
    over = await table.message()
    await press(alice, over, "Rematch")
    assert "You're in for the rematch" in said(await press(alice, over, "Rematch"))
    [again] = await room.bot.store.current_matches(channel=room.channel.id)
    assert again.status is Status.LOBBY
    assert again.names == (await table.match()).names
    await press(alice, await Table(room, again.id).message(), "Start")
    assert (await room.bot.tables.get(again.id)).status is Status.PLAYING
