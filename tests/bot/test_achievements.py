"""Achievements: what earns each, that each is earned once, and only where it shows something."""

import asyncio
import re
import signal
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.hosting.endings import played_out
from bot.hosting.tables import Tables
from bot.matches.achievements import (
    ALL,
    DAILY,
    MATCH,
    DailyFacts,
    History,
    Known,
    MatchFacts,
    earned,
)
from bot.matches.arena import Medal
from bot.matches.match import REDEAL, Match, Person, Seat, Status
from bot.matches.ratings import Result
from bot.matches.replay import Action
from bot.store import Ending, Store
from bot.store.achievements import HISTORY
from bot.store.schema import achievement, field, standing
from bot.store.sqlite import SQLite
from games.feats import Feats
from games.game import STOP, TIE, UNDO
from games.players import Level
from tests.bot import program
from tests.bot.ender import AFTER_COMMIT, BEFORE_COMMIT, NEVER
from tests.bot.results import GAME, finish, gone, one, paired, tied, won
from tests.bot.solving import DAY, begun
from tests.bot.solving import finish as finish_solo
from tests.bot.storing import statements
from tests.bot.tabling import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    EVE,
    FAY,
    GUILD,
    Clock,
    played_on,
    started,
)

HARD, NORMAL, EASY = -Level.HARD, -Level.NORMAL, -Level.EASY
SURE, NEW = Known(10), Known(9)
FEATS = Feats()
DUEL, FOUR = won(ANN, BOB), won(ANN, BOB, CLEO, DAN)


def facts(match: Sequence[Result] = DUEL, all_are: Known = SURE, **known: Any) -> MatchFacts:
    """A match that Ann won against people who have this standing, as she sees it."""
    people = {each.user: all_are for each in match if each.user}
    return MatchFacts(
        **{"one": match[0], "match": match, "before": people, "after": SURE, "feats": FEATS} | known
    )


def did(**feats: Any) -> dict[str, Any]:
    return {"feats": Feats(**feats)}


def ratings(own: float, bob: float, matches: int = 10) -> dict[str, Any]:
    """The ratings of Ann and Bob before the match."""
    return {"before": {ANN.id: Known(10, 0, own), BOB.id: Known(matches, 0, bob)}}


def history(**known: Any) -> dict[str, Any]:
    return {"history": History(**known)}


LOST = won(BOB, ANN)[::-1]
EARNS = {
    "regular": (facts(**history(matches=10)), facts(**history(matches=9))),
    "hundred": (facts(**history(matches=100)), facts(**history(matches=99))),
    "full-table": (facts(FOUR), facts((*FOUR[:3], gone(FOUR[3])))),
    "people": (facts(met=10), facts(met=9)),
    "guest": (facts(**did(is_guest=True)), facts(LOST, **did(is_guest=True))),
    "comeback": (facts(**did(was_last=True)), facts(LOST, **did(was_last=True))),
    "bids": (facts(**did(exact=3)), facts(**did(exact=2))),
    "ahead": (facts(**did(led=True)), facts(all_are=NEW, **did(led=True))),
    "last-round": (facts(**did(led_at_last=True)), facts(tied(ANN, BOB), **did(led_at_last=True))),
    "streak": (facts(after=Known(10, 5)), facts(after=Known(10, 4))),
    "machines": (facts(won(ANN, HARD, HARD, HARD)), facts(won(ANN, HARD, HARD, NORMAL))),
    "seats": (
        facts(FOUR, **history(seats=frozenset(range(4)))),
        facts(FOUR, **history(seats=frozenset(range(3)))),
    ),
    "crowd": (
        facts(won(ANN, BOB, CLEO, DAN, EVE, FAY)),
        facts(won(ANN, BOB, CLEO, DAN, EVE, NORMAL)),
    ),
    "giant": (facts(**ratings(1000, 1200)), facts(**ratings(1000, 1199))),
    "games": (facts(**history(games=10)), facts(**history(games=9))),
    "master": (facts(after=Known(10, 0, 1500)), facts(after=Known(10, 0, 1499))),
    "daily-week": (DailyFacts(True, 5, days=7), DailyFacts(True, 5, days=6)),
    "daily-month": (DailyFacts(True, 5, days=30), DailyFacts(True, 5, days=29)),
    "daily-games": (DailyFacts(True, 5, games=10), DailyFacts(True, 5, games=9)),
    "arena-medal": (Medal(1, 1, 1, GAME, 3, 8, 1.0), Medal(1, 1, 1, GAME, 1, 7, 1.0)),
    "arena-gold": (Medal(1, 1, 1, GAME, 1, 16, 1.0), Medal(1, 1, 1, GAME, 2, 16, 1.0)),
    "daily-house": (DailyFacts(True, 5, (3, 4)), DailyFacts(True, 5, (3, 5))),
}
"""Of each achievement facts that just earn it, and facts that just do not."""


