import asyncio
import logging
from itertools import pairwise

import pytest

from bot.hosting.scheduler import LEASE, Scheduler
from bot.hosting.tables import Tables
from bot.matches.match import Match, Refused, Status
from bot.matches.pace import Pace
from bot.posts.drawing import Drawer, Posted
from bot.posts.updates import Update
from bot.store import Conflict, Store, Unavailable, WorkQueue
from games.crazy_king import CrazyKing
from games.crazy_king.hint import CrazyKingMind
from games.text import Hint
from tests.bot.storing import next_due, undrawn
from tests.bot.tabling import Clock, DrawnScheduler, OneMessage, Painter, computers_only, started


async def test_the_table_is_drawn_after_a_lost_drawing(
    tables: Tables, scheduler: Scheduler, painter: Painter, clock: Clock
) -> None:
    played = await started(tables)
    await scheduler.store.work.claim(played.match.id, clock.now, 10)  # by a process that died
    await scheduler.once()
    assert painter.shown == []
    clock.now += 10
    await scheduler.once()
    assert painter.shown == [(played.match.id, 0)]


async def test_a_match_that_fails_does_not_stop_the_others(
    tables: Tables,
    scheduler: Scheduler,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    bad, good = await computers_only(tables), await computers_only(tables)
    hint = CrazyKingMind.hint
    fails = {bad.match.id}

    def sometimes(self: CrazyKingMind, game: CrazyKing, seat: int) -> Hint:
        if fails and game.hands == bad.view(seat).game.hands:
            raise ZeroDivisionError
        return hint(self, game, seat)

    monkeypatch.setattr(CrazyKingMind, "hint", sometimes)
    waits = []
    for _ in range(3):
        clock.now = (await tables.get(bad.match.id)).due or 0
        await scheduler.once()
        waits.append(((await tables.get(bad.match.id)).due or 0) - clock.now)
    assert waits == [2, 4, 8]
    assert (await tables.load(good.match.id)).length == 3
    assert [getattr(record, "match", None) for record in caplog.records] == [bad.match.id] * 3
    fails.clear()
    clock.now += 8
    await scheduler.once()
    assert (await tables.load(bad.match.id)).length == 1


async def test_a_database_that_goes_away_when_somebody_else_has_just_played_is_waited_for(
    tables: Tables,
    scheduler: Scheduler,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    match = (await computers_only(tables)).match.id

    async def gone(_match: int) -> Match:
        raise Unavailable("gone")

    async def too_late(*_move: object) -> None:
        monkeypatch.setattr(tables, "get", gone)
        raise Conflict(match)

    clock.now = (await tables.get(match)).due or 0
    monkeypatch.setattr(tables, "play", too_late)
    await scheduler.once()
    assert caplog.messages == [f"Match {match} waits: gone"]
    monkeypatch.undo()
    clock.now += LEASE
    await scheduler.once()
    assert (await tables.load(match)).length == 1


async def test_a_drawing_that_fails_is_put_off_and_play_goes_on(
    tables: Tables, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    tries = []

    async def put(match: Match, _anew: bool) -> None:
        tries.append(match.id)
        raise ConnectionError

    scheduler = DrawnScheduler(tables, Drawer(tables, OneMessage(put)))
    played = await computers_only(tables)
    await scheduler.once()
    await scheduler.once()
    assert tries == [played.match.id]
    clock.now += 2
    await scheduler.once()
    assert (await tables.load(played.match.id)).length == 1
    assert len(tries) > 1


async def test_a_drawing_that_fails_waits_longer_each_time_however_often_it_is_asked_for(
    tables: Tables, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    tries = []

    async def put(_match: Match, _anew: bool) -> None:
        tries.append(clock.now)
        raise ConnectionError

    drawing, match = Drawer(tables, OneMessage(put)), (await started(tables)).match.id
    for _ in range(16):
        drawing.schedule(match)
        await drawing.wait_idle()
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

    drawing, match = Drawer(tables, OneMessage(put)), (await started(tables)).match.id
    drawing.schedule(match)
    await begun.wait()
    calling = asyncio.create_task(drawing.repost(match))
    await asyncio.sleep(0)  # it has been called for
    proceed.set()
    await calling
    assert posted == [False, True]


async def test_who_calls_for_a_table_that_discord_does_not_take_is_told_so_and_it_is_left_alone(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    async def put(match: Match, _anew: bool) -> None:
        tries.append(match.id)
        raise ConnectionError

    monkeypatch.setattr("bot.posts.drawing.POSTING", 2.0)  # it tries once, on a busy machine too
    drawing, match = Drawer(tables, OneMessage(put)), (await started(tables)).match.id
    with pytest.raises(Refused):
        await drawing.repost(match)
    assert tries == [match]


async def test_a_match_goes_on_being_drawn_by_who_began_it_until_another_has_had_it(
    tables: Tables, clock: Clock
) -> None:
    async def put(_match: Match, _anew: bool) -> None:
        if clock.now < 1010:
            raise ConnectionError

    messages, match = OneMessage(put), (await started(tables)).match.id
    drawing = Drawer(tables, messages)
    for clock.now in (1000, 1002, 1003, 1006):
        await drawing.draw(match)
    assert messages.begun == [match]
    clock.now = 1020
    assert await tables.store.work.claim(match, clock.now, 10)
    clock.now = 1030
    await drawing.draw(match)
    assert messages.begun == [match] * 2


async def test_a_change_while_a_match_is_drawn_is_drawn_by_who_began_it(tables: Tables) -> None:
    played, waiting = await started(tables), asyncio.Event()
    revisions = []

    async def put(match: Match, _anew: bool) -> None:
        revisions.append(match.revision)
        waiting.set()
        await asyncio.sleep(0)

    messages = OneMessage(put)
    drawing = Drawer(tables, messages)
    drawing.schedule(played.match.id)
    await waiting.wait()
    drawing.schedule(played.match.id)
    await drawing.wait_idle()
    assert len(revisions) == 2
    assert messages.begun == [played.match.id]


async def test_a_match_whose_messages_cannot_be_told_is_left_alone_longer_each_time(
    tables: Tables, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(OneMessage):
        async def plan(self, match: Match, posted: Posted | None) -> dict[str, Update]:
            tries.append(clock.now)
            if clock.now < 1014:
                raise ZeroDivisionError
            return await super().plan(match, posted)

    async def put(match: Match, _anew: bool) -> None:
        shown.append(match.id)

    tries, shown = list[float](), list[int]()
    drawing, match = Drawer(tables, Broken(put)), (await started(tables)).match.id
    for _ in range(16):
        await drawing.draw(match)
        clock.now += 1
    assert tries == [1000, 1002, 1006, 1014]
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 3
    assert shown == [match]


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
    await DrawnScheduler(newer, painter).once()
    assert (await newer.get(played.match.id)).status is Status.CLOSED
    assert await next_due(store) is None
    assert await undrawn(store, clock.now) == []


async def test_a_sweep_outlives_trouble_with_the_database(
    tables: Tables,
    scheduler: Scheduler,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    looked = asyncio.Event()

    async def locked(*_: object) -> None:
        looked.set()
        raise OSError("database is locked")

    with monkeypatch.context() as trouble:
        trouble.setattr(WorkQueue, "take", locked)
        running = asyncio.create_task(scheduler.run())
        await looked.wait()
    played = await computers_only(tables)
    tables.on_due(0)
    await scheduler.once()
    assert not running.done()
    assert played.length == 0
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert caplog.records[0].levelno == logging.ERROR
