import asyncio
import inspect
import re
from random import Random

import pytest

from bot.hosting import replays
from bot.hosting import tables as session
from bot.hosting.tables import Tables
from bot.matches import absence, guests, lobby, proposal_kinds, proposals, seating
from bot.matches.match import Refused, Status
from bot.matches.pace import Pace
from bot.matches.played import Played
from bot.matches.replay import REMEMBERED, Action
from bot.store import Leaderboard, Store
from bot.views import table
from bot.words import FOLDER
from games.crazy_king import CrazyKing
from games.game import DEAL
from games.record import BadRecord
from games.text import IllegalAction, Text
from images.theme import Style
from tests.bot.storing import statements
from tests.bot.tabling import (
    ANN,
    BOB,
    CLEO,
    Clock,
    cancelled_anywhere,
    play_on,
    started,
    texts,
    turn,
)


def state(played: Played) -> dict[str, object]:
    """Everything there is to a state, hidden cards and all."""
    return {name: value for name, value in vars(played.replay.game).items() if name != "events"}


async def refused(tables: Tables, played: Played, user: int, text: str, click: int = 1) -> str:
    with pytest.raises(Refused) as refusal:
        await tables.act(played.match.id, user, played.length, text, click)
    return refusal.value.words.key


async def test_an_action_is_stored_in_canonical_form_with_its_click(
    tables: Tables, store: Store, clock: Clock
) -> None:
    played = await started(tables)
    user, action = turn(played)
    clock.now = 1234.5
    after = await tables.act(played.match.id, user, 0, f"play {action.lower()}", 99)
    stored = (await store.actions(played.match.id))[0]
    assert (stored.text, stored.click, stored.at) == (action, 99, 1234.5)
    assert (after.length, after.match) == (1, await tables.get(played.match.id))


async def test_a_click_on_what_has_passed_is_refused_as_stale(tables: Tables) -> None:
    played = await started(tables)
    user, action = turn(played)
    await tables.act(played.match.id, user, 0, action, 1)
    assert await refused(tables, played, user, action, click=2) == "stale"
    assert (await tables.load(played.match.id)).length == 1


async def test_a_click_delivered_twice_is_played_once(tables: Tables, store: Store) -> None:
    played = await started(tables)
    user, action = turn(played)
    elsewhere = Tables(store, tables.clock, tables.pace)
    match = played.match.id
    both = (tables.act(match, user, 0, action, 7), elsewhere.act(match, user, 0, action, 7))
    outcomes = await asyncio.gather(*both)
    assert [each.length for each in outcomes] == [1, 1]
    assert (await tables.act(match, user, 0, action, 7)).length == 1
    assert len(await store.actions(match)) == 1


async def test_of_fifty_clicks_at_once_one_is_played(tables: Tables, store: Store) -> None:
    played = await started(tables)
    user, action = turn(played)
    elsewhere = Tables(store, tables.clock, tables.pace)
    clicks = [
        where.act(played.match.id, user, 0, action, click)
        for click, where in enumerate([tables, elsewhere] * 25)
    ]
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    late = [each.words.key for each in outcomes if isinstance(each, Refused)]
    assert late == ["stale"] * 49
    assert len(await store.actions(played.match.id)) == 1


async def test_an_onlooker_and_a_player_out_of_turn_change_nothing(tables: Tables) -> None:
    played = await started(tables)
    user, action = turn(played)
    other = ({ANN.id, BOB.id} - {user}).pop()
    assert await refused(tables, played, CLEO.id, action) == "not-seated"
    for who, text, key in (
        (other, action, "not-your-turn"),
        (user, "fly", "bad-card"),
        (user, DEAL, "not-possible"),
    ):
        with pytest.raises(IllegalAction) as illegal:
            await tables.act(played.match.id, who, 0, text, 1)
        assert illegal.value.words.key == key
    assert state(await tables.load(played.match.id)) == state(played)


@pytest.mark.parametrize("seed", range(5))
async def test_a_reload_gives_the_identical_state(
    tables: Tables, store: Store, clock: Clock, seed: int
) -> None:
    played = await play_on(tables, await started(tables), 150, Random(seed))
    reloaded = await Tables(store, clock, Pace()).load(played.match.id)
    assert state(reloaded) == state(played)
    assert reloaded.match == played.match
    for seat in (None, 0, 1):
        assert reloaded.news_since(seat) == played.news_since(seat)


@pytest.mark.parametrize("seed", range(3))
async def test_two_processes_over_one_store_stay_right(
    tables: Tables, store: Store, clock: Clock, seed: int
) -> None:
    random, played = Random(seed), await started(tables)
    processes = [tables, Tables(store, clock, Pace())]
    for _ in range(60):
        played = await play_on(random.choice(processes), played, 1, random)
    for process in processes:
        assert state(await process.load(played.match.id)) == state(played)