def test_each_has_a_sign_of_its_own_and_has_a_line_in_the_table() -> None:
    assert [each.key for each in ALL] == sorted(EARNS, key=[each.key for each in ALL].index)
    assert len(ALL) == len({each.icon for each in ALL}) == 22


@pytest.mark.parametrize("key", EARNS)
def test_an_achievement_is_earned_by_just_enough_and_by_no_less(key: str) -> None:
    [each] = [each for each in ALL if each.key == key]
    assert [each.is_earned(found) for found in EARNS[key]] == [True, False]


COUNTING = {"regular", "hundred", "full-table", "people", "giant", "master"}
WINNING = {each.key for each in MATCH} - COUNTING - {"machines"}


def everything(match: Sequence[Result], **known: Any) -> set[str]:
    """What a match earns in which somebody has done all there is to do."""
    feats = Feats(True, True, True, 3, True)
    past = History(100, 10, frozenset(range(9)))
    after = Known(100, 5, 2000)
    found: dict[str, Any] = {"feats": feats, "met": 10, "history": past, "after": after} | known
    return {*earned(MATCH, facts(match, **found))}


@pytest.mark.parametrize(
    ("match", "known"),
    [
        pytest.param(FOUR, {"all_are": NEW}, id="against people who are new to the game"),
        pytest.param(won(ANN, EASY, EASY, EASY), {}, id="against easy computers"),
        pytest.param(FOUR, {"feats": None}, id="ended early, or something was taken back"),
        pytest.param((FOUR[0], *map(gone, FOUR[1:])), {}, id="against people who left"),
        pytest.param(tied(ANN, BOB, CLEO, DAN), {}, id="shared by all"),
    ],
)
def test_a_win_that_shows_nothing_earns_nothing(
    match: Sequence[Result], known: dict[str, Any]
) -> None:
    assert not everything(match, **known) & (WINNING | {"machines"})


def test_all_there_is_in_a_match_is_earned_at_once() -> None:
    assert everything(FOUR) == {each.key for each in MATCH} - {"giant", "machines", "crowd"}


def test_practice_earns_but_a_win_against_machines() -> None:
    assert everything(won(ANN, HARD, HARD, HARD), is_practice=True) == {"machines"}


def test_a_partner_is_nobody_one_has_beaten() -> None:
    match = paired((ANN, BOB), (CLEO, DAN))
    before = {each.id: NEW for each in (CLEO, DAN)} | {each.id: SURE for each in (ANN, BOB)}
    found = MatchFacts(match[0], match, before, SURE, feats=Feats(was_last=True))
    assert not found.is_worthy


@pytest.mark.parametrize("own", [9, 10])
def test_nobody_is_stronger_by_a_provisional_rating(own: int) -> None:
    before = {ANN.id: Known(own, 0, 1000), BOB.id: Known(19 - own, 0, 1500)}
    assert "giant" not in earned(MATCH, facts(before=before))


def test_where_no_ratings_are_kept_nobody_is_a_master() -> None:
    together = tuple(each._replace(team=0, rank=1, won=True) for each in FOUR)
    house = tuple(each._replace(rounds=5) for each in FOUR)
    for match in (together, house):
        assert not everything(match) & {"giant", "master"}


def test_a_daily_is_no_better_than_a_field_that_is_not_computed_yet_or_if_unranked() -> None:
    assert "daily-house" not in earned(DAILY, DailyFacts(True, 5))
    assert "daily-house" not in earned(DAILY, DailyFacts(False, 5, (3,)))


# Stored


@pytest.fixture
async def other(store: Store, url: str) -> AsyncIterator[Store]:
    """The store of another process, on the same database."""
    other = await Store.open(url)
    yield other
    await other.close()


async def keys(store: Store, person: Person = ANN) -> set[str]:
    """What somebody has earned."""
    return {each.key for each in await store.achievements.of_person(person.id)}


async def ending(store: Store, results: Sequence[Result]) -> Match:
    """A match under way that is to end so."""
    seats = tuple(Seat(each.user, each.name, each.level) for each in results)
    lobby = await store.create(Match(GAME, ANN.id, CHANNEL, seats, GUILD), "seed")
    return await store.change(lobby, replace(lobby, status=Status.PLAYING))


