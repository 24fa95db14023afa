"""How a hard computer plays Cribbage."""

from random import Random

import pytest

from games.cards import cards
from games.cribbage import Cribbage
from games.cribbage.hint import policy
from games.view import view
from tests.games.cribbage_positions import table
from tests.games.positions import hint_of


def throwing(hand: str, seat: int, seats: int = 4) -> tuple[str, str]:
    """What the hint would throw, and what a hard computer throws; the last seat is the dealer."""
    game: Cribbage = table(seats)
    game.hands[seat][:] = cards(hand)
    return hint_of(game, seat).action, policy(view(game, seat), Random(1))


@pytest.mark.parametrize(
    ("hand", "hint", "hard"),
    [
        pytest.param("AH 2D 5D 5S JH", "throw AH", "throw 2D", id="an ace fits late"),
        pytest.param("AH 3C TC JH QS", "throw AH", "throw 3C", id="a three less so"),
        pytest.param("4S 8C JC JD KH", "throw 8C", "throw KH", id="a king brings the crib least"),
    ],
)
def test_hard_keeps_for_the_play_and_spoils_the_crib_of_the_others(
    hand: str, hint: str, hard: str
) -> None:
    assert throwing(hand, 0) == (hint, hard)


def test_hard_feeds_the_crib_of_its_own_side() -> None:
    assert throwing("AD 5S 8S TH KC", 1) == ("throw AD", "throw 8S")


def test_of_two_players_hard_throws_what_the_hint_does() -> None:
    hint, hard = throwing("AH 2D 5D 5S JH 4C", 0, seats=2)
    assert hint == hard
