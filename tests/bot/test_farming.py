"""What somebody gains who would rather collect points than play."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import count, cycle, islice
from random import Random
from statistics import NormalDist

import pytest

from bot.hosting.tables import Tables
from bot.matches import lobby as lobbies
from bot.matches.match import Person
from bot.matches.played import Played
from bot.matches.ratings import START, Rating, Result, rated
from bot.matches.replay import Action
from bot.matches.weights import KNOWN, Meetings, familiar, recognized, weights
from bot.store import Leaderboard, Store
from bot.store.counting import recount
from bot.store.pseudonyms import Pseudonyms
from bot.store.solos import INSTANCES, Solos
from games.game import DEAL, HOST
from tests.bot import solving
from tests.bot.results import GAME, counted, finish, gone, tied, won
from tests.bot.tabling import ANN, BOB, CHANNEL, CLEO, DAN, GUILD, SHORT, started

COMPUTER, FRIENDS = -1, (BOB, CLEO, DAN)
PSEUDONYMS = Pseudonyms(b"any")
ACCOUNTS = [Person(500 + n, f"Bob {n}") for n in range(KNOWN)]
"""As many as one friend has."""
RINGS = {size: [Person(5000 + n, f"Eve {n}") for n in range(size)] for size in (20, 50)}
"""So many that each is known to more than ten others."""
MANY, FEW = 1000, 30
LUCK = 25 / 6
"""By how much somebody plays above or below their strength: the standard deviation of the model."""
TOWN = [Person(1000 + n, f"P{n}") for n in range(100)]
STRENGTHS = {
    person: NormalDist(25, 25 / 3).inv_cdf((n + 0.5) / len(TOWN)) for n, person in enumerate(TOWN)
}
"""A hundred people, of whom as many are stronger than Ann, who is average, as are weaker."""


class Ladder:
    """The ratings of a game, as matches change them; those of the town have long settled.

    Between two matches of one of them all others play, too.
    """

    def __init__(self, seats: int, seed: int = 1) -> None:
        self.seats, self.random, self.made = seats, Random(seed), count(10_000)
        self.ratings = {person.id: Rating(mu, 2.0) for person, mu in STRENGTHS.items()}
        self.settled = dict(self.ratings)
        self.meetings, self.accounts = Meetings(), cycle(ACCOUNTS)
        self.rings = {size: cycle(ring) for size, ring in RINGS.items()}
        for _ in range(2 * KNOWN):
            self._town_meets()

    def end(self, match: Sequence[Result]) -> None:
        """A match has come to this."""
        if any(one.player in self.settled for one in match):
            self._town_meets()
        counts = weights(match, familiar(match, self.meetings.met))
        self.meetings.add(match)
        self.ratings |= rated(match, self.ratings, counts) | self.settled

    def town_loses(self) -> None:
        """Ann wins against people of the town."""
        self.end(won(ANN, *self.random.sample(TOWN, self.seats - 1)))

    def strangers_lose(self) -> None:
        """Ann wins against accounts that are made for it, and never used again."""
        self.end(won(ANN, *(Person(each, "Eve") for each in islice(self.made, self.seats - 1))))

    def accounts_lose(self) -> None:
        """Ann wins against the accounts of one friend in turn, which meet each other, too."""
        self.end(won(*self.random.sample(ACCOUNTS, self.seats)))
        self.end(won(ANN, *islice(self.accounts, self.seats - 1)))

    def ring_of_20_loses(self) -> None:
        self.end(self._against_ring(20))

    def ring_of_50_loses(self) -> None:
        self.end(self._against_ring(50))

    def ring_draws(self) -> None:
        """As soon as it is dealt."""
        match = tied(*(Person(one.player, one.name) for one in self._against_ring(20)))
        self.end([each._replace(rank=2, won=False) for each in match])

    def ring_leaves(self) -> None:
        """They leave the match to computers."""
        first, *others = self._against_ring(20)
        self.end((first, *map(gone, others)))

    def ring_of_20_plays_honestly_too(self) -> None:
        """As often as among themselves."""
        self._one_plays_honestly(20)
        self.ring_of_20_loses()

    def ring_of_50_plays_honestly_too(self) -> None:
        self._one_plays_honestly(50)
        self.ring_of_50_loses()

    def computers_lose(self) -> None:
        self.end(won(ANN, *[COMPUTER] * (self.seats - 1)))

    def friends_lose(self) -> None:
        self.end(won(ANN, *FRIENDS[: self.seats - 1]))

    def friend_loses(self) -> None:
        """The same friend loses again and again, beside computers."""
        self.end(won(ANN, *[COMPUTER] * (self.seats - 2), BOB))

    def friend_deletes(self) -> None:
        """The same friend loses again and again, and has everything deleted after each match."""
        self._lost_by_deleted(BOB)

    def accounts_delete(self) -> None:
        """So do the accounts of one friend in turn."""
        self._lost_by_deleted(*islice(self.accounts, self.seats - 1))

    def friends_draw(self) -> None:
        """Each match is called a draw as soon as it is dealt."""
        match = tied(ANN, *FRIENDS[: self.seats - 1])
        self.end([each._replace(rank=2, won=False) for each in match])

    def accounts_draw(self) -> None:
        """The same with the accounts of one friend in turn, which meet each other, too."""
        self.end(won(*self.random.sample(ACCOUNTS, self.seats)))
        match = tied(ANN, *islice(self.accounts, self.seats - 1))
        self.end([each._replace(rank=2, won=False) for each in match])

    def friends_leave(self) -> None:
        """They leave the match to computers."""
        first, *others = won(ANN, *FRIENDS[: self.seats - 1])
        self.end((first, *map(gone, others)))

    def town_plays(self) -> None:
        """A match among people of the town and Ann, who stays to its end."""
        self.end(won(*self._order()))

    def losing_is_left(self) -> None:
        """The same, but Ann leaves unless she wins."""
        order = self._order()
        self.end([gone(one) if one.user == ANN.id and one.rank > 1 else one for one in won(*order)])

    def clock_plays(self) -> None:
        """The same, but the clock plays for Ann, as well as she does."""
        self.end([gone(one) if one.user == ANN.id else one for one in won(*self._order())])

    def deal_is_looked_at(self) -> None:
        """Ann plays against computers, and only with cards that win: every fourth time."""
        won_it = won(ANN, *[COMPUTER] * (self.seats - 1))
        self.end(won_it if self.random.random() < 0.25 else [gone(won_it[0]), *won_it[1:]])

    def _lost_by_deleted(self, *losers: Person) -> None:
        """Ann wins, and all others are deleted at once; they come back as strangers."""
        computers = [COMPUTER] * (self.seats - 1 - len(losers))
        match = won(ANN, *computers, *losers)
        people = {one.user: PSEUDONYMS.of(one.user) for one in match if one.user}
        counts = weights(match, familiar(match, recognized(self.meetings.met, people)))
        self.ratings |= rated(match, self.ratings, counts)
        gone = {each.id for each in losers}
        self.meetings.add(
            [
                one._replace(user=None, former=people[one.user]) if one.user in gone else one
                for one in match
            ]
        )
        for each in losers:
            del self.ratings[each.id]

    def _against_ring(self, size: int) -> tuple[Result, ...]:
        """Ann wins against accounts in turn, once some of them have met each other."""
        self.end(won(*self.random.sample(RINGS[size], self.seats)))
        return won(ANN, *islice(self.rings[size], self.seats - 1))

    def _one_plays_honestly(self, size: int) -> None:
        """An account of a ring plays people of the town as well as it can."""
        self.end(won(*self._order(self.random.choice(RINGS[size]))))

    def _town_meets(self) -> None:
        """Everybody of the town has played once more."""
        everyone = self.random.sample(TOWN, len(TOWN))
        for n in range(0, len(TOWN), self.seats):
            self.meetings.add(won(*everyone[n : n + self.seats]))

    def _order(self, player: Person = ANN) -> list[Person]:
        """Somebody average and some of the town, in the order in which they come."""
        players = [player, *self.random.sample(TOWN, self.seats - 1)]
        return sorted(players, key=lambda each: -self.random.gauss(STRENGTHS.get(each, 25), LUCK))


@cache
def points(seats: int, match: Callable[[Ladder], None], times: int = MANY) -> float:
    """Ann's rating after so many matches of one kind."""
    ladder = Ladder(seats)
    for _ in range(times):
        match(ladder)
    return ladder.ratings.get(ANN.id, START).points


