"""What the store knows of a person, and that it forgets them."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from sqlalchemy import Delete, Update

from bot.hosting.export import export
from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import lobby as lobbies
from bot.matches.arena import Medal
from bot.matches.match import ANONYMOUS, Person, Seat, Status, Stint
from bot.matches.pace import Pace
from bot.matches.played import Played
from bot.matches.solo import Attempt
from bot.matches.weights import RECENT
from bot.operation.backup import backup
from bot.store import Conflict, Store, personal_arenas, personal_solos
from bot.store.arena_statements import AWARD
from bot.store.privacy import FORGET, Row, Stored
from bot.store.pseudonyms import Pseudonyms
from bot.store.reviews import Review
from bot.store.schema import achievement, daily, meta, result, solo
from bot.views import privacy as views
from bot.words import talk
from games.record import RecordedAction
from games.text import Text
from games.verify import holds, verify
from tests.bot.arenas import Hall
from tests.bot.everything import everything_stored
from tests.bot.results import GAME, finish, won
from tests.bot.solving import DAY, begun
from tests.bot.solving import finish as finish_solo
from tests.bot.storing import statements
from tests.bot.tabling import ANN, BOB, CHANNEL, CLEO, GUILD, Clock, play_on, started, texts

pytestmark = pytest.mark.engines

ZOE = Person(90_000_000_000_000_001, "Zoe Quartermaine")
"""Who asks; no other number in the database looks like hers."""
NOTHING = Stored({}, *([] for _ in Stored._fields[1:]))


async def over(tables: Tables) -> Played:
    """A match between Ann and Zoe, played to its end."""
    return await play_on(tables, await started(tables, ANN, ZOE), 3000, Random(6))


def earned(person: Person, match: int) -> Row:
    """An achievement as it is stored."""
    return {"user": person.id, "key": "comeback", "match": match, "at": 5.0}


async def in_arena(tables: Tables, *people: Person) -> None:
    """Arenas of the first of these people that are over: one has given each a medal."""
    hall, arenas = Hall(tables), tables.store.arenas
    arena = await hall.arenas.start(GAME, 10, None, people[0], GUILD, CHANNEL, True)
    await hall.arenas.once()
    for person in people:
        await hall.arenas.join(arena.id, person)
        medal = Medal(person.id, GUILD, arena.id, GAME, 1, 3, 9.0)
        await tables.store.database.change(AWARD, **medal._asdict())
    await hall.press(arena, people[0])
    await arenas.remove(arena.id)


async def test_of_a_stranger_nothing_is_stored(store: Store) -> None:
    assert await store.privacy.stored(ZOE.id) == NOTHING


def test_who_has_chosen_nothing_is_told_the_name_of_their_last_match() -> None:
    seat: Row = {"status": Status.OVER, "hand_channel": None}
    seats = [{"name": name} | seat for name in ("Z", "Zo", "Zoe")]
    told = texts(views.stored(NOTHING._replace(seats=seats)))
    assert talk()(Text("privacy-name", name="Zoe")) in told


async def test_everything_about_a_person_is_found_and_nothing_about_others(
    store: Store, tables: Tables
) -> None:
    match = (await over(tables)).match.id
    await started(tables)
    for person in (ANN, ZOE):
        await store.servers.add_recipient(GUILD, person.id)
        await store.people.offer_lesson(match, person.id, "other")
        await begun(store, person)
        await store.reviews.keep(match, person.id, 5.0, [person.name])
        await store.database.change(sa.insert(achievement).values(earned(person, match)))
    await in_arena(tables, ANN, ZOE)
    stored = await store.privacy.stored(ZOE.id)
    assert [(row["match"], row["seat"], row["name"]) for row in stored.seats] == [
        (match, 1, ZOE.name)
    ]
    assert [(row["match"], row["user"]) for row in stored.results] == [(match, ZOE.id)]
    assert {(row["guild"], row["user"]) for row in stored.standings} == {
        (0, ZOE.id),
        (GUILD, ZOE.id),
    }
    assert stored.reports == [{"guild": GUILD, "user": ZOE.id}]
    assert stored.lessons == [{"user": ZOE.id, "game": "other"}]
    assert [row["name"] for row in stored.solos] == [ZOE.name]
    assert [row["moments"] for row in stored.reviews] == [[ZOE.name]]
    assert stored.achievements == [earned(ZOE, match)]
    assert [(row["name"], row["is_starter"]) for row in stored.arenas] == [(ZOE.name, False)]
    assert [(row["user"], row["place"]) for row in stored.medals] == [(ZOE.id, 1)]


async def test_a_table_is_found_that_they_opened_and_left_before_it_began(
    store: Store, tables: Tables
) -> None:
    await started(tables, ZOE, ANN)
    left = await tables.open(GAME, ZOE, GUILD, CHANNEL)
    await tables.change(left.id, lobbies.leave, ZOE.id)
    [opened] = (await store.privacy.stored(ZOE.id)).opened
    assert (opened["match"], opened["channel"]) == (left.id, CHANNEL)
    assert (await store.privacy.stored(ANN.id)).opened == []


async def test_moves_are_those_that_the_person_clicked(store: Store, tables: Tables) -> None:
    match = (await over(tables)).match.id
    log = await store.actions(match)
    moves = await store.privacy.moves(ZOE.id, [match])
    assert [row["text"] for row in moves] == [each.text for each in log if each.seat == 1]


async def test_who_sits_at_a_table_has_to_leave_it_first(store: Store, tables: Tables) -> None:
    played = await started(tables, ZOE, ANN)
    before = await everything_stored(store)
    assert await store.privacy.forget(ZOE.id) == [played.match.id]
    assert await everything_stored(store) == before


async def test_nothing_of_the_person_is_left_anywhere(store: Store, tables: Tables) -> None:
    await over(tables)
    await store.set_hand(1, 1, ZOE.id, 4242, 4343)
    left = await started(tables, ZOE, ANN)
    await store.set_hand(left.match.id, 0, ZOE.id, 4242, 4343)
    await tables.change(left.match.id, lobbies.leave, ZOE.id)
    await store.servers.add_recipient(GUILD, ZOE.id)
    await store.people.offer_lesson(1, ZOE.id, "other")
    await store.servers.subscribe(GUILD, ZOE.id, [GAME])
    await tables.invite((await tables.open(GAME, ANN, GUILD, CHANNEL)).id, ANN.id, ZOE)
    await tables.ask_in(left.match.id, ZOE)
    await store.reviews.keep(1, ZOE.id, 5.0, [])
    await store.database.change(sa.insert(achievement).values(earned(ZOE, 1)))
    await begun(store, ZOE)
    await in_arena(tables, ZOE)
    assert await store.privacy.forget(ZOE.id) == []
    words = await everything_stored(store)
    assert not words & {str(ZOE.id), ZOE.name, "4242", "4343"}


async def test_a_review_that_comes_too_late_brings_nobody_back(
    store: Store, tables: Tables
) -> None:
    match = (await over(tables)).match.id
    await store.reviews.keep(match, ZOE.id, 5.0, ["moment"])
    await store.reviews.keep(match, ZOE.id, 6.0, [])
    assert await store.reviews.get(match, ZOE.id) == Review(5.0, ["moment"])
    await store.privacy.forget(ZOE.id)
    await store.reviews.keep(match, ZOE.id, 5.0, [])
    assert await store.reviews.get(match, ZOE.id) is None


async def test_an_export_has_nothing_of_a_daily_that_runs_but_ones_own_moves(store: Store) -> None:
    new = await begun(store, ZOE)
    played = [RecordedAction(0, "draw"), RecordedAction(1, "a secret move")]
    await store.solos.append(new, played, 7)
    await store.solos.day(DAY, GAME)
    document = await export(store.privacy, ZOE.id)
    [running] = document["solos"]
    assert running["actions"] == [[0, "draw"]]
    assert not {new.seed, "a secret move"} & {*json.dumps(document).split('"')}
    await store.database.change(sa.update(daily).values(closed=1.0))
    [over] = (await export(store.privacy, ZOE.id))["solos"]
    assert over == running | {
        "actions": [[*each] for each in played],
        "seed": new.seed,
        "instance": 0,
    }


async def test_an_export_has_ones_own_moves_alone_of_practice_that_runs(store: Store) -> None:
    new = await begun(store, ZOE, day=None)
    played = [RecordedAction(0, "draw"), RecordedAction(1, "a secret move")]
    await store.solos.append(new, played, 7)
    [running] = (await export(store.privacy, ZOE.id))["solos"]
    assert (running["actions"], running["seed"]) == ([[0, "draw"]], None)
    await store.database.change(sa.update(solo).values(ended=9.0))
    [over] = (await export(store.privacy, ZOE.id))["solos"]
    assert (len(over["actions"]), over["seed"]) == (2, new.seed)


async def test_who_deletes_a_daily_that_runs_plays_it_again_for_practice_alone(
    store: Store,
) -> None:
    await store.solos.day(DAY, GAME)
    for _ in range(2):
        ended = await finish_solo(store, await begun(store, ZOE), 12)
        await store.privacy.forget(ZOE.id)
        assert await store.solos.of_day(ZOE.id, DAY) == []
        assert await store.solos.get(ended.id) is None
    assert (await begun(store, ZOE)).is_practice
    assert not (await begun(store, ANN)).is_practice
    assert not (await begun(store, ZOE, DAY + 1)).is_practice


async def test_a_daily_that_is_begun_amid_a_deletion_is_practice(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.solos.day(DAY, GAME)
    await finish_solo(store, await begun(store, ZOE), 12)
    again = list[asyncio.Task[Attempt]]()

    def delete(tx: sa.Connection) -> None:
        pseudonym = store.privacy.pseudonyms.of(ZOE.id)
        for statement in personal_solos.FORGET:
            tx.execute(statement, {"of_user": ZOE.id, "pseudonym": pseudonym})
        again.append(asyncio.create_task(begun(store, ZOE)))
        while not tx.scalar(sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")):
            """It is not waiting yet."""

    try:
        await store.database.write(delete)
        assert (await again[0]).is_practice
    finally:
        await store.close()


def test_no_table_with_people_in_it_is_left_out_when_somebody_is_deleted() -> None:
    of_people = [table for table in meta.sorted_tables if "user" in table.c]
    changes = [
        each
        for each in (*FORGET, *personal_solos.FORGET, *personal_arenas.FORGET)
        if isinstance(each, Delete | Update)
    ]
    changed = [each.table for each in changes if "of_user" in str(each.whereclause)]
    assert [table.name for table in of_people if table not in changed] == []


async def test_results_and_standings_of_others_stay(store: Store, tables: Tables) -> None:
    await over(tables)
    await store.servers.add_recipient(GUILD, ANN.id)
    before = await store.privacy.stored(ANN.id)
    await store.privacy.forget(ZOE.id)
    assert await store.privacy.stored(ANN.id) == before


async def test_a_finished_match_keeps_an_anonymous_seat_and_still_verifies(
    store: Store, tables: Tables
) -> None:
    match = (await over(tables)).match.id
    before = await tables.replays.read(match)
    await store.privacy.forget(ZOE.id)
    row = await tables.get(match)
    assert [(seat.user, seat.name) for seat in row.seats] == [(ANN.id, "Ann"), (None, ANONYMOUS)]
    record = await tables.replays.read(match)
    assert record == before
    assert holds(record, verify(record))


async def test_results_are_locked_before_arenas_as_by_a_match_that_ends(store: Store) -> None:
    await finish(store, won(ANN, ZOE))
    await store.privacy.forget(ANN.id)
    with statements(store) as run:
        await store.privacy.forget(ZOE.id)
    changed = [each.split()[1].strip('"') for each in run if each.startswith("UPDATE")]
    assert changed[-changed[::-1].index("result") :].count("arena") == 1


async def test_forgetting_again_and_at_once_is_harmless(store: Store, tables: Tables) -> None:
    await over(tables)
    assert await asyncio.gather(*(store.privacy.forget(ZOE.id) for _ in range(5))) == [[]] * 5
    once = await everything_stored(store)
    await store.privacy.forget(ZOE.id)
    assert await everything_stored(store) == once


async def test_who_was_forgotten_may_begin_anew(store: Store, tables: Tables) -> None:
    await over(tables)
    await store.privacy.forget(ZOE.id)
    await over(tables)
    stored = await store.privacy.stored(ZOE.id)
    assert [row["matches"] for row in stored.standings] == [1, 1]


async def test_a_match_that_they_left_goes_on_without_them(store: Store, tables: Tables) -> None:
    played = await started(tables, ZOE, ANN)
    await tables.change(played.match.id, lobbies.leave, ZOE.id)
    await store.privacy.forget(ZOE.id)
    row = await tables.get(played.match.id)
    assert (row.status, row.host) == (Status.PLAYING, ANN.id)


async def test_who_read_a_match_before_cannot_write_them_back(store: Store, tables: Tables) -> None:
    played = await started(tables, ZOE, ANN)
    await tables.change(played.match.id, lobbies.leave, ZOE.id)
    before = await tables.get(played.match.id)
    await store.privacy.forget(ZOE.id)
    with pytest.raises(Conflict):
        await store.change(before, before)


async def test_who_read_a_match_with_a_guest_before_cannot_write_them_back(
    store: Store, tables: Tables
) -> None:
    played = await started(tables, ANN)
    before = await tables.ask_in(played.match.id, ZOE)
    await store.privacy.forget(ZOE.id)
    with pytest.raises(Conflict):
        await store.change(before, before)


def with_guest(seat: Seat, person: Person) -> Seat:
    """The seat of a computer in which somebody has sat down after the first action."""
    stints = (*seat.stints, Stint(None, seat.name, 1))
    return replace(seat, user=person.id, name=person.name, stints=stints)


async def test_of_a_seat_that_they_left_nothing_is_told_that_is_of_who_plays_there_now(
    store: Store, tables: Tables
) -> None:
    played = await started(tables, ANN, ZOE)
    left = await tables.change(played.match.id, lobbies.leave, ZOE.id)
    guest = replace(with_guest(left.seats[1], BOB), order="pass", said="gg")
    await store.change(left, replace(left, seats=(left.seats[0], guest)))
    await store.set_hand(played.match.id, 1, BOB.id, 4242, 4343)
    [theirs] = (await store.privacy.stored(ZOE.id)).seats
    assert (theirs["name"], theirs["left"]) == (ZOE.name, True)
    assert {theirs[name] for name in ("order", "said", "hand_channel", "hand_message")} == {None}
    [bobs] = (await store.privacy.stored(BOB.id)).seats
    assert (bobs["name"], bobs["left"], bobs["order"]) == ("Bob", False, "pass")


async def test_a_guest_who_left_again_is_forgotten(store: Store, tables: Tables) -> None:
    played = await started(tables, ANN, BOB)
    left = await tables.change(played.match.id, lobbies.leave, BOB.id)
    guest = with_guest(left.seats[1], ZOE)
    await store.change(left, replace(left, seats=(left.seats[0], guest)))
    await tables.change(played.match.id, lobbies.leave, ZOE.id)
    [seat] = (await store.privacy.stored(ZOE.id)).seats
    assert (seat["name"], seat["left"]) == (ZOE.name, True)
    await store.privacy.forget(ZOE.id)
    assert not await everything_stored(store) & {str(ZOE.id), ZOE.name}
    leaver = (await tables.get(played.match.id)).seats[1].leaver
    assert leaver
    assert leaver.user == BOB.id


async def test_a_direct_message_refused_later_brings_nobody_back(
    store: Store, tables: Tables
) -> None:
    match = (await started(tables, ZOE, ANN)).match.id
    await tables.change(match, lobbies.leave, ZOE.id)
    await store.privacy.forget(ZOE.id)
    await store.people.set_dm_closed(match, ZOE)
    await store.people.set_dm_open(ZOE.id)
    assert await store.privacy.stored(ZOE.id) == NOTHING


@pytest.mark.check
async def test_a_direct_message_refused_at_that_moment_brings_nobody_back(
    store: Store, tables: Tables
) -> None:
    for _ in range(5):
        match = (await over(tables)).match.id
        refusals = (store.people.set_dm_closed(match, ZOE) for _ in range(6))
        await asyncio.gather(store.privacy.forget(ZOE.id), *refusals)
        assert await store.privacy.stored(ZOE.id) == NOTHING


async def test_a_message_sent_at_that_moment_is_not_stored(store: Store, tables: Tables) -> None:
    match = (await started(tables, ZOE, ANN)).match.id
    await tables.change(match, lobbies.leave, ZOE.id)
    await store.privacy.forget(ZOE.id)
    await store.set_hand(match, 0, ZOE.id, 4242, 4343)
    await store.set_notice(match, 0, CHANNEL, 4444)
    assert not await everything_stored(store) & {"4242", "4343", "4444"}


async def test_neither_the_file_nor_its_journal_holds_them_while_the_bot_runs(
    tmp_path: Path,
) -> None:
    file = tmp_path / "parlor.db"
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    tables = Tables(store, store.clock, Pace(0, 0, 0))
    traces = [ZOE.name.encode(), ZOE.id.to_bytes(8, "big")]

    def found() -> list[bytes]:
        files = [each.read_bytes() for each in tmp_path.iterdir()]
        return [trace for trace in traces if any(trace in data for data in files)]

    await over(tables)
    lobby = await tables.open(GAME, ANN, GUILD, CHANNEL)
    await tables.seat(lobby.id, lobbies.join, ZOE)
    await tables.change(lobby.id, lobbies.leave, ZOE.id)
    await store.people.set_prefs(ZOE, {"sort": "suit"})
    assert found() == traces
    traces.append(str(ZOE.id).encode())
    assert await store.privacy.forget(ZOE.id) == []
    assert found() == []
    await over(tables)  # the bot has run on all the time
    await store.close()


async def test_in_a_rematch_their_seat_is_free(store: Store, tables: Tables) -> None:
    match = (await over(tables)).match.id
    await store.privacy.forget(ZOE.id)
    again = await tables.rematch(match, ANN.id)
    assert again.names == ["Ann"]


async def test_what_the_clock_played_for_somebody_is_among_their_moves(
    store: Store, tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await started(tables, ZOE, ANN, clock=30)
    clock.now = played.match.due or 0
    await scheduler.once()
    late = played.match.seats[played.waiting[0]].user or 0
    [move] = await store.privacy.moves(late, [played.match.id])
    assert (move["by_clock"], move["click"]) == (True, None)
    assert await store.privacy.moves(({ZOE.id, ANN.id} - {late}).pop(), [played.match.id]) == []


async def pseudonyms_in(store: Store) -> list[int]:
    """Every pseudonym that stands in a result."""
    return await store.database.column(sa.select(result.c.former).where(result.c.former > 0))


async def test_who_was_deleted_stays_met_by_a_pseudonym_for_a_hundred_matches_of_the_other(
    store: Store,
) -> None:
    await finish(store, won(ANN, BOB))
    assert await store.privacy.forget(BOB.id) == []
    [pseudonym] = await pseudonyms_in(store)
    assert pseudonym == store.pseudonyms.of(BOB.id) != BOB.id
    assert pseudonym != Pseudonyms(b"another key").of(BOB.id)
    for at in range(RECENT - 1):
        await finish(store, won(CLEO, ANN), at=2.0 + at)
    assert await pseudonyms_in(store) == [pseudonym]
    await finish(store, won(ANN, CLEO), at=200.0)
    assert await pseudonyms_in(store) == []


async def test_a_pseudonym_goes_with_the_last_who_has_met_it(store: Store) -> None:
    await finish(store, won(ANN, BOB, CLEO))
    await store.privacy.forget(BOB.id)
    await store.privacy.forget(CLEO.id)
    both = {store.pseudonyms.of(each.id) for each in (BOB, CLEO)}
    assert {*await pseudonyms_in(store)} == both
    await store.privacy.forget(ANN.id)
    assert await pseudonyms_in(store) == []


async def test_the_key_of_pseudonyms_is_kept_beside_the_database_and_in_no_backup(
    tmp_path: Path,
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'parlor.db'}"
    store = await Store.open(url)
    await finish(store, won(ANN, BOB))
    await store.privacy.forget(BOB.id)
    of_bob = store.pseudonyms.of(BOB.id)
    await store.close()
    key = tmp_path / "parlor.key"
    assert key.stat().st_mode & 0o777 == 0o600
    await asyncio.to_thread(backup, url, tmp_path / "backup.db")
    for file in ("backup.db", "parlor.db"):
        assert key.read_bytes() not in (tmp_path / file).read_bytes()
    again = await Store.open(url)
    assert again.pseudonyms.of(BOB.id) == of_bob
    await again.close()
    key.unlink()
    without = await Store.open(url)
    assert without.pseudonyms.of(BOB.id) != of_bob
    await without.close()
