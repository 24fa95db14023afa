"""What the computer player of Red Five does, section 17."""

from random import Random

import pytest

from games.red_five import RedFive
from games.search import candidates
from games.view import view
from tests.games.positions import after, hint_of
from tests.games.red_five_positions import bidding


@pytest.mark.parametrize(
    ("before", "looked_at"),
    [((), {"bid 55", "bid 65", "bid 75", "pass"}), (("bid 190",), {"bid 195", "pass"})],
)
def test_hard_looks_ahead_at_the_lowest_bid_and_two_leaps(
    before: tuple[str, ...], looked_at: set[str]
) -> None:
    game = bidding(*before)
    assert {*candidates(view(game, game.turn), Random(1))} == looked_at


def test_every_hinted_play_is_listed() -> None:
    game = RedFive(4, "seed")
    while not game.resting:
        action = hint_of(game, game.turn).action
        assert action in game.legal(game.turn)
        after(game, action)
