"""What it costs to leave a match under way when nobody stays to see its end."""

import asyncio

import pytest

from bot.hosting.tables import Tables
from bot.matches import lobby
from bot.matches.match import Match, Person, Refused, Status
from bot.matches.pace import Pace
from bot.matches.played import Played
from bot.matches.replay import Action
from bot.store import Leaderboard, Store
from bot.store.counting import recount
from games.crazy_king import CrazyKing
from games.game import DEAL, HOST
from tests.bot.results import GAME, counted
from tests.bot.tabling import ANN, BOB, CHANNEL, CLEO, GUILD, SHORT, Clock, played_on, started, turn

EVERYWHERE = Leaderboard(GAME)


async def begun(tables: Tables, *people: Person) -> Played:
    """A match under way in which a person has played something."""
    played = await started(tables, *people)
    while not played.replay.turns.clicked:
        played = await moved(tables, played)
    return played


async def moved(tables: Tables, played: Played) -> Played:
    """The match after a move of whoever's turn it is."""
    seat = played.waiting[0]
    if played.match.seats[seat].user is None:
        return await tables.play(played, Action(seat, played.view(seat).legal()[0]))
    user, action = turn(played)
    return await tables.act(played.match.id, user, played.length, action, 1)


async def leave(tables: Tables, match: int, *people: Person) -> None:
    for person in people:
        await tables.change(match, lobby.leave, person.id)


async def sat_down(tables: Tables, match: Match, guest: Person) -> int:
    """Let a guest in, who sits down at the next deal; where."""
    seat = min(match.computers)
    await tables.ask_in(match.id, guest)
    await tables.agree(match.id, match.host, f"sit.{seat}")
    played = await tables.load(match.id)
    await played_on(tables, played, lambda it: it.match.seat_of(guest.id) is not None)
    return seat


async def losses(store: Store, board: Leaderboard = EVERYWHERE) -> dict[str, int]:
    """How many matches each person on a leaderboard has not won."""
    rows = (await store.leaderboards.page(board, 0)).rows
    return {row.name: row.matches - row.wins for _, row in rows}


async def test_who_opens_a_match_alone_and_leaves_it_has_lost_nothing(
    store: Store, tables: Tables
) -> None:
    for _ in range(6):
        await leave(tables, (await started(tables, ANN)).match.id, ANN)
    match = (await begun(tables, ANN)).match.id
    await leave(tables, match, ANN)
    assert (await tables.get(match)).status is Status.CLOSED
    assert await losses(store) == await losses(store, Leaderboard(GAME, GUILD)) == {}
    assert await store.leaderboards.practiced(ANN.id) == (0, 0)
    assert (await store.privacy.stored(ANN.id)).results == []


async def test_a_match_begun_alone_is_practice_for_who_joins_it_later_too(
    store: Store, tables: Tables
) -> None:
    spring = await store.servers.start_season(GUILD, "Spring", 0.0)
    assert spring
    match = (await started(tables, ANN)).match
    seat = await sat_down(tables, match, BOB)
    played = await played_on(tables, await tables.load(match.id))
    assert played.match.seats[seat].user == BOB.id
    for board in (EVERYWHERE, Leaderboard(GAME, GUILD), Leaderboard(GAME, GUILD, spring.id)):
        assert await losses(store, board) == {}
    has_won = played.match.seat_of(ANN.id) in played.view(None).game.winners
    assert await store.leaderboards.practiced(ANN.id) == (1, has_won)
    for one in (ANN, BOB):
        assert await store.leaderboards.career(one.id) == []
        assert await store.leaderboards.rivals(one.id) == []
    assert await store.archive.outcomes(match.id) == {}


async def test_who_leaves_practice_to_others_has_no_result_in_it(
    store: Store, tables: Tables
) -> None:
    match = (await started(tables, ANN)).match
    await sat_down(tables, match, BOB)
    await leave(tables, match.id, ANN)
    await played_on(tables, await tables.load(match.id))
    assert await store.leaderboards.practiced(ANN.id) == (0, 0)
    assert (await store.privacy.stored(ANN.id)).results == []


async def test_a_match_begun_by_two_counts_though_one_of_them_plays_it_out_alone(
    store: Store, tables: Tables
) -> None:
    match = (await begun(tables, ANN, BOB)).match.id
    await leave(tables, match, BOB)
    await played_on(tables, await tables.load(match))
    assert (await losses(store))["Bob"] == 1
    assert [game.matches for game in await store.leaderboards.career(ANN.id)] == [1]


async def test_all_who_left_have_lost_the_first_as_much_as_the_last(
    store: Store, tables: Tables
) -> None:
    match = (await begun(tables, ANN, BOB, CLEO)).match.id
    await leave(tables, match, CLEO, ANN)
    assert await losses(store) == {}
    await leave(tables, match, BOB)
    assert await losses(store) == {"Ann": 1, "Bob": 1, "Cleo": 1}
    first, *others = [
        row.rating for _, row in (await store.leaderboards.page(Leaderboard(GAME, GUILD), 0)).rows
    ]
    assert others == pytest.approx([first, first])


async def test_whoever_looks_at_the_deal_and_leaves_others_has_lost_each_time(
    store: Store, tables: Tables
) -> None:
    for _ in range(24):
        await leave(tables, (await started(tables, ANN, BOB)).match.id, BOB, ANN)
    assert await losses(store) == {"Ann": 24, "Bob": 24}


