import asyncio
import logging
from itertools import pairwise

import pytest

from bot.hosting.drawing import Drawing
from bot.hosting.sweep import LEASE, Sweep
from bot.hosting.tables import Tables
from bot.matches.match import Match, Status
from bot.matches.pace import Pace
from bot.store import Store
from games.crazy_king import CrazyKing
from games.speech import Hint
from tests.bot.storing import next_due, undrawn
from tests.bot.tabling import Clock, DrawnSweep, Painter, computers_only, started


async def test_the_table_is_drawn_after_a_lost_drawing(
    tables: Tables, sweep: Sweep, painter: Painter, clock: Clock
) -> None:
    played = await started(tables)
    await sweep.store.claim(played.match.id, clock.now, 10)  # by a process that died
    await sweep.once()
    assert painter.shown == []
    clock.now += 10
    await sweep.once()
    assert painter.shown == [(played.match.id, 0)]


async def test_a_match_that_fails_does_not_stop_the_others(
    tables: Tables,
    sweep: Sweep,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    bad, good = await computers_only(tables), await computers_only(tables)
    hint = CrazyKing.hint
    fails = {bad.match.id}

    def sometimes(self: CrazyKing, seat: int) -> Hint:
        if fails and self.hands == bad.view(seat).game.hands:
            raise ZeroDivisionError
        return hint(self, seat)

    monkeypatch.setattr(CrazyKing, "hint", sometimes)
    waits = []
    for _ in range(3):
        clock.now = (await tables.get(bad.match.id)).due or 0
        await sweep.once()
        waits.append(((await tables.get(bad.match.id)).due or 0) - clock.now)
    assert waits == [2, 4, 8]
    assert (await tables.load(good.match.id)).length == 3
    assert [getattr(record, "match", None) for record in caplog.records] == [bad.match.id] * 3
    fails.clear()
    clock.now += 8
    await sweep.once()
    assert (await tables.load(bad.match.id)).length == 1


async def test_a_drawing_that_fails_is_put_off_and_play_goes_on(
    tables: Tables, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    tries = []

    async def put(match: Match, _anew: bool) -> None:
        tries.append(match.id)
        raise ConnectionError

    sweep = DrawnSweep(tables, Drawing(tables, put))
    played = await computers_only(tables)
    await sweep.once()
    await sweep.once()
    assert tries == [played.match.id]
    clock.now += 2
    await sweep.once()
    assert (await tables.load(played.match.id)).length == 1
    assert len(tries) > 1


async def test_a_drawing_that_fails_waits_longer_each_time_however_often_it_is_asked_for(
    tables: Tables, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    tries = []

    async def put(_match: Match, _anew: bool) -> None:
        tries.append(clock.now)
        raise ConnectionError

    drawing, match = Drawing(tables, put), (await started(tables)).match.id
    for _ in range(16):
        drawing.wake(match)
        await drawing.settle()
        clock.now += 1
    assert [after - before for before, after in pairwise(tries)] == [2, 4, 8]


async def test_a_table_called_for_while_it_is_being_drawn_is_posted_anew_afterwards(
    tables: Tables,
) -> None:
    begun, proceed, posted = asyncio.Event(), asyncio.Event(), []

    async def put(_match: Match, anew: bool) -> None:
        posted.append(anew)
        begun.set()
        await proceed.wait()

    drawing, match = Drawing(tables, put), (await started(tables)).match.id
    drawing.wake(match)
    await begun.wait()
    calling = asyncio.create_task(drawing.repost(match))
    await asyncio.sleep(0)  # it has been called for
    proceed.set()
    await calling
    assert posted == [False, True]


async def test_a_match_of_other_rules_is_closed_and_drawn_once(
    tables: Tables,
    store: Store,
    clock: Clock,
    painter: Painter,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = await computers_only(tables)
    monkeypatch.setattr(CrazyKing, "version", CrazyKing.version + 1)
    newer = Tables(store, clock, Pace())
    clock.now += LEASE
    await DrawnSweep(newer, painter).once()
    assert (await newer.get(played.match.id)).status is Status.CLOSED
    assert await next_due(store) is None
    assert await undrawn(store, clock.now) == []


async def test_a_sweep_outlives_trouble_with_the_database(
    tables: Tables, sweep: Sweep, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looked = asyncio.Event()

    async def locked(*_: object) -> None:
        looked.set()
        raise OSError("database is locked")

    with monkeypatch.context() as trouble:
        trouble.setattr(sweep.store, "take_work", locked)
        running = asyncio.create_task(sweep.run())
        await looked.wait()
    played = await computers_only(tables)
    tables.alarm.set(0)
    await sweep.once()
    assert not running.done()
    assert played.length == 0
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert caplog.records[0].levelno == logging.ERROR
