"""Who sits down during a match, and what it counts for whom."""

from dataclasses import replace

import pytest

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import absence, proposals, seating
from bot.matches import lobby as lobbies
from bot.matches.match import ANONYMOUS, PAUSE, Match, Person, Seat, Status, Stint
from bot.matches.pace import Pace
from bot.matches.played import Played
from bot.matches.proposal_kinds import ANSWER
from bot.matches.ratings import Result
from bot.matches.replay import Action
from bot.matches.results import forfeits, results
from bot.store import Leaderboard, Store
from bot.store.counting import recount
from bot.views.log import news
from bot.words import talk
from games.crazy_king import CrazyKing
from games.game import DEAL, HOST, STOP
from games.players import Level
from games.record import Decision
from games.text import Text
from games.verify import verify
from tests.bot.results import counted as rows
from tests.bot.tabling import ANN, BOB, CHANNEL, CLEO, DAN, GUILD, Clock, refusal, with_computers

KING = "crazy_king"
LONG = {"target": 500, "hand_size": 3}


async def playing(tables: Tables, *people: Person, computers: int = 1) -> Played:
    """A match of several rounds between people and computers."""
    match = await tables.open(KING, people[0], GUILD, CHANNEL, LONG)
    for person in people[1:]:
        await tables.seat(match.id, lobbies.join, person)
    await with_computers(tables, match.id, computers)
    return await tables.start(match.id, people[0].id)


async def at_rest(tables: Tables, played: Played) -> Played:
    """The match at the end of its round."""
    played = await tables.load(played.match.id)
    while played.waiting not in ([HOST], []):
        seat = played.waiting[0]
        hint = played.view(seat).hint()
        assert hint
        played = await tables.play(played, Action(seat, hint.action, played.length + 1))
    return played


async def dealt(tables: Tables, played: Played, rounds: int = 1) -> Played:
    """The match after so many further deals."""
    for _ in range(rounds):
        played = await tables.play(await at_rest(tables, played), Action(HOST, DEAL))
    return played


async def ended(tables: Tables, played: Played, store: Store) -> Match:
    """The match ended by the host with its round."""
    played = await tables.play(await at_rest(tables, played), Action(HOST, STOP))
    assert played.match.status is Status.OVER
    return played.match


async def let_in(tables: Tables, match: int, guest: Person, seat: int, *by: Person) -> None:
    """A guest asks, and these people agree."""
    await tables.ask_in(match, guest)
    for person in by:
        await tables.agree(match, person.id, f"sit.{seat}")


async def counted(store: Store) -> dict[str, tuple[int, int]]:
    """How many matches each person has to show, and how many they won."""
    rows = (await store.leaderboards.page(Leaderboard(KING), 0)).rows
    return {row.name: (row.matches, row.wins) for _, row in rows}


async def test_a_guest_sits_down_at_the_next_deal_once_the_host_agrees(
    store: Store, tables: Tables, clock: Clock
) -> None:
    played = await playing(tables, ANN, BOB)
    match = played.match.id
    await let_in(tables, match, CLEO, 2, ANN)
    before = await at_rest(tables, played)
    assert (before.match.guest_seat, before.match.seat_of(CLEO.id)) == (2, None)
    after = await dealt(tables, before)
    assert after.match.seat_of(CLEO.id) == 2
    assert after.match.seats[2].guest_since == before.length
    assert after.match.guest is None
    assert after.match.decided == (
        Decision(0, "sit.2", (0,)),
        Decision(before.length, "sat.2", (2,)),
    )
    elsewhere = await Tables(store, clock, Pace()).load(match)
    assert elsewhere.replay.last_of(2) is after.replay.last_of(2) is None
    assert sorted(elsewhere.present) == [0, 1, 2]
    assert elsewhere.match.names[2] == "Cleo"