async def end(store: Store, match: Match, results: Sequence[Result], *feats: Feats) -> None:
    """Store the end of a match under way."""
    last = Ending(GAME, GUILD, results, 1.0, feats=feats or [FEATS] * len(results))
    await store.append(match, Action(0, "3C", 77, at=1.0), None, last)


@pytest.mark.engines
async def test_what_a_match_earns_is_stored_with_it(store: Store) -> None:
    match = await ending(store, FOUR)
    await end(store, match, FOUR)
    assert await store.achievements.of_match(match.id) == {
        each.id: ["full-table"] for each in (ANN, BOB, CLEO, DAN)
    }
    [own] = await store.achievements.of_person(ANN.id)
    assert (own.match, own.at) == (match.id, 1.0)


@pytest.mark.engines
async def test_an_achievement_is_earned_once(store: Store) -> None:
    first, second = [await ending(store, FOUR) for _ in range(2)]
    await end(store, first, FOUR)
    await end(store, second, FOUR)
    assert await store.achievements.of_match(second.id) == {}
    [own] = await store.achievements.of_person(ANN.id)
    assert own.match == first.id


@pytest.mark.engines
async def test_two_processes_that_end_a_match_earn_it_once(store: Store, other: Store) -> None:
    match = await ending(store, FOUR)
    ends = (end(each, match, FOUR) for each in (store, other) * 2)
    done = await asyncio.gather(*ends, return_exceptions=True)
    assert done.count(None) == 1
    assert len(await store.database.rows(sa.select(achievement))) == 4


@pytest.mark.engines
async def test_two_matches_that_end_at_once_earn_it_once(store: Store, other: Store) -> None:
    matches = [await ending(store, FOUR) for _ in range(6)]
    await asyncio.gather(
        *(end(each, match, FOUR) for each, match in zip((store, other) * 3, matches, strict=True))
    )
    assert len(await store.database.rows(sa.select(achievement))) == 4
    told = [await store.achievements.of_match(match.id) for match in matches]
    assert sum(map(len, told)) == 4


@pytest.mark.engines
@pytest.mark.parametrize(("point", "earned_by"), [(BEFORE_COMMIT, 0), (AFTER_COMMIT, 4)])
async def test_who_is_killed_over_an_end_has_stored_all_of_it_or_nothing(
    store: Store, url: str, tmp_path: Path, point: str, earned_by: int
) -> None:
    match = await ending(store, FOUR)

    async def process(point: str) -> int:
        command = ("tests.bot.ender", url, str(match.id), point)
        running = program.begin(command, tmp_path / "said", {})
        return await asyncio.to_thread(program.ended, running, 120)

    assert await process(point) == -signal.SIGKILL
    assert len(await store.achievements.of_match(match.id)) == earned_by
    found = await store.get(match.id)
    assert found
    if not earned_by:
        assert found == match
        assert await process(NEVER) == 0
    assert len(await store.achievements.of_match(match.id)) == 4
    assert await process(NEVER) == 1  # it has ended, by that click


@pytest.mark.engines
async def test_an_end_costs_two_statements_more_at_the_most(store: Store) -> None:
    costs = []
    for _ in range(2):
        match = await ending(store, FOUR)
        with statements(store) as run:
            await end(store, match, FOUR)
        costs.append(sum("achievement" in each for each in run))
    assert costs == [2, 1]


@pytest.mark.engines
async def test_what_is_known_of_people_is_found_by_indexes(store: Store) -> None:
    if isinstance(store.database.driver, SQLite):
        text = f"EXPLAIN QUERY PLAN {HISTORY.compile(store.database.driver.engine)}"

        def explain(tx: sa.Connection) -> str:
            return "\n".join(row[-1] for row in tx.exec_driver_sql(text, (1,) * text.count("?")))

        plan = await store.database.read(explain)
        assert not re.search(r"SCAN (mine|past|result|standing|achievement)", plan), plan


@pytest.mark.engines
async def test_ten_matches_with_others_are_counted_but_not_those_that_were_left(
    store: Store,
) -> None:
    await finish(store, won(ANN, NORMAL), is_practice=True)
    first, second = won(BOB, ANN)
    await finish(store, (first, gone(second)))
    house = tuple(each._replace(rounds=3) for each in won(ANN, BOB))
    await finish(store, house, game="blackjack")
    for _ in range(9):
        await finish(store, won(ANN, BOB))
    assert "regular" not in await keys(store)
    await finish(store, won(ANN, BOB), game="spades")
    assert "regular" in await keys(store)


