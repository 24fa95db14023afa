"""Arenas: people press Next, tables are dealt, and medals are given once."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.hosting.preferences import EVERYONE, OFF
from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import arena as rules
from bot.matches import lobby
from bot.matches.arena import ArenaStatus
from bot.matches.match import UNPOSTED, Refused, Status
from bot.matches.pace import Pace
from bot.store import Store, Visibility
from bot.store.arenas import Arenas
from bot.views.arena_standing import scene
from bot.words import talk
from games import GAMES
from games.describe import describe
from games.fairness import commitment_to
from games.verify import holds, verify
from tests.bot.arenas import MINUTES, PEOPLE, Hall
from tests.bot.storing import current
from tests.bot.tabling import CHANNEL, GUILD, SAMPLE, Clock, refusal

pytestmark = pytest.mark.engines
ANN, BOB, CLEO, DAN, EVE = PEOPLE
FOUR = (ANN, BOB, CLEO, DAN)


@pytest.fixture
def hall(tables: Tables) -> Hall:
    return Hall(tables)


@pytest.fixture
def another(store: Store, clock: Clock) -> Callable[[], Hall]:
    """A hall of another process, whose clicks are others."""
    return lambda: Hall(Tables(store, clock, Pace()), 10**8)


# Starting one


@pytest.mark.parametrize(
    ("game", "minutes", "at", "key"),
    [
        ("no-such-game", MINUTES, None, "arena-no-game"),
        (SAMPLE, 9, None, "arena-minutes"),
        (SAMPLE, 241, None, "arena-minutes"),
        (SAMPLE, MINUTES, 1001.0 + 7 * 24 * 3600, "arena-time"),
    ],
)
async def test_no_arena_starts_with(
    hall: Hall, game: str, minutes: int, at: float | None, key: str
) -> None:
    starting = hall.arenas.start(game, minutes, at, ANN, GUILD, CHANNEL, True)
    assert (await refusal(starting)).key == key


async def test_an_arena_whose_time_has_just_come_begins_now(hall: Hall, clock: Clock) -> None:
    arena = await hall.started(at=clock.now - 0.5)
    assert (arena.begins, arena.status) == (clock.now, ArenaStatus.RUNNING)


@pytest.mark.parametrize(
    ("settings", "manages", "key"),
    [
        ({}, True, None),
        ({}, False, "arenas-of-managers"),
        ({"arenas": EVERYONE}, False, None),
        ({"arenas": OFF}, True, "arenas-off"),
        ({"hidden": [SAMPLE]}, True, "game-hidden"),
    ],
)
async def test_a_server_says_who_may_start_an_arena_and_of_what(
    hall: Hall, settings: dict[str, object], manages: bool, key: str | None
) -> None:
    await hall.tables.store.people.set_settings(GUILD, settings)
    starting = hall.arenas.start(SAMPLE, MINUTES, None, BOB, GUILD, CHANNEL, manages)
    if key is None:
        assert (await starting).by == BOB.id
    else:
        assert (await refusal(starting)).key == key


async def test_a_server_has_two_arenas_at_once_though_many_start_one_at_the_same_moment(
    hall: Hall, another: Callable[[], Hall]
) -> None:
    halls = [hall, another(), another()]
    starting = [
        each.arenas.start(SAMPLE, MINUTES, None, ANN, GUILD, CHANNEL, True) for each in halls
    ]
    found = await asyncio.gather(*starting, return_exceptions=True)
    assert [each.words.key for each in found if isinstance(each, Refused)] == ["arenas-many"]
    assert len(await hall.tables.store.arenas.running(GUILD)) == rules.AT_ONCE
    [first, _] = await hall.tables.store.arenas.running(GUILD)
    await hall.arenas.remove(first.id, ANN.id, False)
    await hall.arenas.start(SAMPLE, MINUTES, None, ANN, GUILD, CHANNEL, True)


async def test_people_join_before_it_begins_and_press_next_from_then_on(
    hall: Hall, clock: Clock
) -> None:
    arena = await hall.started(at=clock.now + 600)
    assert arena.status is ArenaStatus.ANNOUNCED
    await hall.arenas.join(arena.id, ANN)
    await hall.arenas.join(arena.id, ANN)
    assert (await refusal(hall.arenas.next(arena.id, ANN, 1))).key == "arena-not-begun"
    clock.now = arena.begins
    await hall.arenas.once()
    await hall.press(arena, ANN)
    assert [each.user for each in await hall.tables.store.arenas.players(arena.id)] == [ANN.id]


async def test_tables_are_sealed_before_the_first_press_counts_for_them(hall: Hall) -> None:
    """So many that all who have joined might press at once, and people who have not, too."""
    arena = await hall.arenas.start(SAMPLE, MINUTES, None, ANN, GUILD, CHANNEL, True)
    for person in PEOPLE:
        await hall.arenas.join(arena.id, person)
    await hall.arenas.once()
    ready = {each.id: each for each in await hall.tables.store.arenas.lobbies(arena.id)}
    assert len(ready) == 4
    [match] = await hall.press(arena, ANN)
    assert match.commitment == ready[match.id].commitment
    secret, _ = await hall.tables.store.dealt(match.id)
    assert match.commitment == commitment_to(secret, match.opened_after or "")


# Being seated


async def test_two_tables_dealt_at_once_have_different_numbers(hall: Hall) -> None:
    arena = await hall.started()
    store, tables = hall.tables.store.arenas, await hall.tables.store.arenas.lobbies(arena.id)
    assert [await store.table_number(arena.id, each.id) for each in tables] == [1, 2]


async def test_a_full_table_is_dealt_at_once_and_another_is_ready(hall: Hall) -> None:
    arena = await hall.started()
    match = await hall.dealt(arena, *FOUR)
    assert (match.status, match.clock) == (Status.PLAYING, rules.CLOCK)
    assert (match.channel, match.message) == (9000 + match.id, None)
    assert match.id in hall.redrawn
    [other] = await hall.press(arena, EVE)
    assert other.id != match.id


async def test_computers_take_empty_seats_half_a_minute_after_the_first_press(
    hall: Hall, clock: Clock
) -> None:
    arena = await hall.started()
    [match] = await hall.press(arena, ANN)
    clock.now += rules.FILL - 1
    await hall.press(arena, BOB)
    await hall.arenas.once()
    assert (await hall.tables.get(match.id)).gathers
    clock.now += 1
    await hall.arenas.once()
    match = await hall.tables.get(match.id)
    assert (match.status, len(match.people), len(match.computers)) == (Status.PLAYING, 2, 2)


async def test_a_table_that_gathers_is_found_by_nobody_and_stays_open_all_evening(
    hall: Hall, scheduler: Scheduler, clock: Clock
) -> None:
    store, arena = hall.tables.store, await hall.started()
    [match] = await hall.press(arena, ANN)
    assert await current(store) == []
    assert await store.sits_at(ANN.id, CHANNEL) is None
    assert (await store.count_around(match)).guild == 0
    for passed in (UNPOSTED, lobby.IDLE):
        clock.now += passed
        await scheduler.once()
    assert (await hall.tables.get(match.id)).gathers


async def test_a_table_of_an_arena_counts_for_no_cap(hall: Hall) -> None:
    arena = await hall.started()
    match = await hall.dealt(arena, *FOUR)
    assert (await hall.tables.store.count_around(match)).guild == 0


async def test_a_press_lapses_whose_table_was_not_dealt_in_two_minutes(
    hall: Hall, clock: Clock
) -> None:
    arena = await hall.started()
    hall.dealer.is_down = True
    [match] = await hall.press(arena, ANN)
    clock.now += rules.STANDS - 1
    await hall.press(arena, BOB)
    await hall.arenas.once()
    clock.now += 6
    hall.dealer.is_down = False
    await hall.arenas.once()
    match = await hall.tables.get(match.id)
    assert [seat.user for seat in match.seats] == [BOB.id]
    assert match.gathers
    assert not hall.dealer.deals
    clock.now += rules.FILL
    await hall.arenas.once()
    assert (await hall.tables.get(match.id)).seat_of(BOB.id) == 0


async def test_another_press_while_one_waits_renews_the_first_and_keeps_its_number(
    hall: Hall, clock: Clock
) -> None:
    arena = await hall.started()
    hall.dealer.is_down = True
    [first] = await hall.press(arena, ANN)
    clock.now += rules.STANDS - 1
    [again] = await hall.press(arena, ANN)
    assert (again.id, again.seats[0].joined) == (first.id, first.seats[0].joined)
    clock.now += 2
    await hall.arenas.once()
    assert (await hall.tables.get(first.id)).seat_of(ANN.id) == 0


async def test_who_presses_while_their_press_lapses_keeps_their_seat(
    hall: Hall, clock: Clock
) -> None:
    store, arena = hall.tables.store.arenas, await hall.started()
    [match] = await hall.press(arena, ANN)
    before = clock.now
    clock.now += rules.STANDS
    await store.renew(arena.id, ANN.id, clock.now)
    with pytest.raises(Exception, match=str(match.id)):
        await store.lapse(match, match, [ANN.id], before)


async def test_who_presses_just_after_their_press_lapsed_sits_down_anew(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, arena = hall.tables.store.arenas, await hall.started()
    [match] = await hall.press(arena, ANN)
    renew = Arenas.renew

    async def too_late(self: Arenas, number: int, user: int, now: float) -> None:
        await store.lapse(match, replace(match, seats=()), [user], now)
        await renew(self, number, user, now)

    monkeypatch.setattr(Arenas, "renew", too_late)
    [again] = await hall.press(arena, ANN)
    assert again.seats[0].joined != match.seats[0].joined


async def test_a_click_that_is_delivered_again_after_its_table_seats_nobody(hall: Hall) -> None:
    arena = await hall.started()
    await hall.press(arena, ANN, BOB, CLEO)
    match = await hall.arenas.next(arena.id, DAN, 77)
    await hall.arenas.once()
    await hall.leave_all(match.id)
    assert (await hall.arenas.next(arena.id, DAN, 77)).id == match.id
    assert not any(each.seats for each in await hall.tables.store.arenas.lobbies(arena.id))


@pytest.mark.parametrize("leaves", [False, True])
async def test_nobody_is_seated_while_their_last_table_is_open_though_they_left_it(
    hall: Hall, leaves: bool
) -> None:
    arena = await hall.started()
    match = await hall.dealt(arena, *FOUR)
    if leaves:
        await hall.tables.change(match.id, lobby.leave, ANN.id)
    asked = await refusal(hall.arenas.next(arena.id, ANN, 7))
    assert asked.key == "arena-table-open"
    await hall.leave_all(match.id)
    assert [each.id for each in await hall.press(arena, ANN)] != [match.id]


async def test_whoever_may_meet_others_than_last_time_does_where_nobody_waits_for_it(
    hall: Hall, clock: Clock
) -> None:
    arena = await hall.started()
    await hall.leave_all((await hall.dealt(arena, *FOUR)).id)
    [with_bob] = await hall.press(arena, BOB)
    with_eve = await hall.seat_elsewhere(arena, with_bob, EVE)
    assert [each.id for each in await hall.press(arena, ANN)] == [with_eve.id]


async def test_nobody_sits_down_during_a_match_of_an_arena(hall: Hall, clock: Clock) -> None:
    arena = await hall.started()
    [match] = await hall.press(arena, ANN)
    clock.now += rules.FILL
    await hall.arenas.once()
    assert (await refusal(hall.tables.ask_in(match.id, EVE))).key == "guest-arena"


# Several processes


async def test_of_two_processes_that_seat_somebody_at_once_one_does(
    hall: Hall, another: Callable[[], Hall]
) -> None:
    arena, halls = await hall.started(), [hall, another(), another()]
    presses = [each.press(arena, person) for person in PEOPLE for each in halls]
    found = await asyncio.gather(*presses)
    tables = await hall.tables.store.arenas.lobbies(arena.id)
    seated = [seat.user for each in tables for seat in each.seats if seat.user]
    assert sorted(seated) == [person.id for person in PEOPLE]
    assert {match.id for [match] in found} == {each.id for each in tables if each.seats}


async def test_of_two_processes_one_deals_and_what_one_leaves_undone_the_other_does(
    hall: Hall, another: Callable[[], Hall], clock: Clock
) -> None:
    arena, other = await hall.started(), another()
    [*_, match] = await hall.press(arena, *FOUR)
    hall.dealer.is_down = True
    await hall.arenas.once()
    clock.now += 5
    await other.arenas.once()
    assert other.dealer.deals == []
    hall.dealer.is_down = False
    clock.now += 15
    await asyncio.gather(other.arenas.once(), hall.arenas.once())
    assert (await hall.tables.get(match.id)).status is Status.PLAYING
    deals = [*hall.dealer.deals, *other.dealer.deals]
    assert [number for number, _ in deals] == [match.id]


# Its end


async def settle(hall: Hall) -> None:
    """Do all that is due now, step by step."""
    for _ in range(4):
        await hall.arenas.once()


async def test_an_arena_is_played_from_its_first_press_to_its_medals(
    hall: Hall, clock: Clock
) -> None:
    arena = await hall.started()
    for _ in range(2):
        match = await hall.dealt(arena, *FOUR)
        played = await hall.play_out(match.id)
        assert played.round == arena.rounds == GAMES[SAMPLE].daily.rounds  # type: ignore[union-attr]
        record = await hall.tables.replays.read(match.id)
        assert holds(record, verify(record))
    clock.now = arena.ends
    await settle(hall)
    assert (await hall.arenas.get(arena.id)).status is ArenaStatus.OVER
    lines = await hall.arenas.standing(arena.id)
    assert [line.tables for line in lines] == [2] * 4
    assert sum(line.points for line in lines) == 6
    medals = await hall.tables.store.arenas.medals_of(arena.id)
    assert {(each.user, each.place, each.people) for each in medals} == {
        (line.user, line.place, 4) for line in lines if line.points and line.place <= rules.MEDALS
    }
    assert await hall.tables.store.arenas.medals(medals[0].user, GUILD) == [medals[0]]
    assert await hall.tables.store.achievements.of_arena(arena.id) == {}


async def test_a_medal_of_a_large_arena_brings_an_achievement_with_it(
    hall: Hall, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.matches.achievements.EIGHT", 4)
    arena, achievements = await hall.started(), hall.tables.store.achievements
    await hall.play_out((await hall.dealt(arena, *FOUR)).id)
    assert await achievements.of_arena(arena.id) == {}
    clock.now = arena.ends
    await settle(hall)
    medals = await hall.tables.store.arenas.medals_of(arena.id)
    earned = await achievements.of_arena(arena.id)
    assert earned == {each.user: ["arena-medal"] for each in medals}
    over, lines = await hall.arenas.get(arena.id), await hall.arenas.standing(arena.id)
    assert "earned “Podium”" in describe(scene(over, lines, earned=earned), talk())
    shy = next(each for each in FOUR if each.id in earned)
    await hall.tables.store.leaderboards.show(shy, Visibility.HIDDEN)
    assert await achievements.of_arena(arena.id) == {
        user: keys for user, keys in earned.items() if user != shy.id
    }


async def test_who_left_a_table_has_missed_it_and_their_partner_has_not(hall: Hall) -> None:
    arena = await hall.started("spades")
    match = await hall.dealt(arena, *FOUR)
    await hall.tables.change(match.id, lobby.leave, ANN.id)
    played = await hall.play_out(match.id)
    won = {played.names[seat] for seat in played.view(None).game.winners}
    points = {line.name: line.points for line in await hall.arenas.standing(arena.id)}
    assert points == {person.name: 2 * (person.name in won) for person in FOUR}


async def test_it_waits_for_its_last_table_which_counts(hall: Hall, clock: Clock) -> None:
    arena = await hall.started()
    match = await hall.dealt(arena, *FOUR)
    clock.now = arena.ends + rules.LATEST - 1
    await settle(hall)
    assert (await hall.arenas.get(arena.id)).status is ArenaStatus.CLOSING
    assert (await refusal(hall.arenas.next(arena.id, EVE, 7))).key == "arena-over"
    await hall.play_out(match.id)
    await settle(hall)
    assert (await hall.arenas.get(arena.id)).status is ArenaStatus.OVER
    assert len(await hall.tables.store.arenas.medals_of(arena.id)) == 2


async def test_a_quarter_of_an_hour_later_it_is_over_and_the_table_an_ordinary_one(
    hall: Hall, clock: Clock
) -> None:
    arena = await hall.started()
    match = await hall.dealt(arena, *FOUR)
    clock.now = arena.ends + rules.LATEST
    await settle(hall)
    assert (await hall.arenas.get(arena.id)).status is ArenaStatus.OVER
    match = await hall.tables.get(match.id)
    assert (match.arena, match.status) == (None, Status.PLAYING)
    await hall.play_out(match.id)
    assert [line.tables for line in await hall.arenas.standing(arena.id)] == [0] * 4


async def test_whoever_waits_as_it_ends_is_not_dealt_in_but_a_full_table_is(
    hall: Hall, clock: Clock
) -> None:
    arena = await hall.started()
    clock.now = arena.ends - 1
    [*_, full] = await hall.press(arena, *FOUR)
    [lone] = await hall.press(arena, EVE)
    clock.now = arena.ends
    await settle(hall)
    assert (await hall.tables.get(full.id)).status is Status.PLAYING
    lone = await hall.tables.get(lone.id)
    assert (lone.status, lone.seats) == (Status.CLOSED, ())


async def test_two_processes_give_each_medal_once(
    hall: Hall, another: Callable[[], Hall], clock: Clock
) -> None:
    store, arena = hall.tables.store.arenas, await hall.started()
    await hall.play_out((await hall.dealt(arena, *FOUR)).id)
    await hall.arenas.end(arena.id, ANN.id, False)
    given = await asyncio.gather(*(store.finish(arena.id, clock.now) for _ in range(4)))
    assert [len(each) for each in given if each is not None] == [2]
    assert len(await store.medals_of(arena.id)) == 2


@pytest.mark.parametrize("asked", ["end", "remove"])
async def test_who_started_it_and_managers_alone_end_or_remove_it(hall: Hall, asked: str) -> None:
    arena = await hall.started()
    act = getattr(hall.arenas, asked)
    assert (await refusal(act(arena.id, BOB.id, False))).key == "arena-not-yours"
    await act(arena.id, BOB.id, True)
    await settle(hall)
    assert (await refusal(act(arena.id, ANN.id, False))).key == "arena-over"


async def test_a_removed_arena_gives_no_medals_and_its_tables_are_ordinary_ones(
    hall: Hall,
) -> None:
    arena = await hall.started()
    over = await hall.play_out((await hall.dealt(arena, *FOUR)).id)
    match = await hall.dealt(arena, *FOUR)
    [waits] = await hall.press(arena, EVE)
    await hall.arenas.remove(arena.id, ANN.id, False)
    await settle(hall)
    match = await hall.tables.get(match.id)
    assert (match.arena, match.status) == (None, Status.PLAYING)
    assert await hall.tables.store.sits_at(EVE.id, CHANNEL) is None
    assert (await hall.tables.get(waits.id)).status is Status.CLOSED
    assert over.over
    assert await hall.tables.store.arenas.medals_of(arena.id) == []


async def test_a_table_of_an_arena_has_less_time_to_spare(hall: Hall) -> None:
    arena = await hall.started()
    match = await hall.dealt(arena, *FOUR)
    played = await hall.act(await hall.tables.load(match.id))
    acted = next(iter(played.replay.turns.clicked))
    assert played.seconds_of(acted) == rules.CLOCK + rules.SPARE


async def test_the_name_of_who_had_everything_deleted_is_gone(hall: Hall) -> None:
    arena = await hall.started()
    await hall.arenas.join(arena.id, BOB)
    before = await hall.arenas.get(arena.id)
    await hall.tables.store.privacy.forget(BOB.id)
    await hall.tables.store.privacy.forget(ANN.id)
    after = await hall.arenas.get(arena.id)
    assert (after.by, after.by_name) == (0, "")
    assert after.revision > before.revision
    assert await hall.arenas.standing(arena.id) == []


async def test_the_end_of_a_table_has_its_arena_looked_at_and_drawn(
    hall: Hall, clock: Clock
) -> None:
    arena = await hall.started()
    match = await hall.dealt(arena, *FOUR)
    before = await hall.arenas.get(arena.id)
    await hall.leave_all(match.id)
    after = await hall.arenas.get(arena.id)
    assert after.revision > before.revision
    assert (after.due or 0) <= clock.now
    assert arena.id in await hall.tables.store.arenas.undrawn(clock.now, 20)


async def test_tables_of_an_arena_are_in_its_language(hall: Hall) -> None:
    arena = await hall.arenas.start(SAMPLE, MINUTES, None, ANN, GUILD, CHANNEL, True, "de")
    assert (await hall.arenas.get(arena.id)).locale == "de"
    await hall.arenas.once()
    assert (await hall.press(arena, ANN))[0].locale == "de"
