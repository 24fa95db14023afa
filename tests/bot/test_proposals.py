"""What a table does only if all people who sit at it agree."""

import asyncio

import pytest

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.hosting.timing import DEFAULTS
from bot.matches import absence, proposals
from bot.matches import lobby as lobbies
from bot.matches.absence import SLOW_TURN
from bot.matches.match import REDEAL, VOID, Match, Person, Status
from bot.matches.pace import Pace
from bot.matches.played import Played
from bot.matches.proposal_kinds import ANSWER
from bot.matches.proposals import LOOK, problem, standing
from bot.matches.replay import Action
from bot.store import Leaderboard, Store
from games.game import DEAL, HOST, STOP, TIE
from games.record import BadRecord, Decision
from games.verify import verify
from tests.bot.tabling import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    Clock,
    played_on,
    refusal,
    started,
    turn,
    with_computers,
)

POKER = "five_card_draw"


async def poker(tables: Tables, *people: Person, computers: int = 0) -> Played:
    """A match without an end of its own."""
    host, *others = people
    match = await tables.open(POKER, host, GUILD, CHANNEL)
    for person in others:
        await tables.seat(match.id, lobbies.join, person)
    await with_computers(tables, match.id, computers)
    return await tables.start(match.id, host.id)


async def played_to_rest(tables: Tables, played: Played) -> Played:
    """The match at the end of its round."""
    while played.waiting not in ([HOST], []):
        seat = played.waiting[0]
        hint = played.view(seat).hint()
        assert hint
        played = await tables.play(played, Action(seat, hint.action, played.length + 1))
    return played


async def slow(
    tables: Tables, clock: Clock, played: Played, seat: int, seconds: float = SLOW_TURN
) -> int:
    """Somebody has let so many seconds pass on their turn; in which match."""
    await played_on(tables, played, lambda it: it.waiting == [seat])
    clock.now += seconds
    return played.match.id


def is_late(played: Played) -> bool:
    """Whether much has been played."""
    return played.over or played.length >= 30


async def lost_by(store: Store, person: Person) -> list[int]:
    """The matches that somebody has finished, or left, and not won."""
    results = (await store.privacy.stored(person.id)).results
    return [row["match"] for row in results if not row["won"]]


async def asked(tables: Tables, match: int) -> tuple[int, ...]:
    """The seats that agree to what stands."""
    proposal = standing(await tables.load(match))
    return tuple(sorted(proposal.agree)) if proposal else ()


async def counted(store: Store, game: str) -> dict[str, int]:
    """How many matches each person has to show."""
    rows = (await store.leaderboards.page(Leaderboard(game), 0)).rows
    return {row.name: row.matches for _, row in rows}


