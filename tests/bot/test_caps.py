"""How many tables and matches there may be, and how long a match."""

from dataclasses import replace
from random import Random

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import lobby as lobby_steps
from bot.matches.lobby import IDLE
from bot.matches.match import Match, Person, Status
from bot.matches.pace import Pace
from bot.matches.played import Played
from bot.store import Store
from games.game import DEAL, HOST, STOP
from games.text import Text
from games.verify import verify
from tests.bot.tabling import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    GUILD,
    SHORT,
    UNCAPPED,
    Clock,
    DrawnScheduler,
    Painter,
    play_on,
    refusal,
    started,
)


def capped(store: Store, clock: Clock, **caps: int) -> Tables:
    return Tables(store, clock, Pace(), caps=replace(UNCAPPED, **caps))


async def open_at(
    tables: Tables, person: Person = ANN, channel: int = CHANNEL, guild: int = GUILD
) -> Match:
    return await tables.open("crazy_king", person, guild, channel, options=SHORT)


async def first_round(tables: Tables) -> Played:
    """A match of many rounds, the first of them just over."""
    lobby = await tables.open("crazy_king", ANN, GUILD, CHANNEL, options=SHORT | {"target": 1000})
    await tables.seat(lobby.id, lobby_steps.join, BOB)
    played = await tables.start(lobby.id, ANN.id)
    while played.waiting != [HOST]:
        assert not played.over
        played = await play_on(tables, played, 1, Random(1))
    return played


async def test_a_person_has_so_many_tables_open(store: Store, clock: Clock) -> None:
    tables = capped(store, clock, user_tables=2)
    first = await open_at(tables, ANN)
    await open_at(tables, ANN, CHANNEL + 1, GUILD + 1)
    no = await refusal(open_at(tables, ANN, CHANNEL + 2, GUILD + 2))
    assert no == Text("tables-of-user", most=2)
    await open_at(tables, BOB)
    await tables.change(first.id, lobby_steps.leave, ANN.id)
    await open_at(tables, ANN)


async def test_a_channel_has_so_many_tables(store: Store, clock: Clock) -> None:
    tables = capped(store, clock, channel_tables=2)
    for person in (ANN, BOB):
        await open_at(tables, person)
    assert await refusal(open_at(tables, CLEO)) == Text("tables-in-channel", most=2)
    await open_at(tables, CLEO, CHANNEL + 1)


async def test_a_server_has_so_many_tables_and_direct_messages_are_none(
    store: Store, clock: Clock
) -> None:
    tables = capped(store, clock, server_tables=1)
    for channel, guild in ((CHANNEL, GUILD), (CHANNEL + 1, 0), (CHANNEL + 2, 0)):
        await open_at(tables, ANN, channel, guild)
    no = await refusal(open_at(tables, BOB, CHANNEL + 3))
    assert no == Text("tables-in-server", most=1)


async def test_for_a_rematch_there_is_room(store: Store, clock: Clock) -> None:
    tables = capped(store, clock, user_tables=1)
    played = await play_on(tables, await started(tables), 1000, Random(1))
    await open_at(tables, ANN)
    assert (await tables.rematch(played.match.id, ANN.id)).status is Status.LOBBY


async def test_nobody_collects_matches_to_open_very_many_rematches(
    store: Store, clock: Clock
) -> None:
    tables = capped(store, clock, user_tables=2)
    over = [(await play_on(tables, await started(tables), 1000, Random(1))).match for _ in range(3)]
    clock.now += IDLE + 1
    for match in over[:2]:
        await tables.rematch(match.id, ANN.id)
    assert (await refusal(tables.rematch(over[2].id, ANN.id))).key == "tables-of-user"
    assert (await tables.rematch(over[0].id, BOB.id)).seat_of(BOB.id) is not None


async def test_a_person_begins_so_many_matches_an_hour(store: Store, clock: Clock) -> None:
    tables = capped(store, clock, matches=2)
    lobbies = [await open_at(tables) for _ in range(3)]
    for lobby in lobbies[:2]:
        await tables.may_start(lobby.id, ANN.id)
    assert (await refusal(tables.may_start(lobbies[2].id, ANN.id))).key == "matches-many"
    clock.now += 1800
    await tables.may_start(lobbies[2].id, ANN.id)


async def test_what_cannot_begin_does_not_count(store: Store, clock: Clock) -> None:
    tables = capped(store, clock, matches=1)
    lobby = await open_at(tables)
    for _ in range(3):
        assert (await refusal(tables.may_start(lobby.id, BOB.id))).key == "not-seated"
    await tables.may_start(lobby.id, ANN.id)


async def test_a_match_that_is_too_long_ends_with_its_round(store: Store, clock: Clock) -> None:
    tables = capped(store, clock, actions=3)
    scheduler = DrawnScheduler(tables, Painter(tables))
    played = await first_round(tables)
    assert played.match.due == clock.now
    assert not played.view(None).game.can_stop()
    await scheduler.once()
    assert (await tables.get(played.match.id)).status is Status.OVER
    record = await tables.replays.read(played.match.id)
    assert record.deeds[-1] == (HOST, STOP)
    assert verify(record).over
    assert record.end


async def test_who_deals_at_a_match_that_is_too_long_ends_it(store: Store, clock: Clock) -> None:
    tables = capped(store, clock, actions=3)
    played = await first_round(tables)
    assert (await tables.act(played.match.id, BOB.id, played.length, DEAL, 99)).over


async def test_a_match_of_ordinary_length_goes_on(tables: Tables, scheduler: Scheduler) -> None:
    played = await first_round(tables)
    assert not tables.timing.is_last_round(played)
    for person in (ANN, BOB):
        played = await tables.act(played.match.id, person.id, played.length, DEAL, person.id)
    assert not played.over
    assert not played.resting