async def test_a_match_goes_on_after_its_process_was_killed(
    tables: Tables, url: str, clock: Clock
) -> None:
    played = await play_on(tables, await started(tables), 20, Random(1))
    reborn = await Store.open(url)  # the first one is never closed
    after = await play_on(Tables(reborn, clock, Pace()), played, 20, Random(2))
    assert after.length == len(await reborn.actions(played.match.id)) > played.length
    await reborn.close()


async def test_an_act_cancelled_anywhere_leaves_the_truth(tables: Tables, store: Store) -> None:
    random, played = Random(3), await started(tables)
    for _ in range(40):
        played = await tables.load(played.match.id)
        await cancelled_anywhere(play_on(tables, played, 1, random), random)
    await asyncio.gather(*store.database.unfinished)
    played = await tables.load(played.match.id)
    assert played.length == len(await store.actions(played.match.id)) > 0


async def test_a_game_is_shown_as_a_view_and_private_news_to_one_seat(tables: Tables) -> None:
    played = await play_on(tables, await started(tables), 8, Random(0))
    seed = played.replay.game.seed
    for seat in (None, 0, 1):
        game = played.view(seat).game
        assert game.seed != seed
        shown = [set(hand) != {"??"} for hand in game.hands if hand]
        assert shown == [seat == n for n, hand in enumerate(game.hands) if hand]
        assert {event.to for told in played.news_since(seat) for event in told} <= {-1, seat}


async def test_news_reach_back_some_actions(tables: Tables) -> None:
    played = await started(tables)
    [[turned_up]] = played.news_since(None)
    assert turned_up.words.key == "crazy-king-turned-up"
    played = await play_on(tables, played, 20, Random(4))
    assert len(played.replay.news) == REMEMBERED
    assert [turned_up] not in played.news_since(None)


async def test_everybody_hears_what_happened_since_they_acted_themselves(tables: Tables) -> None:
    played = await play_on(tables, await started(tables), 9, Random(4))
    for seat in range(played.view(None).game.seats):
        log = await tables.store.actions(played.match.id)
        own = max((at for at, action in enumerate(log) if action.seat == seat), default=-1)
        assert len(played.news_since(seat)) == (len(log) - own if own >= 0 else len(log) + 1)


async def test_what_the_clock_did_is_told(tables: Tables) -> None:
    played = await started(tables)
    seat, text = played.waiting[0], played.view(played.waiting[0]).legal()[0]
    played = played.after_action(Action(seat, text, by_clock=True))
    assert Text("time-up", seat=seat) in [event.words for event in played.news_since(None)[-1]]


async def at_rest(tables: Tables) -> Played:
    """A match of Ann and Bob between two rounds."""
    played, random = await started(tables), Random(0)
    while not played.resting:
        played = await play_on(tables, played, 1, random)
    return played


async def test_the_next_round_is_dealt_once_all_people_are_ready(
    tables: Tables, clock: Clock
) -> None:
    played = await at_rest(tables)
    assert (played.match.due, played.match.unready) == (clock.now + 20, [0, 1])
    key, length = played.match.id, played.length
    ready = await tables.act(key, BOB.id, length, DEAL, 1)
    assert (ready.resting, ready.match.unready) == (True, [0])
    assert (await tables.act(key, BOB.id, length, DEAL, 2)).resting
    dealt = await tables.act(key, ANN.id, length, DEAL, 3)
    assert (dealt.resting, dealt.match.unready) == (False, [0, 1])
    assert (await tables.get(key)).ready == 0


async def test_a_table_says_whom_the_next_deal_waits_for_once_somebody_is_ready(
    tables: Tables,
) -> None:
    played = await at_rest(tables)
    assert "Waiting for" not in texts(table.post(played, Style()))
    ready = await tables.act(played.match.id, BOB.id, played.length, DEAL, 1)
    assert "Waiting for **Ann**" in texts(table.post(ready, Style()))


async def test_who_is_ready_stays_so_after_a_restart_and_due_is_what_was(
    tables: Tables, store: Store, clock: Clock
) -> None:
    played = await at_rest(tables)
    await tables.act(played.match.id, BOB.id, played.length, DEAL, 1)
    clock.now += 5
    reborn = await Tables(store, clock, Pace()).load(played.match.id)
    assert (reborn.match.unready, reborn.match.due) == ([0], clock.now + 15)


async def test_the_next_round_waits_for_nobody_who_has_left(tables: Tables, clock: Clock) -> None:
    played = await at_rest(tables)
    await tables.act(played.match.id, BOB.id, played.length, DEAL, 1)
    assert (await tables.change(played.match.id, lobby.leave, ANN.id)).due == clock.now


async def test_nobody_deals_but_between_rounds_and_at_their_own_table(tables: Tables) -> None:
    played = await started(tables)
    with pytest.raises(IllegalAction):
        await tables.act(played.match.id, ANN.id, 0, "deal", 1)
    played = await at_rest(tables)
    with pytest.raises(Refused):
        await tables.act(played.match.id, CLEO.id, played.length, "deal", 1)


