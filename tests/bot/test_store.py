import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.matches.match import Person, Seat, Status, Stint
from bot.matches.replay import Action
from bot.store import Conflict, DuplicateClick, Ending, Store, Unavailable
from bot.store.people import People, Profile
from bot.store.schema import seat as seat_table
from bot.store.sqlite import SQLite
from bot.store.statements import PLAYS, SITS
from tests.bot.results import one, won
from tests.bot.storing import append, playing, read, statements
from tests.bot.tabling import ANN, BOB, CHANNEL, CLEO, GUILD, cancelled_anywhere, crazy_king

pytestmark = pytest.mark.engines


@pytest.mark.smoke
async def test_what_was_created_is_read_back(store: Store) -> None:
    lobby = replace(crazy_king(), options={"target": 60}, clock=30, created=12.5, locale="pt-BR")
    created = await store.create(lobby, "seed")
    assert await store.get(created.id) == created == replace(lobby, id=created.id)
    assert await store.get(created.id + 1) is None


async def test_an_error_of_the_database_does_not_tell_the_seed(store: Store) -> None:
    with pytest.raises(DBAPIError) as failed:
        await store.create(replace(crazy_king(), rematch_of=99), "a secret seed")
    assert "a secret seed" not in str(failed.value)


async def test_an_id_is_never_used_again(store: Store) -> None:
    first = await store.create(crazy_king(), "seed")
    for table in ("seat", "match"):
        await store.database.change(text(f'DELETE FROM "{table}"'))
    assert (await store.create(crazy_king(), "seed")).id > first.id


async def test_an_action_after_another_is_stale_and_not_stored(store: Store) -> None:
    match = await playing(store)
    await append(store, match, "draw")
    with pytest.raises(Conflict):
        await append(store, match, "pass")
    assert await store.actions(match.id) == [Action(0, "draw", None, 1.0)]


async def test_an_action_after_somebody_left_is_stale_and_not_stored(store: Store) -> None:
    match = await playing(store)
    await store.change(match, replace(match, seats=(Seat(None, "Ada"), match.seats[1])))
    with pytest.raises(Conflict):
        await append(store, match, "draw")
    assert await store.actions(match.id) == []


async def test_a_click_is_stored_once_even_at_the_right_length(store: Store) -> None:
    match = await playing(store)
    await append(store, match, "draw", click=7)
    match = await read(store, match)
    with pytest.raises(DuplicateClick):
        await append(store, match, "draw", click=7)
    assert (await read(store, match)).length == 1
    assert await store.clicked(match.id, 7)
    assert not await store.clicked(match.id, 8)


async def test_a_click_may_be_stored_in_two_matches(store: Store) -> None:
    for match in (await playing(store), await playing(store)):
        await append(store, match, "draw", click=7)
        assert await store.clicked(match.id, 7)


