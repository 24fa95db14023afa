"""The upkeep of the dailies: days made and ended, house fields computed once."""

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.hosting.daily import game_of
from bot.hosting.house import Failed, compute_field
from bot.hosting.solos import GRACE
from bot.hosting.upkeep import AHEAD, PRACTICE_LIFE, Upkeep
from bot.matches.solo import SECONDS
from bot.store import Store, solos
from games import GAMES
from games.house import FieldEntry, field
from games.solo import SoloDeal
from tests.bot.solving import CLICKS, DAY, attempt, begun
from tests.bot.tabling import ANN, Clock

OTHER = "hearts"
MIDNIGHT = (DAY + 1) * SECONDS


class House:
    """Computes fields of a sort, and notes which were asked for."""

    def __init__(self) -> None:
        self.asked = list[SoloDeal]()
        self.fails = False

    async def __call__(self, deal: SoloDeal) -> Sequence[FieldEntry]:
        self.asked.append(deal)
        if self.fails:
            raise Failed(deal.game)
        return [FieldEntry("easy", [len(self.asked)])]


@pytest.fixture
def clock() -> Clock:
    clock = Clock()
    clock.now = DAY * SECONDS + 3600.0
    return clock


@pytest.fixture
def house() -> House:
    return House()


@pytest.fixture
def upkeep(store: Store, clock: Clock, house: House) -> Upkeep:
    return Upkeep(store, clock, house)


async def begin(store: Store) -> None:
    """Somebody begins another game than that of the day."""
    await store.solos.begin(replace(attempt(ANN), game=OTHER), next(CLICKS))


async def all_of(upkeep: Upkeep) -> None:
    """Do all there is to do now."""
    while await upkeep.once():
        """There may be more."""


async def test_tomorrow_is_made_before_midnight_and_not_long_before(
    store: Store, clock: Clock, upkeep: Upkeep
) -> None:
    await all_of(upkeep)
    assert await store.solos.known_day(DAY)
    assert await store.solos.known_day(DAY + 1) is None
    clock.now = MIDNIGHT - AHEAD
    await all_of(upkeep)
    assert await store.solos.known_day(DAY + 1)


async def test_a_day_ends_once_nobody_can_finish_it_any_more(
    store: Store, clock: Clock, upkeep: Upkeep
) -> None:
    await all_of(upkeep)
    clock.now = MIDNIGHT + GRACE - 1
    await all_of(upkeep)
    assert await store.daily_boards.unclosed(DAY + 1) == [DAY]
    clock.now = MIDNIGHT + GRACE
    await all_of(upkeep)
    assert not await store.daily_boards.unclosed(DAY + 1)


async def test_practice_is_deleted_after_a_month_and_dailies_stay(
    store: Store, clock: Clock, upkeep: Upkeep, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solos, "AT_ONCE", 1)
    dailies = await begun(store, ANN)
    old = [await begun(store, ANN, day=None) for _ in range(2)]
    clock.now = dailies.started + PRACTICE_LIFE + 1
    new = await store.solos.begin(replace(attempt(ANN, day=None), started=clock.now), next(CLICKS))
    await all_of(upkeep)
    assert [await store.solos.get(each.id) for each in (*old, dailies, new)] == [
        None,
        None,
        dailies,
        new,
    ]


async def test_the_game_of_the_day_has_a_field_before_anybody_plays(
    store: Store, house: House, upkeep: Upkeep
) -> None:
    await all_of(upkeep)
    assert [deal.game for deal in house.asked] == [game_of(DAY)]
    day = await store.solos.day(DAY, "")
    assert house.asked[0].seed == day.seed(0, day.game)
    assert await store.solos.field(DAY, day.game, 0) == [("easy", [1])]


async def test_tomorrows_game_has_one_before_midnight(
    clock: Clock, house: House, upkeep: Upkeep
) -> None:
    clock.now = MIDNIGHT - AHEAD
    await all_of(upkeep)
    assert [deal.game for deal in house.asked] == [game_of(DAY), game_of(DAY + 1)]


async def test_another_game_has_one_once_somebody_has_begun_it(
    store: Store, house: House, upkeep: Upkeep
) -> None:
    await all_of(upkeep)
    await begin(store)
    await all_of(upkeep)
    assert [deal.game for deal in house.asked] == [game_of(DAY), OTHER]


async def test_no_field_is_computed_a_second_time_after_a_restart(
    store: Store, clock: Clock, house: House, upkeep: Upkeep
) -> None:
    await begin(store)
    await all_of(upkeep)
    asked = len(house.asked)
    await all_of(Upkeep(store, clock, house))
    assert len(house.asked) == asked


async def test_a_field_that_cannot_be_computed_is_let_be(
    store: Store, house: House, upkeep: Upkeep
) -> None:
    house.fails = True
    await begin(store)
    await all_of(upkeep)
    await all_of(upkeep)
    assert len(house.asked) == 2
    assert await store.solos.field(DAY, OTHER, 0) is None


async def test_a_process_of_its_own_computes_the_same_field() -> None:
    deal = SoloDeal.of_the_day(GAMES["gin_rummy"], "seed")
    found = await compute_field(deal)
    assert json.dumps(found) == json.dumps(field(deal))


async def test_a_process_that_takes_too_long_is_ended() -> None:
    with pytest.raises(Failed):
        await compute_field(SoloDeal.of_the_day(GAMES["gin_rummy"], "seed"), limit=0)


async def test_a_deal_that_cannot_be_played_fails() -> None:
    deal = SoloDeal.of_the_day(GAMES["crazy_king"], "seed")._replace(seats=99)
    with pytest.raises(Failed):
        await compute_field(deal)
