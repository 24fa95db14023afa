"""Leaderboards and careers, as matches that end make them."""

import asyncio
import time
from collections.abc import Sequence

import pytest
import sqlalchemy as sa

from bot.matches.match import Person
from bot.matches.ratings import START, Result, mean_score
from bot.matches.weights import KNOWN, RECENT
from bot.store import Ending, Leaderboard, RankPage, Store, Visibility
from bot.store.counting import recount, store_ending
from bot.store.pseudonyms import Pseudonyms
from bot.store.schema import result, standing
from games.players import Level
from tests.bot.results import GAME, counted, finish, gone, paired, tied, won
from tests.bot.tabling import ANN, BOB, CLEO, DAN, EVE, GUILD

pytestmark = pytest.mark.engines

HERE = Leaderboard(GAME, GUILD)
EVERYWHERE = Leaderboard(GAME)


async def names(store: Store, board: Leaderboard = HERE) -> list[tuple[int, str]]:
    """The ranks and names on the first page."""
    return [(rank, row.name) for rank, row in (await store.leaderboards.page(board, 0)).rows]


async def test_who_wins_leads(store: Store) -> None:
    for at in range(3):
        await finish(store, won(ANN, BOB, CLEO), at=at)
    assert await names(store) == [(1, "Ann"), (2, "Bob"), (3, "Cleo")]


async def test_a_match_counts_in_its_server_and_everywhere(store: Store) -> None:
    for guild in (GUILD, GUILD + 1, GUILD):
        await finish(store, won(ANN, BOB), guild)
    counts = {}
    for guild in (GUILD, GUILD + 1, 0):
        [(_, ann), (_, bob)] = (await store.leaderboards.page(Leaderboard(GAME, guild), 0)).rows
        assert (ann.wins, bob.wins, bob.matches) == (ann.matches, 0, ann.matches)
        counts[guild] = ann.matches
    assert counts == {GUILD: 2, GUILD + 1: 1, 0: 3}
    assert await names(store, Leaderboard("spades", GUILD)) == []


async def test_a_match_outside_any_server_counts_once(store: Store) -> None:
    await finish(store, won(ANN, BOB), guild=0)
    assert [row.matches for _, row in (await store.leaderboards.page(EVERYWHERE, 0)).rows] == [1, 1]


async def test_every_game_has_ratings_of_its_own(store: Store) -> None:
    await finish(store, won(ANN, BOB))
    await finish(store, won(BOB, ANN), game="spades")
    assert await names(store) == [(1, "Ann"), (2, "Bob")]
    assert await names(store, Leaderboard("spades", GUILD)) == [(1, "Bob"), (2, "Ann")]


async def test_a_server_rates_by_its_own_matches(store: Store) -> None:
    for _ in range(3):
        await finish(store, won(ANN, BOB), GUILD + 1)
    await finish(store, won(BOB, ANN))
    assert await names(store) == [(1, "Bob"), (2, "Ann")]
    assert await names(store, EVERYWHERE) == [(1, "Ann"), (2, "Bob")]


async def test_equals_share_a_rank(store: Store) -> None:
    await finish(store, won(ANN, BOB))
    await finish(store, won(CLEO, DAN))
    assert [rank for rank, _ in await names(store)] == [1, 1, 3, 3]


async def test_partners_share_a_rank(store: Store) -> None:
    await finish(store, paired((ANN, BOB), (CLEO, DAN)))
    ranked = {name: rank for rank, name in await names(store)}
    assert ranked == {"Ann": 1, "Bob": 1, "Cleo": 3, "Dan": 3}


async def test_computers_are_rated_by_level_and_stand_on_no_leaderboard(store: Store) -> None:
    await finish(store, won(ANN, -1, -2, -2))
    assert await names(store) == await names(store, EVERYWHERE) == [(1, "Ann")]
    levels = sa.select(standing.c.user, standing.c.guild, standing.c.matches, standing.c.rating)
    computers = levels.where(standing.c.user < 0).order_by(standing.c.user)
    second, first = await store.database.rows(computers)
    assert (first[:3], second[:3]) == ((-1, 0, 1), (-2, 0, 2))
    assert first.rating > second.rating


