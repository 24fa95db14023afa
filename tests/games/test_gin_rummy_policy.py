"""The hard computer of Gin Rummy."""

from random import Random

import pytest

from games.gin_rummy import GinRummy
from games.gin_rummy.hint import policy
from games.view import view
from tests.games.gin_rummy_positions import position

TWO = "AC 2C 3C 7D 7H 7S 9S 10S JS 2H KD"
"""Melds and 2H; KD goes."""
GIN = "AC 2C 3C 7D 7H 7S 9S 10S JS QS KD"


def played(game: GinRummy) -> str:
    """What seat 0 does."""
    return policy(view(game, 0), Random(1))


@pytest.mark.parametrize(
    ("hand", "turns", "action"),
    [
        pytest.param(TWO, 4, "knock KD", id="early"),
        pytest.param(TWO, 12, "discard KD", id="late"),
        pytest.param(GIN, 12, "knock KD", id="gin"),
    ],
)
def test_late_in_a_hand_a_hard_computer_waits_for_gin(hand: str, turns: int, action: str) -> None:
    assert played(position(hand, turns=turns)) == action


def test_a_hard_computer_waits_for_no_small_bonus() -> None:
    game = position(TWO, turns=12, options={"undercut_bonus": 10})
    assert played(game) == "knock KD"


@pytest.mark.parametrize(
    ("card", "action"),
    [
        pytest.param("3D", "draw", id="no meld"),
        pytest.param("8S", "take", id="gin"),
    ],
)
def test_who_could_knock_takes_a_discard_for_gin_alone(card: str, action: str) -> None:
    hand = TWO.removesuffix(" KD")
    assert played(position(hand, discard=card, phase="draw", turns=12)) == action
