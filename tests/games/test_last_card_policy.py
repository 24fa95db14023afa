"""The hard computer of Last Card."""

from random import Random

import pytest

from games.last_card import LastCard
from games.last_card.hint import policy
from games.view import view
from tests.games.last_card_positions import position
from tests.games.positions import after, hint_of


def played(game: LastCard) -> str:
    """What seat 0 plays."""
    return policy(view(game, 0), Random(1))


FAR = "WW 8R 9G 1G 2Y 3B"
MANY = "1Y 1Y 3B"


def test_a_hard_computer_gets_rid_of_points_once_another_will_be_out_first() -> None:
    game = position(f"{FAR} | {MANY} | 1Y")
    assert (played(game), hint_of(game, 0).action) == ("WW colour green", "8R")


@pytest.mark.parametrize("others", [f"{MANY} | 1Y 1Y", MANY])
def test_but_not_before(others: str) -> None:
    assert played(position(f"{FAR} | {others}")) == "8R"


def test_nor_while_it_may_be_out_first_itself() -> None:
    assert played(position(f"{FAR[:-3]} | {MANY} | 1Y")) == "8R"


def test_it_takes_a_wild_four_for_clean() -> None:
    game = after(position("1Y 3B | W4 2G 2G | 1Y 1Y 3B", turn=1), "W4 colour blue")
    game.turn = 0
    assert (played(game), hint_of(game, 0).action) == ("draw", "challenge")