async def test_beating_a_computer_that_beats_others_is_worth_more(store: Store) -> None:
    for _ in range(5):
        await finish(store, won(-Level.HARD, BOB))
        await finish(store, won(BOB, -Level.NORMAL))
    await finish(store, won(ANN, -Level.NORMAL), GUILD + 1)
    await finish(store, won(CLEO, -Level.HARD), GUILD + 1)
    assert await names(store, Leaderboard(GAME, GUILD + 1)) == [(1, "Cleo"), (2, "Ann")]


async def test_whoever_left_has_lost(store: Store) -> None:
    first, second = won(ANN, BOB)
    await finish(store, (gone(first), second))
    [ann] = await store.leaderboards.career(ANN.id)
    assert (ann.matches, ann.wins, ann.streak) == (1, 0, 0)
    assert await names(store) == [(1, "Bob"), (2, "Ann")]


async def test_a_leaver_whose_seat_came_first_is_behind_each_rival(store: Store) -> None:
    first, *others = won(ANN, BOB, CLEO)
    await finish(store, (gone(first), *others))
    assert await store.leaderboards.rivals(ANN.id) == [("Bob", 0, 1), ("Cleo", 0, 1)]
    assert await store.leaderboards.rivals(CLEO.id, other=ANN.id) == [("Ann", 1, 0)]


async def test_a_rating_is_provisional_for_ten_matches(store: Store) -> None:
    for played in range(1, 11):
        await finish(store, won(ANN, BOB))
        [ann] = await store.leaderboards.career(ANN.id)
        assert ann.provisional is (played < 10)


async def test_streaks_are_counted_and_the_longest_kept(store: Store) -> None:
    streaks = []
    for ann_wins in (True, True, False, True):
        await finish(store, won(ANN, BOB) if ann_wins else won(BOB, ANN))
        [ann] = await store.leaderboards.career(ANN.id)
        streaks.append((ann.streak, ann.best))
    assert streaks == [(1, 1), (2, 2), (0, 2), (1, 2)]


async def test_a_career_begins_with_the_game_played_most(store: Store) -> None:
    await finish(store, won(ANN, BOB))
    for _ in range(2):
        await finish(store, won(ANN, BOB), game="spades")
    assert [each.game for each in await store.leaderboards.career(ANN.id)] == ["spades", GAME]
    assert await store.leaderboards.career(ANN.id, GUILD + 1) == []
    assert await store.leaderboards.career(CLEO.id) == []


async def test_a_history_is_the_rating_after_each_match_oldest_first(store: Store) -> None:
    ratings = []
    for at, match in enumerate((won(ANN, BOB), won(ANN, BOB), won(BOB, ANN))):
        await finish(store, match, at=float(at))
        ratings.append((await store.leaderboards.career(ANN.id))[0].rating)
    history = await store.leaderboards.history(ANN.id, GAME)
    assert [moment.ended for moment in history] == [0.0, 1.0, 2.0]
    assert [moment.rating for moment in history] == ratings
    assert await store.leaderboards.history(ANN.id, GAME, most=2) == history[1:]


async def crowd(store: Store, size: int) -> list[Person]:
    """People of whom each has beaten the next."""
    people = [Person(1000 + n, f"P{n:02}") for n in range(size)]
    await finish(store, won(*people))
    return people


async def test_ranks_come_in_pages_of_ten(store: Store) -> None:
    await crowd(store, 23)
    pages = [await store.leaderboards.page(HERE, number) for number in range(3)]
    assert [(page.number, len(page.rows), page.more) for page in pages] == [
        (0, 10, True),
        (1, 10, True),
        (2, 3, False),
    ]
    assert [rank for page in pages for rank, _ in page.rows] == list(range(1, 24))


async def test_behind_the_last_page_stands_the_last_page(store: Store) -> None:
    assert (
        await store.leaderboards.page(HERE, 3)
        == await store.leaderboards.last_page(HERE)
        == RankPage(0, [], False)
    )
    await crowd(store, 20)
    last = await store.leaderboards.page(HERE, 1)
    assert not last.more
    assert (
        await store.leaderboards.page(HERE, 99) == await store.leaderboards.last_page(HERE) == last
    )


