"""Who lets the clock play for them is away: nobody waits for them, until they come back."""

import pytest

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import absence, lobby
from bot.matches.match import VOID, Refused, Status
from bot.matches.pace import ABSENT
from bot.matches.played import GRACE, Played
from bot.matches.replay import AWAY, SPARE
from games.game import DEAL, STOP
from tests.bot.tabling import ANN, BOB, Clock, started, turn

TURN = 120


async def wait(tables: Tables, scheduler: Scheduler, clock: Clock, played: Played) -> Played:
    """The match after what happens by itself next."""
    clock.now = played.match.due or clock.now
    await scheduler.once()
    return await tables.load(played.match.id)


async def act(tables: Tables, played: Played) -> Played:
    """The match after whoever is to act does so by a click."""
    user, action = turn(played)
    return await tables.act(played.match.id, user, played.length, action, 5000 + played.length)


async def to_turn(
    tables: Tables, scheduler: Scheduler, clock: Clock, played: Played, seat: int
) -> Played:
    """The match when it is a seat's turn: others play, or what happens by itself does."""
    while played.waiting != [seat]:
        acts = played.present.issuperset(played.waiting)
        played = await (act(tables, played) if acts else wait(tables, scheduler, clock, played))
    return played


async def gone(tables: Tables, scheduler: Scheduler, clock: Clock) -> tuple[Played, int]:
    """A match of two in which one has been away for as many turns as it takes, and their seat."""
    played = await started(tables, clock=TURN)
    seat = played.waiting[0]
    for _ in range(100):
        if seat in played.away:
            return played, seat
        acts = played.waiting == [1 - seat]
        played = await (act(tables, played) if acts else wait(tables, scheduler, clock, played))
    raise AssertionError("they are never away")


async def on_spare_time(tables: Tables, clock: Clock, played: Played) -> Played:
    """The match after the first turn, once the time of the second is over."""
    clock.now += TURN
    return await tables.load(played.match.id)


async def twice(tables: Tables) -> Played:
    """A match of two in which both have acted."""
    return await act(tables, await act(tables, await started(tables, clock=TURN)))