async def test_a_guest_who_leaves_an_easy_computers_seat_leaves_it_to_a_normal_one(
    tables: Tables,
) -> None:
    lobby = await tables.open(KING, ANN, GUILD, CHANNEL, LONG)
    await tables.change(lobby.id, seating.set_level, ANN.id, 1, Level.EASY)
    played = await tables.start(lobby.id, ANN.id)
    match = played.match.id
    await let_in(tables, match, CLEO, 1, ANN)
    assert (await dealt(tables, played)).match.seat_of(CLEO.id) == 1
    assert (await tables.change(match, lobbies.leave, CLEO.id)).levels == {1: Level.NORMAL}


async def test_two_people_let_a_guest_in_without_the_host_and_one_does_not(tables: Tables) -> None:
    match = (await playing(tables, ANN, BOB, DAN)).match.id
    await let_in(tables, match, CLEO, 3, BOB)
    assert (await tables.get(match)).guest_seat is None
    await tables.agree(match, DAN.id, "sit.3")
    assert (await tables.get(match)).guest_seat == 3


async def test_a_guest_who_asks_keeps_nobody_who_plays_from_asking(tables: Tables) -> None:
    match = (await playing(tables, ANN, BOB)).match.id
    await tables.ask_in(match, CLEO)
    asked = await tables.agree(match, BOB.id, PAUSE)
    assert asked.proposal
    assert (asked.proposal.what, asked.guest) == (PAUSE, None)
    assert asked.decided == (Decision(0, "no.sit.2", ()),)
    assert (await tables.agree(match, ANN.id, PAUSE)).paused is not None


