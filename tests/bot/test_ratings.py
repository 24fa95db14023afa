"""What a match does to the ratings of those who played it."""

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.matches import ratings
from bot.matches.match import Seat
from bot.matches.ratings import START, Rating, Result
from bot.matches.results import forfeits, results
from games.crazy_king import CrazyKing
from games.spades import Spades
from tests.bot.results import gone, one, paired, tied, won
from tests.bot.tabling import ANN, BOB, CLEO, DAN

STRENGTHS = st.builds(
    Rating, st.floats(5, 45, allow_nan=False), st.floats(0.7, 25 / 3, allow_nan=False)
)


def rated(match: Sequence[Result], known: Mapping[int, Rating]) -> dict[int, Rating]:
    """The ratings after a match that counts in full for everybody."""
    return ratings.rated(match, known, {one.player: 1.0 for one in match})


def points(match: tuple[Result, ...], **known: Rating) -> dict[int, float]:
    """The points of each player afterwards, from ratings by name before."""
    people = {person.id: known[person.name] for person in (ANN, BOB, CLEO) if person.name in known}
    return {player: rating.points for player, rating in rated(match, people).items()}


def test_a_stranger_is_worth_a_thousand_points() -> None:
    assert START.points == pytest.approx(1000)


@given(STRENGTHS, STRENGTHS)
def test_a_win_never_lowers_and_a_loss_to_an_equal_never_raises(ann: Rating, bob: Rating) -> None:
    after = rated(won(ANN, BOB), {ANN.id: ann, BOB.id: bob})
    assert after[ANN.id].points >= ann.points
    assert after[BOB.id].mu <= bob.mu


def test_what_was_shown_fades_where_a_match_shows_nothing() -> None:
    known = {ANN.id: Rating(40, 2), BOB.id: Rating(20, 2), -1: Rating(30, 2)}
    for _ in range(5 * ratings.MEMORY):
        known |= ratings.rated(won(ANN, BOB, -1), known, dict.fromkeys(known, 0.0))
    assert known[ANN.id].mu == pytest.approx(START.mu, abs=2)
    assert known[ANN.id].sigma == pytest.approx(START.sigma, abs=0.5)
    assert known[-1] == Rating(30, 2)


def test_alone_against_computers_nothing_fades() -> None:
    known = {ANN.id: Rating(40, 2), -1: Rating(30, 2)}
    assert ratings.rated(won(ANN, -1), known, dict.fromkeys(known, 0.0)) == known


def test_a_win_raises_and_a_loss_lowers() -> None:
    after = points(won(ANN, BOB))
    assert after[ANN.id] > 1000 > after[BOB.id]


def test_a_win_against_somebody_strong_is_worth_more() -> None:
    strong = points(won(ANN, BOB), Bob=Rating(40, 2))
    weak = points(won(ANN, BOB), Bob=Rating(10, 2))
    assert strong[ANN.id] > weak[ANN.id]


def test_a_tie_of_equals_moves_nobodys_strength_but_makes_it_surer() -> None:
    after = rated(tied(ANN, BOB), {})
    assert after[ANN.id] == after[BOB.id]
    assert after[ANN.id].mu == pytest.approx(START.mu)
    assert after[ANN.id].sigma < START.sigma


def test_a_tie_raises_the_weaker_and_lowers_the_stronger() -> None:
    after = rated(tied(ANN, BOB), {ANN.id: Rating(35, 3), BOB.id: Rating(15, 3)})
    assert after[ANN.id].mu < 35
    assert after[BOB.id].mu > 15


def test_places_below_the_first_count_too() -> None:
    after = points(won(ANN, BOB, CLEO))
    assert after[ANN.id] > after[BOB.id] > after[CLEO.id]


def test_partners_rise_and_fall_together() -> None:
    after = points(paired((ANN, BOB), (CLEO, DAN)))
    assert after[ANN.id] == after[BOB.id] > 1000 > after[CLEO.id] == after[DAN.id]


def test_a_strong_partner_makes_a_win_worth_less() -> None:
    helped = points(paired((ANN, BOB), (CLEO, DAN)), Bob=Rating(40, 2))
    alone = points(paired((ANN, BOB), (CLEO, DAN)), Bob=Rating(10, 2))
    assert helped[ANN.id] < alone[ANN.id]


