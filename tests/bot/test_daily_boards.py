"""Boards of dailies: who is ranked where, and what the end of a day leaves."""

import asyncio
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.matches.match import Person
from bot.matches.solo import Attempt, month_of
from bot.store import Conflict, DayBoard, MonthBoard, Store, Visibility
from bot.store.daily_boards import Place, Streak, streak
from bot.store.percentiles import Deal
from games.house import percentile
from games.record import RecordedAction
from tests.bot.solving import CLICKS, DAY, GAME, attempt, begun, finish, today
from tests.bot.tabling import ANN, BOB, CLEO, DAN, EVE, FAY, GUILD

pytestmark = pytest.mark.engines

BOARD, HERE = DayBoard(DAY, GAME), DayBoard(DAY, GAME, GUILD)
MONTH = MonthBoard(month_of(DAY))


async def result(
    store: Store,
    person: Person,
    points: int,
    *,
    instance: int = 0,
    guild: int = GUILD,
    day: int = DAY,
    game: str = GAME,
) -> Attempt:
    """A finished daily."""
    new = replace(attempt(person, day, instance), guild=guild, game=game)
    return await finish(store, await store.solos.begin(new, next(CLICKS)), points)


async def ranks(store: Store, board: DayBoard, number: int = 0) -> list[tuple[int, str, float]]:
    rows = (await store.daily_boards.page(board, number)).rows
    return [(row.rank, row.name, round(row.percentile, 2)) for row in rows]


async def months(store: Store, board: MonthBoard) -> list[tuple[int, str, int, float]]:
    rows = (await store.daily_boards.month(board, 0)).rows
    return [(row.rank, row.name, row.days, round(row.points, 2)) for row in rows]


async def test_results_are_ranked_by_the_share_of_others_that_did_worse(store: Store) -> None:
    for person, points in ((ANN, 3), (BOB, 9), (CLEO, 3), (DAN, -5)):
        await result(store, person, points)
    assert await ranks(store, BOARD) == [
        (1, "Bob", 1.0),
        (2, "Ann", 0.5),
        (2, "Cleo", 0.5),
        (4, "Dan", 0.0),
    ]


async def test_the_house_field_of_a_deal_counts_among_the_others_of_that_deal(store: Store) -> None:
    await store.solos.keep_field(DAY, GAME, 0, [("normal", [1, 1]), ("hard", [7, 2])])
    await result(store, ANN, 2)
    await result(store, BOB, 2, instance=1)
    assert await ranks(store, BOARD) == [(1, "Bob", 0.5), (2, "Ann", 0.25)]


async def test_percentiles_of_different_deals_are_compared(store: Store) -> None:
    for person, points, instance in ((ANN, 30, 0), (BOB, 20, 0), (CLEO, 3, 1), (DAN, 2, 1)):
        await result(store, person, points, instance=instance)
    assert [(rank, name) for rank, name, _ in await ranks(store, BOARD)] == [
        (1, "Ann"),
        (1, "Cleo"),
        (3, "Bob"),
        (3, "Dan"),
    ]


async def test_only_what_is_finished_without_a_hint_is_ranked(store: Store) -> None:
    await result(store, ANN, 1)
    await begun(store, BOB)
    hinted = await store.solos.practice(await begun(store, CLEO))
    ended = await finish(store, hinted, 5)
    assert await ranks(store, BOARD) == [(1, "Ann", 0.5)]
    assert await store.daily_boards.percentile(ended) == 1.0
    assert await store.daily_boards.place(BOARD, CLEO.id) is None


async def test_games_and_days_have_boards_of_their_own(store: Store) -> None:
    await result(store, ANN, 1)
    await result(store, BOB, 2, game="spades")
    await result(store, CLEO, 3, day=DAY + 1)
    assert [name for _, name, _ in await ranks(store, BOARD)] == ["Ann"]


async def test_a_board_that_was_just_read_shows_what_another_process_has_stored_since(
    store: Store, url: str
) -> None:
    await today(store)
    other = await Store.open(url)
    await result(store, ANN, 2)
    assert await ranks(other, BOARD) == [(1, "Ann", 0.5)]
    await result(store, BOB, 1)
    assert await ranks(other, BOARD) == [(1, "Ann", 1.0), (2, "Bob", 0.0)]
    await store.solos.keep_field(DAY, GAME, 0, [("hard", [3])])
    assert await ranks(other, BOARD) == [(1, "Ann", 0.5), (2, "Bob", 0.0)]
    await store.leaderboards.show(BOB, Visibility.HIDDEN)
    assert await ranks(other, BOARD) == [(1, "Ann", 0.5)]
    await store.privacy.forget(BOB.id)
    assert await ranks(other, BOARD) == [(1, "Ann", 0.0)]
    await other.close()


