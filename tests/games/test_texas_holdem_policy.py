"""The hard computer of Texas Hold'em."""

from random import Random

import pytest

from games.texas_holdem import TexasHoldem
from games.texas_holdem.policy import policy
from games.view import view
from tests.games.positions import after
from tests.games.texas_holdem_positions import dealt, holding, run_out

BOARD = "KC 9D 4H 2S 7C"


def on_the_river(hand: str) -> TexasHoldem:
    """Both checked as far as the river, where seat 1 bets the pot; seat 0 holds these cards."""
    game = run_out(after(dealt("1500 1500"), "raise to 60", "call"))
    for _ in range(2):
        game = run_out(after(game, "check", "check"))
    game = holding(after(game, "bet 120"), f"{hand} | -", BOARD)
    assert (game.stage, game.turn) == ("river", 0)
    return game


@pytest.mark.parametrize(
    ("hand", "played", "hinted"),
    [
        pytest.param("KS QD", "call", "call", id="top pair"),
        pytest.param("6S 5C", "fold", "fold", id="nothing"),
    ],
)
def test_a_hard_computer_raises_no_bet_that_the_hint_would_call(
    hand: str, played: str, hinted: str
) -> None:
    game = on_the_river(hand)
    moves = {policy(view(game, 0), Random(number)).split()[0] for number in range(5)}
    assert (moves, game.hint(0).action.split()[0]) == ({played}, hinted)


def test_before_the_flop_a_hard_computer_plays_the_hint() -> None:
    game = dealt("1500 1500 1500")
    assert policy(view(game, game.turn), Random(1)) == game.hint(game.turn).action
