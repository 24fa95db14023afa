"""Clicks of people who answer in secret at the same time, as the session manager takes them."""

import asyncio

import pytest

from bot.hosting.tables import Tables
from bot.matches import lobby as lobbies
from bot.matches.match import Refused
from bot.matches.played import Played
from bot.store import Store
from tests.bot.tabling import ANN, BOB, CHANNEL, CLEO, DAN, GUILD, Clock

NONE = "expose none"
PEOPLE = (CLEO, ANN, DAN, BOB)


@pytest.fixture
async def asked(tables: Tables) -> Played:
    """A match in which all four are to answer."""
    lobby = await tables.open("gong_zhu", ANN, GUILD, CHANNEL)
    for person in (BOB, CLEO, DAN):
        await tables.seat(lobby.id, lobbies.join, person)
    return await tables.start(lobby.id, ANN.id)


async def test_answers_at_once_are_all_taken_whoever_saw_what(
    tables: Tables, store: Store, asked: Played
) -> None:
    acts = [tables.act(asked.match.id, who.id, 0, NONE, who.id) for who in PEOPLE]
    await asyncio.gather(*acts)
    assert sorted(action.seat for action in await store.actions(asked.match.id)) == [0, 1, 2, 3]


async def test_an_answer_delivered_twice_counts_once(tables: Tables, asked: Played) -> None:
    match = asked.match.id
    await tables.act(match, ANN.id, 0, NONE, 7)
    assert (await tables.act(match, ANN.id, 0, NONE, 7)).length == 1


async def test_who_has_answered_and_clicks_again_is_told_that_the_table_moved_on(
    tables: Tables, asked: Played
) -> None:
    await tables.act(asked.match.id, ANN.id, 0, NONE, 7)
    with pytest.raises(Refused, match="stale"):
        await tables.act(asked.match.id, ANN.id, 0, NONE, 8)


async def test_a_button_from_before_the_answers_is_old_once_all_have_answered(
    tables: Tables, asked: Played
) -> None:
    for who in PEOPLE:
        played = await tables.act(asked.match.id, who.id, 0, NONE, who.id)
    leader = played.match.seats[played.waiting[0]].user or 0
    with pytest.raises(Refused, match="stale"):
        await tables.act(asked.match.id, leader, 2, "2C", 99)


async def test_a_doubt_and_trust_count_among_the_same_times(tables: Tables, clock: Clock) -> None:
    lobby = await tables.open("cheat", ANN, GUILD, CHANNEL)
    for person in (BOB, CLEO):
        await tables.seat(lobby.id, lobbies.join, person)
    played = await tables.start(lobby.id, ANN.id)
    for seconds, answer in ((3, ""), (5, "pass"), (7, "doubt")):
        clock.now += seconds
        seat = played.waiting[0]
        user, game = played.match.seats[seat].user or 0, played.view(seat).game
        answers = answer or str(game.hands[seat][0])
        assert played.times_of("pass") == (played.replay.turns.play_times if answer else ())
        played = await tables.act(played.match.id, user, played.asked, answers, played.length + 1)
    assert (played.replay.turns.play_times, played.replay.turns.pass_times) == ((3, 5, 7), ())