SIZES = pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.check)])
EASY = [
    Ladder.computers_lose,
    Ladder.friends_lose,
    Ladder.friend_loses,
    Ladder.friends_leave,
    Ladder.friends_draw,
    Ladder.accounts_draw,
    Ladder.strangers_lose,
    Ladder.accounts_lose,
    Ladder.friend_deletes,
    Ladder.accounts_delete,
]
RING = [
    Ladder.ring_of_20_loses,
    Ladder.ring_of_50_loses,
    Ladder.ring_draws,
    Ladder.ring_leaves,
    Ladder.ring_of_20_plays_honestly_too,
    Ladder.ring_of_50_plays_honestly_too,
]


@pytest.mark.check
@SIZES
@pytest.mark.parametrize("easy", EASY)
def test_a_thousand_easy_wins_bring_less_than_thirty_varied_ones(
    seats: int, easy: Callable[[Ladder], None]
) -> None:
    assert points(seats, easy) < points(seats, Ladder.town_loses, FEW)


@pytest.mark.check
@SIZES
@pytest.mark.parametrize(
    "farming",
    [*EASY, *RING, Ladder.losing_is_left, Ladder.clock_plays, Ladder.deal_is_looked_at],
)
def test_no_farmer_ends_above_an_honest_player_of_equal_strength(
    seats: int, farming: Callable[[Ladder], None]
) -> None:
    assert points(seats, farming) < points(seats, Ladder.town_plays)


