"""A rematch: who sits there, and for whom a seat is held."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import lobby, seating
from bot.matches.lobby import IDLE, RESERVED
from bot.matches.match import Match, Person, Refused, Status
from bot.matches.replay import Action
from bot.store import Leaderboard, Store
from games.players import Level
from tests.bot.results import GAME
from tests.bot.tabling import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    EVE,
    GUILD,
    SHORT,
    Clock,
    play_on,
    with_computers,
)

MALLORY = Person(666, "Mallory")


async def over(
    tables: Tables,
    *people: Person,
    computers: int = 0,
    levels: Mapping[int, Level] = MappingProxyType({}),
) -> Match:
    """A match played to its end."""
    host, *others = people
    match = await tables.open(GAME, host, GUILD, CHANNEL, options=SHORT)
    for person in others:
        await tables.seat(match.id, lobby.join, person)
    await with_computers(tables, match.id, computers)
    for place, level in levels.items():
        await tables.change(match.id, seating.set_level, host.id, place, level)
    played = await tables.start(match.id, host.id)
    random = Random(6)
    while not played.over:
        seat = played.waiting[0]
        if seat >= 0 and played.match.seats[seat].user is None:
            action = random.choice(played.view(seat).legal())
            played = await tables.play(played, Action(seat, action))
        else:
            played = await play_on(tables, played, 1, random)
    return played.match


async def join(tables: Tables, match: Match, person: Person) -> str:
    """Join, and tell why it did not work."""
    try:
        await tables.seat(match.id, lobby.join, person)
    except Refused as refused:
        return refused.words.key
    return ""


async def test_who_pressed_nothing_is_neither_seated_nor_dealt_in_nor_rated(
    store: Store, tables: Tables
) -> None:
    last = await over(tables, ANN, BOB)
    again = await tables.rematch(last.id, ANN.id, 7)
    started = (await tables.start(again.id, ANN.id, 8)).match
    assert (again.names, started.seat_of(BOB.id)) == (["Ann"], None)
    await tables.change(again.id, lobby.leave, ANN.id)
    matches = {
        row.name: row.matches
        for _, row in (await store.leaderboards.page(Leaderboard(GAME), 0)).rows
    }
    assert matches == {"Ann": 1, "Bob": 1}, "alone it is practice"


async def test_who_presses_rematch_sits_as_before(tables: Tables) -> None:
    last = await over(tables, ANN, BOB, CLEO)
    for click, person in enumerate((CLEO, ANN, BOB, CLEO), 7):
        again = await tables.rematch(last.id, person.id, click)
    assert (again.names, again.host) == (["Ann", "Bob", "Cleo"], CLEO.id)
    assert [seat.joined for seat in again.seats] == [8, 9, 7]


async def test_the_seats_of_the_others_are_held_for_a_minute(tables: Tables, clock: Clock) -> None:
    last = await over(tables, ANN, BOB, CLEO, DAN, EVE)
    again = await tables.rematch(last.id, ANN.id)
    assert await tables.reserved(again) == [BOB, CLEO, DAN, EVE]
    assert await join(tables, again, MALLORY) == "seats-held"
    clock.now += RESERVED - 1
    assert await join(tables, again, BOB) == ""
    assert await join(tables, again, MALLORY) == "seats-held"
    clock.now += 1
    assert await tables.reserved(again) == []
    assert await join(tables, again, MALLORY) == ""
    assert (await tables.get(again.id)).names == ["Ann", "Bob", "Mallory"]


async def test_a_seat_that_nobody_played_in_before_is_free_at_once(tables: Tables) -> None:
    again = await tables.rematch((await over(tables, ANN, BOB)).id, ANN.id)
    assert await join(tables, again, MALLORY) == ""
    assert (await tables.rematch(again.rematch_of or 0, BOB.id)).names == ["Ann", "Bob", "Mallory"]


async def test_computers_play_again_and_make_place_for_people(tables: Tables) -> None:
    last = await over(tables, ANN, BOB, computers=3)
    again = await tables.rematch(last.id, BOB.id)
    assert again.names == [name for name in last.names if name != "Ann"]
    assert await join(tables, again, MALLORY) == ""
    again = await tables.rematch(last.id, ANN.id)
    assert again.names == ["Ann", "Bob", *last.names[2:4], "Mallory"]


async def test_the_lobby_is_drawn_anew_when_the_seats_are_free_and_closed_when_idle(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    again = await tables.rematch((await over(tables, ANN, BOB)).id, ANN.id)
    assert again.due == again.created + RESERVED
    clock.now += RESERVED
    await scheduler.once()
    after = await tables.get(again.id)
    assert (after.status, after.revision) == (Status.LOBBY, again.revision + 1)
    clock.now += IDLE
    await scheduler.once()
    assert (await tables.get(again.id)).status is Status.CLOSED


async def test_a_rematch_is_in_the_language_of_its_place_by_now(tables: Tables) -> None:
    last = await over(tables, ANN)
    assert last.locale == "en"
    again = await tables.rematch(last.id, ANN.id, locale="de")
    assert again.locale == "de"
    later = await tables.rematch((await over(tables, BOB)).id, BOB.id)
    assert later.locale == "en"