async def test_the_board_of_a_server_has_who_began_there_with_percentiles_of_all(
    store: Store,
) -> None:
    await result(store, ANN, 1)
    await result(store, BOB, 2, guild=GUILD + 1)
    await result(store, CLEO, 3)
    assert await ranks(store, HERE) == [(1, "Cleo", 1.0), (2, "Ann", 0.0)]


@pytest.mark.parametrize(
    ("where", "boards"),
    [
        (Visibility.GLOBAL, [BOARD, HERE]),
        (Visibility.SERVER, [HERE]),
        (Visibility.HIDDEN, []),
    ],
)
@pytest.mark.parametrize("when", ["before", "after"])
async def test_people_are_on_the_boards_they_want_and_count_all_the_same(
    store: Store, where: Visibility, boards: list[DayBoard], when: str
) -> None:
    await today(store)
    if when == "before":
        await store.leaderboards.show(BOB, where)
    await result(store, ANN, 1)
    await result(store, BOB, 2)
    await result(store, CLEO, 3)
    if when == "after":
        await store.leaderboards.show(BOB, where)
    for board in (BOARD, HERE):
        found = await ranks(store, board)
        assert ("Bob" in {name for _, name, _ in found}) == (board in boards)
        assert found[0] == (1, "Cleo", 1.0)
        place = await store.daily_boards.place(board, BOB.id)
        assert place == Place(2, 0 if board in boards else None)


