import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.hosting.computers import PEOPLE_FIRST
from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import lobby as lobbies
from bot.matches import proposals
from bot.matches.lobby import IDLE
from bot.matches.match import PAUSE, Match, Refused, Status
from bot.matches.pace import ABSENT, Pace
from bot.matches.played import GRACE, Played
from bot.matches.replay import Action, record_of
from bot.posts.drawing import Drawer
from bot.store import Leaderboard, Store, Work, WorkQueue
from games.game import DEAL, HOST, Game
from games.players import Player
from games.record import Decision
from games.text import IllegalAction
from games.view import View
from tests.bot.storing import next_due
from tests.bot.tabling import (
    ANN,
    BOB,
    CHANNEL,
    GUILD,
    Clock,
    DrawnScheduler,
    OneMessage,
    Painter,
    computers_only,
    secret_of,
    started,
    turn,
)
from tests.bot.waiting import until
from tests.voice import SAY

LATE = 30 + GRACE
"""Seconds after which the clock plays for somebody who has 30 a turn and has used no more."""


async def run_to_the_end(schedulers: list[Scheduler], clock: Clock, match: int) -> Played:
    for _ in range(3000):
        due = await next_due(schedulers[0].store)
        if due is None:
            break
        clock.now = due
        await asyncio.gather(*(scheduler.once() for scheduler in schedulers))
    return await schedulers[0].tables.load(match)


async def check_ending(store: Store, played: Played) -> None:
    """What is stored of the end is what replaying the log gives."""
    match, log = played.match, await store.actions(played.match.id)
    game = record_of(match, await secret_of(store, match.id), log).replay()
    assert (match.status, match.due, match.length) == (Status.OVER, None, len(log))
    assert (game.scores, game.winners) == (played.view(None).game.scores, [*game.winners])
    board = await store.leaderboards.page(Leaderboard(match.game, match.guild), 0)
    winners = {*game.winners} - played.replay.absent
    people = {seat.user: int(n in winners) for n, seat in enumerate(match.seats) if seat.user}
    left = {seat.leaver.user: 0 for seat in match.seats if seat.leaver}
    assert {row.user: row.wins for _, row in board.rows} == people | left


async def test_computers_play_a_match_by_themselves(
    tables: Tables, scheduler: Scheduler, painter: Painter, clock: Clock
) -> None:
    played = await computers_only(tables)
    played = await run_to_the_end([scheduler], clock, played.match.id)
    await check_ending(scheduler.store, played)
    assert painter.shown[-1] == (played.match.id, played.length)


