"""Arenas: people press Next, tables are dealt, and medals are given once."""

from collections.abc import Callable

import pytest

from bot.hosting.tables import Tables
from bot.matches import arena as rules
from bot.matches.arena import ArenaStatus
from bot.matches.match import Status
from bot.matches.pace import Pace
from bot.store import Store
from tests.bot.arenas import PEOPLE, Hall
from tests.bot.tabling import Clock

pytestmark = pytest.mark.engines
ANN, BOB, CLEO, DAN, EVE = PEOPLE


@pytest.fixture
def hall(tables: Tables) -> Hall:
    return Hall(tables)


@pytest.fixture
def another(store: Store, clock: Clock) -> Callable[[], Hall]:
    """A hall of another process."""
    return lambda: Hall(Tables(store, clock, Pace()))


async def test_an_arena_is_played_from_its_first_press_to_its_medals(
    hall: Hall, clock: Clock
) -> None:
    arena = await hall.started()
    assert arena.status is ArenaStatus.RUNNING
    for _ in range(2):
        match = await hall.dealt(arena, ANN, BOB, CLEO, DAN)
        assert match.status is Status.PLAYING
        assert (match.clock, match.rounds) == (rules.CLOCK, arena.rounds)
        played = await hall.play_out(match.id)
        assert played.round == arena.rounds
    clock.now = arena.ends
    await hall.arenas.once()
    await hall.arenas.once()
    arena = await hall.arenas.get(arena.id)
    assert arena.status is ArenaStatus.OVER
    lines = await hall.arenas.standing(arena.id)
    assert [line.tables for line in lines] == [2] * 4
    assert sum(line.points for line in lines) == 6
    medals = await hall.tables.store.arenas.medals_of(arena.id)
    assert [(each.user, each.place) for each in medals] == [
        (line.user, line.place) for line in lines if line.points
    ]
