"""Whose decisions the actions of a match were, and the match as it stood at one of them."""

from dataclasses import replace

from bot.matches.deciding import as_then, chosen_by, played_by, seat_then
from bot.matches.match import Match, Seat, Status, Stint
from bot.matches.replay import Action
from games.game import HOST
from tests.bot.tabling import ANN, BOB, crazy_king

CLEO = 77
LEFT = replace(
    crazy_king(ANN, BOB),
    status=Status.OVER,
    length=6,
    seats=(
        Seat(CLEO, "Cleo", stints=(Stint(ANN.id, "Ann", 2), Stint(None, "Ada", 4))),
        Seat(BOB.id, "Bob"),
    ),
)
"""Ann left after two actions, Ada played two, and Cleo sat down."""


def clicks(*seats: int) -> list[Action]:
    return [Action(seat, "draw", click=number) for number, seat in enumerate(seats, 1)]


def test_a_seat_is_its_players_own_from_when_they_sat_down_until_they_left() -> None:
    log = clicks(0, 1, 0, 1, 0, 1)
    assert chosen_by(LEFT, log, ANN.id) == {1}
    assert chosen_by(LEFT, log, CLEO) == {5}
    assert chosen_by(LEFT, log, BOB.id) == {2, 4, 6}


def test_what_the_clock_the_host_or_a_premove_did_nobody_chose() -> None:
    log = [
        Action(1, "draw", click=1),
        Action(1, "draw", click=2, by_clock=True),
        Action(1, "draw"),
        Action(HOST, "deal", click=4),
    ]
    assert chosen_by(LEFT, log, BOB.id) == {1}


def test_who_left_played_in_the_match_and_an_onlooker_did_not() -> None:
    assert [played_by(LEFT, user) for user in (ANN.id, BOB.id, CLEO, 5)] == [
        True,
        True,
        True,
        False,
    ]


def test_a_match_stood_with_the_players_of_that_time() -> None:
    then: Match = as_then(LEFT, 1)
    assert (then.status, then.length, then.names) == (Status.PLAYING, 1, ["Ann", "Bob"])
    assert (seat_then(LEFT, 1, ANN.id), seat_then(LEFT, 4, CLEO)) == (0, 0)
    assert as_then(LEFT, 3).computers == {0}
    assert as_then(LEFT, 4).seats[0].since == 4