async def test_everybody_finds_their_page(store: Store) -> None:
    people = await crowd(store, 21)
    found = [await store.leaderboards.page_of(HERE, person.id) for person in people]
    assert found == [place // 10 for place in range(21)]
    assert await store.leaderboards.page_of(HERE, EVE.id) is None


async def test_a_rank_shared_across_pages_is_one_rank(store: Store) -> None:
    people = [Person(1000 + n, f"P{n:02}") for n in range(12)]
    await finish(store, tied(*people))
    second = await store.leaderboards.page(HERE, 1)
    assert [rank for rank, _ in second.rows] == [1, 1]
    places = [await store.leaderboards.page_of(HERE, person.id) for person in people]
    assert sorted(filter(None, places)) == [1, 1]


@pytest.mark.parametrize(
    ("visibility", "here", "everywhere"),
    [
        (Visibility.GLOBAL, ["Ann", "Bob"], ["Ann", "Bob"]),
        (Visibility.SERVER, ["Ann", "Bob"], ["Bob"]),
        (Visibility.HIDDEN, ["Bob"], ["Bob"]),
    ],
)
async def test_people_stand_where_they_want_to_be_seen(
    store: Store, visibility: Visibility, here: list[str], everywhere: list[str]
) -> None:
    """Whether they say so before their first match there or after it."""
    await finish(store, won(ANN, BOB))
    await store.leaderboards.show(ANN, visibility)
    await finish(store, won(ANN, BOB), GUILD + 1)
    assert await store.leaderboards.visibility(ANN.id) == visibility
    for guild in (GUILD, GUILD + 1):
        assert [name for _, name in await names(store, Leaderboard(GAME, guild))] == here
    assert [name for _, name in await names(store, EVERYWHERE)] == everywhere


async def test_who_hides_while_their_first_match_ends_is_hidden(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted, loop = asyncio.Event(), asyncio.get_running_loop()

    def store_slowly(tx: sa.Connection, match: int, ending: Ending, pseudonyms: Pseudonyms) -> None:
        store_ending(tx, match, ending, pseudonyms)
        loop.call_soon_threadsafe(counted.set)
        if tx.dialect.name == "postgresql":
            tx.execute(sa.select(sa.func.pg_sleep(0.3)))
        else:
            time.sleep(0.3)

    monkeypatch.setattr("bot.store.store.store_ending", store_slowly)
    finishing = asyncio.create_task(finish(store, won(ANN, BOB)))
    await counted.wait()
    await store.leaderboards.show(ANN, Visibility.HIDDEN)
    await finishing
    assert await names(store) == [(1, "Bob")]


async def test_everybody_is_seen_who_has_not_said_otherwise(store: Store) -> None:
    assert await store.leaderboards.visibility(ANN.id) is Visibility.GLOBAL


async def test_matches_of_the_same_people_may_end_at_once(store: Store) -> None:
    people = (ANN, BOB, CLEO, DAN)
    matches = [won(*people) if n % 2 else won(*reversed(people)) for n in range(50)]
    await asyncio.gather(*(finish(store, match) for match in matches))
    assert {row.matches for _, row in (await store.leaderboards.page(EVERYWHERE, 0)).rows} == {50}


async def assert_recounted_alike(
    store: Store, url: str, matches: Sequence[tuple[Result, ...]]
) -> None:
    """After these matches, what stands there is what a recount finds."""
    for at, match in enumerate(matches):
        await finish(store, match, at=float(at))
    before = await counted(store)
    await store.close()
    await recount(url, store.pseudonyms)
    again = await Store.open(url)
    assert await counted(again) == before
    await again.close()


async def test_whom_somebody_met_is_forgotten_alike_in_a_recount(store: Store, url: str) -> None:
    others = [won(ANN, CLEO, -1), won(DAN, ANN), tied(ANN, EVE)]
    matches = [won(ANN, BOB), *(others[n % 3] for n in range(RECENT)), won(BOB, ANN)]
    await assert_recounted_alike(store, url, matches)


async def test_who_is_known_to_others_is_so_alike_in_a_recount(store: Store, url: str) -> None:
    nearly = [won(BOB, Person(1000 + n, f"P{n}")) for n in range(KNOWN - 1)]
    known = [won(BOB, ANN), won(BOB, CLEO), won(ANN, BOB, -1), won(ANN, EVE)]
    matches = [won(ANN, DAN), won(ANN, BOB), *nearly, *known]
    await assert_recounted_alike(store, url, matches)


async def test_who_was_deleted_stays_met_alike_in_a_recount(store: Store, url: str) -> None:
    for at in range(4):
        await finish(store, won(ANN, BOB, CLEO), at=float(at))
        assert await store.privacy.forget(BOB.id) == []
    [ann] = await store.leaderboards.career(ANN.id)
    await store.close()
    await recount(url, store.pseudonyms)
    again = await Store.open(url)
    [after] = await again.leaderboards.career(ANN.id)
    assert after.rating == pytest.approx(ann.rating, abs=5)
    await again.close()


async def test_the_results_give_the_same_standings_again(store: Store, url: str) -> None:
    first, second = won(CLEO, ANN)
    matches = [won(ANN, BOB, -1), paired((ANN, -1), (BOB, CLEO)), (gone(first), second)]
    await store.leaderboards.show(CLEO, Visibility.HIDDEN)
    await store.servers.start_season(GUILD, "Spring", 0.0)
    for at, match in enumerate(matches * 3):
        await finish(store, match, GUILD + at % 2, float(at))
    before = await counted(store)
    wrong = sa.update(standing).values(wins=0, mu=0, rating=0, shown=True)
    for statement in (wrong, sa.update(result).values(rating=None)):
        await store.database.change(statement)
    await store.close()
    assert await recount(url, store.pseudonyms) == 9
    again = await Store.open(url)
    assert await counted(again) == before
    await again.close()


async def test_a_match_is_told_with_the_ratings_before_and_after_it(store: Store) -> None:
    for at in (1.0, 2.0):
        await finish(store, won(ANN, BOB), at=at)
    first, second = [
        {user: each.rating for user, each in found.items() if each.rating}
        for found in [await store.archive.outcomes(match) for match in (1, 2)]
    ]
    [(_, ann), (_, bob)] = (await store.leaderboards.page(EVERYWHERE, 0)).rows
    assert (first[ANN.id][0], second[ANN.id]) == (START.points, (first[ANN.id][1], ann.rating))
    assert second[BOB.id] == (first[BOB.id][1], bob.rating)


async def test_who_does_not_want_to_be_seen_everywhere_has_no_public_rating(store: Store) -> None:
    await finish(store, won(ANN, BOB, CLEO))
    await store.leaderboards.show(ANN, Visibility.SERVER)
    await store.leaderboards.show(BOB, Visibility.HIDDEN)
    rated = await store.archive.outcomes(1)
    assert [rated[each.id].is_public for each in (ANN, BOB, CLEO)] == [False, False, True]


async def test_where_all_play_together_the_mean_score_takes_the_place_of_a_rating(
    store: Store,
) -> None:
    for at, (score, team) in enumerate(((20, (ANN, BOB)), (10, (ANN, CLEO)))):
        together = tuple(one._replace(team=0, rank=1, won=True, score=score) for one in won(*team))
        await finish(store, together, at=at)
    assert await names(store) == [(1, "Bob"), (2, "Ann"), (3, "Cleo")]
    means = [mean_score(row.rating) for _, row in (await store.leaderboards.page(HERE, 0)).rows]
    assert means == pytest.approx([20, 15, 10])


async def test_who_leaves_those_they_play_with_has_scored_nothing(store: Store) -> None:
    ann, bob = (one._replace(team=0, rank=1, score=20) for one in won(ANN, BOB))
    await finish(store, (ann, gone(bob)))
    rows = (await store.leaderboards.page(HERE, 0)).rows
    assert [mean_score(row.rating) for _, row in rows] == [20, 0]