async def test_of_people_who_leave_at_once_each_has_lost_once(
    store: Store, tables: Tables, clock: Clock
) -> None:
    match = (await begun(tables, ANN, BOB, CLEO)).match.id
    elsewhere = Tables(store, clock, Pace())
    await asyncio.gather(
        tables.change(match, lobby.leave, ANN.id),
        elsewhere.change(match, lobby.leave, BOB.id),
        tables.change(match, lobby.leave, CLEO.id),
    )
    assert await losses(store) == {"Ann": 1, "Bob": 1, "Cleo": 1}


async def test_a_server_that_takes_the_bot_out_makes_nobody_lose(
    store: Store, tables: Tables
) -> None:
    await leave(tables, (await begun(tables, ANN, BOB)).match.id, BOB)
    await tables.close_guild(GUILD)
    assert await losses(store) == {}


async def in_a_later_round(tables: Tables, *people: Person) -> tuple[Match, list[int]]:
    """A long match in its second round or later, and who stood how at the last end of one.

    Nobody stood like another; who stood worst comes first.
    """
    host, *others = people
    match = await tables.open(GAME, host, GUILD, CHANNEL, options=SHORT | {"target": 1000})
    for person in others:
        await tables.seat(match.id, lobby.join, person)
    played = await tables.start(match.id, host.id)
    while True:
        played = await played_on(tables, played, lambda it: it.resting)
        game = played.view(None).game
        stood = {game.rank_key(n): each.user or 0 for n, each in enumerate(played.match.seats)}
        played = await tables.play(played, Action(HOST, DEAL))
        if len(stood) == len(people):
            played = await moved(tables, played)
            return played.match, [stood[each] for each in sorted(stood)]


async def test_a_server_that_takes_the_bot_out_ends_matches_by_their_last_finished_round(
    store: Store, tables: Tables
) -> None:
    match, (loser, _, winner) = await in_a_later_round(tables, ANN, BOB, CLEO)
    await store.servers.set_manager(GUILD, loser, True)
    await tables.close_guild(GUILD)
    assert (await tables.get(match.id)).status is Status.CLOSED
    won = {one.id: (await store.leaderboards.career(one.id))[0].wins for one in (ANN, BOB, CLEO)}
    assert won == {one.id: one.id == winner for one in (ANN, BOB, CLEO)}
    lost, had = [(await store.archive.outcomes(match.id))[each].rating for each in (loser, winner)]
    assert lost
    assert had
    assert lost[1] < had[1]


async def test_who_manages_the_server_wins_nothing_by_taking_the_bot_out(
    store: Store, tables: Tables
) -> None:
    _, (_, second, leader) = await in_a_later_round(tables, ANN, BOB, CLEO)
    await store.servers.set_manager(GUILD, leader, True)
    await tables.close_guild(GUILD)
    assert await store.leaderboards.career(leader) == []
    [career] = await store.leaderboards.career(second)
    assert (career.matches, career.wins) == (1, 1)


async def test_a_lead_of_two_is_nobodys_if_who_leads_manages_the_server(
    store: Store, tables: Tables
) -> None:
    match, (_, leader) = await in_a_later_round(tables, ANN, BOB)
    await store.servers.set_manager(GUILD, leader, True)
    await tables.close_guild(GUILD)
    assert (await tables.get(match.id)).status is Status.CLOSED
    assert await losses(store) == {}


async def test_a_match_of_other_rules_is_lost_by_nobody(
    store: Store, tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = (await begun(tables, ANN, BOB)).match.id
    await leave(tables, match, BOB)
    monkeypatch.setattr(CrazyKing, "version", CrazyKing.version + 1)
    with pytest.raises(Refused):
        await leave(Tables(store, clock, Pace()), match, ANN)
    assert (await tables.get(match)).status is Status.CLOSED
    assert await losses(store) == {}


async def test_a_match_that_cannot_go_on_can_be_left_and_is_lost_by_nobody(
    store: Store, tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = (await begun(tables, ANN, BOB)).match.id
    monkeypatch.setattr(CrazyKing, "moves", lambda self, seat: [])
    await leave(Tables(store, clock, Pace()), match, ANN, BOB)
    assert (await tables.get(match)).status is Status.CLOSED
    assert await losses(store) == {}


async def test_a_recount_comes_to_the_same(
    store: Store, tables: Tables, clock: Clock, url: str
) -> None:
    for people in ((BOB, CLEO), (ANN, BOB), (CLEO, BOB, ANN)):
        clock.now += 1
        await leave(tables, (await begun(tables, *people)).match.id, *people)
    before = await counted(store)
    await store.close()
    assert await recount(url, store.pseudonyms) == 3
    again = await Store.open(url)
    assert await counted(again) == before
    await again.close()


async def test_who_was_deleted_after_leaving_has_nothing_stored_when_the_others_leave(
    store: Store, tables: Tables
) -> None:
    match = (await begun(tables, ANN, BOB)).match.id
    await leave(tables, match, ANN)
    assert await store.privacy.forget(ANN.id) == []
    await leave(tables, match, BOB)
    assert await losses(store) == {"Bob": 1}
    assert (await store.privacy.stored(ANN.id)).results == []


async def test_who_leaves_as_the_last_to_be_deleted_keeps_no_standing(
    store: Store, tables: Tables
) -> None:
    match = (await begun(tables, ANN, BOB)).match.id
    await leave(tables, match, ANN, BOB)
    assert (await store.privacy.stored(BOB.id)).results
    assert await store.privacy.forget(BOB.id) == []
    assert await losses(store) == {"Ann": 1}
    stored = await store.privacy.stored(BOB.id)
    assert (stored.results, stored.standings) == ([], [])
