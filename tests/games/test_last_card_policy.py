"""The hard computer of Last Card."""

from random import Random

from games.last_card import LastCard
from games.last_card.hint import policy
from games.view import view
from tests.games.last_card_positions import position
from tests.games.positions import after, hint_of


def played(game: LastCard) -> str:
    """What seat 0 plays."""
    return policy(view(game, 0), Random(1))


def test_it_takes_a_wild_four_for_clean() -> None:
    game = after(position("1Y 3B | W4 2G 2G | 1Y 1Y 3B", turn=1), "W4 colour blue")
    game.turn = 0
    assert (played(game), hint_of(game, 0).action) == ("draw", "challenge")
