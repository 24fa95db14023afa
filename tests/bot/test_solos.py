"""What is stored of solos: one attempt a person and daily, and each click once."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.matches.solo import Attempt
from bot.store import Conflict, DuplicateClick, Store
from bot.store.solos import INSTANCES, used
from games.fairness import commitment_to
from games.record import RecordedAction
from tests.bot.solving import DAY, GAME, append, attempt, begun, finish, today
from tests.bot.storing import playing
from tests.bot.tabling import ANN, BOB, CLEO

pytestmark = pytest.mark.engines


@pytest.fixture
async def other(store: Store, url: str) -> AsyncIterator[Store]:
    """The store of another process, on the same database."""
    other = await Store.open(url)
    yield other
    await other.close()


async def read(store: Store, of: Attempt) -> Attempt:
    """The attempt as it is now."""
    found = await store.solos.get(of.id)
    assert found
    return found


async def test_an_attempt_is_read_back_as_it_was_begun_and_played(store: Store) -> None:
    new = await begun(store, ANN)
    assert await read(store, new) == new == replace(attempt(ANN), id=new.id)
    played = await store.solos.append(
        new, [RecordedAction(0, "draw"), RecordedAction(1, "pass")], 7
    )
    assert await read(store, played) == played
    assert (played.length, played.actions[1]) == (2, RecordedAction(1, "pass"))


async def test_an_attempt_that_ends_has_its_points_and_takes_no_more_actions(store: Store) -> None:
    ended = await finish(store, await begun(store, ANN), 12, -3)
    assert await read(store, ended) == ended
    assert (ended.points, ended.ended) == ((12, -3), ended.started + 60)
    with pytest.raises(Conflict):
        await append(store, ended, "draw")


async def test_two_processes_that_begin_the_same_daily_get_one_attempt(
    store: Store, other: Store
) -> None:
    both = await asyncio.gather(*(begun(each, ANN) for each in (store, other) * 5))
    assert {each.id for each in both} == {both[0].id}
    assert await store.solos.of_day(ANN.id, DAY) == [both[0]]


async def test_a_daily_that_was_begun_is_returned_as_far_as_it_was_played(store: Store) -> None:
    played = await append(store, await begun(store, ANN), "draw")
    assert await begun(store, ANN) == played


async def test_each_game_day_and_person_has_an_attempt_of_its_own(store: Store) -> None:
    others = replace(attempt(ANN), game="spades"), attempt(ANN, DAY + 1), attempt(BOB)
    first = await begun(store, ANN)
    ids = {(await store.solos.begin(each, click)).id for click, each in enumerate(others)}
    assert len(ids - {first.id}) == 3
    assert [each.game for each in await store.solos.of_day(ANN.id, DAY)] == [GAME, "spades"]


async def test_the_cards_of_a_match_are_begun_once_until_they_are_finished(
    store: Store, other: Store
) -> None:
    source = (await playing(store, ANN)).id
    practice = replace(attempt(ANN, day=None), source=source)
    both = (store.solos, other.solos) * 5
    first, *others = await asyncio.gather(
        *(each.begin(practice, click) for click, each in enumerate(both, 1))
    )
    assert {each.id for each in others} == {first.id}
    elsewhere = await store.solos.begin(replace(practice, seat=1), 11)
    await finish(store, first, 5)
    assert len({first.id, elsewhere.id, (await store.solos.begin(practice, 12)).id}) == 3


async def test_a_practice_is_begun_once_by_a_click_and_as_often_as_one_likes(store: Store) -> None:
    practice = attempt(ANN, day=None)
    once = [await store.solos.begin(practice, 5) for _ in range(2)]
    again = await store.solos.begin(practice, 6)
    assert once[0] == once[1] != again
    assert once[0].is_practice


async def test_of_processes_that_act_at_the_same_length_one_succeeds(
    store: Store, other: Store
) -> None:
    new = await begun(store, ANN)
    outcomes = await asyncio.gather(
        *(append(each, new, f"bid {n}") for n, each in enumerate((store, other) * 5)),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in outcomes) == ["Attempt", *["Conflict"] * 9]
    assert [await read(store, new)] == [each for each in outcomes if isinstance(each, Attempt)]


@pytest.mark.parametrize("at_length", ["read before it", "read after it"])
async def test_a_click_is_stored_once(store: Store, at_length: str) -> None:
    new = await begun(store, ANN)
    played = await append(store, new, "draw", click=7)
    with pytest.raises(DuplicateClick):
        await append(store, new if at_length == "read before it" else played, "draw", click=7)
    assert await read(store, new) == played
    assert [await store.solos.clicked(new.id, click) for click in (7, 8)] == [True, False]


async def test_a_hint_makes_it_practice_until_it_has_ended(store: Store) -> None:
    new = await begun(store, ANN)
    await store.solos.practice(new)
    ended = await finish(store, new, 12)
    assert ended.is_practice
    assert await read(store, new) == ended
    with pytest.raises(Conflict):
        await store.solos.practice(ended)


async def test_a_result_is_shared_once_and_only_when_there_is_one(store: Store) -> None:
    new = await begun(store, ANN)
    assert not await store.solos.share(new.id)
    await finish(store, new, 12)
    shared = await asyncio.gather(*(store.solos.share(new.id) for _ in range(5)))
    assert sorted(shared) == [False] * 4 + [True]
    assert (await read(store, new)).shared


async def test_processes_that_make_the_same_day_get_one_set_of_seeds(
    store: Store, other: Store
) -> None:
    days = await asyncio.gather(*(today(each) for each in (store, other) * 5))
    assert days == [days[0]] * 10
    assert len({*days[0].secrets}) == INSTANCES
    assert days[0].commitments[3] == commitment_to(days[0].secrets[3], str(DAY))


async def test_the_seeds_of_two_games_tell_nothing_about_each_other(store: Store) -> None:
    day = await today(store)
    seeds = {day.seed(instance, game) for instance in range(INSTANCES) for game in (GAME, "spades")}
    assert len(seeds | {*day.secrets}) == 3 * INSTANCES


@pytest.mark.parametrize(
    ("entries", "expected"), [(0, 1), (199, 1), (200, 2), (799, 7), (800, 8), (99_999, 8)]
)
def test_more_deals_are_used_the_more_entries_there_were(entries: int, expected: int) -> None:
    assert used(entries) == expected


async def test_the_entries_that_count_are_those_of_the_two_days_before(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.solos.CROWD", 1)
    for person in (ANN, BOB):
        await finish(store, await begun(store, person, DAY - 2), 1)
    await finish(store, await begun(store, ANN, DAY - 1), 1)
    await begun(store, BOB, DAY - 1)
    assert (await today(store)).used == 2
    assert (await store.solos.day(DAY + 1, GAME)).used == 1


async def test_people_are_spread_over_the_deals_of_a_day_anew_each_day(store: Store) -> None:
    day = (await today(store))._replace(used=INSTANCES)
    next_day = day._replace(number=DAY + 1)
    instances = [store.solos.instance(day, user) for user in range(800)]
    assert min(instances.count(each) for each in range(INSTANCES)) > 60
    assert instances != [store.solos.instance(next_day, user) for user in range(800)]


async def test_only_the_latest_who_have_begun_are_looked_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.solos.LATEST", 2)
    attempts = [await begun(store, each) for each in (ANN, BOB, CLEO)]
    found = [each.id for each in await store.solos.begun(0)]
    assert found == [attempts[2].id, attempts[1].id]
    assert [each.id for each in await store.solos.begun(attempts[1].id)] == [attempts[2].id]


async def test_the_first_field_of_a_deal_is_kept(store: Store) -> None:
    assert await store.solos.field(DAY, GAME, 1) is None
    for points in ([4, 5], [6, 7]):
        await store.solos.keep_field(DAY, GAME, 1, [("normal", points), ("hard", [8, 9])])
    assert await store.solos.field(DAY, GAME, 1) == [("normal", [4, 5]), ("hard", [8, 9])]