async def test_nobody_sits_down_whom_the_table_does_not_want(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await playing(tables, ANN, BOB)
    match = played.match.id
    await tables.ask_in(match, CLEO)
    assert (await refusal(tables.ask_in(match, DAN))).key == "asked-already"
    assert (await refusal(tables.agree(match, CLEO.id, "sit.2"))).key == "not-seated"
    await tables.decide(match, proposals.object_to, BOB.id)
    assert (await tables.get(match)).guest is None
    assert (await refusal(tables.agree(match, ANN.id, "sit.2"))).key == "asked-no-more"
    await tables.ask_in(match, CLEO)
    clock.now += ANSWER
    await scheduler.once()
    row = await tables.get(match)
    assert (row.guest, row.proposal) == (None, None)
    assert [each.what for each in row.decided] == ["no.sit.2", "no.sit.2"]
    assert (await dealt(tables, played)).match.seat_of(CLEO.id) is None


async def test_there_is_no_seat_but_a_computers_and_for_who_left_but_their_own(
    tables: Tables,
) -> None:
    full = (await playing(tables, ANN, BOB, computers=0)).match.id
    assert (await refusal(tables.ask_in(full, CLEO))).key == "no-computer-seat"
    assert (await refusal(tables.ask_in(full, BOB))).key == "already-playing"
    played = await playing(tables, ANN, BOB, DAN)
    match = played.match.id
    await tables.change(match, lobbies.leave, BOB.id)
    await let_in(tables, match, CLEO, 1, ANN)
    await dealt(tables, played)
    assert (await refusal(tables.ask_in(match, BOB))).key == "seat-gone"


async def test_who_left_comes_back_to_their_own_seat_as_if_they_had_stayed(
    store: Store, tables: Tables
) -> None:
    played = await playing(tables, ANN, BOB)
    match = played.match.id
    await tables.change(match, lobbies.leave, BOB.id)
    await let_in(tables, match, BOB, 1, ANN)
    after = await dealt(tables, played)
    seat = after.match.seats[1]
    assert (seat.user, seat.leaver, seat.guest_since, after.away) == (BOB.id, None, 0, frozenset())
    over = await ended(tables, after, store)
    [bob] = [each for each in (await counted(store)).items() if each[0] == "Bob"]
    assert bob[1][0] == 1
    assert not any(seat.leaver for seat in over.seats)


async def test_who_left_has_lost_and_a_guest_of_half_the_rounds_has_what_the_seat_has(
    store: Store, tables: Tables
) -> None:
    played = await playing(tables, ANN, BOB)
    match = played.match.id
    await tables.change(match, lobbies.leave, BOB.id)
    await let_in(tables, match, CLEO, 1, ANN)
    played = await dealt(tables, played)
    await ended(tables, played, store)
    found = await counted(store)
    won = 1 in (await tables.load(match)).view(None).game.winners
    assert found["Bob"] == (1, 0)
    assert found["Cleo"] == (1, int(won))
    verify(await tables.replays.read(match))
    before = await store.leaderboards.page(Leaderboard(KING), 0)
    assert len(before.rows) == 3


async def test_guests_who_leave_again_have_lost_as_has_who_left_before_them(
    store: Store, tables: Tables, url: str
) -> None:
    played = await playing(tables, ANN, BOB)
    match = played.match.id
    await tables.change(match, lobbies.leave, BOB.id)
    for seat, guest in ((1, CLEO), (2, DAN)):
        await let_in(tables, match, guest, seat, ANN)
        played = await dealt(tables, played)
    for guest in (CLEO, DAN):
        await tables.change(match, lobbies.leave, guest.id)
    await ended(tables, await dealt(tables, played), store)
    found = await counted(store)
    assert {name: found[name] for name in ("Bob", "Cleo", "Dan")} == dict.fromkeys(
        ("Bob", "Cleo", "Dan"), (1, 0)
    )
    people = {each.id for each in (ANN, BOB, CLEO, DAN)}
    assert (await store.archive.outcomes(match)).keys() == people
    before = await rows(store)
    await recount(url, store.pseudonyms)
    assert await rows(store) == before


async def test_a_guest_who_comes_back_sat_down_when_they_first_did(tables: Tables) -> None:
    played = await playing(tables, ANN, BOB)
    match = played.match.id
    await let_in(tables, match, CLEO, 2, ANN)
    first = (await dealt(tables, played)).match.seats[2]
    await tables.change(match, lobbies.leave, CLEO.id)
    assert (await refusal(tables.ask_in(match, DAN))).key == "no-computer-seat"
    await let_in(tables, match, CLEO, 2, ANN)
    seat = (await dealt(tables, played)).match.seats[2]
    assert (seat.user, seat.former_guest) == (CLEO.id, None)
    assert (seat.guest_since, seat.ahead) == (first.guest_since, first.ahead)


async def test_whether_a_seat_was_in_front_is_noted_when_a_guest_sits_down(tables: Tables) -> None:
    played = await playing(tables, ANN, computers=2)
    await let_in(tables, played.match.id, CLEO, 1, ANN)
    before = await at_rest(tables, played)
    scores = before.view(None).game.scores
    after = await tables.play(before, Action(HOST, DEAL))
    assert after.match.seats[1].ahead is (scores[1] == max(scores))


async def test_a_guest_who_is_sent_away_takes_nothing_from_who_left_before(tables: Tables) -> None:
    played = await playing(tables, ANN, BOB)
    match = played.match.id
    await tables.change(match, lobbies.leave, BOB.id)
    await let_in(tables, match, CLEO, 1, ANN)
    await dealt(tables, played)
    seat = (await tables.change(match, absence.kicked, 1)).seats[1]
    people = [(each.user, each.was_kicked) for each in seat.stints if not each.is_computer]
    assert people == [(BOB.id, False), (CLEO.id, True)]


GAME = CrazyKing(2, "seed")
GAME.winners, GAME.scores = [1], [3, 9]
DEALS = (0, 10, 20, 30)
BEGAN = Seat(ANN.id, "Ann")


def counts(seat: Seat, *absent: int) -> list[tuple[int | None, bool, bool, int]]:
    """Of the second seat: whom its results are of, whether they won, or left, and the part."""
    found = results((BEGAN, seat), GAME, absent, DEALS)
    return [(one.user, one.won, one.left, one.part) for one in found if one.seat]


def guest(sat: int, left: Person | None = None) -> Seat:
    """A seat in which Cleo sat down."""
    began = Seat(left.id, left.name).vacated(0, "Ed").stints if left else ()
    return Seat(CLEO.id, "Cleo", stints=(*began, Stint(None, "Ed", sat)))


def left_again(sat: int, left: Person | None = None) -> Seat:
    """The same once Cleo has left it to a computer."""
    return guest(sat, left).vacated(sat + 1, "Carl")


def sent_away(seat: Seat, user: int) -> Seat:
    """The same where the table wanted this person to leave."""
    stints = (replace(each, was_kicked=each.user == user) for each in seat.stints)
    return replace(seat, stints=tuple(stints))


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        pytest.param(guest(9), [(CLEO.id, True, False, 0)], id="three of four rounds"),
        pytest.param(guest(19), [(CLEO.id, True, False, 0)], id="half of them"),
        pytest.param(guest(29), [(None, True, False, 0)], id="fewer"),
        pytest.param(replace(guest(9), ahead=True), [(None, True, False, 0)], id="a seat in front"),
        pytest.param(
            left_again(9),
            [(None, True, False, 0), (CLEO.id, False, True, 2)],
            id="a guest who left again",
        ),
        pytest.param(
            guest(9, left=BOB),
            [(CLEO.id, True, False, 0), (BOB.id, False, True, 1)],
            id="in the place of who left",
        ),
        pytest.param(guest(29, left=BOB), [(BOB.id, False, True, 0)], id="fewer, in their place"),
        pytest.param(
            sent_away(guest(9, left=BOB), BOB.id),
            [(CLEO.id, True, False, 0)],
            id="in the place of who was sent away and would have won",
        ),
        pytest.param(
            left_again(9, left=BOB),
            [(BOB.id, False, True, 0), (CLEO.id, False, True, 2)],
            id="of two who left",
        ),
        pytest.param(
            sent_away(left_again(9), CLEO.id),
            [(None, True, False, 0)],
            id="a guest who was sent away and would have won",
        ),
    ],
)
def test_a_seat_counts(seat: Seat, expected: list[tuple[int | None, bool, bool, int]]) -> None:
    assert counts(seat) == expected


