"""Matches against a house: what counts of them, though nobody has outplayed anybody."""

from dataclasses import replace

from bot.hosting.preferences import ServerSettings
from bot.matches.match import Match, Person, Seat
from bot.matches.ratings import FEW, Result, mean_score
from bot.matches.results import forfeits, results
from bot.store import Leaderboard, Store
from games.blackjack import Blackjack
from games.fairness import joins_text
from games.spades import Spades
from tests.bot.results import GAME, finish, gone, one
from tests.bot.tabling import ANN, BOB, CHANNEL, GUILD
from tests.bot.test_leaderboards import assert_recounted_alike
from tests.games.blackjack_positions import match as blackjack
from tests.games.positions import after

EVERYWHERE = Leaderboard(GAME)


def against_house(person: Person, gain: float, rounds: int, seat: int = 0) -> Result:
    """The result of a seat that has won so many bets in so many rounds."""
    return one(person, seat, 1)._replace(rounds=rounds, gain=gain)


async def means(store: Store) -> list[tuple[str, float]]:
    """The leaderboard: the bets that each has won in a hundred rounds, to the tenth."""
    rows = (await store.leaderboards.page(EVERYWHERE, 0)).rows
    return [(row.name, round(mean_score(row.rating), 1)) for _, row in rows]


async def test_the_leaderboard_goes_by_the_bets_won_in_all_rounds(store: Store) -> None:
    for at, (gain, rounds) in enumerate(((-30, 600), (50.5, 200), (-10.5, 200))):
        await finish(store, (against_house(ANN, gain, rounds),), at=at)
    assert await means(store) == [("Ann", 1.0)]


async def test_few_rounds_count_as_many_so_that_one_lucky_one_leads_no_leaderboard(
    store: Store,
) -> None:
    await finish(store, (against_house(ANN, 8, 1),))
    await finish(store, (against_house(BOB, 10, FEW),))
    assert await means(store) == [("Bob", 2.5), ("Ann", 2.0)]


async def test_who_leaves_while_behind_has_lost_those_bets(store: Store) -> None:
    ann, bob = against_house(ANN, 8, 400), against_house(BOB, -8, 400, 1)
    await finish(store, (ann, gone(bob)))
    assert await means(store) == [("Ann", 2.0), ("Bob", -2.0)]


async def test_bets_are_counted_alike_in_a_recount(store: Store, url: str) -> None:
    matches = [(against_house(ANN, n / 5, 30), against_house(BOB, -n / 5, 30, 1)) for n in range(9)]
    await assert_recounted_alike(store, url, matches)


async def test_who_play_against_the_house_are_no_rivals(store: Store) -> None:
    await finish(store, (against_house(ANN, 20, 10), against_house(BOB, -20, 10, 1)))
    assert await store.leaderboards.rivals(ANN.id) == []


def stood(game: Blackjack, *bets: int) -> Blackjack:
    """The game after a round in which these were bet, and everyone stood."""
    after(game, *(f"bet {bet}" for bet in bets))
    while not (game.resting or game.over):
        after(game, "stand" if game.phase == "play" else "pass")
    return game


def test_finished_rounds_count_and_the_bet_that_still_lies_there_does_not() -> None:
    game = stood(blackjack(1, max_rounds=2), 50)
    gain = game.scores[0] - game.scores_before[0]
    after(game, "deal", "bet 200")
    [left] = forfeits([replace(Seat(ANN.id, ANN.name), user=ANN.id)], game)
    assert (left.rounds, left.gain) == (1, gain / 50)


def bets_won(game: Blackjack) -> list[tuple[int | None, float]]:
    """The rounds of bets of each seat, and the bets that it has won."""
    found = forfeits([Seat(seat, f"Person {seat}") for seat in range(game.seats)], game)
    return [(each.rounds, each.gain) for each in found]


def test_more_chips_and_higher_bets_win_no_more_bets() -> None:
    usual, rich = blackjack(1), blackjack(1, start_chips=100_000, max_bet=0)
    for _ in range(6):
        after(stood(usual, 20), "deal")
        after(stood(rich, 10_000), "deal")
    assert rich.scores[0] - 100_000 == 500 * (usual.scores[0] - 1000) != 0
    assert bets_won(usual) == bets_won(rich) == [(6, (usual.scores[0] - 1000) / 20)]


def test_rounds_in_which_a_seat_had_no_chips_for_a_bet_do_not_count() -> None:
    game = stood(blackjack(3, chips="1000 1000 5"), 20, 20)
    assert [rounds for rounds, _ in bets_won(game)] == [1, 1, 0]


def test_a_match_among_players_has_no_rounds_against_a_house() -> None:
    seats = [Seat(None, "Ada", 1) for _ in range(4)]
    game = Spades(4, "seed")
    game.winners = [0, 2]
    assert {each.rounds for each in results(seats, game)} == {None}


def test_alone_against_the_house_is_no_practice() -> None:
    alone = Match("spades", ANN.id, CHANNEL, (Seat(ANN.id, ANN.name),), GUILD)
    alone = replace(alone, joins=joins_text([7], 9, ""))
    assert alone.is_practice
    assert not replace(alone, game="blackjack").is_practice


def test_a_turn_takes_what_the_game_says_unless_the_server_has_chosen() -> None:
    usual, chosen = ServerSettings(), ServerSettings(clock=300)
    assert [usual.clock_for(kind) for kind in (Blackjack, Spades)] == [20, 120]
    assert [chosen.clock_for(kind) for kind in (Blackjack, Spades)] == [300, 300]
