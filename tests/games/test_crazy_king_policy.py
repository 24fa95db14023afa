"""The hard computer of Crazy King."""

from random import Random

from games.crazy_king import CrazyKing, policy
from games.view import view
from tests.games.crazy_king_positions import position


def played(game: CrazyKing) -> tuple[str, str]:
    """What seat 0 plays, and what the hint would have been."""
    return policy(view(game, 0), Random(1)), game.hint(0).action


def test_a_hard_computer_plays_what_the_next_seat_hardly_follows() -> None:
    spades = "2S 3S 4S 6S 7S 8S 9S TS JS QS AS"
    assert played(position("8H 5S 2C | 3C 4C 6C", f"{spades} 5H")) == ("5S", "8H")
