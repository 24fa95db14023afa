"""A break: nothing happens, and no time counts, until somebody goes on."""

import asyncio

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import proposals
from bot.matches.match import PAUSE, VOID, Refused
from bot.matches.pace import Pace
from bot.matches.played import GRACE, Played
from bot.matches.proposal_kinds import ANSWER, PAUSED
from bot.matches.replay import SPARE, Action
from bot.store import Store
from games.game import DEAL, HOST
from games.record import Decision
from tests.bot.tabling import ANN, BOB, CLEO, Clock, refusal, started, turn

TURN = 120


async def paused(tables: Tables, clock: Clock) -> Played:
    """A match of two in which one has thought for ten seconds, and all want a break."""
    played = await started(tables, clock=TURN)
    clock.now += 10
    for person in (ANN, BOB):
        await tables.agree(played.match.id, person.id, PAUSE)
    return await tables.load(played.match.id)


async def test_all_have_to_agree_on_a_break(tables: Tables) -> None:
    match = (await started(tables, ANN, BOB, CLEO)).match.id
    for person in (ANN, CLEO):
        await tables.agree(match, person.id, PAUSE)
    assert (await tables.get(match)).paused is None
    await tables.agree(match, BOB.id, PAUSE)
    assert (await tables.get(match)).paused is not None


async def test_nothing_happens_in_a_break_and_nobody_can_play_or_ask(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await paused(tables, clock)
    clock.now += PAUSED - 1
    await scheduler.once()
    assert (await tables.load(played.match.id)).length == 0
    assert (played.match.due, played.deadline) == (None, None)
    user, action = turn(played)
    assert (await refusal(tables.act(played.match.id, user, 0, action, 1))).key == "table-paused"
    assert (await refusal(tables.agree(played.match.id, ANN.id, VOID))).key == "table-paused"


async def test_anyone_ends_a_break_and_the_turn_has_its_time_anew(
    tables: Tables, store: Store, clock: Clock
) -> None:
    played = await paused(tables, clock)
    clock.now += 800
    elsewhere = Tables(store, clock, Pace())
    played = await elsewhere.played(
        await elsewhere.decide(played.match.id, proposals.resumed, BOB.id)
    )
    assert played.deadline == clock.now + TURN
    assert played.match.due == clock.now + TURN + GRACE
    assert [each.what for each in played.match.decided] == ["pause", "resume"]
    user, action = turn(played)
    seat = played.waiting[0]
    clock.now += 5
    played = await elsewhere.act(played.match.id, user, 0, action, 1)
    assert played.seconds_of(seat) == TURN + SPARE


async def test_of_two_who_end_a_break_at_once_one_does(tables: Tables, clock: Clock) -> None:
    played = await paused(tables, clock)
    ends = (tables.decide(played.match.id, proposals.resumed, person.id) for person in (ANN, BOB))
    done = await asyncio.gather(*ends, return_exceptions=True)
    assert sum(isinstance(each, Refused) for each in done) == 1
    assert (
        await refusal(tables.decide(played.match.id, proposals.resumed, CLEO.id))
    ).key == "not-seated"


async def test_a_break_that_nobody_ends_is_over_after_a_while(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await paused(tables, clock)
    clock.now += PAUSED
    await scheduler.once()
    played = await tables.load(played.match.id)
    assert played.match.decided[-1] == Decision(0, "resume", ())
    assert played.deadline == clock.now + TURN


async def test_who_is_alone_takes_no_break(tables: Tables) -> None:
    match = (await started(tables, ANN)).match.id
    assert (await refusal(tables.agree(match, ANN.id, PAUSE))).key == "pause-alone"


async def test_a_question_that_stands_when_a_match_ends_changes_nothing_later(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    match = (await started(tables)).match.id
    await tables.agree(match, ANN.id, PAUSE)
    while not (played := await tables.load(match)).over:
        seat = played.waiting[0]
        hint = played.view(seat).hint() if seat != HOST else None
        await tables.play(played, Action(seat, hint.action if hint else DEAL))
    over = await tables.get(match)
    clock.now += ANSWER
    await scheduler.once()
    after = await tables.get(match)
    assert (after.ended, after.decided) == (over.ended, over.decided)