async def test_a_match_played_out_is_over_with_the_scores_of_its_replay(
    tables: Tables, store: Store
) -> None:
    played = await play_on(tables, await started(tables), 3000, Random(6))
    match = await tables.get(played.match.id)
    assert (match.status, match.due, played.over) == (Status.OVER, None, True)
    assert match == played.match
    game = (await tables.replays.read(match.id)).replay()
    winners = {seat.user for n, seat in enumerate(match.seats) if n in game.winners}
    board = await store.leaderboards.page(Leaderboard("crazy_king", match.guild), 0)
    assert {row.user: row.wins for _, row in board.rows} == {
        person.id: int(person.id in winners) for person in (ANN, BOB)
    }
    with pytest.raises(IllegalAction):
        await tables.act(match.id, ANN.id, played.length, "draw", 1)


async def test_however_often_a_rematch_is_asked_for_there_is_one_lobby(tables: Tables) -> None:
    played = await play_on(tables, await started(tables), 3000, Random(6))
    requests = [tables.rematch(played.match.id, user) for user in (ANN.id, BOB.id, ANN.id)]
    [number] = {match.id for match in await asyncio.gather(*requests)}
    match = await tables.get(number)
    assert (match.status, match.length, match.message) == (Status.LOBBY, 0, None)
    assert (match.names, match.options) == (["Ann", "Bob"], played.match.options)
    for user in (ANN.id, BOB.id):
        await tables.change(match.id, lobby.leave, user)
    assert (await tables.rematch(played.match.id, ANN.id)).id != match.id


async def test_who_leaves_a_match_is_replaced_and_may_not_act(tables: Tables) -> None:
    played = await started(tables)
    user, action = turn(played)
    left = await tables.change(played.match.id, lobby.leave, user)
    assert left.status is Status.PLAYING
    assert left.due == tables.clock() + tables.pace.computer
    assert await refused(tables, played, user, action) == "not-seated"


async def test_whoever_leaves_while_another_acts_is_not_waited_for(
    tables: Tables, store: Store, clock: Clock
) -> None:
    played = await started(tables)
    user, action = turn(played)
    other = ({ANN.id, BOB.id} - {user}).pop()
    elsewhere = Tables(store, clock, Pace())
    await asyncio.gather(
        tables.act(played.match.id, user, 0, action, 1),
        elsewhere.change(played.match.id, lobby.leave, other),
    )
    after = await tables.load(played.match.id)
    assert after.length == 1
    assert after.match.due == Pace().due_after(after, clock())


async def test_a_match_that_has_just_ended_stays_over_when_its_server_is_closed(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = await play_on(tables, await started(tables), 3000, Random(6))

    async def a_moment_ago(guild: int) -> list[int]:
        return [played.match.id]

    monkeypatch.setattr(store, "in_guild", a_moment_ago)
    await tables.close_guild(played.match.guild)
    assert await tables.get(played.match.id) == played.match


async def test_a_match_of_other_rules_is_closed_and_not_guessed_at(
    tables: Tables, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = await started(tables, clock=30)
    monkeypatch.setattr(CrazyKing, "version", CrazyKing.version + 1)
    newer = Tables(store, clock, Pace())
    assert await refused(newer, played, *turn(played)) == "rules-changed"
    closed = await newer.get(played.match.id)
    assert (closed.status, closed.due) == (Status.CLOSED, None)
    assert closed.drawn < closed.revision
    assert await refused(newer, played, *turn(played)) == "rules-changed"


async def test_a_log_that_breaks_the_rules_is_an_error_and_left_as_it_is(
    tables: Tables, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = await play_on(tables, await started(tables), 5, Random(0))
    monkeypatch.setattr(CrazyKing, "moves", lambda self, seat: [])
    with pytest.raises(BadRecord):
        await Tables(store, clock, Pace()).load(played.match.id)
    assert (await store.get(played.match.id)) == played.match


def test_every_refusal_has_a_sentence_and_every_sentence_is_used() -> None:
    table = (absence, guests, lobby, proposal_kinds, proposals, seating)
    modules = (*table, replays, session)
    written = r'Text\((?:"([a-z-]+)"(?: if \w+ else "([a-z-]+)")?)'
    used = {
        key
        for module in modules
        for keys in re.findall(written, inspect.getsource(module))
        for key in filter(None, keys)
    }
    sentences = (FOLDER / "en" / "tables.ftl").read_text()
    assert used - {"match-over", "not-possible", "too-many"} == set(
        re.findall(r"^([a-z-]+) =", sentences, re.MULTILINE)
    )


async def test_what_was_read_is_read_again_only_once_the_match_has_gone_on_here(
    tables: Tables, store: Store
) -> None:
    before = await started(tables)
    with statements(store) as run:
        assert await tables.latest(before) is before
    assert not run
    after = await play_on(tables, before, 1, Random(1))
    assert (await tables.latest(before)).length == after.length > before.length


async def test_what_was_read_is_read_again_if_people_see_a_later_revision(tables: Tables) -> None:
    before = await started(tables)
    match = await tables.change(before.match.id, lobby.closed)
    assert match.revision > before.match.revision
    with pytest.raises(Refused):  # it is closed, as the others see by now
        await tables.latest(before, shown=match.revision)
