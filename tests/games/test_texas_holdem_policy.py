"""The hard computer of Texas Hold'em."""

from random import Random

import pytest

from games.texas_holdem import TexasHoldem
from games.texas_holdem.hint import policy
from games.view import view
from tests.games.positions import after
from tests.games.texas_holdem_positions import dealt, holding, run_out

BOARD = "KC 9D 4H 2S 7C"


def played(game: TexasHoldem) -> tuple[str, str]:
    """What a hard computer plays in the seat to act, and the hint there."""
    return policy(view(game, game.turn), Random(1)), game.mind.hint(game, game.turn).action


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("AS KS", ("raise to 60", "raise to 60")),
        ("8S 6H", ("raise to 60", "fold")),
        ("7S 2H", ("fold", "fold")),
    ],
)
def test_a_hard_computer_raises_first_with_less(hand: str, expected: tuple[str, str]) -> None:
    assert played(holding(dealt("1500 1500 1500"), f"{hand}|-|-")) == expected


def test_with_ten_blinds_a_hard_computer_goes_all_in_no_sooner() -> None:
    assert played(holding(dealt("200 1500 1500"), "8S 6H|-|-")) == ("fold", "fold")


def test_a_hard_computer_answers_a_raise_as_the_hint_does() -> None:
    game = after(dealt("1500 1500 1500"), "raise to 60")
    assert played(holding(game, "-|8S 6H|-")) == ("fold", "fold")


def checked_to(stacks: str, *before: str) -> TexasHoldem:
    """The last to act on the river, with nothing, after all have checked since the flop."""
    game = run_out(after(dealt(stacks), *before))
    others = sum(game.live) - 1
    for _ in range(2):
        game = run_out(after(game, *["check"] * (others + 1)))
    game = after(game, *["check"] * others)
    return holding(game, "|".join("6S 5C" if s == game.turn else "-" for s in range(3)), BOARD)


def test_a_hard_computer_bets_on_nothing_when_the_only_other_has_checked() -> None:
    assert played(checked_to("1500 1500 1500", "raise to 60", "call", "fold")) == (
        "bet 84",
        "check",
    )


def test_a_hard_computer_checks_nothing_when_two_others_have_checked() -> None:
    assert played(checked_to("1500 1500 1500", "call", "call", "check")) == ("check", "check")
