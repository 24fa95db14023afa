"""What a person is forced to do is played for them, if they like, and gives nothing away."""

from dataclasses import asdict
from random import Random

import pytest

from bot.hosting.preferences import EVERYTHING, NOTHING, PASSES, Preferences
from bot.hosting.sweep import Sweep
from bot.hosting.tables import Tables
from bot.matches.match import Person
from bot.matches.pace import ABSENT, THOUGHT, longest
from bot.matches.played import Played
from bot.matches.replay import Action, LoggedAction, record_of
from bot.views.log import log
from bot.words import talk
from games.speech import Event, Words
from tests.bot.storing import next_due
from tests.bot.tabling import ANN, BOB, Clock, play_on, rig, started

say = talk(["Ann", "Bob"])


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
    tables: Tables, sweep: Sweep, clock: Clock
) -> None:
    played = await until_forced(tables, to_pass=True)
    seat = played.waiting[0]
    clock.now = played.match.due or 0
    await sweep.once()
    after = await tables.load(played.match.id)
    assert after.length == played.length + 1
    why = say(Words("was-forced"))
    assert why in "".join(log(after.since(seat), say))
    assert why not in "".join(log(after.since(1 - seat), say) + log(after.since(None), say))


async def test_the_reason_stands_behind_the_deed_and_before_what_came_of_it() -> None:
    deed, result = Event(Words("do-pass")), Event(Words("claims-rest", seat=0))
    logged = LoggedAction(Action(1, "pass"), 1, (1,), 0.0, True, True, True)
    keys = [event.words.key for event in logged.told((deed, result), 0).news]
    assert keys == ["do-pass", "was-forced", "claims-rest"]


async def test_it_takes_about_as_long_as_somebody_who_thinks_where_others_would_learn_from_it(
    tables: Tables,
) -> None:
    played = await until_forced(tables, to_pass=True)
    pace, now = tables.pace, 50.0
    pauses = {(pace.due_after(played, now, True) or 0) - now for _ in range(50)}
    assert len(pauses) > 40
    assert all(pace.computer <= pause <= THOUGHT * pace.computer for pause in pauses)


async def test_who_plays_against_computers_alone_waits_no_longer_than_for_one(
    tables: Tables, clock: Clock
) -> None:
    played = await until_forced(tables, to_pass=True)
    other = (ANN, BOB)[1 - played.waiting[0]]
    left = await tables.leave(played.match.id, other.id)
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
    tables: Tables, sweep: Sweep, clock: Clock
) -> None:
    await wish(tables, EVERYTHING)
    played = await until_forced(tables, to_pass=False)
    only = played.forced(played.waiting[0])
    clock.now = played.match.due or 0
    await sweep.once()
    [action] = await tables.store.actions(played.match.id, played.length)
    assert (action.text, action.click, action.by_clock) == (only, None, False)


async def test_who_wants_to_press_it_themselves_may(tables: Tables, clock: Clock) -> None:
    await wish(tables, NOTHING)
    played = await until_forced(tables, to_pass=True)
    assert played.match.due == clock.now + ABSENT
    seat, length = played.waiting[0], played.length
    after = await tables.act(played.match.id, acting(played).id, length, "pass", 1)
    assert say(Words("was-forced")) not in "".join(log(after.since(seat), say))


@pytest.mark.parametrize("clock_of_turns", [0, 30])
async def test_who_changes_their_mind_has_all_their_time(
    tables: Tables, sweep: Sweep, clock: Clock, clock_of_turns: int
) -> None:
    await wish(tables, PASSES)
    played = await until_forced(tables, to_pass=True, clock=clock_of_turns)
    asked = clock.now
    await wish(tables, NOTHING)
    clock.now = played.match.due or 0
    await sweep.once()
    assert (await tables.load(played.match.id)).length == played.length
    assert await next_due(tables.store) == asked + longest(played)


async def test_a_pass_that_played_itself_is_no_turn_that_somebody_took(
    tables: Tables, sweep: Sweep, clock: Clock
) -> None:
    """Who is away would else be thought to play, and lose what they missed from their log."""
    played = await until_forced(tables, to_pass=True)
    seat, turns = played.waiting[0], [*played.replay.course.chosen]
    clock.now = played.match.due or 0
    await sweep.once()
    after = await tables.load(played.match.id)
    assert after.replay.course.chosen == turns
    assert after.clicked(seat) == played.clicked(seat)
    missed = log(played.since(seat), say)
    assert log(after.since(seat), say)[: len(missed)] == missed


async def test_a_match_with_forced_passes_replays(
    tables: Tables, sweep: Sweep, clock: Clock
) -> None:
    played = await until_forced(tables, to_pass=True)
    clock.now = played.match.due or 0
    await sweep.once()
    after = await tables.load(played.match.id)
    secret, actions = await tables.store.dealt(after.match.id)
    game = record_of(after.match, secret, actions).replay()
    assert [*game.hands] == [*after.replay.game.hands]
