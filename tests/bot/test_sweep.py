import asyncio
from typing import Any

import pytest

from bot.hosting.drawing import Drawing
from bot.hosting.sweep import Sweep
from bot.hosting.tables import Tables
from bot.matches.lobby import IDLE
from bot.matches.match import Match, Refused, Status
from bot.matches.pace import Pace
from bot.matches.played import Action, Played, record_of
from bot.store import Board, Store, Work
from games.game import DEAL, HOST
from tests.bot.storing import next_due
from tests.bot.tabling import (
    ANN,
    BOB,
    CHANNEL,
    GUILD,
    Clock,
    DrawnSweep,
    Painter,
    computers_only,
    started,
    turn,
)


async def sweep_to_the_end(sweeps: list[Sweep], clock: Clock, match: int) -> Played:
    for _ in range(3000):
        due = await next_due(sweeps[0].store)
        if due is None:
            break
        clock.now = due
        await asyncio.gather(*(sweep.once() for sweep in sweeps))
    return await sweeps[0].tables.load(match)


async def check_ending(store: Store, played: Played) -> None:
    """What is stored of the end is what replaying the log gives."""
    match, log = played.match, await store.actions(played.match.id)
    game = record_of(match, await store.secret(match.id), log).replay()
    assert (match.status, match.due, match.length) == (Status.OVER, None, len(log))
    assert (game.scores, game.winners) == (played.view(None).game.scores, [*game.winners])
    board = await store.boards.page(Board(match.game, match.guild), 0)
    people = {seat.user: int(n in game.winners) for n, seat in enumerate(match.seats) if seat.user}
    left = {seat.left: 0 for seat in match.seats if seat.left}
    assert {row.user: row.wins for _, row in board.rows} == people | left


async def test_computers_play_a_match_by_themselves(
    tables: Tables, sweep: Sweep, painter: Painter, clock: Clock
) -> None:
    played = await computers_only(tables)
    played = await sweep_to_the_end([sweep], clock, played.match.id)
    await check_ending(sweep.store, played)
    assert painter.shown[-1] == (played.match.id, played.length)


async def test_nothing_happens_any_more_in_a_match_that_everybody_has_left(
    tables: Tables, sweep: Sweep, clock: Clock
) -> None:
    played = await started(tables)
    for user in (ANN.id, BOB.id):
        await tables.leave(played.match.id, user)
    clock.now += 1000
    await sweep.once()
    match = await tables.get(played.match.id)
    assert (match.status, match.due, match.length) == (Status.CLOSED, None, 0)


async def test_a_lobby_is_closed_when_nobody_has_changed_it_for_long(
    tables: Tables, sweep: Sweep, painter: Painter, clock: Clock
) -> None:
    lobby = await tables.open("spades", ANN, GUILD, CHANNEL)
    clock.now += IDLE - 1
    await tables.join(lobby.id, BOB)
    clock.now += IDLE - 1
    await sweep.once()
    assert (await tables.get(lobby.id)).status is Status.LOBBY
    clock.now += 1
    await sweep.once()
    assert (await tables.get(lobby.id)).status is Status.CLOSED
    assert painter.shown[-1] == (lobby.id, 0)
    assert await next_due(sweep.store) is None


async def test_a_lobby_that_stood_idle_while_no_bot_ran_is_closed_by_the_next(
    tables: Tables, store: Store, painter: Painter, clock: Clock
) -> None:
    lobby = await tables.open("spades", ANN, GUILD, CHANNEL)
    clock.now += IDLE
    await DrawnSweep(Tables(store, clock, Pace()), painter).once()
    assert (await tables.get(lobby.id)).status is Status.CLOSED


@pytest.mark.parametrize("steps", range(0, 100, 10))
async def test_who_joins_while_a_lobby_is_being_closed_sits_down_or_is_told_why_not(
    tables: Tables, sweep: Sweep, clock: Clock, steps: int
) -> None:
    lobby = await tables.open("spades", ANN, GUILD, CHANNEL)
    clock.now += IDLE

    async def join_soon() -> Match:
        for _ in range(steps):
            await asyncio.sleep(0)
        return await tables.join(lobby.id, BOB)

    _, outcome = await asyncio.gather(sweep.once(), join_soon(), return_exceptions=True)
    after = await tables.get(lobby.id)
    if isinstance(outcome, Refused):
        assert (after.status, outcome.words.key) == (Status.CLOSED, "lobby-idle")
    else:
        assert (after.status, after.names) == (Status.LOBBY, ["Ann", "Bob"])


async def test_two_sweeps_do_nothing_twice(
    tables: Tables, store: Store, clock: Clock, painter: Painter
) -> None:
    played = await computers_only(tables)
    elsewhere = Tables(store, clock, Pace())
    sweeps: list[Sweep] = [
        DrawnSweep(tables, painter),
        DrawnSweep(elsewhere, Painter(elsewhere)),
    ]
    await check_ending(store, await sweep_to_the_end(sweeps, clock, played.match.id))


