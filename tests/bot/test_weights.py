"""How much a match counts for whom."""

import pytest

from bot.matches.match import Person
from bot.matches.weights import KNOWN, RECENT, Meetings, familiar, weights
from games.players import Level
from tests.bot.results import Player, gone, paired, won
from tests.bot.tabling import ANN, BOB, CLEO, DAN


def town(*known: Person) -> Meetings:
    """So many others have met each of these that they are known."""
    meetings = Meetings()
    for person in known:
        for other in range(KNOWN):
            meetings.add(won(person, Person(2000 + other, "Eve")))
    return meetings


def after(
    *before: tuple[Player, ...],
    match: tuple[Player, ...] = (ANN, BOB),
    known: tuple[Person, ...] = (BOB, CLEO, DAN),
) -> float:
    """What a match counts for its first player after these."""
    meetings = town(*known)
    for players in before:
        meetings.add(won(*players))
    results = won(*match)
    return weights(results, familiar(results, meetings.met))[results[0].player]


def test_a_match_of_people_who_never_met_counts_in_full() -> None:
    assert after() == after((ANN, CLEO), (BOB, CLEO)) == 1
    assert after(known=()) == 1


def test_the_second_match_of_two_people_counts_a_third_and_the_third_a_fifth() -> None:
    assert after((ANN, BOB)) == pytest.approx(1 / 3)
    assert after((ANN, BOB), (BOB, ANN)) == pytest.approx(1 / 5)


def test_each_opponent_whom_one_has_met_counts() -> None:
    met = (ANN, BOB, CLEO)
    assert after(met, match=(ANN, BOB, DAN)) == pytest.approx(1 / 3)
    assert after(met, match=met) == pytest.approx(1 / 5)


def test_all_whom_few_others_know_are_one_opponent() -> None:
    met = (ANN, CLEO, DAN)
    assert after(met, known=()) == pytest.approx(1 / 5)
    assert after(met, known=(CLEO, DAN)) == pytest.approx(1 / 5)
    assert after(met, known=(BOB,)) == 1


def test_an_easy_computer_is_half_as_much_of_an_opponent_as_another() -> None:
    easy, normal, hard = (
        after(match=(ANN, -level)) for level in (Level.EASY, Level.NORMAL, Level.HARD)
    )
    assert (easy, normal, hard) == (0.25, 0.5, 0.5)


def test_who_has_met_a_computer_has_met_those_of_every_level() -> None:
    assert after((ANN, -Level.EASY), match=(ANN, -Level.HARD)) == pytest.approx(0.5 / 3)


def test_computers_are_none_of_those_whom_few_others_know() -> None:
    assert after((ANN, -1), known=()) == 1
    assert after((ANN, CLEO), match=(ANN, -1), known=()) == 0.5


def test_who_sits_at_the_table_makes_nobody_known_there() -> None:
    known_by_all_but_one = [(BOB, Person(2000 + other, "Eve")) for other in range(KNOWN - 1)]
    before = (*known_by_all_but_one, (BOB, ANN), (ANN, CLEO))
    assert after(*before, known=()) == pytest.approx(1 / 5)


def test_a_town_that_somebody_knew_long_ago_is_forgotten() -> None:
    since = [(BOB, -1)] * (RECENT - KNOWN)
    assert after((ANN, CLEO), *since) == 1
    assert after((ANN, CLEO), *since, (BOB, -1)) == pytest.approx(1 / 3)


def test_who_was_met_long_ago_is_a_stranger_again() -> None:
    others = [(ANN, CLEO)] * (RECENT - 1)
    others += [(BOB, Person(3000 + other, "Eve")) for other in range(RECENT - 1)]
    assert after((ANN, BOB), *others) == pytest.approx(1 / 3)
    assert after((ANN, BOB), *others, (ANN, CLEO)) == pytest.approx(1 / 3)
    assert after((ANN, BOB), *others, (ANN, CLEO), (BOB, CLEO)) == 1


def test_how_often_two_met_is_asked_of_whoever_remembers_more_of_it() -> None:
    """Else somebody with many accounts would meet each of them seldom."""
    others = [(ANN, CLEO)] * RECENT
    assert after((ANN, BOB), *others) == pytest.approx(1 / 3)


def test_a_computer_counts_half_and_each_of_its_seats_is_met() -> None:
    assert after(match=(ANN, -1)) == 0.5
    assert after(match=(ANN, -1, BOB)) == 0.75
    assert after((ANN, -1, -1), match=(ANN, -1)) == pytest.approx(0.5 / 5)


def test_a_partner_is_no_opponent() -> None:
    meetings = town(BOB, DAN)
    meetings.add(paired((ANN, BOB), (CLEO, DAN)))
    turned = paired((ANN, CLEO), (BOB, DAN))
    assert familiar(turned, meetings.met)[ANN.id] == 1  # Dan


def test_leaving_counts_in_full_for_who_left_and_not_for_the_others() -> None:
    meetings = Meetings()
    meetings.add(won(ANN, BOB))
    first, second = won(ANN, BOB)
    match = (first, gone(second))
    assert weights(match, familiar(match, meetings.met)) == {
        ANN.id: pytest.approx(1 / 3),
        BOB.id: 1,
    }


def test_computers_learn_as_much_as_the_people_who_played_them() -> None:
    first, second = won(ANN, -1)
    for match in ((first, second), (gone(first), second)):
        assert weights(match, {ANN.id: 2})[-1] == pytest.approx(0.1)
