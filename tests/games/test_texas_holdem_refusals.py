"""What Texas Hold'em refuses, what it says instead, and how typed words are read."""

import pytest

from games.texas_holdem import TexasHoldem
from tests.games.positions import after
from tests.games.test_texas_holdem_options import lost
from tests.games.texas_holdem_positions import dealt
from tests.voice import SAY


def refusal(game: TexasHoldem, typed: str) -> str:
    """The refusal of what the seat to act typed, in English."""
    problem = game.check(game.turn, game.read(typed))
    assert problem is not None, f"{typed} is legal"
    return f"{problem.key}: {SAY(problem)}"


def test_a_bankrupt_seat_is_told_what_it_may_do() -> None:
    assert refusal(lost(rebuys=1), "bet 20") == (
        "rebuy-or-pass: You're out of chips. Buy back in, or pass."
    )


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("raise to 60", "raise to 60"),
        ("raise 60", "raise to 60"),
        ("Raise By 60", "raise to 80"),
        ("raise to 1,000", "raise to 1000"),
        ("allin", "raise to 200"),
        ("All in", "raise to 200"),
        ("call", "call"),
    ],
)
def test_amounts_are_read_as_people_type_them(typed: str, action: str) -> None:
    assert dealt("200 200 200").read(typed) == action


def test_all_in_is_the_largest_bet_or_a_call() -> None:
    assert after(dealt("200 200"), "call", "check").read("all-in") == "bet 180"
    assert after(dealt("200 200"), "raise to 200").read("allin") == "call"