async def test_who_has_not_acted_yet_has_the_time_of_a_turn_and_nobody_waits_for_longer(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await started(tables, clock=TURN)
    assert played.deadline == clock.now + TURN
    clock.now += TURN + GRACE
    await scheduler.once()
    [action] = await tables.store.actions(played.match.id)
    assert action.by_clock


async def test_who_has_acted_has_spare_time_behind_the_time_of_a_turn(
    tables: Tables, clock: Clock
) -> None:
    played, asked = await twice(tables), clock.now
    assert (played.deadline, played.is_overdue) == (asked + TURN, False)
    played = await on_spare_time(tables, clock, played)
    assert (played.deadline, played.is_overdue) == (asked + TURN + SPARE, True)
    assert played.match.due == asked + TURN + SPARE + GRACE


async def test_a_click_counts_for_some_seconds_after_the_time(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await act(tables, await started(tables, clock=TURN))
    assert played.deadline is not None
    clock.now = played.deadline + GRACE - 1
    await scheduler.once()
    assert (await act(tables, played)).replay.turns.late == {}


async def test_what_a_long_turn_takes_beyond_its_time_is_spare_no_more(
    tables: Tables, clock: Clock
) -> None:
    played = await twice(tables)
    seat = played.waiting[0]
    clock.now += TURN + 100
    played = await act(tables, played)
    assert played.seconds_of(seat) == TURN + SPARE - 100
    assert played.seconds_of(1 - seat) == TURN + SPARE


async def test_who_lets_even_the_first_turn_pass_has_nothing_to_spare_any_more(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await started(tables, clock=TURN)
    seat = played.waiting[0]
    assert (await wait(tables, scheduler, clock, played)).seconds_of(seat) == TURN


async def test_after_two_turns_by_the_clock_a_computer_plays_without_a_wait(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played, seat = await gone(tables, scheduler, clock)
    assert sum(1 for each in await tables.store.actions(played.match.id) if each.by_clock) == AWAY
    played = await to_turn(tables, scheduler, clock, played, seat)
    assert played.match.due == clock.now + tables.pace.computer
    played = await wait(tables, scheduler, clock, played)
    assert (await tables.store.actions(played.match.id))[-1].by_clock
    news = [event.words.key for event in played.news_since(None)[-1]]
    assert "time-up" not in news  # nobody waited
    assert played.computers == {seat}


async def test_who_says_that_they_are_back_plays_again_and_has_their_time(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played, seat = await gone(tables, scheduler, clock)
    played = await to_turn(tables, scheduler, clock, played, seat)
    user = played.match.seats[seat].user or 0
    played = await tables.played(await tables.decide(played.match.id, absence.come_back, user))
    assert not played.away
    assert played.match.due == clock.now + TURN + GRACE  # nothing is spare any more


async def test_who_came_back_and_lets_the_clock_play_again_is_away_after_one_turn(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played, seat = await gone(tables, scheduler, clock)
    played = await to_turn(tables, scheduler, clock, played, seat)
    played = await act(tables, played)
    played = await to_turn(tables, scheduler, clock, played, seat)
    played = await act(tables, played)
    played = await to_turn(tables, scheduler, clock, played, seat)
    assert not played.away
    assert (await wait(tables, scheduler, clock, played)).away == {seat}


async def test_who_plays_is_back(tables: Tables, scheduler: Scheduler, clock: Clock) -> None:
    played, seat = await gone(tables, scheduler, clock)
    played = await to_turn(tables, scheduler, clock, played, seat)
    assert not (await act(tables, played)).away


async def test_who_was_never_away_cannot_come_back(tables: Tables) -> None:
    played = await started(tables, clock=TURN)
    with pytest.raises(Refused, match="already-playing"):
        await tables.decide(played.match.id, absence.come_back, ANN.id)


async def test_who_is_alone_with_the_computers_has_all_the_time(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    match = await tables.open("crazy_king", ANN, 500, 700, clock=TURN)
    played = await tables.start(match.id, ANN.id)
    while played.waiting != [0]:
        played = await wait(tables, scheduler, clock, played)
    assert (played.deadline, played.match.due) == (None, clock.now + ABSENT)


async def test_whose_others_are_away_has_all_the_time(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played, seat = await gone(tables, scheduler, clock)
    played = await to_turn(tables, scheduler, clock, played, 1 - seat)
    assert (played.deadline, played.match.due) == (None, clock.now + ABSENT)


async def resting(tables: Tables, scheduler: Scheduler, clock: Clock) -> tuple[Played, int]:
    """A match that all have left but one who is away, and who that is."""
    played, seat = await gone(tables, scheduler, clock)
    match = await tables.change(
        played.match.id, lobby.leave, played.match.seats[1 - seat].user or 0
    )
    return await tables.played(match), match.seats[seat].user or 0


async def test_computers_play_for_nobody_and_the_table_is_closed_in_the_end(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played, _ = await resting(tables, scheduler, clock)
    assert played.match.due == clock.now + ABSENT
    played_at = played.length
    clock.now += ABSENT
    await scheduler.once()
    match = await tables.get(played.match.id)
    assert (match.status, match.length) == (Status.CLOSED, played_at)


async def test_a_table_where_nobody_was_left_goes_on_for_whoever_comes_back(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played, user = await resting(tables, scheduler, clock)
    played = await tables.played(await tables.decide(played.match.id, absence.come_back, user))
    assert not played.rests
    if played.present.issuperset(played.waiting):
        await act(tables, played)
    else:
        assert played.match.due == clock.now + tables.pace.computer


async def test_who_is_ready_for_the_next_deal_is_back(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played, seat = await gone(tables, scheduler, clock)
    while not played.resting:
        acts = played.waiting == [1 - seat]
        played = await (act(tables, played) if acts else wait(tables, scheduler, clock, played))
    user = played.match.seats[seat].user or 0
    played = await tables.act(played.match.id, user, played.length, DEAL, 9000)
    assert not played.away


async def test_time_that_nobody_waited_is_not_taken_from_what_is_spare(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played, seat = await gone(tables, scheduler, clock)
    played = await to_turn(tables, scheduler, clock, played, 1 - seat)
    spare = played.seconds_of(1 - seat)
    clock.now += TURN + SPARE
    assert (await act(tables, played)).seconds_of(1 - seat) == spare


async def test_who_comes_back_during_their_turn_is_shown_the_time_they_have(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played, seat = await gone(tables, scheduler, clock)
    played = await to_turn(tables, scheduler, clock, played, 1 - seat)
    clock.now += TURN + SPARE
    user = played.match.seats[seat].user or 0
    played = await tables.played(await tables.decide(played.match.id, absence.come_back, user))
    assert played.deadline == clock.now + TURN


async def test_who_is_away_keeps_nobody_from_ending_a_match(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    match = await tables.open("five_card_draw", ANN, 500, 700, clock=TURN)
    await tables.seat(match.id, lobby.join, BOB)
    played = await tables.start(match.id, ANN.id)
    while not played.away or played.resting:
        played = await wait(tables, scheduler, clock, played)
    [present] = played.present
    user = played.match.seats[present].user or 0
    assert (await tables.agree(played.match.id, user, STOP)).agreed(STOP)


async def test_who_is_away_keeps_others_from_calling_a_match_off(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played, seat = await gone(tables, scheduler, clock)
    user = played.match.seats[1 - seat].user or 0
    assert played.view(None).game.round == 1
    assert not (await tables.agree(played.match.id, user, VOID)).agreed(VOID)