@pytest.mark.engines
async def test_seats_are_those_of_the_game_from_which_somebody_has_won(store: Store) -> None:
    await store.database.change(sa.insert(standing).values(_known(BOB, 10)))
    people = [ANN, CLEO, DAN]
    for seat in range(4):
        assert "seats" not in await keys(store)
        order = people[1:]
        order.insert(seat, ANN) if seat < 3 else order.append(ANN)
        order.append(BOB) if seat < 3 else order.insert(0, BOB)
        placed = tuple(
            one(each, n, 1 if each is ANN else 4 if each is BOB else 2)
            for n, each in enumerate(order)
        )
        match = await ending(store, placed)
        await end(store, match, placed)
    assert "seats" in await keys(store)


@pytest.mark.engines
async def test_games_count_of_which_three_matches_were_finished(store: Store) -> None:
    await store.database.change(sa.insert(standing).values(_known(BOB, 10)))
    for game in range(9):
        await store.database.change(sa.insert(standing).values(_known(ANN, 3, f"game {game}")))
    await store.database.change(sa.insert(standing).values(_known(ANN, 1, GAME)))
    for _ in range(2):
        assert "games" not in await keys(store)
        match = await ending(store, DUEL)
        await end(store, match, DUEL)
    assert "games" in await keys(store)


def _known(person: Person, matches: int, game: str = GAME) -> dict[str, Any]:
    """A standing everywhere with a win."""
    counts = {"matches": matches, "wins": 1, "streak": 0, "best": 1, "rounds": 0}
    of = {"game": game, "guild": 0, "season": 0, "user": person.id, "name": person.name}
    return of | counts | {"mu": 25.0, "sigma": 8.0, "rating": 1000.0, "shown": True}


# Dailies


async def daily(store: Store, day: int, *points: int) -> None:
    """Finish the daily of a day."""
    await store.solos.day(day, GAME)
    await finish_solo(store, await begun(store, ANN, day), *points)


@pytest.mark.engines
async def test_a_daily_on_each_day_of_a_week_earns_one_at_its_end(store: Store) -> None:
    for day in (-8, *range(-6, 0)):
        await daily(store, DAY + day, 5)
    assert await keys(store) == set()
    await daily(store, DAY, 5)
    [own] = await store.achievements.of_person(ANN.id)
    [last] = await store.solos.of_day(ANN.id, DAY)
    assert (own.key, own.match, own.at) == ("daily-week", None, last.ended)


@pytest.mark.engines
async def test_a_daily_better_than_the_house_earns_one(store: Store) -> None:
    row = {"day": DAY, "game": GAME, "instance": 0, "entries": [["easy", [2, 2]], ["hard", [5, 0]]]}
    await store.database.change(sa.insert(field).values(row))
    await daily(store, DAY, 3, 3)
    assert await keys(store) == {"daily-house"}


@pytest.mark.engines
async def test_a_daily_that_ends_costs_two_statements_more_at_the_most(store: Store) -> None:
    costs = []
    for day in range(-6, 2):
        with statements(store) as run:
            await daily(store, DAY + day, 5)
        costs.append(sum("achievement" in each for each in run))
    assert costs == [1] * 6 + [2, 1]


@pytest.mark.engines
async def test_practice_alone_earns_nothing(store: Store) -> None:
    with statements(store) as run:
        await finish_solo(store, await begun(store, ANN, None), 5)
    assert not any("achievement" in each for each in run)


# In earnest


@pytest.mark.parametrize("what", [STOP, TIE, UNDO, REDEAL])
async def test_after_some_decisions_of_a_table_its_match_has_no_feats(
    tables: Tables, clock: Clock, what: str
) -> None:
    played = await played_on(tables, await started(tables))
    last = played_out(played)
    assert last
    assert len(last.feats) == 2
    match = played.match.noted(f"{what}.1" if what == UNDO else what, 0)
    decided = played_out(replace(played, match=match))
    assert decided
    assert decided.feats == []


async def test_a_win_over_hard_computers_in_practice_is_stored_with_it(store: Store) -> None:
    results = won(ANN, HARD, HARD, HARD)
    match = await ending(store, results)
    last = Ending(GAME, GUILD, results, 1.0, is_practice=True, feats=[FEATS] * 4)
    await store.append(match, Action(0, "3C", 77, at=1.0), None, last)
    assert await store.achievements.of_match(match.id) == {ANN.id: ["machines"]}
