"""Why Last Card refuses an action, by key, and what its sentence says is legal instead."""

import pytest

from games.last_card import LastCard, Options
from games.options import BadOptions
from tests.games.last_card_positions import position

REST = "| 1R 1Y 3B | 9G 9Y SB"
CALL = f"5B 7R {REST}"


def test_ninety_cards_at_most_are_dealt() -> None:
    LastCard(10, "seed", Options(hand_size=9))
    with pytest.raises(BadOptions):
        LastCard(10, "seed", Options(hand_size=10))


@pytest.mark.parametrize("typed", ["red", "R", "colour red", "color r"])
def test_where_a_colour_has_to_be_named_it_may_stand_alone(typed: str) -> None:
    game = position(CALL)
    game.suit = ""
    assert game.read(typed) == "colour red"
    assert position(CALL).read("red") == "red"
