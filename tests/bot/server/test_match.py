"""Whole matches of one person and computers, from the lobby to the rematch."""

import pytest
from simcord import MemberActor

from bot.match import Status
from bot.pace import Pace
from games import GAMES
from games.crazy_king import CrazyKing
from games.game import HOST
from games.options import choices_for
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
from tests.bot.server.ending import assert_leaderboard_counts, assert_result_stands
from tests.bot.server.knowledge import assert_nothing_was_given_away
from tests.bot.server.room import AT_ONCE, Room

SHORTEST = {"target", "hand_size"}
"""Options that make a match short when they are least."""


@pytest.fixture
def pace() -> Pace:
    return AT_ONCE


async def played_out(room: Room, person: MemberActor, game: str) -> Table:
    """A match as short as the options make it, played to its end by the hints."""
    table = await open_table(room, person, game)
    possible = choices_for(GAMES[game].options)
    for name in SHORTEST & possible.keys():
        await room.bot.tables.set_option(table.id, person.id, name, possible[name][0])
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


@pytest.mark.parametrize(("game", "seed"), [("crazy_king", 22), ("spades", 1)])
async def test_a_match_is_played_by_buttons_to_its_rematch(
    room: Room, alice: MemberActor, game: str, seed: int
) -> None:
    room.seed = seed  # of a match that is soon over
    table = await played_out(room, alice, game)
    await assert_result_stands(table, alice)
    await assert_leaderboard_counts(table, alice)
    await assert_nothing_was_given_away(table, alice)
    await _leads_to_one_rematch(table, alice)


async def _leads_to_one_rematch(table: Table, person: MemberActor) -> None:
    over = await table.message()
    await press(person, over, "Rematch")
    assert "the rematch is open already" in said(await press(person, over, "Rematch"))
    [again] = await table.room.bot.tables.current(channel=table.room.channel.id)
    assert again.status is Status.LOBBY
    assert again.names == (await table.match()).names
    await press(person, await Table(table.room, again.id).message(), "Start")
    assert (await table.room.bot.tables.get(again.id)).status is Status.PLAYING