async def test_of_fifty_racers_one_wins(store: Store) -> None:
    match = await playing(store)
    racers = [append(store, match, f"bid {n}", click=n) for n in range(50)]
    outcomes = await asyncio.gather(*racers, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert [type(each) for each in outcomes if each].count(Conflict) == 49
    assert [action.text for action in await store.actions(match.id)] == [
        f"bid {outcomes.index(None)}"
    ]


async def test_a_transaction_finishes_though_its_caller_is_cancelled(store: Store) -> None:
    match = await playing(store)
    task = asyncio.create_task(append(store, match, "draw"))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await asyncio.gather(*store.database.unfinished)
    assert len(await store.actions(match.id)) == 1


async def test_a_closed_store_is_not_opened_again_by_what_comes_too_late(url: str) -> None:
    store = await Store.open(url)
    match = await playing(store)
    await store.close()
    with pytest.raises(Unavailable):
        await read(store, match)


async def test_what_is_cancelled_anywhere_has_happened_or_has_not(store: Store) -> None:
    random = Random(5)
    match = await playing(store)
    for click in range(60):
        match = await read(store, match)
        await cancelled_anywhere(append(store, match, "draw", click), random)
        await cancelled_anywhere(read(store, match), random)
    late = await asyncio.gather(*store.database.unfinished, return_exceptions=True)
    failed = [each for each in late if isinstance(each, BaseException)]
    assert all(isinstance(each, Conflict) for each in failed), "one may outrun another"
    match = await read(store, match)
    assert match.length == len(await store.actions(match.id)) > 0
    await append(store, match, "pass")
    assert (await store.actions(match.id, match.length))[0].text == "pass"


async def test_of_two_changes_at_once_one_is_stale(store: Store) -> None:
    lobby = await store.create(crazy_king(ANN), "seed")
    await store.change(lobby, replace(lobby, seats=(*lobby.seats, Seat(BOB.id, "Bob"))))
    with pytest.raises(Conflict):
        await store.change(lobby, replace(lobby, seats=(*lobby.seats, Seat(CLEO.id, "Cleo"))))
    assert (await read(store, lobby)).names == ["Ann", "Bob"]


async def test_seats_may_move_up(store: Store) -> None:
    lobby = await store.create(crazy_king(ANN, BOB, CLEO), "seed")
    await store.change(lobby, replace(lobby, seats=lobby.seats[1:]))
    assert (await read(store, lobby)).names == ["Bob", "Cleo"]


async def test_a_change_of_seats_keeps_the_messages_of_the_others(store: Store) -> None:
    match = await playing(store)
    await store.set_hand(match.id, 1, BOB.id, 11, 12)
    await store.set_notice(match.id, 1, CHANNEL, 13)
    await store.set_message(match.id, CHANNEL, 14)
    await store.change(match, replace(match, seats=(Seat(None, "Ada"), match.seats[1])))
    kept = await read(store, match)
    assert kept.seats[1] == Seat(BOB.id, "Bob", 1, 11, 12, CHANNEL, 13)
    assert kept.message == 14


async def test_a_rematch_is_stored_once(store: Store) -> None:
    match = await playing(store)
    again = replace(crazy_king(), rematch_of=match.id)
    first, second = await asyncio.gather(store.create(again, "a"), store.create(again, "b"))
    assert first == second


async def test_a_message_sent_while_its_seat_changes_is_not_forgotten(store: Store) -> None:
    match = await playing(store, ANN, BOB)
    await store.set_hand(match.id, 0, ANN.id, 5, 6, told=7)
    await store.set_notice(match.id, 1, CHANNEL, 8)
    ann, bob = match.seats
    left = ann.vacated(0, "Ada")
    await store.change(match, replace(match, seats=(left, replace(bob, back=3))))
    assert (await read(store, match)).seats == (
        replace(left, hand_channel=5, hand_message=6, told=7),
        replace(bob, notice_channel=CHANNEL, notice_message=8, back=3),
    )


async def test_current_matches_are_found_by_channel(store: Store) -> None:
    lobby = await store.create(crazy_king(ANN), "seed")
    match = await playing(store, ANN, BOB)
    closed = await store.create(crazy_king(ANN), "seed")
    await store.change(closed, replace(closed, status=Status.CLOSED))
    assert await store.current_matches() == [match, lobby]
    assert await store.current_matches(CHANNEL) == [match, lobby]
    assert await store.current_matches(CHANNEL + 1) == []


async def test_the_table_where_somebody_sits_is_the_newest_here_or_else_anywhere(
    store: Store,
) -> None:
    match = await playing(store, ANN, BOB)
    lobby = await store.create(crazy_king(ANN), "seed")
    elsewhere = await store.create(replace(crazy_king(ANN), channel=CHANNEL + 1), "seed")
    closed = await store.create(crazy_king(ANN), "seed")
    await store.change(closed, replace(closed, status=Status.CLOSED))
    assert await store.sits_at(ANN.id, CHANNEL) == lobby
    assert await store.sits_at(ANN.id, CHANNEL, plays=True) == match
    assert await store.sits_at(ANN.id, CHANNEL + 1) == elsewhere
    assert await store.sits_at(ANN.id, CHANNEL + 2) == elsewhere
    assert await store.sits_at(BOB.id, CHANNEL + 1, plays=True) == match
    assert await store.sits_at(CLEO.id, CHANNEL) is None


async def test_finding_a_table_among_very_many_reads_one(store: Store) -> None:
    for _ in range(20):
        await store.create(crazy_king(ANN), "seed")
    with statements(store) as run:
        assert await store.sits_at(ANN.id, CHANNEL)
        assert await store.sits_at(ANN.id, CHANNEL, plays=True) is None
    searches = [statement for statement in run if "LIMIT" in statement]
    assert (len(run), len(searches)) == (4, 3)


async def test_no_search_for_a_table_goes_through_all_matches(store: Store) -> None:
    if isinstance(store.database.driver, SQLite):
        for query in (*SITS, *PLAYS):
            text = f"EXPLAIN QUERY PLAN {query.compile(store.database.driver.engine)}"
            given = (1,) * text.count("?")

            def explain(tx: Connection, text: str = text, given: tuple[int, ...] = given) -> str:
                return "\n".join(row[-1] for row in tx.exec_driver_sql(text, given))

            plan = await store.database.read(explain)
            assert "SCAN" not in plan
            assert "ORDER BY" not in plan  # the newest is the first that is read


async def test_the_tables_beside_one_are_counted(store: Store) -> None:
    match = await playing(store, ANN, BOB)
    await store.create(replace(crazy_king(ANN), channel=CHANNEL + 1), "seed")
    await store.create(crazy_king(CLEO), "seed")
    await store.create(replace(crazy_king(ANN), guild=GUILD + 1, channel=CHANNEL + 2), "seed")
    closed = await store.create(crazy_king(ANN), "seed")
    await store.change(closed, replace(closed, status=Status.CLOSED))
    assert await store.count_around(match) == (3, 2, 3)


async def test_servers_with_tables_are_found_and_direct_messages_are_none(store: Store) -> None:
    for guild in (GUILD, GUILD, GUILD + 1, 0):
        await store.create(replace(crazy_king(ANN), guild=guild), "seed")
    closed = await store.create(replace(crazy_king(ANN), guild=GUILD + 2), "seed")
    await store.change(closed, replace(closed, status=Status.CLOSED))
    assert sorted(await store.guilds()) == [GUILD, GUILD + 1]


async def test_an_ending_closes_the_match(store: Store) -> None:
    match = await playing(store)
    ending = Ending("crazy_king", GUILD, won(ANN, -1), 9.0)
    await store.append(match, Action(0, "3C", at=9.0), None, ending)
    assert (await read(store, match)).status is Status.OVER
    assert (await read(store, match)).ended == 9.0


async def test_an_ending_that_cannot_be_stored_leaves_no_trace(store: Store) -> None:
    match = await playing(store)
    twice = Ending("crazy_king", GUILD, (one(ANN, 0, 1), one(BOB, 0, 2, team=1)), 9.0)
    with pytest.raises(IntegrityError):
        await store.append(match, Action(0, "3C"), None, twice)
    assert await read(store, match) == match
    assert await store.actions(match.id) == []


async def test_people_and_servers_are_remembered(store: Store) -> None:
    assert await store.people.player(ANN.id) == Profile()
    match = await playing(store)
    await store.people.set_dm_closed(match.id, ANN)
    assert await store.people.player(ANN.id) == Profile(dm_closed=True)
    await store.people.set_prefs(ANN, {"hands": "button"})
    assert await store.people.player(ANN.id) == Profile(True, {"hands": "button"})
    await store.people.set_dm_open(ANN.id)
    assert await store.people.player(ANN.id) == Profile(False, {"hands": "button"})
    assert await store.people.settings(GUILD) == {}
    for settings in ({"direct_messages": False}, {"direct_messages": True}):
        await store.people.set_settings(GUILD, settings)
        assert await store.people.settings(GUILD) == settings


async def test_what_is_committed_survives_a_power_cut(url: str, store: Store) -> None:
    is_sqlite = url.startswith("sqlite")
    asked = "PRAGMA synchronous" if is_sqlite else "SHOW synchronous_commit"
    match = await playing(store)
    await store.work.claim(match.id, 0.0, 10)  # which need not
    found = await store.database.column(text(asked))
    assert found == [2 if is_sqlite else "on"]  # 2: FULL


async def test_a_person_s_matches_under_way_are_drawn_once_more(store: Store) -> None:
    match = await playing(store)
    assert await store.work.touch_user(ANN.id + 99) == []
    assert await store.work.touch_user(match.seats[0].user or 0) == [match.id]
    after = await store.get(match.id)
    assert after
    assert after.revision == match.revision + 1


async def test_a_server_s_matches_under_way_are_drawn_once_more(store: Store) -> None:
    match = await playing(store)
    assert await store.work.touch_guild(match.guild + 1) == []
    assert await store.work.touch_guild(match.guild) == [match.id]
    after = await store.get(match.id)
    assert after
    assert after.revision == match.revision + 1


async def test_a_unit_of_work_takes_few_statements(store: Store) -> None:
    match = await playing(store)
    units: list[tuple[Coroutine[Any, Any, object], int]] = [
        (append(store, match, "draw"), 2),
        (store.work.claim(match.id, 0.0, 10), 2),
        (store.work.claim(match.id, 0.0, 10), 1),
        (store.work.set_drawn(match.id, match.revision + 1, 10.0), 1),
        (store.get(match.id), 1),
        (store.dealt(match.id), 2),
        (store.current_matches(), 1),
        (store.work.take(0.0, 5, 20), 3),
        (store.people.player(ANN.id), 1),
        (store.people.player(ANN.id), 0),
    ]
    for unit, most in units:
        with statements(store) as run:
            await unit
        assert len(run) == most, run


async def test_what_was_chosen_elsewhere_is_seen_when_the_memory_of_it_ends(
    url: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.people.CACHE_SECONDS", 0.0)
    elsewhere, here = await Store.open(url), People(store.database)
    assert await here.player(ANN.id) == Profile()
    await elsewhere.people.set_prefs(ANN, {"hands": "button"})
    assert (await here.player(ANN.id)).prefs == {"hands": "button"}
    await elsewhere.close()


async def test_nothing_is_remembered_of_a_person_who_was_deleted(store: Store) -> None:
    await store.people.set_prefs(ANN, {"hands": "button"})
    assert (await store.people.player(ANN.id)).prefs
    await store.privacy.forget(ANN.id)
    assert await store.people.player(ANN.id) == Profile()


async def test_what_is_read_while_it_changes_is_not_remembered(store: Store) -> None:
    reading = asyncio.create_task(store.people.player(ANN.id))
    await asyncio.sleep(0)
    await store.people.set_prefs(ANN, {"hands": "button"})
    await reading
    assert (await store.people.player(ANN.id)).prefs == {"hands": "button"}


def played_by(*players: Person | None) -> Seat:
    """A seat that these took one after the other, a computer where None is, each ten actions."""
    first, *others = players
    assert first
    seat = Seat(first.id, first.name)
    for number, player in enumerate(others, 1):
        if player is None:
            seat = seat.vacated(10 * number, f"Computer{number}")
        else:
            stints = (*seat.stints, Stint(None, seat.name, 10 * number))
            seat = replace(seat, user=player.id, name=player.name, stints=stints)
    return seat


@pytest.mark.parametrize(
    ("players", "guest_since", "gone"),
    [
        ((ANN, None), 0, [ANN.id]),
        ((ANN, None, CLEO), 20, [ANN.id]),
        ((ANN, None, CLEO, None), 20, [ANN.id, CLEO.id]),
        ((ANN, None, CLEO, None, CLEO), 20, [ANN.id]),
        ((ANN, None, CLEO, None, ANN), 0, [CLEO.id]),
        ((ANN, None, CLEO, None, ANN, None), 0, [ANN.id, CLEO.id]),
        ((ANN, None, CLEO, None, ANN, None, CLEO), 60, [ANN.id]),
    ],
)
async def test_the_stints_of_a_seat_are_stored(
    store: Store, players: tuple[Person | None, ...], guest_since: int, gone: list[int]
) -> None:
    match, seat = await playing(store, ANN, BOB), played_by(*players)
    await store.change(match, replace(match, seats=(seat, match.seats[1])))
    stored = (await read(store, match)).seats[0]
    assert stored == seat
    assert stored.guest_since == guest_since
    assert [each.user for each in (stored.leaver, stored.former_guest) if each] == gone


@pytest.mark.parametrize(
    ("earlier", "stints"),
    [
        ("4:@left 12:Ed", (Stint(ANN.id, "Ann", 4, was_kicked=True), Stint(None, "Ed", 12))),
        ("12:Ed", (Stint(ANN.id, "Ann", 0, was_kicked=True), Stint(None, "Ed", 12))),
        ("", (Stint(ANN.id, "Ann", 0, was_kicked=True), Stint(None, "Computer", 12))),
    ],
)
async def test_a_seat_stored_by_an_earlier_version_has_its_stints(
    store: Store, earlier: str, stints: tuple[Stint, ...]
) -> None:
    match = await playing(store, BOB, CLEO)
    columns = {"left": ANN.id, "left_name": "Ann", "kicked": True, "sat": 12, "earlier": earlier}
    row = sa.update(seat_table).where(seat_table.c.match == match.id, seat_table.c.seat == 1)
    await store.database.change(row.values(columns))
    seat = (await read(store, match)).seats[1]
    assert seat.stints == stints
    assert (seat.user, seat.guest_since, seat.is_guest) == (CLEO.id, 12, True)


async def test_a_language_and_preferences_of_a_person_leave_each_other_alone(store: Store) -> None:
    people = store.people
    await people.set_locale(ANN, "de")
    await people.set_prefs(ANN, {"deck": "two"})
    assert await people.player(ANN.id) == Profile(prefs={"deck": "two"}, locale="de")
    await people.set_locale(ANN, None)
    assert await people.player(ANN.id) == Profile(prefs={"deck": "two"})
