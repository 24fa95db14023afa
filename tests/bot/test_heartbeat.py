"""Time in which nobody was at work is nobody's time to think."""

import asyncio

import pytest

from bot.hosting.scheduler import LEASE, Scheduler
from bot.hosting.tables import Tables
from bot.matches.lobby import IDLE
from bot.matches.match import VOID, Match, Status
from bot.matches.played import GRACE
from bot.matches.proposal_kinds import ANSWER
from bot.matches.replay import SPARE
from bot.store import Store
from bot.store.processes import QUIET
from tests.bot.tabling import ANN, CHANNEL, GUILD, Clock, started, turn
from tests.bot.waiting import until

pytestmark = pytest.mark.engines

TURN, HOUR, NIGHT = 120, 3600.0, 8 * 3600.0


async def at_work(tables: Tables, match: int) -> None:
    """A process begins its work, and finds that none was."""
    before = (await tables.get(match)).asked_at

    async def is_given_back() -> bool:
        return (await tables.get(match)).asked_at != before

    running = asyncio.create_task(Scheduler(tables, lambda _: None).run())
    await until(is_given_back)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    await until(lambda: not tables.store.database.unfinished)  # what was broken off goes on


async def test_a_turn_has_the_time_left_that_it_had_when_the_bot_stopped(
    tables: Tables, clock: Clock
) -> None:
    await tables.store.processes.beat(clock.now)
    played = await started(tables, clock=TURN)
    clock.now += 20
    await tables.store.processes.beat(clock.now)
    clock.now += NIGHT
    await at_work(tables, played.match.id)
    deadline = clock.now - 20 + TURN
    clock.now += LEASE
    await Scheduler(tables, lambda _: None).once()
    played = await tables.load(played.match.id)
    assert (played.length, played.deadline) == (0, deadline)
    assert played.match.due == deadline + GRACE


async def test_it_takes_nothing_from_what_is_spare(tables: Tables, clock: Clock) -> None:
    played = await started(tables, clock=TURN)
    seat = played.waiting[0]
    await tables.store.processes.beat(clock.now)
    clock.now += NIGHT
    await at_work(tables, played.match.id)
    user, action = turn(played)
    played = await tables.act(played.match.id, user, 0, action, 1)
    assert played.seconds_of(seat) == TURN + SPARE


async def test_what_a_table_was_asked_has_its_time_too(tables: Tables, clock: Clock) -> None:
    match = (await started(tables, clock=TURN)).match.id
    await tables.agree(match, ANN.id, VOID)
    await tables.store.processes.beat(clock.now)
    clock.now += NIGHT
    await at_work(tables, match)
    row = await tables.get(match)
    assert (row.proposal is None, row.lapses) == (False, clock.now + ANSWER)


async def test_of_several_processes_that_begin_at_once_one_gives_the_time_back(
    store: Store, tables: Tables, clock: Clock
) -> None:
    match = (await started(tables, clock=TURN)).match
    await store.processes.beat(clock.now)
    clock.now += NIGHT
    gaps = await asyncio.gather(*(store.processes.begin(clock.now) for _ in range(3)))
    assert sorted(gaps) == [0, 0, NIGHT]
    assert (await tables.get(match.id)).asked_at == (match.asked_at or 0) + NIGHT


async def test_a_restart_while_another_is_at_work_gives_nothing(
    store: Store, tables: Tables, clock: Clock
) -> None:
    match = (await started(tables, clock=TURN)).match
    for _ in range(10):
        clock.now += QUIET
        await store.processes.beat(clock.now)
    assert await store.processes.begin(clock.now + QUIET) == 0
    assert (await tables.get(match.id)).asked_at == match.asked_at


async def test_a_clock_that_was_put_back_keeps_nothing_waiting_longer_than_before(
    store: Store, tables: Tables, clock: Clock
) -> None:
    await store.processes.beat(clock.now)
    match = (await started(tables, clock=TURN)).match.id
    await tables.agree(match, ANN.id, VOID)
    await store.work.claim(match, clock.now, LEASE)
    before, then = await tables.get(match), clock.now
    clock.now -= HOUR
    assert await store.processes.begin(clock.now) == 0
    after = await tables.get(match)
    assert _left(after, clock.now) == _left(before, then)
    assert await store.work.claim(match, clock.now + LEASE, LEASE)


def _left(match: Match, now: float) -> list[float | None]:
    """Seconds that are left of all that is due."""
    times = match.due, match.lapses, match.asked_at, match.nudge
    return [None if time is None else time - now for time in times]


async def test_who_is_in_a_lobby_waits_no_hour_longer_for_it_to_close(
    store: Store, tables: Tables, clock: Clock
) -> None:
    await store.processes.beat(clock.now)
    lobby = await tables.open("crazy_king", ANN, GUILD, CHANNEL)
    clock.now -= HOUR
    await store.processes.begin(clock.now)
    clock.now += IDLE
    await Scheduler(tables, lambda _: None).once()
    assert (await tables.get(lobby.id)).status is Status.CLOSED


async def test_who_played_just_before_the_clock_was_put_back_is_rung_for_the_next_turn(
    store: Store, tables: Tables, clock: Clock
) -> None:
    await store.processes.beat(clock.now)
    played = await started(tables, clock=TURN)
    user, action = turn(played)
    await tables.act(played.match.id, user, 0, action, 1)
    clock.now -= HOUR
    await store.processes.begin(clock.now)
    [first, *_] = await store.actions(played.match.id)
    assert first.at == clock.now
