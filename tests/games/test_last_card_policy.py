"""The hard computer of Last Card."""

from random import Random
from typing import Any

from games.last_card import LastCard
from games.last_card.policy import policy
from games.view import view
from tests.games.last_card_positions import position


def played(game: LastCard) -> str:
    """What seat 0 plays."""
    return policy(view(game, 0), Random(1))


def on_a_red_five(others: str, **options: Any) -> LastCard:
    """Seat 0 holds a wild card, and one that fits."""
    return position(f"WW 8R 9G | {others}", options=options)


def test_a_hard_computer_keeps_wild_cards() -> None:
    game = on_a_red_five("1Y 1Y 3B")
    assert (played(game), game.hint(0).action) == ("8R", "WW colour green")


def test_until_the_next_seat_is_nearly_out() -> None:
    assert played(on_a_red_five("1Y 1Y")) == "WW colour green"


def test_but_not_where_each_pays_for_its_own_cards() -> None:
    game = on_a_red_five("1Y 1Y 3B", scoring="each_pays")
    game.lowest_wins = True
    assert played(game) == "WW colour green"