async def test_nothing_happens_any_more_in_a_match_that_everybody_has_left(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await started(tables)
    for user in (ANN.id, BOB.id):
        await tables.change(played.match.id, lobbies.leave, user)
    clock.now += 1000
    await scheduler.once()
    match = await tables.get(played.match.id)
    assert (match.status, match.due, match.length) == (Status.CLOSED, None, 0)


async def test_a_lobby_is_closed_when_nobody_has_changed_it_for_long(
    tables: Tables, scheduler: Scheduler, painter: Painter, clock: Clock
) -> None:
    lobby = await tables.open("spades", ANN, GUILD, CHANNEL)
    clock.now += IDLE - 1
    await tables.seat(lobby.id, lobbies.join, BOB)
    clock.now += IDLE - 1
    await scheduler.once()
    assert (await tables.get(lobby.id)).status is Status.LOBBY
    clock.now += 1
    await scheduler.once()
    assert (await tables.get(lobby.id)).status is Status.CLOSED
    assert painter.shown[-1] == (lobby.id, 0)
    assert await next_due(scheduler.store) is None


async def test_a_lobby_that_stood_idle_while_no_bot_ran_is_closed_by_the_next(
    tables: Tables, store: Store, painter: Painter, clock: Clock
) -> None:
    lobby = await tables.open("spades", ANN, GUILD, CHANNEL)
    clock.now += IDLE
    await DrawnScheduler(Tables(store, clock, Pace()), painter).once()
    assert (await tables.get(lobby.id)).status is Status.CLOSED


async def test_a_lobby_that_somebody_joins_after_it_was_claimed_as_idle_stays_open(
    tables: Tables, scheduler: Scheduler, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await tables.open("crazy_king", ANN, GUILD, CHANNEL)
    clock.now += IDLE
    take = WorkQueue.take

    async def take_then_join(queue: WorkQueue, now: float, lease: float, most: int) -> Work:
        work = await take(queue, now, lease, most)
        await tables.seat(lobby.id, lobbies.join, BOB)
        return work

    monkeypatch.setattr(WorkQueue, "take", take_then_join)
    await scheduler.once()
    match = await tables.get(lobby.id)
    assert (match.status, match.due) == (Status.LOBBY, clock.now + IDLE)


async def test_the_scheduler_sleeps_until_the_earliest_time_and_forgets_it_then(
    scheduler: Scheduler, clock: Clock
) -> None:
    slept = list[float]()

    async def wait(_: asyncio.Event, seconds: float) -> bool:
        slept.append(seconds)
        if len(slept) == 1:
            scheduler.wake_at(clock.now + 0.25)
            scheduler.wake_at(clock.now + 0.75)
            return True
        if len(slept) == 3:
            raise asyncio.CancelledError
        clock.now += seconds
        return False

    scheduler.wait = wait
    with pytest.raises(asyncio.CancelledError):
        await scheduler.run()
    assert slept == [1, 0.25, 1]


@pytest.mark.parametrize("steps", range(0, 100, 10))
async def test_who_joins_while_a_lobby_is_being_closed_sits_down_or_is_told_why_not(
    tables: Tables, scheduler: Scheduler, clock: Clock, steps: int
) -> None:
    lobby = await tables.open("spades", ANN, GUILD, CHANNEL)
    clock.now += IDLE

    async def join_soon() -> Match:
        for _ in range(steps):
            await asyncio.sleep(0)
        return await tables.seat(lobby.id, lobbies.join, BOB)

    _, outcome = await asyncio.gather(scheduler.once(), join_soon(), return_exceptions=True)
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
    schedulers: list[Scheduler] = [
        DrawnScheduler(tables, painter),
        DrawnScheduler(elsewhere, Painter(elsewhere)),
    ]
    await check_ending(store, await run_to_the_end(schedulers, clock, played.match.id))


async def test_nothing_happens_before_its_time(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await computers_only(tables)
    clock.now += tables.pace.computer - 0.1
    await scheduler.once()
    assert (await tables.load(played.match.id)).length == 0
    clock.now += 0.1
    await scheduler.once()
    assert (await tables.load(played.match.id)).length == 1


async def test_people_without_a_clock_take_a_week_if_they_like(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await started(tables)
    user, action = turn(played)
    clock.now += ABSENT - 1
    played = await tables.act(played.match.id, user, 0, action, 1)
    clock.now += ABSENT - 1
    await scheduler.store.work.set_due(played.match, clock.now)  # as if a lease were left over
    await scheduler.once()
    assert await next_due(scheduler.store) == clock.now + 1
    assert (await tables.load(played.match.id)).match.people == {0, 1}


async def test_who_lets_a_week_pass_has_left_to_a_computer(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await started(tables)
    user, _ = turn(played)
    clock.now += ABSENT
    await scheduler.once()
    match = await tables.get(played.match.id)
    assert [seat.leaver.user for seat in match.seats if seat.leaver] == [user]
    assert match.decided == (Decision(0, "gone", (played.waiting[0],)),)
    assert match.due == clock.now + tables.pace.computer


async def test_a_click_in_time_stops_the_clock_of_that_turn(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await started(tables, clock=30)
    clock.now += 29
    user, action = turn(played)
    played = await tables.act(played.match.id, user, 0, action, 1)
    clock.now += LATE - 1
    await scheduler.once()
    played = await tables.load(played.match.id)
    assert (played.length, {**played.replay.turns.late}) == (1, {})
    clock.now += 1
    await scheduler.once()
    late = await tables.load(played.match.id)
    assert (late.length, {**late.replay.turns.late}) == (2, dict.fromkeys(played.waiting, (2,)))


async def click_soon(tables: Tables, played: Played, steps: int) -> Played:
    """A click that arrives while other things are under way."""
    for _ in range(steps):
        await asyncio.sleep(0)
    user, action = turn(played)
    return await tables.act(played.match.id, user, played.length, action, 1)


@pytest.mark.parametrize("steps", range(0, 100, 10))
async def test_whoever_acts_while_their_time_runs_out_is_not_played_for_twice(
    tables: Tables, scheduler: Scheduler, clock: Clock, steps: int
) -> None:
    played = await started(tables, clock=30)
    clock.now += LATE
    click = click_soon(tables, played, steps)
    _, outcome = await asyncio.gather(scheduler.once(), click, return_exceptions=True)
    after = await tables.load(played.match.id)
    assert after.length == 1
    assert isinstance(outcome, Refused) == bool(after.replay.turns.late)


async def test_who_acts_after_the_sweep_took_the_match_does_not_cost_the_next_one_the_turn(
    tables: Tables, scheduler: Scheduler, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = await started(tables, clock=30)
    take = WorkQueue.take

    async def slowly(queue: WorkQueue, *args: Any) -> Work:
        taken = await take(queue, *args)
        await click_soon(tables, played, 0)
        return taken

    monkeypatch.setattr(WorkQueue, "take", slowly)
    clock.now += LATE
    await scheduler.once()
    after = await tables.load(played.match.id)
    assert (after.length, {**after.replay.turns.late}) == (1, {})


async def test_the_next_round_is_dealt_after_the_pause(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await started(tables)
    while played.waiting != [HOST]:
        user, action = turn(played)
        played = await tables.act(
            played.match.id, user, played.length, action, 1000 + played.length
        )
    clock.now += tables.pace.round
    await scheduler.once()
    dealt = Action(HOST, DEAL, None, clock.now, since=played.match.asked_at)
    assert (await scheduler.store.actions(played.match.id))[-1] == dealt


async def poker(tables: Tables, **options: int) -> Played:
    """A match of poker between two people."""
    match = await tables.open("texas_holdem", ANN, GUILD, CHANNEL, options=options)
    await tables.store.set_message(match.id, CHANNEL, 900)
    await tables.seat(match.id, lobbies.join, BOB)
    return await tables.start(match.id, ANN.id)


async def all_in(tables: Tables) -> Played:
    """The same, and both have put all they have in before the flop."""
    played = await poker(tables)
    match = played.match
    for click, text in ((1, "allin"), (2, "call")):
        user, _ = turn(played)
        played = await tables.act(match.id, user, played.length, text, click)
    return played


async def blinds_after(tables: Tables, scheduler: Scheduler, clock: Clock, played: Played) -> str:
    """The blinds of the next hand, once whoever is to act has thrown this one away."""
    match, (user, _) = played.match.id, turn(played)
    await tables.act(match, user, played.length, "fold", 1000 + played.length)
    clock.now += tables.pace.round
    await scheduler.once()
    return (await tables.load(match)).view(None).game.table(SAY).badges[0].value


async def test_the_blinds_go_up_once_so_many_minutes_have_passed_one_level_a_deal(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    match, blinds = (await poker(tables, minutes_per_level=10)).match.id, list[str]()
    for minutes in (0, 9, 1, 25, 9, 1):
        clock.now += 60 * minutes - tables.pace.round
        played = await tables.load(match)
        blinds.append(await blinds_after(tables, scheduler, clock, played))
    assert blinds == ["10/20", "10/20", "15/30", "25/50", "25/50", "50/100"]


async def test_a_break_does_not_bring_higher_blinds(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    match = (await poker(tables, minutes_per_level=10)).match.id
    for person in (ANN, BOB):
        await tables.agree(match, person.id, PAUSE)
    clock.now += 60 * 12
    played = await tables.played(await tables.decide(match, proposals.resumed, ANN.id))
    assert await blinds_after(tables, scheduler, clock, played) == "10/20"


async def test_who_is_all_in_sees_the_board_come_card_by_card(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played, seen = await all_in(tables), list[int]()
    while not (played.resting or played.over):
        assert played.shows_pause, "each card is to be seen for a moment"
        assert played.match.due == clock.now + tables.pace.trick
        clock.now = played.match.due
        await scheduler.once()
        played = await tables.load(played.match.id)
        seen.append(len(played.view(None).game.table(SAY).spots[0].cards))
    assert seen == [3, 4, 5]


async def test_nobody_deals_while_cards_are_turned_up(tables: Tables) -> None:
    played = await all_in(tables)
    with pytest.raises(IllegalAction):
        await tables.act(played.match.id, ANN.id, played.length, DEAL, 3)


async def test_a_move_after_a_trick_waits_until_it_has_been_seen(tables: Tables) -> None:
    played = await computers_only(tables)
    pace = Pace(computer=1, trick=3)
    assert pace.due_after(played, 10) == 11
    played.replay.game.last.append(played.view(0).game.hands[0][0])
    assert pace.due_after(played, 10) == 13


async def test_what_plays_by_itself_lets_those_go_first_who_have_clicked(
    tables: Tables, clock: Clock
) -> None:
    clicked, answered = asyncio.Event(), asyncio.Event()

    async def calm(seconds: float) -> None:
        assert seconds == PEOPLE_FIRST
        clicked.set()
        await answered.wait()

    scheduler = Scheduler(tables, lambda _: None, calm)
    played = await computers_only(tables)
    clock.now += 10
    running = asyncio.create_task(scheduler.once())
    await clicked.wait()
    assert (await tables.load(played.match.id)).length == 0
    answered.set()
    await running
    assert (await tables.load(played.match.id)).length == 1


async def test_one_computer_thinks_at_a_time_and_every_host_has_a_turn(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosts = {(await computers_only(tables)).match.id: ANN.id for _ in range(3)}
    other = (await computers_only(tables)).match
    await tables.store.change(other, replace(other, host=BOB.id))
    hosts[other.id] = BOB.id
    all_wait, waiting, order = asyncio.Event(), list[int](), list[int]()

    async def calm(_: float) -> None:
        await all_wait.wait()

    async def read(match: Match) -> Played:
        played = await Tables.played(tables, match)
        waiting.append(match.id)
        return played

    async def play(played: Played, _: Action) -> None:
        order.append(hosts[played.match.id])

    monkeypatch.setattr(tables, "played", read)
    monkeypatch.setattr(tables, "play", play)
    clock.now += 10
    running = asyncio.create_task(Scheduler(tables, lambda _: None, calm).once())
    await until(lambda: len(waiting) == len(hosts))
    assert not order
    all_wait.set()
    await running
    assert sorted(order[:2]) == [ANN.id, BOB.id] or order[:3] == [ANN.id, ANN.id, BOB.id]


async def test_one_move_of_a_computer_is_stored_at_a_time(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored, is_free = list[int](), asyncio.Event()
    matches = [(await computers_only(tables)).match.id for _ in range(3)]

    async def play(played: Played, _: Action) -> None:
        stored.append(played.match.id)
        await is_free.wait()

    monkeypatch.setattr(tables, "play", play)
    thought = list[str]()

    async def think(view: View[Game], player: Player) -> str:
        thought.append(view.game.moves(view.seat or 0)[0])
        return thought[-1]

    monkeypatch.setattr("bot.hosting.computers.choose", think)
    clock.now += 10
    running = asyncio.create_task(Scheduler(tables, lambda _: None).once())
    await until(lambda: len(thought) == len(matches))
    for _ in range(20):
        await asyncio.sleep(0)
    assert len(stored) == 1
    is_free.set()
    await running
    assert sorted(stored) == matches


async def test_the_running_sweep_wakes_for_what_becomes_due(store: Store) -> None:
    tables = Tables(store, asyncio.get_running_loop().time, Pace(0, 0, 0))
    over = asyncio.Event()

    async def put(match: Match, _anew: bool) -> None:
        if match.status is Status.OVER:
            over.set()

    running = asyncio.create_task(Scheduler(tables, Drawer(tables, OneMessage(put)).schedule).run())
    played = await computers_only(tables)
    await over.wait()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    await check_ending(store, await tables.load(played.match.id))


async def test_whoever_left_has_lost_when_the_computer_has_played_on(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    match = (await started(tables, clock=30)).match.id
    await tables.change(match, lobbies.leave, BOB.id)
    while not (played := await tables.load(match)).over:
        if played.waiting == [0]:
            user, action = turn(played)
            await tables.act(match, user, played.length, action, 1000 + played.length)
        else:
            clock.now = played.match.due or 0
            await scheduler.once()
    await check_ending(scheduler.store, played)
    [bob] = await scheduler.store.leaderboards.career(BOB.id)
    assert (bob.name, bob.matches, bob.wins) == (BOB.name, 1, 0)
    assert bob.rating < 1000
