"""A match in which nobody has anything to play any more but computers."""

from itertools import count

import pytest

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import lobby
from bot.matches.match import WATCH, Person, Refused, Status
from bot.matches.played import Played
from bot.matches.proposal_kinds import ANSWER
from bot.store import Store
from games.game import DEAL, HOST, STOP
from games.record import Decision
from tests.bot.tabling import ANN, BOB, CHANNEL, CLEO, GUILD, Clock, with_computers

POKER = "five_card_draw"
CLICKS = count(1)


async def busted(
    tables: Tables, scheduler: Scheduler, clock: Clock, *people: Person, computers: int = 4
) -> Played:
    """A match between two rounds whose people have bet all they had, and lost it."""
    played = await dealt(tables, *people, computers=computers)
    while not played.deserted:
        if played.over:  # one of them won it all
            played = await dealt(tables, *people, computers=computers)
        if played.waiting[0] in played.present:
            await reckless(tables, played)
        else:
            clock.now = played.match.due or 0
            await scheduler.once()
        played = await tables.load(played.match.id)
    return played


async def dealt(tables: Tables, *people: Person, computers: int) -> Played:
    """A match that has just begun."""
    match = await tables.open(POKER, people[0], GUILD, CHANNEL)
    for person in people[1:]:
        await tables.seat(match.id, lobby.join, person)
    await with_computers(tables, match.id, computers)
    return await tables.start(match.id, people[0].id)


async def reckless(tables: Tables, played: Played) -> None:
    """Bet everything, whatever the cards are."""
    seat = played.waiting[0]
    legal = played.view(seat).legal()
    wanted = [each for verb in ("pass", "stand", "call", "check") for each in legal if each == verb]
    raises = [each for each in legal if each.startswith(("raise", "bet", "open"))]
    action = max(raises, key=lambda each: int(each.split()[-1])) if raises else wanted[0]
    user = played.match.seats[seat].user or 0
    await tables.act(played.match.id, user, played.length, action, next(CLICKS))


async def counted(store: Store) -> int:
    """How many matches Ann has lost; alone against computers they are practice."""
    practice = await store.leaderboards.practiced(ANN.id)
    return practice.matches - practice.wins


async def test_computers_do_not_play_on_for_nobody_and_the_match_ends_with_its_results(
    store: Store, tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await busted(tables, scheduler, clock, ANN)
    before = await counted(store)
    assert played.match.due == clock.now + ANSWER
    clock.now += ANSWER
    await scheduler.once()
    assert (await tables.get(played.match.id)).status is Status.OVER
    assert (await store.actions(played.match.id))[-1][:2] == (HOST, STOP)
    assert await counted(store) == before + 1


async def test_who_wants_to_watch_sees_the_computers_play_on(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await busted(tables, scheduler, clock, ANN)
    await tables.agree(played.match.id, ANN.id, WATCH)
    last = played.view(None).game.round + 3
    while (played := await tables.load(played.match.id)).view(None).game.round < last:
        assert not played.deserted
        clock.now = played.match.due or 0
        await scheduler.once()
    assert not played.over


async def test_the_record_tells_who_wanted_to_watch(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await busted(tables, scheduler, clock, ANN)
    await tables.agree(played.match.id, ANN.id, WATCH)
    await tables.agree(played.match.id, ANN.id, STOP)
    await scheduler.once()
    record = await tables.replays.read(played.match.id)
    assert record.decided == tuple(Decision(played.length, each, (0,)) for each in (WATCH, STOP))
    assert record.replay().winners


async def test_who_is_ready_for_the_next_deal_wants_to_watch(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await busted(tables, scheduler, clock, ANN)
    await tables.act(played.match.id, ANN.id, played.length, DEAL, next(CLICKS))
    played = await tables.load(played.match.id)
    assert (played.resting, played.deserted) == (False, False)
    assert [each.what for each in played.match.decided] == [WATCH]


async def test_the_last_ones_end_it_at_once_when_all_of_them_want_to(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await busted(tables, scheduler, clock, ANN, BOB)
    for person, status in ((BOB, Status.PLAYING), (ANN, Status.OVER)):
        await tables.agree(played.match.id, person.id, STOP)
        await scheduler.once()
        assert (await tables.get(played.match.id)).status is status


async def test_one_who_wants_to_watch_is_not_outvoted(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await busted(tables, scheduler, clock, ANN, BOB)
    await tables.agree(played.match.id, BOB.id, STOP)
    await tables.agree(played.match.id, ANN.id, WATCH)
    clock.now += ANSWER
    await scheduler.once()
    assert (await tables.get(played.match.id)).status is Status.PLAYING


async def test_who_watched_and_left_keeps_no_match_of_computers_going(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await busted(tables, scheduler, clock, ANN, BOB)
    await tables.agree(played.match.id, BOB.id, WATCH)
    match = await tables.change(played.match.id, lobby.leave, BOB.id)
    assert (await tables.played(match)).deserted


async def test_while_somebody_has_chips_nobody_is_asked(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    match = await tables.open(POKER, ANN, GUILD, CHANNEL)
    await tables.seat(match.id, lobby.join, CLEO)
    played = await tables.start(match.id, ANN.id)
    assert not played.deserted
    with pytest.raises(Refused, match="not-possible"):
        await tables.agree(match.id, ANN.id, WATCH)
