"""Achievements as people are told of them: at the end that brings them, and never before."""

import pytest
from simcord import MemberActor

from bot.store import Visibility
from games.crazy_king import CrazyKing
from tests.bot.results import finish, known, won
from tests.bot.server.driving import hand
from tests.bot.server.finished import begun, play_on
from tests.bot.server.reading import alt, spoken
from tests.bot.server.room import Room
from tests.bot.server.soloing import attempt, begin, go_on, page
from tests.bot.storing import statements

EARNED = "earned “Regular”: Finish ten matches with other people."


async def test_the_end_tells_who_has_earned_what_and_nothing_before_does(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    for _ in range(9):
        await finish(room.bot.store, won(known(alice), known(bob)))
    table = await begun(room, alice, bob, 5)
    assert "earned" not in alt(await table.message())
    await play_on(table)
    told = alt(await table.message())
    names = (await table.match()).names
    assert f"{names[0]} & {names[1]} {EARNED}" in told
    assert f"{names[0]} & {names[1]} {EARNED}" in alt(hand(alice))


async def test_who_hides_statistics_is_told_alone(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    for _ in range(9):
        await finish(room.bot.store, won(known(alice), known(bob)))
    await room.bot.store.leaderboards.show(known(alice), Visibility.HIDDEN)
    table = await begun(room, alice, bob)
    await play_on(table)
    own, other = (await table.match()).names
    assert f"{other} {EARNED}" in alt(await table.message())
    assert f"{own} & {other} {EARNED}" in alt(hand(alice))
    assert f"{other} {EARNED}" in alt(hand(bob))
    assert own not in alt(hand(bob)).partition(EARNED)[0].rpartition(".")[-1]


@pytest.mark.parametrize("is_together", [False, True])
async def test_a_click_that_ends_a_match_costs_two_statements_more_at_the_most(
    room: Room,
    alice: MemberActor,
    bob: MemberActor,
    monkeypatch: pytest.MonkeyPatch,
    is_together: bool,
) -> None:
    """What was read of ratings before is read with the achievements now, and once for all."""
    monkeypatch.setattr(CrazyKing, "together", is_together)
    for _ in range(9):
        await finish(room.bot.store, won(known(alice), known(bob)))
    table = await begun(room, alice, bob)
    with statements(room.bot.store) as run:
        await play_on(table)
    assert (await table.played()).over
    told = [each for each in run if "achievement" in each]
    of_end = [each for each in told if "visibility" not in each]
    assert (len(of_end), len(told)) == (2, 3)


@pytest.mark.parametrize("in_words", [False, True])
async def test_the_result_of_a_daily_tells_what_it_has_brought(
    room: Room, alice: MemberActor, in_words: bool
) -> None:
    store = room.bot.store
    if in_words:
        await store.people.set_prefs(known(alice), {"show": "text"})
    today = (await room.bot.dailies.day()).number
    await begin(room, alice)
    started = await attempt(room, alice)
    await store.solos.keep_field(today, started.attempt.game, 0, [["easy", [-9999]]])
    await go_on(room, started)
    await alice.slash(room.channel, "daily", game=started.attempt.game)
    shown = page(room, alice)
    told = spoken(shown) if in_words else alt(shown)
    assert "earned “House beaten”" in told
