"""What a person is forced to do is played for them, if they like, and gives nothing away."""

from dataclasses import asdict, replace
from random import Random

import pytest

from bot.hosting.preferences import EVERYTHING, NOTHING, PASSES, Preferences
from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import lobby, proposals
from bot.matches.match import Person
from bot.matches.pace import ABSENT, FEWEST, FORCED, USUAL, longest
from bot.matches.played import Played
from bot.matches.replay import Action, LoggedAction, record_of
from bot.views.log import log
from bot.words import talk
from games.game import TIE
from games.text import Event, Text
from tests.bot.storing import next_due
from tests.bot.tabling import ANN, BOB, Clock, play_on, rig, started, turn

tr = talk(["Ann", "Bob"])


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = iter(range(1, 1000))
    rig(monkeypatch, lambda: f"{next(seeds):032x}")


async def until_forced(tables: Tables, to_pass: bool, clock: int = 0) -> Played:
    """A match of Ann and Bob in which one of them has one thing to do."""
    random = Random(1)
    for _ in range(50):
        played = await started(tables, clock=clock)
        while not played.over:
            played = await play_on(tables, played, 1, random)
            [seat] = played.waiting or [0]
            if played.forced(max(seat, 0)) and (played.forced(seat) == "pass") == to_pass:
                return played
    raise AssertionError("nothing was ever forced")


def acting(played: Played) -> Person:
    return (ANN, BOB)[played.waiting[0]]


async def wish(tables: Tables, wish: str) -> None:
    for person in (ANN, BOB):
        await tables.store.people.set_prefs(person, asdict(Preferences(forced=wish)))