def test_computers_of_a_level_are_one_player_and_of_another_level_another() -> None:
    after = rated(won(-2, ANN, -1, -1), {})
    assert after.keys() == {ANN.id, -1, -2}
    assert after[-2].mu > after[ANN.id].mu > after[-1].mu


def test_whoever_left_has_lost_even_when_the_computer_in_their_place_won() -> None:
    first, second = won(ANN, BOB)
    after = points((gone(first), second))
    assert after[ANN.id] < 1000 < after[BOB.id]


def test_the_computer_in_a_place_that_somebody_left_is_not_rated_for_it() -> None:
    first, second = won(ANN, BOB)
    assert rated((gone(first), second), {}).keys() == {ANN.id, BOB.id}


def test_the_partner_of_somebody_who_left_wins_with_the_computer() -> None:
    ann, cleo, bob, dan = paired((ANN, BOB), (CLEO, DAN))
    after = points((gone(ann), cleo, bob, dan))
    assert after[ANN.id] < after[CLEO.id] == after[DAN.id] < 1000 < after[BOB.id]


def test_leaving_costs_more_than_losing() -> None:
    stayed = won(ANN, BOB, CLEO)
    left = (*stayed[:2], gone(stayed[2]))
    assert points(left)[CLEO.id] < points(stayed)[CLEO.id]


def test_somebody_whose_name_was_deleted_is_an_opponent_and_not_rated() -> None:
    nobody = one(ANN, 0, 2)._replace(user=None)
    after = rated((nobody, one(BOB, 1, 1)), {})
    assert after.keys() == {BOB.id}
    assert after[BOB.id].points > 1000


def ended(seats: int, scores: list[int], winners: list[int]) -> CrazyKing:
    game = CrazyKing(seats, "seed")
    game.scores, game.winners = scores, winners
    return game


@pytest.mark.parametrize("lost", [False, True])
def test_who_played_together_is_not_rated_against_each_other(lost: bool) -> None:
    ann, bob, ada = (one(each, 0, 2 if lost else 1) for each in (ANN, BOB, -1))
    known = {ANN.id: Rating(30, 2)}
    unchanged = {ANN.id: Rating(30, 2), BOB.id: START, -1: START}
    assert rated((ann, bob, ada), known) == unchanged
    assert rated((gone(ann), bob, ada), known) == unchanged


def test_one_who_loses_falls_behind_all_others_who_stay_equal() -> None:
    after = rated((one(ANN, 0, 1), one(BOB, 1, 1), one(CLEO, 2, 3)), {})
    assert after[ANN.id] == after[BOB.id]
    assert after[ANN.id].points > 1000 > after[CLEO.id].points


def test_results_name_whoever_sat_there_first() -> None:
    seats = (Seat(ANN.id, "Ann").vacated(0, "Ada"), Seat(BOB.id, "Bob"), Seat(None, "Ed"))
    left, stayed, computer = results(seats, ended(3, [60, 20, 10], [0]))
    assert (left.player, left.name, left.won, left.left, left.level) == (
        ANN.id,
        "Ann",
        False,
        True,
        1,
    )
    assert (stayed.player, stayed.won, stayed.rank, stayed.level) == (BOB.id, False, 2, 0)
    assert (computer.player, computer.left) == (-1, False)


def test_a_match_that_everybody_left_is_lost_to_the_computers_of_which_none_beat_another() -> None:
    gone = [Seat(each.id, each.name).vacated(0, "Ada") for each in (ANN, BOB)]
    seats = (gone[0], Seat(None, "Ed"), gone[1], Seat(None, "Flo", level=2))
    lost = forfeits(seats, ended(4, [60, 20, 10, 30], []))
    assert [(one.won, one.score) for one in lost] == [
        (False, 60),
        (True, 20),
        (False, 10),
        (True, 30),
    ]
    after = points(tuple(lost))
    assert after[ANN.id] == pytest.approx(after[BOB.id])
    assert after[ANN.id] < START.points < after[-1]
    assert after[-1] == pytest.approx(after[-2])


def test_partners_who_both_left_have_both_lost() -> None:
    gone = [Seat(each.id, each.name).vacated(0, "Ada") for each in (ANN, BOB)]
    seats = (gone[0], Seat(None, "Ed"), gone[1], Seat(None, "Flo"))
    after = points(tuple(forfeits(seats, Spades(4, "seed"))))
    assert after[ANN.id] == pytest.approx(after[BOB.id])
    assert after[ANN.id] < START.points
