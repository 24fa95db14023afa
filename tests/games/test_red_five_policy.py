"""How a hard computer bids at Red Five."""

from random import Random

import pytest

from games.cards import cards
from games.red_five import RedFive
from games.red_five.policy import forecast, policy
from games.view import view
from tests.games.red_five_positions import bidding

LOW = "4C 6C 7C 8C 9C 4D 6D 7D 8D 9D 4H 6H 7H 8H 9H 4S 6S 7S 8S 9S JC JD JH JS QC"
SCATTERED = "JB 2H 2C 2S 2D AS QS TS AH QH TH 9H 4H 7H AC 6C 4C JD 9D 8D 7D 6D 4D 5D 3D"
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


def test_many_small_trumps_without_a_pair_are_not_worth_a_bid() -> None:
    assert bids(SCATTERED) == ("bid 55", "pass")


def test_pairs_and_a_king_behind_its_ace_are() -> None:
    assert bids(RUNS) == ("pass", "bid 55")


def test_hard_bids_up_to_five_below_what_it_expects() -> None:
    expected = forecast(cards(RUNS), "S", advisers=True)
    assert 70 < expected < 75
    assert bids(RUNS, "bid 60")[1] == "bid 65"
    assert bids(RUNS, "bid 65")[1] == "pass"


def test_hard_names_the_suit_in_which_it_expects_most() -> None:
    game = bidding("bid 55", "pass", "pass", "pass")
    game.hands[0][:] = cards(RUNS)
    assert played(game) == "trump S"


@pytest.mark.parametrize(
    ("one", "other", "more"),
    [
        pytest.param("QC", "5H", 5.6 + 7 + 0.2 * 5, id="the red five"),
        pytest.param("QC", "AC", 4, id="an ace"),
        pytest.param("QC", "KC", 4 - 0.2 * 10, id="a king without its ace"),
        pytest.param("JC", "QC", 3.5, id="a pair"),
    ],
)
def test_what_a_card_adds_to_a_forecast(one: str, other: str, more: float) -> None:
    """The suit stays as long as it is, but for the red five."""
    before, after_it = cards(LOW), cards(LOW.replace(one, other, 1))
    assert forecast(after_it, "S", True) - forecast(before, "S", True) == pytest.approx(more)
