"""The leaderboard of a week: points for people whom somebody finished ahead of."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest
import sqlalchemy as sa

from bot.matches.match import Person
from bot.matches.ratings import PROVISIONAL, Result
from bot.matches.solo import SECONDS
from bot.store import Store, Visibility
from bot.store.schema import standing
from bot.store.sqlite import SQLite
from bot.store.weeks import BOARD, WeekBoard, monday_of
from tests.bot.results import GAME, finish, gone, paired, tied, won
from tests.bot.tabling import ANN, BOB, CLEO, DAN, EVE, GUILD

pytestmark = pytest.mark.engines

MONDAY = 20_052  # 2024-11-25
NOW = float(MONDAY * SECONDS)
WEEK = WeekBoard(GUILD, MONDAY)


async def known(store: Store, *people: Person) -> None:
    """These have finished enough matches in the server, of some other game, to be themselves."""
    for person in people:
        row: dict[str, Any] = {"game": "war", "guild": GUILD, "season": 0, "user": person.id}
        row |= {"name": person.name, "matches": PROVISIONAL, "wins": 0, "streak": 0, "best": 0}
        row |= {"mu": 25.0, "sigma": 8.0, "rating": 1000.0, "shown": True}
        await store.database.change(sa.insert(standing).values(row))


async def play(store: Store, *matches: Sequence[Result], **how: Any) -> None:
    """Matches that end one after the other in the week."""
    for second, match in zip(count(60), matches, strict=False):
        await finish(store, tuple(match), **({"at": NOW + second} | how))


async def points(store: Store, board: WeekBoard = WEEK) -> dict[str, float]:
    return {row.name: round(row.points, 2) for row in (await store.weeks.page(board, 0)).rows}


def test_a_week_begins_on_monday() -> None:
    assert [monday_of(MONDAY + day) - MONDAY for day in (-1, 0, 6, 7)] == [-7, 0, 0, 7]


async def test_each_person_whom_one_finishes_ahead_of_brings_a_point(store: Store) -> None:
    await known(store, ANN, BOB, CLEO)
    await play(store, won(ANN, BOB, CLEO))
    assert await points(store) == {"Ann": 2, "Bob": 1, "Cleo": 0}


async def test_the_same_person_brings_less_each_time_whatever_is_played(store: Store) -> None:
    await known(store, ANN, BOB)
    await play(store, won(ANN, BOB), won(ANN, BOB))
    await play(store, won(ANN, BOB), game="spades", at=NOW + 99)
    assert await points(store) == {"Ann": round(1 + 1 / 3 + 1 / 5, 2), "Bob": 0}


async def test_people_who_have_hardly_played_here_are_one_person(store: Store) -> None:
    await play(store, won(ANN, BOB, CLEO), won(ANN, DAN))
    assert (await points(store))["Ann"] == round(1 + 1 / 3 + 1 / 5, 2)
    await known(store, BOB, CLEO, DAN)
    assert (await points(store))["Ann"] == 3


@pytest.mark.parametrize(
    "match",
    [
        pytest.param(won(ANN, -1, -3), id="over computers"),
        pytest.param((won(ANN, BOB)[0], gone(won(ANN, BOB)[1])), id="over somebody who left"),
        pytest.param(tied(ANN, BOB), id="shared"),
        pytest.param([each._replace(team=0, rank=1) for each in won(ANN, BOB)], id="together"),
        pytest.param([each._replace(rounds=5) for each in won(ANN, BOB)], id="against the house"),
    ],
)
async def test_nobody_is_ahead_of_anybody(store: Store, match: Sequence[Result]) -> None:
    await play(store, match)
    assert not any((await points(store)).values())


async def test_practice_is_no_part_of_it(store: Store) -> None:
    await play(store, won(ANN, BOB), is_practice=True)
    assert await points(store) == {}


async def test_partners_are_not_ahead_of_each_other(store: Store) -> None:
    await known(store, ANN, BOB, CLEO, DAN)
    await play(store, paired((ANN, BOB), (CLEO, DAN)))
    assert await points(store) == {"Ann": 2, "Bob": 2, "Cleo": 0, "Dan": 0}


async def test_only_this_week_in_this_server_counts(store: Store) -> None:
    await finish(store, won(ANN, BOB), at=NOW - 1)
    await finish(store, won(ANN, BOB), at=NOW)
    await finish(store, won(ANN, BOB), GUILD + 1, at=NOW)
    assert await points(store) == {"Ann": 1, "Bob": 0}
    [ann, bob] = (await store.weeks.page(WEEK, 0)).rows
    assert (ann.matches, ann.wins, bob.matches, bob.wins) == (1, 1, 1, 0)
    assert await points(store, WeekBoard(GUILD, MONDAY + 7)) == {}


async def test_a_game_has_a_leaderboard_of_its_own(store: Store) -> None:
    await play(store, won(ANN, BOB))
    await play(store, won(BOB, ANN), game="spades")
    assert await points(store, WeekBoard(GUILD, MONDAY, GAME)) == {"Ann": 1, "Bob": 0}
    assert await points(store) == {"Ann": 1, "Bob": 1}


async def test_equals_share_a_rank_and_pages_have_ten(store: Store) -> None:
    people = [Person(1000 + (n << 22), f"P{n:02}") for n in range(12)]  # in all slices
    await play(store, *(won(one, EVE) for one in people))
    first = await store.weeks.page(WEEK, 0)
    assert ([row.rank for row in first.rows], first.people) == ([1] * 10, 13)
    last = await store.weeks.page(WEEK, 99)
    assert (last.number, [row.rank for row in last.rows]) == (1, [1, 1, 13])
    assert await store.weeks.page_of(WEEK, EVE.id) == last
    assert await store.weeks.page_of(WEEK, CLEO.id) is None


async def test_who_is_hidden_is_not_listed(store: Store) -> None:
    await play(store, won(ANN, BOB))
    await store.leaderboards.show(ANN, Visibility.HIDDEN)
    await store.leaderboards.show(BOB, Visibility.SERVER)
    assert await points(store) == {"Bob": 0}


async def test_whoever_farms_gains_little(store: Store) -> None:
    """A hundred wins against one friend, and one each against accounts made for it."""
    await known(store, BOB)
    await play(store, *(won(ANN, BOB) for _ in range(100)))
    await play(store, *(won(CLEO, Person(5000 + n, "Eve")) for n in range(100)))
    found = await points(store)
    assert f"{found['Ann']:.1f}" == f"{found['Cleo']:.1f}" == "3.3"


async def test_no_week_looks_through_all_matches(store: Store) -> None:
    if isinstance(store.database.driver, SQLite):
        text = f"EXPLAIN QUERY PLAN {BOARD.compile(store.database.driver.engine)}"

        def explain(tx: sa.Connection) -> list[str]:
            return [row[-1] for row in tx.exec_driver_sql(text, (1,) * text.count("?"))]

        plan = await store.database.read(explain)
        tables = ("chain", "match", "mine", "theirs", "standing", "player")
        assert not [line for line in plan if line.startswith("SCAN") and line.split()[1] in tables]
