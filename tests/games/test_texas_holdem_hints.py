"""The computer player of Texas Hold'em, section 13."""

import pytest

from games.texas_holdem import TexasHoldem
from games.texas_holdem.hint import ANY, RAISES, chance
from tests.games.board_positions import winners
from tests.games.positions import after, hint_of, timeout_of
from tests.games.test_texas_holdem_options import lost
from tests.games.texas_holdem_positions import dealt, holding
from tests.voice import SAY


def said(game: TexasHoldem) -> tuple[str, str]:
    """The hint to the seat to act, and its reason in English."""
    hint = hint_of(game, game.turn)
    return hint.action, SAY(hint.why)


@pytest.mark.check
def test_of_four_between_a_third_and_two_thirds_see_the_flop() -> None:
    """Before, one hand in four did: a partner at the table hardly ever saw one."""
    flops = 0
    for number in range(120):
        game = TexasHoldem(4, f"flop {number}")
        while not game.resting and not game.board:
            game.step(game.turn, hint_of(game, game.turn).action)
        flops += bool(game.board)
    assert 120 / 3 < flops < 120 * 2 / 3


@pytest.mark.parametrize(
    ("hand", "against", "least", "most"),
    [("AS AH", 1, 0.7, 0.98), ("AS AH", 8, 0.15, 0.6), ("7S 2H", 1, 0.15, 0.55)],
)
def test_the_chance_is_that_of_beating_random_hands(
    hand: str, against: int, least: float, most: float
) -> None:
    game = holding(dealt(" ".join(["500"] * 9)), f"{hand}{'|-' * 8}")
    assert least <= chance(game, 0, [ANY] * against) <= most


def test_the_chance_is_smaller_against_hands_that_raise() -> None:
    game = holding(dealt("500 500"), "KS 9H|-")
    assert chance(game, 0, [RAISES]) < chance(game, 0, [ANY])


def test_a_bankrupt_seat_buys_in_again() -> None:
    assert said(lost(rebuys=1)) == ("rebuy", "Without chips all you can do is watch.")


def test_who_is_idle_checks_or_folds_and_does_not_buy_in() -> None:
    game = dealt("500 500")
    assert timeout_of(game, game.turn) == "fold"
    assert game.mind.timeout_action(after(game, "call"), game.turn) == "check"
    bankrupt = lost(rebuys=1)
    assert bankrupt.mind.timeout_action(bankrupt, bankrupt.turn) == "pass"


@pytest.mark.check
@pytest.mark.parametrize(("foe", "least"), [("random", 11), ("caller", 14)])
def test_hints_win_most_matches_heads_up(foe: str, least: int) -> None:
    """Of 20; the specification has 43 and 57 of 60."""
    wins = 0
    for number in range(20):
        own = number % 2
        players = [foe, foe]
        players[own] = "normal"
        wins += winners(TexasHoldem(2, f"seed {number}"), players) == [own]
    assert wins >= least