async def test_a_match_with_people_is_finished_for_those_whose_time_is_up(
    tables: Tables, sweep: Sweep, clock: Clock
) -> None:
    played = await started(tables, clock=30)
    played = await sweep_to_the_end([sweep], clock, played.match.id)
    assert played.late == {0, 1}
    await check_ending(sweep.store, played)


async def test_nothing_happens_before_its_time(tables: Tables, sweep: Sweep, clock: Clock) -> None:
    played = await computers_only(tables)
    clock.now += tables.pace.computer - 0.1
    await sweep.once()
    assert (await tables.load(played.match.id)).length == 0
    clock.now += 0.1
    await sweep.once()
    assert (await tables.load(played.match.id)).length == 1


async def test_people_without_a_clock_take_all_the_time_they_like(
    tables: Tables, sweep: Sweep, clock: Clock
) -> None:
    played = await started(tables)
    await sweep.store.set_due(played.match, clock.now)  # as if a lease were left over
    await sweep.once()
    assert await next_due(sweep.store) is None
    assert (await tables.load(played.match.id)).length == 0


async def test_a_click_in_time_stops_the_clock_of_that_turn(
    tables: Tables, sweep: Sweep, clock: Clock
) -> None:
    played = await started(tables, clock=30)
    clock.now += 29
    user, action = turn(played)
    played = await tables.act(played.match.id, user, 0, action, 1)
    clock.now += 29
    await sweep.once()
    played = await tables.load(played.match.id)
    assert (played.length, played.late) == (1, frozenset())
    clock.now += 1
    await sweep.once()
    late = await tables.load(played.match.id)
    assert (late.length, late.late) == (2, frozenset(played.waiting))


async def click_soon(tables: Tables, played: Played, steps: int) -> Played:
    """A click that arrives while other things are under way."""
    for _ in range(steps):
        await asyncio.sleep(0)
    user, action = turn(played)
    return await tables.act(played.match.id, user, played.length, action, 1)


@pytest.mark.parametrize("steps", range(0, 100, 10))
async def test_whoever_acts_while_their_time_runs_out_is_not_played_for_twice(
    tables: Tables, sweep: Sweep, clock: Clock, steps: int
) -> None:
    played = await started(tables, clock=30)
    clock.now += 30
    click = click_soon(tables, played, steps)
    _, outcome = await asyncio.gather(sweep.once(), click, return_exceptions=True)
    after = await tables.load(played.match.id)
    assert after.length == 1
    assert isinstance(outcome, Refused) == bool(after.late)


async def test_who_acts_after_the_sweep_took_the_match_does_not_cost_the_next_one_the_turn(
    tables: Tables, sweep: Sweep, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = await started(tables, clock=30)
    take_work = Store.take_work

    async def slowly(store: Store, *args: Any) -> Work:
        taken = await take_work(store, *args)
        await click_soon(tables, played, 0)
        return taken

    monkeypatch.setattr(Store, "take_work", slowly)
    clock.now += 30
    await sweep.once()
    after = await tables.load(played.match.id)
    assert (after.length, after.late, after.match.due) == (1, frozenset(), clock.now + 30)


async def test_the_next_round_is_dealt_after_the_pause(
    tables: Tables, sweep: Sweep, clock: Clock
) -> None:
    played = await started(tables)
    while played.waiting != [HOST]:
        user, action = turn(played)
        played = await tables.act(
            played.match.id, user, played.length, action, 1000 + played.length
        )
    clock.now += tables.pace.round
    await sweep.once()
    assert (await sweep.store.actions(played.match.id))[-1] == Action(HOST, DEAL, None, clock.now)


async def test_a_move_after_a_trick_waits_until_it_has_been_seen(tables: Tables) -> None:
    played = await computers_only(tables)
    pace = Pace(computer=1, trick=3)
    assert pace.due_after(played, 10) == 11
    played.replay.game.last.append(played.view(0).game.hands[0][0])
    assert pace.due_after(played, 10) == 13


async def test_the_running_sweep_wakes_for_what_becomes_due(store: Store) -> None:
    tables = Tables(store, asyncio.get_running_loop().time, Pace(0, 0, 0))
    over = asyncio.Event()

    async def put(match: Match, _anew: bool) -> None:
        if match.status is Status.OVER:
            over.set()

    running = asyncio.create_task(Sweep(tables, Drawing(tables, put).wake).run())
    played = await computers_only(tables)
    await over.wait()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    await check_ending(store, await tables.load(played.match.id))


async def test_whoever_left_has_lost_when_the_computer_has_played_on(
    tables: Tables, sweep: Sweep, clock: Clock
) -> None:
    played = await started(tables, clock=30)
    await tables.leave(played.match.id, BOB.id)
    played = await sweep_to_the_end([sweep], clock, played.match.id)
    await check_ending(sweep.store, played)
    [bob] = await sweep.store.boards.career(BOB.id)
    assert (bob.name, bob.matches, bob.wins) == (BOB.name, 1, 0)
    assert bob.rating < 1000
