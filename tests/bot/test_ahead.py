"""What looking ahead comes to, in words."""

from collections.abc import Sequence

import pytest

from bot.views.ahead import reasons
from bot.words import talk
from games import GAMES
from games.search import MoveValue
from games.view import view


def said(move_values: Sequence[MoveValue] | None, key: str = "hearts") -> list[str]:
    """What is told of these at the beginning of a match."""
    game = GAMES[key](4, "seed")
    return reasons(view(game, game.waiting()[0]), move_values, talk())


def test_of_many_moves_the_three_best_are_told() -> None:
    found = [MoveValue(f"{rank}S", 1.0) for rank in "2345"]
    assert [line[:4] for line in said(found)[1:]] == ["**2♠", "**3♠", "**4♠"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (12.4, "about 12 points ahead"),
        (-3.46, "about 3.5 points behind"),
        (-1.0, "about 1 point behind"),
        (0.04, "about even"),
    ],
)
def test_what_a_move_comes_to_is_rounded(change: float, told: str) -> None:
    assert said([MoveValue("QS", change), MoveValue("2S", -30.0)])[1] == f"**Q♠**: {told}"


@pytest.mark.parametrize(
    ("move_values", "key", "told"),
    [
        (None, "hearts", "I ran out of time"),
        ([], "hearts", "I ran out of time"),
        ([MoveValue("QS", 0.0)], "hearts", "It's the only move you have."),
        ([MoveValue("fold", 0.0)], "five_card_draw", "It's what a hard computer would do."),
    ],
)
def test_where_nothing_is_to_be_told_it_is_said_why(
    move_values: Sequence[MoveValue] | None, key: str, told: str
) -> None:
    [line] = said(move_values, key)
    assert line.startswith(told)


def test_where_hard_is_the_hint_it_is_said_so(ruled: str) -> None:
    [line] = said(None, ruled)
    assert line.startswith("It's a rule of thumb.")