def test_a_guest_for_whom_the_clock_played_has_lost() -> None:
    assert counts(guest(9), 1) == [(CLEO.id, False, True, 0)]


def test_a_match_that_all_left_a_guest_has_lost_too() -> None:
    found: list[Result] = forfeits((BEGAN.vacated(0, "Ada"), left_again(9)), GAME, DEALS)
    assert [(one.user, one.left) for one in found] == [
        (ANN.id, True),
        (None, False),
        (CLEO.id, True),
    ]


async def test_who_left_is_forgotten_and_the_guest_in_their_place_plays_on(
    store: Store, tables: Tables
) -> None:
    played = await playing(tables, ANN, BOB)
    match = played.match.id
    await tables.change(match, lobbies.leave, BOB.id)
    await let_in(tables, match, CLEO, 1, ANN)
    await dealt(tables, played)
    assert await store.privacy.forget(BOB.id) == []
    seat = (await tables.get(match)).seats[1]
    assert (seat.user, seat.name, seat.leaver) == (CLEO.id, "Cleo", None)
    await tables.change(match, lobbies.leave, CLEO.id)
    seat = (await tables.get(match)).seats[1]
    assert seat.former_guest
    assert (seat.former_guest.user, seat.former_guest.name) == (CLEO.id, "Cleo")
    await tables.change(match, lobbies.leave, ANN.id)
    assert await store.privacy.forget(CLEO.id) == []
    seat = (await tables.get(match)).seats[1]
    assert seat.former_guest is None