async def test_pages_have_everybody_once_in_order_and_people_are_found_on_theirs(
    store: Store,
) -> None:
    people = [Person(1000 + n, f"P{n:02}") for n in range(35)]
    for n, person in enumerate(people):
        await result(store, person, n // 12, instance=n % 2)
    pages = [await store.daily_boards.page(BOARD, number) for number in range(5)]
    assert [len(page.rows) for page in pages] == [10, 10, 10, 5, 5]
    assert pages[3] == pages[4]
    listed = [row for page in pages[:4] for row in page.rows]
    assert {row.user for row in listed} == {person.id for person in people}
    assert [row.rank for row in listed] == sorted(row.rank for row in listed)
    for page in pages[:4]:
        for row in page.rows:
            place = await store.daily_boards.place(BOARD, row.user)
            assert place == Place(row.rank, page.number)


async def test_a_day_that_has_ended_keeps_its_percentiles_though_somebody_is_deleted(
    store: Store,
) -> None:
    await today(store)
    await store.solos.keep_field(DAY, GAME, 0, [("normal", [2])])
    for person, points in ((ANN, 3), (BOB, 9), (CLEO, 1)):
        await result(store, person, points)
    before = await ranks(store, BOARD)
    assert await store.daily_boards.close(DAY, 5.0)
    assert await store.privacy.forget(CLEO.id) == []
    assert await ranks(store, BOARD) == before[:2]
    assert await store.solos.field(DAY, GAME, 0) == [("normal", [2])]


async def test_a_day_ends_once_and_then_nothing_ends_in_it_any_more(store: Store) -> None:
    await today(store)
    late = await begun(store, ANN)
    assert await store.daily_boards.unclosed(DAY) == []
    assert await store.daily_boards.unclosed(DAY + 1) == [DAY]
    closed = await asyncio.gather(*(store.daily_boards.close(DAY, 5.0) for _ in range(3)))
    assert sorted(closed) == [False, False, True]
    assert await store.daily_boards.unclosed(DAY + 1) == []
    with pytest.raises(Conflict):
        await store.solos.append(late, [RecordedAction(0, "draw")], 5, 6.0, [4])


async def test_what_ends_with_its_day_counts_for_the_month_or_is_refused(
    store: Store, url: str
) -> None:
    await today(store)
    other = await Store.open(url)
    people = [Person(1000 + n, f"P{n:02}") for n in range(12)]
    attempts = [await begun(store, person) for person in people]
    ends = (finish((store, other)[n % 2], new, n) for n, new in enumerate(attempts))
    meanwhile = asyncio.gather(
        other.daily_boards.close(DAY, 5.0),
        *(store.leaderboards.show(person, Visibility.SERVER) for person in people[:4]),
        *(other.privacy.forget(person.id) for person in people[2:6]),
    )
    outcomes = await asyncio.gather(*ends, return_exceptions=True)
    await meanwhile
    refused = {n for n, each in enumerate(outcomes) if isinstance(each, Conflict)}
    assert all(isinstance(each, Attempt | Conflict) for each in outcomes)
    found = await store.daily_boards.month(MonthBoard(MONTH.month, GUILD), 0)
    here = {person.name for n, person in enumerate(people) if n not in {*refused, 2, 3, 4, 5}}
    assert {row.name for row in found.rows} == here
    assert {name for _, name, _ in await ranks(store, HERE)} == here
    await other.close()


@pytest.mark.parametrize("seed", range(3))
def test_a_percentile_is_that_of_the_rules_whoever_is_among_the_others(seed: int) -> None:
    random = Random(seed)
    people, house = ([random.randint(-9, 9) for _ in range(each)] for each in (30, 8))
    deal = Deal(Counter(people), sorted(house))
    for points in range(-10, 11):
        assert deal.percentile(points, False) == percentile(points, people + house)
    for n, points in enumerate(people):
        others = people[:n] + people[n + 1 :] + house
        assert deal.percentile(points, True) == percentile(points, others)


async def test_a_month_adds_up_the_percentiles_at_the_games_of_its_days(store: Store) -> None:
    for day in (DAY, DAY + 1):
        await store.solos.day(day, GAME)
        await result(store, ANN, 1, day=day, guild=0)
        await result(store, BOB, 2, day=day)
        await result(store, CLEO, 3, day=day, game="spades")
    await result(store, EVE, 0, day=DAY + 1)
    for day in (DAY, DAY + 1):
        await store.daily_boards.close(day, 5.0)
    assert await months(store, MONTH) == [(1, "Bob", 2, 2.0), (2, "Ann", 2, 0.5), (3, "Eve", 1, 0)]
    here = MonthBoard(MONTH.month, GUILD)
    assert await months(store, here) == [(1, "Bob", 2, 2.0), (2, "Eve", 1, 0)]
    assert await store.daily_boards.month_place(MONTH, EVE.id) == Place(3, 0)
    assert await store.daily_boards.month_place(here, ANN.id) is None


async def test_people_are_on_the_boards_of_months_that_they_want(store: Store) -> None:
    await today(store)
    await store.leaderboards.show(ANN, Visibility.SERVER)
    for person in (ANN, BOB, DAN):
        await result(store, person, 1)
    await store.daily_boards.close(DAY, 5.0)
    await store.leaderboards.show(BOB, Visibility.HIDDEN)
    assert [name for _, name, *_ in await months(store, MONTH)] == ["Dan"]
    here = MonthBoard(MONTH.month, GUILD)
    assert {name for _, name, *_ in await months(store, here)} == {"Ann", "Dan"}
    assert await store.daily_boards.month_place(MONTH, BOB.id) == Place(1, None)


async def test_equals_share_a_rank_on_every_page_of_a_month(store: Store) -> None:
    await today(store)
    for n in range(12):
        await result(store, Person(1000 + n, f"P{n:02}"), n == 0)
    await store.daily_boards.close(DAY, 5.0)
    pages = [await store.daily_boards.month(MONTH, number) for number in range(3)]
    assert [page.more for page in pages] == [True, False, False]
    assert [[row.rank for row in page.rows] for page in pages] == [[1, *[2] * 9], [2, 2], [2, 2]]
    place = await store.daily_boards.month_place(MONTH, pages[1].rows[0].user)
    assert place == Place(2, 1)


async def test_behind_the_last_page_of_a_board_is_the_last(store: Store) -> None:
    await today(store)
    await result(store, ANN, 1)
    await store.daily_boards.close(DAY, 0.0)
    far = 10**9 - 1
    assert (await store.daily_boards.page(BOARD, far)).number == 0
    assert len((await store.daily_boards.month(MONTH, far)).rows) == 1


async def test_boards_no_longer_name_people_who_are_deleted(store: Store) -> None:
    await store.solos.day(DAY, GAME)
    await store.solos.day(DAY + 1, GAME)
    for day in (DAY, DAY + 1):
        for person in (FAY, ANN):
            await result(store, person, 1, day=day)
    await store.daily_boards.close(DAY, 5.0)
    await store.privacy.forget(FAY.id)
    assert [name for _, name, *_ in await months(store, MONTH)] == ["Ann"]
    for day in (DAY, DAY + 1):
        assert [name for _, name, _ in await ranks(store, DayBoard(day, GAME))] == ["Ann"]


async def test_the_pseudonym_of_who_deleted_a_running_daily_goes_with_the_day(store: Store) -> None:
    await today(store)
    await begun(store, ANN)
    await store.privacy.forget(ANN.id)
    pseudonym = store.pseudonyms.of(ANN.id)
    assert len(await store.solos.of_day(pseudonym, DAY)) == 1
    await store.daily_boards.close(DAY, 5.0)
    assert await store.solos.of_day(pseudonym, DAY) == []


async def test_a_streak_counts_days_with_any_finished_daily(store: Store) -> None:
    for day in (DAY, DAY + 1):
        await result(store, ANN, 1, day=day)
    await result(store, ANN, 1, game="spades")
    await begun(store, ANN, DAY + 2)
    assert await store.daily_boards.streak(ANN.id, DAY + 2) == Streak(2, 2)


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ([], Streak(0, 0)),
        ([9], Streak(1, 1)),
        ([10], Streak(1, 1)),
        ([8], Streak(0, 1)),
        ([1, 2, 3, 9, 10], Streak(2, 3)),
        ([7, 8, 9], Streak(3, 3)),
    ],
)
def test_a_streak_goes_on_until_a_day_is_over_without_a_daily(
    days: list[int], expected: Streak
) -> None:
    assert streak(days, 10) == expected