async def test_an_opponent_who_deletes_after_each_match_brings_no_more_than_one_who_stays(
    store: Store,
) -> None:
    found = dict[bool, float]()
    for deletes, ann, bob in ((True, ANN, BOB), (False, CLEO, DAN)):
        for at in range(20):
            await finish(store, won(ann, bob), at=float(at))
            if deletes:
                assert await store.privacy.forget(bob.id) == []
        [career] = await store.leaderboards.career(ann.id)
        found[deletes] = career.rating
    assert found[True] < found[False] + 25


@SIZES
def test_who_practises_against_computers_loses_nothing_by_winning(seats: int) -> None:
    ladder = Ladder(seats)
    ladder.ratings[ANN.id] = Rating(40, 2.0)
    before = ladder.ratings[ANN.id].points
    for _ in range(MANY):
        ladder.computers_lose()
    assert ladder.ratings[ANN.id].points >= before


@SIZES
def test_friends_who_play_nobody_else_are_ranked_by_strength(seats: int) -> None:
    ladder, six = Ladder(seats), TOWN[::18]
    ladder.ratings, ladder.settled = {}, {}
    for _ in range(MANY):
        players = ladder.random.sample(six, seats)
        order = sorted(players, key=lambda each: -ladder.random.gauss(STRENGTHS[each], LUCK))
        ladder.end(won(*order))
    found = [ladder.ratings[person.id].points for person in six]
    assert found[0] < found[2] < found[4] < found[5]
    assert found[5] - found[0] > 50


async def test_accounts_that_finish_dailies_change_no_rating_and_no_leaderboard_of_a_game(
    store: Store,
) -> None:
    await finish(store, won(ANN, BOB))
    before, board = await counted(store), Leaderboard(GAME)
    leaders = await store.leaderboards.page(board, 0)
    for points, account in enumerate((ANN, *ACCOUNTS)):
        await solving.finish(store, await solving.begun(store, account), points)
    await store.daily_boards.close(solving.DAY, solving.NOW)
    assert await counted(store) == before
    assert await store.leaderboards.page(board, 0) == leaders


async def test_a_second_account_gets_the_same_daily_one_day_in_eight(store: Store) -> None:
    """On days on which all eight deals are in use; whoever looks first may look at another."""
    day, solos = await solving.today(store), Solos(store.database, PSEUDONYMS)
    same = 0
    for number in range(MANY):
        dealt = day._replace(number=number, used=INSTANCES)
        same += solos.instance(dealt, ANN.id) == solos.instance(dealt, BOB.id)
    assert INSTANCES == 8
    assert same == pytest.approx(MANY / INSTANCES, rel=0.2)