async def test_of_a_seat_of_two_each_is_given_their_own_moves(
    store: Store, tables: Tables, clock: Clock
) -> None:
    played = await at_rest(tables, await playing(tables, ANN, BOB))
    before = played.length
    await tables.change(played.match.id, lobbies.leave, BOB.id)
    await let_in(tables, played.match.id, CLEO, 1, ANN)
    await dealt(tables, played, 2)
    of_bob = await store.privacy.moves(BOB.id, [played.match.id])
    of_cleo = await store.privacy.moves(CLEO.id, [played.match.id])
    assert of_bob
    assert of_cleo
    assert max(row["n"] for row in of_bob) <= before < min(row["n"] for row in of_cleo)


async def test_a_guest_who_asked_and_was_not_let_in_is_forgotten(
    store: Store, tables: Tables
) -> None:
    match = (await playing(tables, ANN, BOB)).match.id
    await tables.ask_in(match, CLEO)
    assert [row["match"] for row in (await store.privacy.stored(CLEO.id)).asked] == [match]
    await store.privacy.forget(CLEO.id)
    assert (await tables.get(match)).guest is None


async def test_a_guest_reads_of_nothing_that_was_before_they_sat_down(tables: Tables) -> None:
    played = await playing(tables, ANN, BOB)
    await let_in(tables, played.match.id, CLEO, 2, ANN)
    after = await dealt(tables, played)
    assert after.match.seats[2].since == after.length - 1
    told = [event.words.key for events in after.news_since(2) for event in events]
    assert told[:2] == ["decided-sat", "crazy-king-turned-up"]
    assert len(told) < len([event for events in after.news_since(0) for event in events])


async def test_news_of_before_somebody_sat_down_name_who_played_there(tables: Tables) -> None:
    played = await playing(tables, ANN, BOB)
    computer = played.match.names[2]
    rested = await at_rest(tables, played)
    await let_in(tables, rested.match.id, CLEO, 2, ANN)
    before = news(rested, None, 99)
    after = await dealt(tables, played)
    for reader in (None, 0):
        told = "\n".join(news(after, reader, 99))
        sits = talk(after.match.names)(Text("decided-sat", seats="2", count=1))
        was, sat, since = told.partition(sits)
        assert sat
        assert CLEO.name not in was
        assert computer not in since
    assert [line for line in before if computer in line][-1] in news(after, None, 99)


async def test_it_is_known_who_played_in_a_seat_at_any_action(store: Store, tables: Tables) -> None:
    played = await playing(tables, ANN, BOB)
    match, computer = played.match.id, played.match.names[2]
    await let_in(tables, match, CLEO, 2, ANN)
    sat = (await dealt(tables, played)).match.seats[2].guest_since
    left = (await tables.load(match)).length
    substitute = (await tables.change(match, lobbies.leave, CLEO.id)).names[2]
    await let_in(tables, match, CLEO, 2, ANN)
    back = (await dealt(tables, played)).match
    again = back.seats[2].since
    for row in (back, await store.get(match)):
        assert row
        numbers = 0, sat, sat + 1, left, left + 1, again, again + 1
        assert [row.names_at(number)[2] for number in numbers] == [
            *(computer, computer, "Cleo", "Cleo", substitute, substitute, "Cleo"),
        ]
        assert row.computers_at(sat) == {2}
        assert row.computers_at(left) == frozenset()


async def test_who_left_is_named_where_they_played_until_they_are_forgotten(
    store: Store, tables: Tables
) -> None:
    played = await playing(tables, ANN, BOB, computers=0)
    after = await dealt(tables, played)
    match = await tables.change(played.match.id, lobbies.leave, BOB.id)
    assert match.names_at(after.length)[1] == "Bob"
    assert match.computers_at(after.length) == frozenset()
    assert match.names_at(after.length + 1)[1] == match.names[1] != "Bob"
    await ended(tables, await tables.load(match.id), store)
    await store.privacy.forget(BOB.id)
    forgotten = await store.get(match.id)
    assert forgotten
    assert forgotten.names_at(0)[1] == ANONYMOUS