async def test_a_forced_pass_is_played_by_itself_and_its_player_reads_why(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await until_forced(tables, to_pass=True)
    seat = played.waiting[0]
    clock.now = played.match.due or 0
    await scheduler.once()
    after = await tables.load(played.match.id)
    assert after.length == played.length + 1
    why = tr(Text("was-forced"))
    assert why in "".join(log(after.news_since(seat), tr))
    assert why not in "".join(log(after.news_since(1 - seat), tr) + log(after.news_since(None), tr))


async def test_the_reason_stands_behind_the_deed_and_before_what_came_of_it() -> None:
    deed, result = Event(Text("do-pass")), Event(Text("claims-rest", seat=0))
    logged = LoggedAction(Action(1, "pass"), 1, (1,), 0.0, True, True, True, False)
    keys = [event.words.key for event in logged.told((deed, result), 0).news]
    assert keys == ["do-pass", "was-forced", "claims-rest"]


def pauses(tables: Tables, played: Played, forced: str) -> list[float]:
    """Many pauses before what is forced, the shortest first."""
    random = Random(1)
    due = (tables.pace.due_after(played, 0.0, forced, random) for _ in range(400))
    return sorted(pause for pause in due if pause is not None)


def with_times(
    played: Played, pass_times: tuple[float, ...], play_times: tuple[float, ...] = ()
) -> Played:
    """The match, had people taken so long."""
    turns = replace(played.replay.turns, pass_times=pass_times, play_times=play_times)
    return replace(played, replay=replace(played.replay, turns=turns))


async def test_it_takes_as_long_as_people_take_for_passes_at_this_table(tables: Tables) -> None:
    played = await until_forced(tables, to_pass=True)
    slow = with_times(played, pass_times=(8.0, 9.0, 9.5, 10.0, 10.5, 11.0, 9.0, 8.5, 10.0, 9.5))
    shortest, *_, longest_pause = drawn = pauses(tables, slow, "pass")
    assert 8.0 / 1.25 <= shortest < 8.0
    assert 10.5 < longest_pause <= FORCED * tables.pace.computer
    assert 9.0 < drawn[len(drawn) // 2] < 10.0
    quick = with_times(played, pass_times=(2.0,) * FEWEST)
    assert pauses(tables, quick, "pass")[-1] <= 2.0 * 1.25


async def test_a_table_that_has_seen_few_passes_takes_as_long_as_people_usually_do(
    tables: Tables,
) -> None:
    played = await until_forced(tables, to_pass=True)
    few = with_times(played, pass_times=(60.0,) * (FEWEST - 1), play_times=(60.0,) * FEWEST)
    drawn = pauses(tables, few, "pass")
    assert drawn == pauses(tables, with_times(played, pass_times=()), "pass")
    assert min(USUAL) / 1.25 <= drawn[0]
    assert min(USUAL) < drawn[len(drawn) // 2] < max(USUAL)


async def test_who_always_thinks_for_long_is_not_waited_for_where_nothing_is_to_think_about(
    tables: Tables,
) -> None:
    played = await until_forced(tables, to_pass=True)
    drawn = pauses(tables, with_times(played, pass_times=(60.0,) * FEWEST), "pass")
    assert drawn[-1] <= FORCED * tables.pace.computer == 15.0
    assert len({*drawn}) > 300  # none is the usual one, which would be known


async def test_the_times_are_those_that_everybody_saw(tables: Tables, clock: Clock) -> None:
    played = await started(tables, clock=30)
    for seconds in (7, 9, 4):
        clock.now += seconds
        user, action = turn(played)
        played = await tables.act(played.match.id, user, played.length, action, played.length)
    turns = played.replay.turns
    assert sorted((*turns.pass_times, *turns.play_times)) == [4, 7, 9]


async def test_asking_the_table_draws_no_other_pause(tables: Tables) -> None:
    played = await until_forced(tables, to_pass=True)
    for _ in range(5):
        asked = await tables.agree(played.match.id, ANN.id, TIE)
        assert (await tables.decide(asked.id, proposals.object_to, ANN.id)).due == played.match.due


async def test_who_plays_against_computers_alone_waits_no_longer_than_for_one(
    tables: Tables, clock: Clock
) -> None:
    played = await until_forced(tables, to_pass=True)
    other = (ANN, BOB)[1 - played.waiting[0]]
    left = await tables.change(played.match.id, lobby.leave, other.id)
    assert left.due == clock.now + tables.pace.computer


async def test_the_clock_shown_is_the_same_as_for_who_has_a_choice(
    tables: Tables, clock: Clock
) -> None:
    played = await until_forced(tables, to_pass=True, clock=30)
    assert (played.match.due or 0) < clock.now + 30
    assert played.deadline == clock.now + 30


async def test_another_forced_action_waits_for_its_player(tables: Tables, clock: Clock) -> None:
    played = await until_forced(tables, to_pass=False)
    assert played.match.due == clock.now + ABSENT


async def test_who_wants_it_has_every_forced_action_played(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    await wish(tables, EVERYTHING)
    played = await until_forced(tables, to_pass=False)
    only = played.forced(played.waiting[0])
    clock.now = played.match.due or 0
    await scheduler.once()
    [action] = await tables.store.actions(played.match.id, played.length)
    assert (action.text, action.click, action.by_clock) == (only, None, False)


async def test_who_wants_to_press_it_themselves_may(tables: Tables, clock: Clock) -> None:
    await wish(tables, NOTHING)
    played = await until_forced(tables, to_pass=True)
    assert played.match.due == clock.now + ABSENT
    seat, length = played.waiting[0], played.length
    after = await tables.act(played.match.id, acting(played).id, length, "pass", 1)
    assert tr(Text("was-forced")) not in "".join(log(after.news_since(seat), tr))


@pytest.mark.parametrize("clock_of_turns", [0, 30])
async def test_who_changes_their_mind_has_all_their_time(
    tables: Tables, scheduler: Scheduler, clock: Clock, clock_of_turns: int
) -> None:
    await wish(tables, PASSES)
    played = await until_forced(tables, to_pass=True, clock=clock_of_turns)
    asked = clock.now
    await wish(tables, NOTHING)
    clock.now = played.match.due or 0
    await scheduler.once()
    assert (await tables.load(played.match.id)).length == played.length
    assert await next_due(tables.store) == asked + longest(played)


async def test_a_pass_that_played_itself_is_no_turn_that_somebody_took(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    """Who is away would else be thought to play, and lose what they missed from their log."""
    played = await until_forced(tables, to_pass=True)
    seat, turns = played.waiting[0], [*played.replay.turns.chosen]
    clock.now = played.match.due or 0
    await scheduler.once()
    after = await tables.load(played.match.id)
    assert after.replay.turns.chosen == turns
    assert after.clicked(seat) == played.clicked(seat)
    missed = log(played.news_since(seat), tr)
    assert log(after.news_since(seat), tr)[: len(missed)] == missed


async def test_a_match_with_forced_passes_replays(
    tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    played = await until_forced(tables, to_pass=True)
    clock.now = played.match.due or 0
    await scheduler.once()
    after = await tables.load(played.match.id)
    secret, actions = await tables.store.dealt(after.match.id)
    game = record_of(after.match, secret, actions).replay()
    assert [*game.hands] == [*after.replay.game.hands]