async def test_a_match_ends_when_all_people_want_it_and_not_before(
    store: Store, tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await played_to_rest(tables, await poker(tables, ANN, BOB, CLEO, computers=1))
    for person in (CLEO, ANN):
        await tables.agree(played.match.id, person.id, STOP)
        await scheduler.once()
        assert (await tables.get(played.match.id)).status is Status.PLAYING
    await tables.agree(played.match.id, BOB.id, STOP)
    await scheduler.once()
    assert (await tables.get(played.match.id)).status is Status.OVER
    assert (await store.actions(played.match.id))[-1][:2] == (HOST, STOP)
    assert await counted(store, POKER) == {"Ann": 1, "Bob": 1, "Cleo": 1}


async def test_one_guest_cannot_end_a_match_by_typing_it(
    tables: Tables, scheduler: Scheduler
) -> None:
    played = await played_to_rest(tables, await poker(tables, ANN, BOB))
    await tables.act(played.match.id, BOB.id, played.length, STOP, 99)
    await scheduler.once()
    match = await tables.get(played.match.id)
    assert (match.status, match.length) == (Status.PLAYING, played.length)
    assert await asked(tables, match.id) == (1,)


async def test_consent_outlives_the_round_and_a_restart_and_the_match_ends_with_its_round(
    store: Store, tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await played_to_rest(tables, await poker(tables, ANN, BOB))
    await tables.agree(played.match.id, ANN.id, STOP)
    for person in (ANN, BOB):
        played = await tables.act(played.match.id, person.id, played.length, DEAL, person.id)
    reborn = Tables(store, clock, Pace())
    assert await asked(reborn, played.match.id) == (0,)
    await reborn.agree(played.match.id, BOB.id, STOP)
    played = await played_to_rest(reborn, await reborn.load(played.match.id))
    assert played.match.due == clock.now
    await scheduler.once()
    assert (await tables.get(played.match.id)).status is Status.OVER


async def test_who_presses_play_on_takes_the_question_back(tables: Tables) -> None:
    match = (await poker(tables, ANN, BOB)).match.id
    await tables.agree(match, ANN.id, STOP)
    await tables.decide(match, proposals.object_to, BOB.id)
    assert await asked(tables, match) == ()
    await tables.agree(match, BOB.id, STOP)
    assert await asked(tables, match) == (1,)


async def test_who_has_left_is_not_asked(tables: Tables, scheduler: Scheduler) -> None:
    played = await played_to_rest(tables, await poker(tables, ANN, BOB, CLEO))
    for person in (ANN, CLEO):
        await tables.agree(played.match.id, person.id, STOP)
    await tables.change(played.match.id, lobbies.leave, CLEO.id)
    assert await asked(tables, played.match.id) == (0,)
    await tables.change(played.match.id, lobbies.leave, BOB.id)
    await scheduler.once()
    assert (await tables.get(played.match.id)).status is Status.OVER


async def test_of_two_who_agree_at_once_both_are_heard(
    store: Store, tables: Tables, clock: Clock
) -> None:
    match = (await poker(tables, ANN, BOB, CLEO)).match.id
    elsewhere = Tables(store, clock, Pace())
    await asyncio.gather(tables.agree(match, ANN.id, STOP), elsewhere.agree(match, BOB.id, STOP))
    assert await asked(tables, match) == (0, 1)


async def test_onlookers_and_matches_with_an_end_are_refused(tables: Tables) -> None:
    match = (await poker(tables, ANN, BOB)).match.id
    assert (await refusal(tables.agree(match, CLEO.id, STOP))).key == "not-seated"
    assert (await refusal(tables.decide(match, proposals.object_to, CLEO.id))).key == "not-seated"
    for nonsense in ("", "deal", "kick", "kick.01", "kick.x", "stop.1", "no.stop"):
        assert (await refusal(tables.agree(match, ANN.id, nonsense))).key == "not-possible"


async def test_what_a_table_is_asked_lapses_after_a_minute_and_is_told(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    match = (await poker(tables, ANN, BOB)).match.id
    await tables.agree(match, ANN.id, STOP)
    clock.now += ANSWER - 1
    await scheduler.once()
    assert await asked(tables, match) == (0,)
    clock.now += 1
    await tables.agree(match, BOB.id, STOP)  # too late for the first, so it is asked anew
    assert await asked(tables, match) == (1,)
    clock.now += ANSWER
    await scheduler.once()
    assert await asked(tables, match) == ()
    assert (await tables.get(match)).decided == (Decision(0, "no.stop", (1,)),)


async def test_where_a_turn_may_take_a_day_so_may_an_answer(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    match = (await started(tables, clock=86400)).match.id
    await tables.agree(match, ANN.id, VOID)
    clock.now += 86400 - 1
    await scheduler.once()
    assert await asked(tables, match) == (0,)


async def test_a_table_that_cannot_be_read_keeps_no_other_waiting(
    tables: Tables, scheduler: Scheduler, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, other = [(await poker(tables, ANN, BOB)).match.id for _ in "ab"]
    load = tables.load

    async def reading(match: int) -> Played:
        if match == broken:
            raise BadRecord("no such game")
        return await load(match)

    for match in (broken, other):
        await tables.agree(match, ANN.id, STOP)
    monkeypatch.setattr(tables, "load", reading)
    clock.now += ANSWER
    await scheduler.once()
    assert await asked(tables, other) == ()


async def test_what_all_agreed_to_does_not_lapse(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    match = (await poker(tables, ANN, BOB)).match.id
    for person in (ANN, BOB):
        await tables.agree(match, person.id, STOP)
    clock.now += ANSWER
    await scheduler.once()
    assert (await tables.load(match)).match.agreed(STOP)


async def test_one_question_at_a_time(tables: Tables) -> None:
    match = (await started(tables, ANN, BOB, CLEO)).match.id
    await tables.agree(match, ANN.id, VOID)
    assert (await refusal(tables.agree(match, BOB.id, REDEAL))).key == "asked-already"
    assert await asked(tables, match) == (0,)


async def test_nobody_asks_their_tables_without_end(tables: Tables) -> None:
    match = (await started(tables)).match.id
    for _ in range(DEFAULTS.questions):
        await tables.agree(match, ANN.id, VOID)
        await tables.decide(match, proposals.object_to, BOB.id)
    assert (await refusal(tables.agree(match, ANN.id, VOID))).key == "too-many"
    await tables.agree(match, BOB.id, VOID)


async def test_a_match_that_has_an_end_ends_before_it_where_all_are_people_and_agree(
    store: Store, tables: Tables, scheduler: Scheduler
) -> None:
    played = await started(tables)
    await tables.agree(played.match.id, ANN.id, STOP)
    await tables.agree(played.match.id, BOB.id, STOP)
    played = await played_to_rest(tables, await tables.load(played.match.id))
    await scheduler.once()
    assert (await tables.get(played.match.id)).status is Status.OVER
    record = await tables.replays.read(played.match.id)
    assert record.decided == (Decision(0, STOP, (0, 1)),)
    assert record.replay().winners


async def test_against_computers_a_match_that_has_an_end_is_played_to_it(tables: Tables) -> None:
    lobby = await tables.open("crazy_king", ANN, GUILD, CHANNEL)
    await tables.seat(lobby.id, lobbies.join, BOB)
    await with_computers(tables, lobby.id, 1)
    match = (await tables.start(lobby.id, ANN.id)).match.id
    assert (await refusal(tables.agree(match, ANN.id, STOP))).key == "end-computers"
    assert await refusal(tables.agree((await started(tables, ANN)).match.id, ANN.id, STOP))


async def test_all_agree_on_new_cards_before_anything_was_played(
    tables: Tables, store: Store
) -> None:
    before = await started(tables)
    for person in (ANN, BOB):
        await tables.agree(before.match.id, person.id, REDEAL)
    assert (await tables.load(before.match.id)).view(0).game.hands == before.view(0).game.hands
    match = await tables.decide(before.match.id, proposals.redealt, 77)
    after = await tables.played(match)
    assert after.view(0).game.hands != before.view(0).game.hands
    assert match.decided == (Decision(0, REDEAL, (0, 1)),)
    assert str(match.joins).endswith("deal 77")
    elsewhere = Tables(store, tables.clock, Pace())
    assert (await elsewhere.load(match.id)).view(0).game.hands == after.view(0).game.hands


async def test_new_cards_need_everybody_and_come_once_and_not_after_a_card(
    tables: Tables,
) -> None:
    match = (await started(tables)).match.id
    await tables.agree(match, ANN.id, REDEAL)
    assert (await refusal(tables.decide(match, proposals.redealt, 77))).key == "asked-no-more"
    await tables.agree(match, BOB.id, REDEAL)
    await tables.decide(match, proposals.redealt, 77)
    assert (await refusal(tables.agree(match, BOB.id, REDEAL))).key == "redeal-once"
    other = await started(tables)
    user, action = turn(other)
    await tables.act(other.match.id, user, 0, action, 1)
    assert (await refusal(tables.agree(other.match.id, user, REDEAL))).key == "redeal-late"
    alone = (await started(tables, ANN)).match.id
    assert (await refusal(tables.agree(alone, ANN.id, REDEAL))).key == "asked-alone"


async def test_a_click_meant_for_the_old_cards_plays_none_of_the_new(tables: Tables) -> None:
    played = await started(tables)
    for person in (ANN, BOB):
        await tables.agree(played.match.id, person.id, REDEAL)
    played = await tables.played(await tables.decide(played.match.id, proposals.redealt, 77))
    user, action = turn(played)
    meant = LOOK << 22
    assert (await refusal(tables.act(played.match.id, user, 0, action, meant))).key == "stale"
    assert (await tables.act(played.match.id, user, 0, action, meant + 77)).length == 1


async def test_the_others_have_a_computer_play_for_somebody_and_who_it_is_has_no_say(
    tables: Tables, clock: Clock
) -> None:
    match = await slow(tables, clock, await started(tables, ANN, BOB, CLEO), 1)
    await tables.agree(match, ANN.id, "kick.1")
    assert (await refusal(tables.decide(match, proposals.object_to, BOB.id))).key == "not-asked"
    assert (await refusal(tables.agree(match, BOB.id, "kick.1"))).key == "not-asked"
    after = await tables.agree(match, CLEO.id, "kick.1")
    assert (sorted(after.people), sorted(after.computers)) == ([0, 2], [1])
    gone = after.seats[1].leaver
    assert gone
    assert (gone.user, gone.was_kicked) == (BOB.id, True)
    assert after.decided == (Decision(after.length, "kick.1", (0, 2)),)


async def test_only_who_has_missed_a_turn_is_sent_away_by_the_others(
    store: Store, tables: Tables, clock: Clock
) -> None:
    played = await started(tables, ANN, BOB, CLEO)
    match = played.match.id
    assert (await refusal(tables.agree(match, ANN.id, "kick.1"))).key == "kick-early"
    await slow(tables, clock, played, 1, SLOW_TURN - 1)
    assert (await refusal(tables.agree(match, ANN.id, "kick.1"))).key == "kick-early"
    assert (await refusal(tables.agree(match, ANN.id, "kick.2"))).key == "kick-early"
    clock.now += 1
    assert (await tables.agree(match, ANN.id, "kick.1")).proposal
    played = await tables.load(match)
    action = played.view(1).legal()[0]
    played = await tables.act(match, BOB.id, played.length, action, 99)
    assert standing(played) is None
    assert (await refusal(tables.agree(match, CLEO.id, "kick.1"))).key == "kick-early"
    assert (await tables.get(match)).seats[1].user == BOB.id


async def test_whom_the_clock_has_played_for_can_be_sent_away_until_they_play_again(
    tables: Tables, clock: Clock
) -> None:
    played = await started(tables, ANN, BOB, CLEO, clock=60)
    played = await tables.load(await slow(tables, clock, played, 1))
    assert (await refusal(tables.agree(played.match.id, ANN.id, "kick.1"))).key == "kick-early"
    action = Action(1, played.view(1).legal()[0], None, clock(), by_clock=True)
    played = await tables.play(played, action)
    assert (await tables.agree(played.match.id, ANN.id, "kick.1")).proposal


@pytest.mark.check
async def test_whom_who_runs_the_server_sends_away_has_what_their_seat_has_but_for_the_first_half(
    store: Store, tables: Tables
) -> None:
    seen = set()
    for _ in range(24):
        played = await played_on(tables, await started(tables, ANN, BOB, CLEO), is_late)
        if played.over:
            continue
        before = await store.leaderboards.career(BOB.id)
        after = await tables.change(played.match.id, absence.kicked, 1)
        played = await played_on(tables, await tables.played(after))
        is_early, has_won = 2 * after.length < played.length, 1 in played.view(None).game.winners
        now = await store.leaderboards.career(BOB.id)
        if is_early:
            assert now == before
        else:
            wins = before[0].wins if before else 0
            assert now[0].wins == wins + has_won
            assert (played.match.id in await lost_by(store, BOB)) is not has_won
        seen.add((is_early, has_won))
    assert seen == {(True, True), (True, False), (False, True), (False, False)}


async def test_nobody_sends_the_only_other_away(tables: Tables) -> None:
    match = (await started(tables)).match.id
    assert (await refusal(tables.agree(match, ANN.id, "kick.1"))).key == "kick-few"
    assert (await refusal(tables.agree(match, ANN.id, "kick.7"))).key == "kick-nobody"


async def test_the_last_person_is_not_sent_away_which_would_lose_them_the_match(
    store: Store, tables: Tables
) -> None:
    match = (await started(tables)).match.id
    await tables.change(match, absence.kicked, 1)
    assert (await refusal(tables.change(match, absence.kicked, 0))).key == "kick-last"
    assert (await tables.get(match)).status is Status.PLAYING
    assert await counted(store, "crazy_king") == {}


async def test_what_all_agreed_to_holds_when_one_of_them_is_sent_away(tables: Tables) -> None:
    played = await poker(tables, ANN, BOB, CLEO)
    for person in (ANN, BOB, CLEO):
        await tables.agree(played.match.id, person.id, STOP)
    await tables.change(played.match.id, absence.kicked, 1)
    assert (await tables.get(played.match.id)).agreed(STOP)


async def test_who_was_sent_away_has_lost_what_their_seat_lost_and_nothing_else(
    store: Store, tables: Tables, clock: Clock
) -> None:
    lost, counts = set(), set()
    for _ in range(6):
        played = await started(tables, ANN, BOB, CLEO)
        await slow(tables, clock, played, 1)
        for person in (ANN, CLEO):
            await tables.agree(played.match.id, person.id, "kick.1")
        played = await tables.load(played.match.id)
        before = (await counted(store, "crazy_king")).get("Bob", 0)
        while not played.over:
            played = await played_to_rest(tables, played)
            if not played.over:
                played = await tables.play(played, Action(HOST, DEAL))
        has_won = 1 in played.view(None).game.winners
        after = (await counted(store, "crazy_king")).get("Bob", 0)
        lost.add(has_won)
        counts.add((has_won, after - before))
        [*bob] = await store.leaderboards.career(BOB.id)
        assert not bob or bob[0].wins == 0
    assert counts <= {(True, 0), (False, 1)}
    assert lost == {True, False}


async def test_a_match_that_is_over_is_asked_nothing_and_stays_as_it_was(
    tables: Tables, scheduler: Scheduler
) -> None:
    played = await played_to_rest(tables, await poker(tables, ANN))
    await tables.agree(played.match.id, ANN.id, STOP)
    await scheduler.once()
    over = await tables.get(played.match.id)
    assert over.status is Status.OVER
    for request in (
        tables.agree(over.id, ANN.id, STOP),
        tables.agree(over.id, ANN.id, VOID),
        tables.decide(over.id, proposals.object_to, ANN.id),
    ):
        assert (await refusal(request)).key == "match-over"
    assert await tables.get(over.id) == over


async def test_asking_gains_nobody_time(tables: Tables, clock: Clock) -> None:
    match = (await started(tables, clock=30)).match
    clock.now += 20
    for _ in range(2):
        await tables.agree(match.id, ANN.id, VOID)
        await tables.decide(match.id, proposals.object_to, ANN.id)
    assert (await tables.get(match.id)).due == match.due


async def called_off(tables: Tables, match: int, *people: Person) -> Match:
    for person in people:
        await tables.agree(match, person.id, VOID)
    return await tables.get(match)


async def test_a_match_that_all_call_off_in_its_first_round_counts_for_nobody(
    store: Store, tables: Tables
) -> None:
    played = await started(tables)
    user, action = turn(played)
    await tables.act(played.match.id, user, 0, action, 1)
    assert (await called_off(tables, played.match.id, ANN)).status is Status.PLAYING
    match = await called_off(tables, played.match.id, BOB)
    assert (match.status, match.due) == (Status.CLOSED, None)
    assert (await refusal(tables.load(match.id))).key == "called-off"
    assert await counted(store, match.game) == {}


async def test_a_match_that_not_all_call_off_is_lost_by_who_leaves(
    store: Store, tables: Tables
) -> None:
    match = (await started(tables, ANN, BOB, CLEO)).match.id
    await called_off(tables, match, ANN, BOB)
    for person in (ANN, BOB, CLEO):
        await tables.change(match, lobbies.leave, person.id)
    assert (await refusal(tables.load(match))).key == "everybody-left"
    assert await counted(store, "crazy_king") == {"Ann": 1, "Bob": 1, "Cleo": 1}


async def test_a_match_is_not_called_off_after_its_first_round(tables: Tables) -> None:
    played = await poker(tables, ANN, BOB)
    await tables.agree(played.match.id, ANN.id, VOID)
    played = await played_to_rest(tables, await tables.load(played.match.id))
    for person in (ANN, BOB):
        await tables.act(played.match.id, person.id, played.length, DEAL, person.id)
    assert await asked(tables, played.match.id) == ()
    assert (await refusal(tables.agree(played.match.id, BOB.id, VOID))).key == "void-late"
    assert not await tables.may_void(await tables.get(played.match.id))


async def test_who_plays_alone_with_computers_calls_nothing_off(tables: Tables) -> None:
    match = (await started(tables, ANN)).match
    assert (await refusal(tables.agree(match.id, ANN.id, VOID))).key == "void-alone"
    assert not await tables.may_void(match)


async def bidding(tables: Tables, *people: Person) -> Played:
    """A match of Spades between these people and computers, before the bids."""
    host, *others = people
    lobby = await tables.open("spades", host, GUILD, CHANNEL)
    for person in others:
        await tables.seat(lobby.id, lobbies.join, person)
    return await tables.start(lobby.id, host.id)


async def acted(tables: Tables, played: Played, action: str = "") -> Played:
    """The match after the turn of whoever is next, who may be a computer."""
    [seat] = played.waiting
    user, action = played.match.seats[seat].user, action or played.view(seat).legal()[0]
    if user is None:
        return await tables.play(played, Action(seat, action, None, tables.clock()))
    match, click = played.match.id, 10_000 + played.length
    return await tables.act(match, user, played.length, action, click)


def person_at(played: Played, seat: int) -> int:
    """Who sits there."""
    user = played.match.seats[seat].user
    assert user is not None
    return user


FOUR = (ANN, BOB, CLEO, DAN)


async def test_a_move_is_taken_back_with_all_since_when_everybody_agrees(
    store: Store, tables: Tables, clock: Clock
) -> None:
    played = await bidding(tables, *FOUR)
    [first] = played.waiting
    played = await acted(tables, await acted(tables, played, "bid 3"))
    clock.now += 20
    match = (await tables.undo(played.match.id, person_at(played, first))).id
    others = [seat for seat in range(4) if seat != first]
    for seat in others:
        assert (await tables.load(match)).length == 2
        await tables.agree(match, person_at(played, seat), "undo.0")
    elsewhere = await Tables(store, clock, Pace()).load(match)
    for now in (await tables.load(match), elsewhere):
        assert (now.length, now.waiting, now.asked) == (3, [first], 3)
        assert now.match.decided == (Decision(2, "undo.0", (first, *others)),)
        assert (now.match.proposal, now.match.asked_at) == (None, clock.now)
    assert (await store.actions(match))[-1][:2] == (HOST, "undo 0")
    after = await acted(tables, elsewhere, "bid 4")
    assert after.view(None).game.bids[first] == 4  # type: ignore[attr-defined]


async def test_what_was_taken_back_is_no_more_of_the_match_but_of_its_record(
    store: Store, tables: Tables, scheduler: Scheduler
) -> None:
    played = await started(tables)
    while not (moves := [m for m in played.view(played.waiting[0]).legal() if m != "draw"]):
        played = await acted(tables, played)
    seat = played.waiting[0]
    played = await acted(tables, played, moves[0])
    await tables.undo(played.match.id, person_at(played, seat))
    await tables.agree(played.match.id, person_at(played, 1 - seat), f"undo.{played.length - 1}")
    played = await tables.load(played.match.id)
    assert played.waiting == [seat]
    for person in (ANN, BOB):
        await tables.agree(played.match.id, person.id, STOP)
    played = await played_to_rest(tables, await tables.load(played.match.id))
    await scheduler.once()
    record = await tables.replays.read(played.match.id)
    assert record.replay().scores == [*(record.end.scores if record.end else ())]
    assert sum(deed.action.startswith("undo") for deed in record.deeds) == 1


async def test_who_plays_on_lets_nothing_be_taken_back(tables: Tables) -> None:
    played = await acted(tables, await bidding(tables, *FOUR))
    seat = (played.waiting[0] - 1) % 4
    asked = await tables.undo(played.match.id, person_at(played, seat))
    assert asked.proposal
    played = await acted(tables, await tables.load(asked.id))
    no = await refusal(tables.agree(asked.id, person_at(played, (seat + 2) % 4), "undo.0"))
    assert no.key == "asked-no-more"


async def test_whom_the_table_has_turned_down_cannot_hold_it_up_again_in_this_round(
    tables: Tables,
) -> None:
    played = await bidding(tables, *FOUR)
    seat = played.waiting[0]
    match, user = played.match.id, person_at(played, seat)
    await acted(tables, played)
    assert (await tables.undo(match, user)).proposal
    await tables.decide(match, proposals.object_to, person_at(played, (seat + 1) % 4))
    assert (await refusal(tables.undo(match, user))).key == "undo-refused"
    await acted(tables, await tables.load(match))
    assert (await tables.undo(match, person_at(played, (seat + 1) % 4))).proposal


async def test_nothing_is_taken_back_once_a_card_was_seen_or_before_anything_was_played(
    tables: Tables,
) -> None:
    played = await bidding(tables, *FOUR)
    assert (await refusal(tables.undo(played.match.id, ANN.id))).key == "undo-nothing"
    for _ in range(6):
        played = await acted(tables, played)
    late, last = ((played.waiting[0] - each) % 4 for each in (2, 1))
    assert (await refusal(tables.undo(played.match.id, person_at(played, late)))).key == "undo-told"
    assert (await tables.undo(played.match.id, person_at(played, last))).proposal
    forged = tables.agree((await bidding(tables, ANN, BOB)).match.id, ANN.id, "undo.0")
    assert (await refusal(forged)).key in ("undo-nothing", "asked-no-more")


async def test_computers_wait_while_a_move_may_be_taken_back_and_go_on_when_it_is_not(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await bidding(tables, ANN, BOB)
    while played.waiting[0] not in played.match.people or (
        (played.waiting[0] + 1) % 4 in played.match.people
    ):
        played = await acted(tables, played)
    seat = played.waiting[0]
    played = await acted(tables, played)
    match = (await tables.undo(played.match.id, person_at(played, seat))).id
    clock.now += ANSWER - 1
    await scheduler.once()
    assert (await tables.get(match)).length == played.length
    clock.now += 1
    await scheduler.once()
    clock.now += 5
    await scheduler.once()
    assert (await tables.get(match)).length > played.length


async def test_alone_with_computers_a_move_is_taken_back_at_once_until_one_has_answered(
    tables: Tables,
) -> None:
    played = await bidding(tables, ANN)
    while played.waiting != [0]:
        played = await acted(tables, played)
    played = await acted(tables, played, "bid 3")
    after = await tables.load((await tables.undo(played.match.id, ANN.id)).id)
    assert after.waiting == [0]
    played = await acted(tables, await acted(tables, after, "bid 3"))
    if played.waiting != [0]:
        assert (await refusal(tables.undo(played.match.id, ANN.id))).key == "undo-told"


async def test_a_draw_ends_the_match_at_once_and_nobody_has_won_it(
    store: Store, tables: Tables, clock: Clock
) -> None:
    match = (await started(tables)).match.id
    await tables.agree(match, ANN.id, TIE)
    assert (await tables.get(match)).status is Status.PLAYING
    await tables.agree(match, BOB.id, TIE)
    assert (await tables.get(match)).status is Status.OVER
    record = await tables.replays.read(match)
    assert record.deeds[-1] == (HOST, TIE)
    assert record.decided == (Decision(0, TIE, (0, 1)),)
    assert verify(record).tied
    rows = (await store.leaderboards.page(Leaderboard("crazy_king"), 0)).rows
    assert {(row.name, row.matches, row.wins) for _, row in rows} == {
        ("Ann", 1, 0),
        ("Bob", 1, 0),
    }
    outcomes = (await store.archive.outcomes(match)).values()
    assert len({each.rating and each.rating[1] for each in outcomes}) == 1


async def test_no_computer_agrees_to_a_draw(tables: Tables) -> None:
    match = (await bidding(tables, ANN, BOB)).match.id
    assert (await refusal(tables.agree(match, ANN.id, TIE))).key == "tie-computers"


async def leading_surely(tables: Tables, *people: Person) -> tuple[Played, int]:
    """A match at a lead after which whoever leads surely takes every trick."""
    played = await bidding(tables, *people)
    while not played.over:
        seat = played.waiting[0]
        if seat in played.match.people and played.view(seat).game.wins_rest(seat):
            return played, seat
        if seat == HOST:
            played = await tables.play(played, Action(HOST, DEAL))
        else:
            hint = played.view(seat).hint()
            assert hint
            played = await acted(tables, played, hint.action)
    raise AssertionError("nobody ever could claim")


async def test_what_is_certain_is_claimed_without_asking(tables: Tables, store: Store) -> None:
    for people in ((ANN,), FOUR):
        played, seat = await leading_surely(tables, *people)
        hands = [len(hand) for hand in played.view(None).game.hands]
        await tables.agree(played.match.id, person_at(played, seat), f"rest.{seat}")
        after = await tables.load(played.match.id)
        assert after.length == played.length + 1
        assert hands
        assert after.resting or after.over
        assert (await store.actions(after.match.id))[-1][:2] == (HOST, f"rest {seat}")
        assert after.match.decided == (Decision(played.length, f"rest.{seat}", (seat,)),)


async def test_what_is_not_certain_is_claimed_if_all_people_agree_and_from_no_computer(
    tables: Tables,
) -> None:
    for people in ((ANN, BOB), FOUR):
        played = await bidding(tables, *people)
        for _ in range(5):
            played = await acted(tables, played)
        match, user = played.match.id, person_at(played, 0)
        if played.match.computers:
            assert (await refusal(tables.agree(match, user, "rest.0"))).key == "claim-unsure"
            continue
        await tables.agree(match, user, "rest.0")
        for seat in (1, 2, 3):
            assert not (await tables.load(match)).resting
            await tables.agree(match, person_at(played, seat), "rest.0")
        after = await tables.load(match)
        assert after.resting
        assert after.view(None).game.tricks[0] == 13  # type: ignore[attr-defined]


async def test_nobody_asks_to_have_the_rest_given_to_another_and_nothing_is_computed_to_refuse(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = await bidding(tables, *FOUR)
    for _ in range(5):
        played = await acted(tables, played)
    user = person_at(played, 1)
    with monkeypatch.context() as patch:
        patch.setattr("bot.matches.proposals.problem", None)  # it would guess at hidden hands
        no = await refusal(tables.agree(played.match.id, user, "rest.0"))
    assert no.key == "not-asked"
    assert (await tables.get(played.match.id)).proposal is None


async def test_nobody_claims_before_a_card_is_played_or_where_there_are_no_tricks(
    tables: Tables,
) -> None:
    match = (await bidding(tables, *FOUR)).match.id
    assert (await refusal(tables.agree(match, ANN.id, "rest.0"))).key == "claim-not-now"
    other = (await started(tables)).match.id
    assert (await refusal(tables.agree(other, ANN.id, "rest.0"))).key == "claim-not-now"


async def test_nobody_claims_for_another(tables: Tables) -> None:
    played, seat = await leading_surely(tables, *FOUR)
    other = person_at(played, (seat + 1) % 4)
    no = await refusal(tables.agree(played.match.id, other, f"rest.{seat}"))
    assert no.key == "not-asked"


@pytest.mark.parametrize(
    ("game", "key"), [("fireworks", "void-together"), ("blackjack", "void-house")]
)
async def test_who_do_not_play_each_other_call_a_match_off_only_before_anybody_has_played(
    tables: Tables, game: str, key: str
) -> None:
    """They would else count their best matches alone."""
    match = await tables.open(game, ANN, GUILD, CHANNEL)
    await tables.seat(match.id, lobbies.join, BOB)
    played = await tables.start(match.id, ANN.id)
    assert problem(played, VOID) is None
    seat = played.waiting[0]
    played = await tables.play(played, Action(seat, played.view(seat).legal()[0], 1))
    assert (await refusal(tables.agree(match.id, ANN.id, VOID))).key == key


@pytest.mark.parametrize("others", [(BOB,), (BOB, CLEO, DAN)])
async def test_computers_wait_a_minute_for_whether_a_move_is_taken_back_and_people_a_turn(
    tables: Tables, clock: Clock, others: tuple[Person, ...]
) -> None:
    opened = await tables.open("spades", ANN, GUILD, CHANNEL, clock=86400)
    for person in others:
        await tables.seat(opened.id, lobbies.join, person)
    played = await tables.start(opened.id, ANN.id)
    while played.match.seats[seat := played.waiting[0]].user is None:
        played = await acted(tables, played)
    played = await acted(tables, played)
    asked = await tables.undo(opened.id, person_at(played, seat))
    assert asked.lapses == clock.now + (86400 if len(others) == 3 else ANSWER)
