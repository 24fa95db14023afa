"""Who is offered a lesson: who is new to a game, once, at a table."""

from random import Random

from bot.hosting.tables import Tables
from bot.store import Store
from tests.bot.results import GAME
from tests.bot.tabling import ANN, BOB, play_on, started


async def test_a_lesson_is_offered_once(store: Store, tables: Tables) -> None:
    match = (await started(tables)).match.id
    assert await store.people.offer_lesson(match, ANN.id, GAME)
    assert not await store.people.offer_lesson(match, ANN.id, GAME)


async def test_each_game_has_a_lesson_of_its_own(store: Store, tables: Tables) -> None:
    match = (await started(tables)).match.id
    assert await store.people.offer_lesson(match, ANN.id, GAME)
    assert await store.people.offer_lesson(match, ANN.id, "other")


async def test_who_has_finished_a_match_needs_no_lesson(store: Store, tables: Tables) -> None:
    match = (await play_on(tables, await started(tables, ANN, BOB), 3000, Random(6))).match.id
    assert not await store.people.offer_lesson(match, ANN.id, GAME)


async def test_nothing_is_noted_of_who_has_left_the_table(store: Store, tables: Tables) -> None:
    match = (await started(tables, ANN)).match.id
    assert not await store.people.offer_lesson(match, BOB.id, GAME)
    assert (await store.privacy.stored(BOB.id)).lessons == []
