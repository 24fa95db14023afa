"""Seasons: what is played in one counts there, for ever."""

import pytest

from bot.store import Leaderboard, Store
from tests.bot.results import GAME, finish, won
from tests.bot.tabling import ANN, BOB, GUILD

pytestmark = pytest.mark.engines


async def matches(store: Store, season: int, guild: int = GUILD) -> list[int]:
    """How many matches those on a season's leaderboard have played in it."""
    return [
        row.matches
        for _, row in (await store.leaderboards.page(Leaderboard(GAME, guild, season), 0)).rows
    ]


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
    [(_, first), (_, second)] = (
        await store.leaderboards.page(Leaderboard(GAME, GUILD, spring), 0)
    ).rows
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
