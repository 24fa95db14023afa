"""Where all may act at once and the first counts: people race nobody but people."""

import pytest

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import lobby
from bot.matches.match import Refused
from bot.matches.pace import Pace, longest
from bot.matches.played import Played
from bot.matches.replay import Action
from games.game import HOST
from games.text import IllegalAction
from tests.bot.storing import next_due
from tests.bot.tabling import ANN, BOB, CHANNEL, CLEO, GUILD, Clock, with_computers

PACE = Pace(computer=1, trick=2)


async def act(tables: Tables, played: Played, seat: int, action: str, length: int) -> Played:
    """A person does something, having seen so many actions."""
    user, click = played.match.seats[seat].user or 0, 1000 + 10 * played.length + seat
    return await tables.act(played.match.id, user, length, action, click)


async def racing(tables: Tables) -> tuple[Played, list[int], int]:
    """A match in which two people and a computer may throw in at once, and their seats.

    One of the people at least has something to throw in.
    """
    options = {"throw_in": "free", "losses": 10}
    match = await tables.open("durak", ANN, GUILD, CHANNEL, options=options)
    for person in (BOB, CLEO):
        await tables.seat(match.id, lobby.join, person)
    await tables.change(match.id, lobby.set_options, ANN.id, {"clock": 60})
    await with_computers(tables, match.id, 1)
    played = await tables.start(match.id, ANN.id)
    while True:
        people = [seat for seat in played.waiting if seat in played.present]
        machines = [seat for seat in played.waiting if seat not in played.present]
        throws = [seat for seat in people if len(played.view(seat).legal()) > 1]
        if len(people) == 2 and throws and machines:
            return played, people, machines[0]
        seat = played.waiting[0]
        action = tables.timing.host_action(played)
        if seat != HOST:
            hint = played.view(seat).hint()
            assert hint is not None
            action = hint.action
        played = await tables.play(played, Action(seat, action, None, tables.clock()))


async def test_a_computer_waits_until_no_person_is_left_who_may_act(tables: Tables) -> None:
    played, people, machine = await racing(tables)
    assert PACE.due_after(played, 10) == 10 + longest(played)
    for seat in people:
        assert played.computers_to_act == []
        played = await act(tables, played, seat, "pass", played.length)
    assert (played.waiting, played.computers_to_act) == ([machine], [machine])
    assert PACE.due_after(played, 10) == 11


async def test_both_clicks_count_of_people_who_saw_the_same(tables: Tables) -> None:
    played, people, machine = await racing(tables)
    seen = played.length
    for seat in people:
        played = await act(tables, played, seat, "pass", seen)
    assert (played.length, played.waiting) == (seen + 2, [machine])


async def test_who_is_later_than_another_changes_nothing(tables: Tables) -> None:
    played, people, _ = await racing(tables)
    seen, quick = played.length, next(n for n in people if len(played.view(n).legal()) > 1)
    late = next(seat for seat in people if seat != quick)
    played = await act(tables, played, quick, played.view(quick).legal()[0], seen)
    with pytest.raises((IllegalAction, Refused)):
        await act(tables, played, late, "pass", seen)
    assert (await tables.load(played.match.id)).length == seen + 1


async def test_the_clock_plays_for_a_person_and_leaves_the_computer_last(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played, people, machine = await racing(tables)
    due = await next_due(tables.store)
    assert due is not None
    clock.now = due
    await scheduler.once()
    played = await tables.load(played.match.id)
    assert len([seat for seat in people if seat in played.waiting]) == 1
    assert machine in played.waiting
