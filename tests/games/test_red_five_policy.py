"""How a hard computer bids at Red Five."""

from random import Random

import pytest

from games.cards import cards
from games.red_five import RedFive
from games.red_five.policy import forecast, policy
from games.view import view
from tests.games.red_five_positions import bidding

LOW = "4C 6C 7C 8C 9C 4D 6D 7D 8D 9D 4H 6H 7H 8H 9H 4S 6S 7S 8S 9S JC JD JH JS QC"
SCATTERED = "JB 2H 2C 2C 2D AS QS TS 8S AH QH TH 9H 4H 3H 6C 4C KD 9D 8D 7D 6D 4D 4D 3D"
RUNS = "5H JR 2H AS KS QS JS JS TS 8S 7S 3S JH 4H 3H JC JC 9C 6C AD KD 9D 4D 4D 3D"
"""Spades from the ace down, and an ace with its king."""


def bids(hand: str, *before: str) -> tuple[str, str]:
    """What the hint would bid after these bids, and what a hard computer does."""
    game = bidding(*before)
    game.hands[game.turn][:] = cards(hand)
    return game.hint(game.turn).action, played(game)


def played(game: RedFive) -> str:
    """What a hard computer does for the seat to act."""
    return policy(view(game, game.turn), Random(1))


def test_many_small_trumps_alone_are_not_worth_a_bid() -> None:
    assert bids(SCATTERED) == ("bid 55", "pass")


def test_trumps_that_count_and_a_king_behind_its_ace_are() -> None:
    assert bids(RUNS) == ("pass", "bid 55")


def test_hard_bids_up_to_five_below_what_it_expects() -> None:
    expected = forecast(cards(RUNS), "S", advisers=True)
    assert 60 < expected < 65
    assert bids(RUNS, "bid 55")[1] == "pass"


def test_hard_names_the_suit_in_which_it_expects_most() -> None:
    game = bidding("bid 55", "pass", "pass", "pass")
    game.hands[0][:] = cards(RUNS)
    assert played(game) == "trump S"


@pytest.mark.parametrize(
    ("one", "other", "more"),
    [
        pytest.param("QC", "5H", 2.7 + 5 + 0.4 * 5, id="the red five"),
        pytest.param("QC", "AC", 2.7, id="an ace"),
        pytest.param("QC", "KC", 4 - 0.25 * 10, id="a king without its ace"),
        pytest.param("JC", "QC", 2, id="a pair"),
    ],
)
def test_what_a_card_adds_to_a_forecast(one: str, other: str, more: float) -> None:
    """The suit stays as long as it is, but for the red five."""
    before, after_it = cards(LOW), cards(LOW.replace(one, other, 1))
    assert forecast(after_it, "S", True) - forecast(before, "S", True) == pytest.approx(more)
