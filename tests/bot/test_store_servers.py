"""Rows of a server in the store: readers of reports, managers, house rules, seasons."""

import asyncio

import pytest

from bot.matches.presets import HouseRules
from bot.store import Leaderboard, Store
from tests.bot.results import GAME, finish, won
from tests.bot.tabling import ANN, BOB, GUILD

pytestmark = pytest.mark.engines

FRIDAY = HouseRules("Friday", {"target": 330})


async def fill(store: Store, guild: int) -> None:
    """Add a row of each kind to a server."""
    await store.servers.add_recipient(guild, ANN.id)
    await store.servers.set_manager(guild, ANN.id, True)
    await store.servers.subscribe(guild, ANN.id, [GAME])
    await store.servers.set_rules(guild, "spades", FRIDAY)


async def found(store: Store, guild: int) -> list[object]:
    """The rows of each kind that a server has."""
    return [
        *await store.servers.recipients(guild),
        *await store.servers.managers(guild),
        *await store.servers.subscribers(guild, GAME),
        *await store.servers.rules(guild, "spades"),
    ]


async def test_settings_and_what_belongs_to_a_server_leave_each_other_alone(store: Store) -> None:
    await store.people.set_settings(GUILD, {"deck": "two"})
    await fill(store, GUILD)
    assert await store.people.settings(GUILD) == {"deck": "two"}
    await store.people.set_settings(GUILD, {"deck": "four"})
    assert await found(store, GUILD) == [ANN.id, ANN.id, ANN.id, FRIDAY]


async def test_what_belongs_to_a_server_that_is_forgotten_goes_with_its_settings(
    store: Store,
) -> None:
    for guild in (GUILD, GUILD + 1):
        await fill(store, guild)
    await store.servers.leave([GUILD], 10.0)
    assert await store.servers.forget(10.0) == 1
    assert await found(store, GUILD) == []
    assert await found(store, GUILD + 1) == [ANN.id, ANN.id, ANN.id, FRIDAY]


async def test_everybody_is_on_the_list_of_a_server_once(store: Store) -> None:
    people = [ANN.id, BOB.id]
    await asyncio.gather(*(store.servers.add_recipient(GUILD, user) for user in people[::-1] * 5))
    assert await store.servers.recipients(GUILD) == people
    assert await store.servers.recipients(GUILD + 1) == []


async def test_somebody_taken_off_a_list_stays_on_that_of_another_server(store: Store) -> None:
    for guild in (GUILD, GUILD + 1):
        await store.servers.add_recipient(guild, ANN.id)
    for _ in range(2):
        await store.servers.remove_recipient(GUILD, ANN.id)
    assert await store.servers.recipients(GUILD) == []
    assert await store.servers.recipients(GUILD + 1) == [ANN.id]


async def test_house_rules_are_stored_by_server_and_game(store: Store) -> None:
    await store.servers.set_rules(GUILD, "spades", FRIDAY)
    assert await store.servers.rules(GUILD, "spades") == [FRIDAY]
    assert await store.servers.rules(GUILD, "basra") == []
    assert await store.servers.rules(GUILD + 1, "spades") == []


async def matches(store: Store, season: int, guild: int = GUILD) -> list[int]:
    """How many matches those on a season's leaderboard have played in it."""
    page = await store.leaderboards.page(Leaderboard(GAME, guild, season), 0)
    return [row.matches for _, row in page.rows]


async def started(store: Store, name: str, guild: int = GUILD, now: float = 1.0) -> int:
    season = await store.servers.start_season(guild, name, now)
    assert season
    return season.id


async def test_a_match_counts_in_the_season_in_which_it_ends(store: Store) -> None:
    await finish(store, won(ANN, BOB))
    spring = await started(store, "Spring")
    for _ in range(2):
        await finish(store, won(ANN, BOB))
    await store.servers.end_season(GUILD, 2.0)
    await finish(store, won(ANN, BOB))
    summer = await started(store, "Summer")
    for _ in range(3):
        await finish(store, won(ANN, BOB))
    assert await matches(store, spring) == [2, 2]
    assert await matches(store, summer) == [3, 3]
    assert await matches(store, 0) == [7, 7]


async def test_everybody_begins_a_season_as_a_stranger(store: Store) -> None:
    for _ in range(5):
        await finish(store, won(ANN, BOB))
    spring = await started(store, "Spring")
    await finish(store, won(BOB, ANN))
    page = await store.leaderboards.page(Leaderboard(GAME, GUILD, spring), 0)
    [(_, first), (_, second)] = page.rows
    assert (first.name, second.name) == ("Bob", "Ann")
    assert first.rating > 1000 > second.rating


async def test_a_season_is_of_one_server(store: Store) -> None:
    spring = await started(store, "Spring")
    await finish(store, won(ANN, BOB), GUILD + 1)
    assert await matches(store, spring) == []
    other = await started(store, "Spring", GUILD + 1)
    await finish(store, won(ANN, BOB), GUILD + 1)
    assert await matches(store, other, GUILD + 1) == [1, 1]


async def test_one_season_at_a_time_and_no_name_twice(store: Store) -> None:
    await started(store, "Spring")
    assert await store.servers.start_season(GUILD, "Summer", 2.0) is None
    await store.servers.end_season(GUILD, 3.0)
    assert await store.servers.start_season(GUILD, "Spring", 4.0) is None
    await started(store, "Summer", now=5.0)


async def test_seasons_are_listed_newest_first(store: Store) -> None:
    await started(store, "Spring")
    await store.servers.end_season(GUILD, 3.0)
    await started(store, "Summer", now=5.0)
    listed = [(each.name, each.started, each.ended) for each in await store.servers.seasons(GUILD)]
    assert listed == [("Summer", 5.0, None), ("Spring", 1.0, 3.0)]
    assert await store.servers.seasons(GUILD + 1) == []


async def test_without_a_season_there_is_none_to_end(store: Store) -> None:
    assert await store.servers.end_season(GUILD, 1.0) is None
