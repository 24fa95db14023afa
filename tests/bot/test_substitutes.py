"""Who is on their spare time keeps nobody waiting: the others may let a computer take the turn."""

import asyncio

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import lobby
from bot.matches.match import Person, Refused
from bot.matches.pace import Pace
from bot.matches.played import Played
from bot.matches.replay import SPARE, record_of
from bot.store import Store
from games.game import HOST
from games.record import Record
from tests.bot.tabling import ANN, BOB, CLEO, Clock, refusal, started, turn

TURN = 120
CLICK = 9000


async def late(tables: Tables, clock: Clock, *people: Person) -> tuple[Played, int]:
    """A match in which somebody who has acted is on their spare time, and their seat."""
    played = await started(tables, *people, clock=TURN)
    while len(played.replay.turns.clicked) < len(people) or played.waiting == [HOST]:
        user, action = turn(played)
        played = await tables.act(played.match.id, user, played.length, action, played.length)
    clock.now += TURN
    played = await tables.load(played.match.id)
    return played, played.waiting[0]


def user_at(played: Played, seat: int) -> int:
    return played.match.seats[seat].user or 0


async def press(tables: Tables, played: Played, by: int, click: int = CLICK) -> Played:
    """The match once a seat has pressed **Let a computer play**."""
    match, [seat] = played.match.id, played.waiting
    return await tables.substitute(match, user_at(played, by), seat, played.length, click)


async def test_where_one_person_waits_their_press_is_enough(tables: Tables, clock: Clock) -> None:
    played, seat = await late(tables, clock, ANN, BOB)
    after = await press(tables, played, 1 - seat)
    action = (await tables.store.actions(played.match.id))[-1]
    assert after.length == played.length + 1
    assert (action.seat, action.by_clock, action.click) == (seat, True, CLICK)
    hint = played.view(seat).hint()
    assert hint is not None
    assert action.text == hint.action  # as a computer plays, not as the clock does
    assert [str(each) for each in after.match.decided] == [f"2 substitute.{seat} {1 - seat}"]


async def test_a_second_press_for_a_turn_that_was_taken_changes_nothing_and_is_no_mistake(
    tables: Tables, clock: Clock
) -> None:
    played, seat = await late(tables, clock, ANN, BOB)
    after = await press(tables, played, 1 - seat)
    match, user = played.match.id, user_at(played, 1 - seat)
    again = await tables.substitute(match, user, seat, played.length, CLICK + 1)
    assert (again.length, again.match.decided) == (after.length, after.match.decided)


async def test_where_two_wait_both_have_to_want_it(
    tables: Tables, store: Store, clock: Clock
) -> None:
    played, seat = await late(tables, clock, ANN, BOB, CLEO)
    first, second = ({0, 1, 2} - {seat}).__iter__()
    wanted = await press(tables, played, first)
    assert wanted.length == played.length
    assert (await press(tables, wanted, first, CLICK + 1)).length == played.length  # once more
    elsewhere = Tables(store, clock, Pace())
    after = await press(elsewhere, wanted, second, CLICK + 2)
    assert after.length == played.length + 1
    by = [each.seats for each in after.match.decided]
    assert by == [(first,), (second,)]


async def test_the_match_replays_and_its_record_says_who_wanted_it(
    tables: Tables, clock: Clock
) -> None:
    played, seat = await late(tables, clock, ANN, BOB)
    after = await press(tables, played, 1 - seat)
    secret, log = await tables.store.dealt(after.match.id)
    record = record_of(after.match, secret, log)
    assert Record.parse(str(record)).decided == after.match.decided
    assert [*record.replay().hands] == [*after.replay.game.hands]
    again = await Tables(tables.store, clock, Pace()).load(after.match.id)
    assert again.replay.turns == after.replay.turns


async def test_it_counts_towards_being_away_and_never_towards_a_loss(
    tables: Tables, clock: Clock
) -> None:
    played, seat = await late(tables, clock, ANN, BOB)
    for _ in range(2):
        played = await press(tables, played, 1 - seat, CLICK + played.length)
        while seat not in played.away and played.waiting != [seat]:
            user, action = turn(played)
            played = await tables.act(played.match.id, user, played.length, action, played.length)
        clock.now += TURN
        played = await tables.load(played.match.id)
    assert played.away == {seat}
    assert played.replay.absent == frozenset()


async def test_before_a_turn_is_over_and_for_whom_nobody_waits_there_is_nothing_to_press_for(
    tables: Tables, clock: Clock
) -> None:
    played, seat = await late(tables, clock, ANN, BOB, CLEO)
    match, length = played.match.id, played.length
    other = user_at(played, (seat + 1) % 3)
    clock.now -= 1
    early = await refusal(tables.substitute(match, other, seat, length, CLICK))
    assert early.key == "substitute-early"
    clock.now += 1
    own = user_at(played, seat)
    assert (await refusal(tables.substitute(match, own, seat, length, CLICK))).key == "not-asked"
    for stale in (tables.substitute(match, other, seat, length - 1, CLICK),
                  tables.substitute(match, other, (seat + 1) % 3, length, CLICK),
                  tables.substitute(match, other, 99, length, CLICK)):  # fmt: skip
        assert (await refusal(stale)).key == "stale"
    assert (await tables.load(match)).match.decided == ()


async def test_who_acts_first_has_acted_and_who_pressed_reads_that_the_table_has_moved_on(
    tables: Tables, clock: Clock
) -> None:
    played, seat = await late(tables, clock, ANN, BOB)
    user, action = turn(played)
    acting = tables.act(played.match.id, user, played.length, action, 1234)
    done = await asyncio.gather(acting, press(tables, played, 1 - seat), return_exceptions=True)
    assert sum(isinstance(each, Refused) for each in done) == 1
    assert (await tables.load(played.match.id)).length == played.length + 1


async def test_what_two_press_at_once_is_played_once(tables: Tables, clock: Clock) -> None:
    played, seat = await late(tables, clock, ANN, BOB, CLEO)
    presses = (press(tables, played, by, CLICK + by) for by in range(3) if by != seat)
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert not [each for each in done if isinstance(each, BaseException)]
    assert (await tables.load(played.match.id)).length == played.length + 1


async def test_if_nobody_presses_the_spare_time_runs_out(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played, _ = await late(tables, clock, ANN, BOB)
    clock.now += SPARE
    await scheduler.once()
    assert (await tables.load(played.match.id)).length == played.length
    clock.now = played.match.due or 0
    await scheduler.once()
    assert (await tables.load(played.match.id)).length == played.length + 1


async def test_the_messages_are_looked_at_when_a_turn_is_over(tables: Tables, clock: Clock) -> None:
    played = await started(tables, clock=TURN)
    asked, seen = clock.now, list[int]()
    for seconds in (TURN * 2 / 3, TURN):
        clock.now = asked + seconds - 1
        now = await tables.get(played.match.id)
        await tables.store.work.set_drawn(now.id, now.revision)
        await Scheduler(tables, seen.append).once()
        assert not seen
        clock.now += 1
        await Scheduler(tables, seen.append).once()
        assert seen == [played.match.id]
        seen.clear()


async def test_who_has_left_does_not_wait(tables: Tables, clock: Clock) -> None:
    played, seat = await late(tables, clock, ANN, BOB, CLEO)
    match = await tables.change(played.match.id, lobby.leave, user_at(played, (seat + 1) % 3))
    clock.now += TURN
    played = await tables.load(match.id)
    [by] = played.present - {seat}
    assert (await press(tables, played, by)).length == played.length + 1