async def moved_by_itself(tables: Tables, played: Played) -> Played:
    """A move that nobody pressed for: a computer's, the clock's, or the host's."""
    seat = played.waiting[0]
    hint = None if seat == HOST else played.view(seat).hint()
    by_clock = seat in played.match.people
    action = Action(seat, hint.action if hint else DEAL, None, tables.clock(), by_clock)
    return await tables.play(played, action)


async def left_when_losing(tables: Tables) -> None:
    """Ann, whom Bob has left at once, lets the clock play, and leaves when she falls behind."""
    played = await _left_by_bob(tables)
    while not played.over and not _is_behind(played):
        played = await moved_by_itself(tables, played)
    if not played.over:
        await tables.change(played.match.id, lobbies.leave, ANN.id)


async def slept_through(tables: Tables) -> bool:
    """The clock plays for Ann, whom Bob has left at once, to the end; whether it comes first."""
    played = await _left_by_bob(tables)
    while not played.over:
        played = await moved_by_itself(tables, played)
    return 0 in played.view(None).game.winners


async def _left_by_bob(tables: Tables) -> Played:
    match = (await started(tables, ANN, BOB)).match.id
    await tables.change(match, lobbies.leave, BOB.id)
    return await tables.load(match)


def _is_behind(played: Played) -> bool:
    mine, other = (played.view(None).game.rank_key(seat) for seat in (0, 1))
    return bool(mine < other)


@pytest.mark.check
async def test_matches_left_to_the_clock_and_then_left_are_all_lost(
    store: Store, tables: Tables
) -> None:
    for _ in range(FEW):
        await left_when_losing(tables)
    [ann] = await store.leaderboards.career(ANN.id)
    assert (ann.matches, ann.wins) == (FEW, 0)
    assert ann.rating < START.points


async def test_only_who_lets_the_clock_play_more_than_half_of_their_turns_has_lost_by_it(
    tables: Tables,
) -> None:
    lobby = await tables.open(GAME, ANN, GUILD, CHANNEL, options=SHORT | {"target": 1000})
    played, is_absent = await tables.start(lobby.id, ANN.id), []
    for click, by_clock in enumerate((True, False, False, True, True), 1):
        while played.waiting != [0]:
            played = await moved_by_itself(tables, played)
        hint = played.view(0).hint()
        assert hint
        clicked = None if by_clock else click
        action = Action(0, hint.action, clicked, tables.clock(), by_clock)
        played = await tables.play(played, action)
        is_absent.append(0 in played.replay.absent)
    assert is_absent == [True, False, False, False, True]


async def test_a_turn_that_was_taken_back_is_none_that_somebody_took(tables: Tables) -> None:
    """Who sleeps would else make up for it by moves that they take back."""
    lobby = await tables.open(GAME, ANN, GUILD, CHANNEL, options=SHORT | {"target": 1000})
    played = await tables.start(lobby.id, ANN.id)
    while played.waiting != [0]:
        played = await moved_by_itself(tables, played)
    played = await moved_by_itself(tables, played)
    while played.waiting != [0]:
        played = await moved_by_itself(tables, played)
    for click in (1, 2):
        hint = played.view(0).hint()
        assert hint
        before = played.length
        played = await tables.play(played, Action(0, hint.action, click, tables.clock()))
        undo = Action(HOST, f"undo {before}", None, tables.clock())
        played = await tables.play(played, undo)
    assert played.replay.absent == {0}


async def test_whoever_lets_the_clock_play_has_lost_also_in_a_recount(
    store: Store, tables: Tables, url: str
) -> None:
    assert any([await slept_through(tables) for _ in range(4)]), "the clock plays well"
    before = await counted(store)
    [ann] = await store.leaderboards.career(ANN.id)
    assert (ann.name, ann.wins) == ("Ann", 0)
    await store.close()
    await recount(url, store.pseudonyms)
    again = await Store.open(url)
    assert await counted(again) == before
    await again.close()
