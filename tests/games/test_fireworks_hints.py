"""What a computer player does in Fireworks, section 12, and the reason it gives."""

from statistics import mean

import pytest

from games.fireworks import Fireworks, Options
from games.view import view
from games.words import translator
from tests.games.fireworks_positions import OTHER, position
from tests.games.positions import after, hint_of

SAY = translator(["Ann", "Ben", "Cyd"])


def said(game: Fireworks, seat: int = 0) -> tuple[str, str]:
    """The hint of a seat, and its reason in words."""
    hint = hint_of(game, seat)
    return hint.action, SAY(hint.why)


def test_what_is_of_no_use_goes_first() -> None:
    game = position(f"1R 1Y | {OTHER}", built="2R 2Y 2G 2B 2W", clocks=1)
    game.turn = 1
    after(game, "hint 0 number 1")
    game.turn = 0
    assert said(game) == ("discard 1", "Nobody needs it anymore.")


def test_who_knows_something_of_every_card_loses_what_hurts_least() -> None:
    game = position(f"5R 4Y | {OTHER}", built="1R", clocks=2)
    game.turn = 1
    for name in ("number 5", "number 4"):
        after(game, f"hint 0 {name}")
        game.turn = 1
    game.turn = 0
    assert said(game) == ("discard 2", "It's your least useful card.")


@pytest.mark.check
@pytest.mark.parametrize(("seats", "least"), [(2, 19), (4, 20)])
def test_computers_build_much_together(seats: int, least: float) -> None:
    scores = []
    for luck in range(12):
        game = Fireworks(seats, f"show {luck}", Options())
        while waiting := game.waiting():
            hint = view(game, waiting[0]).hint()
            assert hint is not None
            game.apply(waiting[0], hint.action)
        assert not game.is_misfired
        scores.append(game.score())
    assert mean(scores) >= least


@pytest.mark.parametrize("own", ["2W 4R", "3W 4R"])
def test_an_own_card_that_nobody_has_told_of_changes_nothing(own: str) -> None:
    game = position(f"{own} | 2W 4Y 3G 3Y 4B", clocks=4)
    assert hint_of(game, 0).action == hint_of(view(game, 0).game, 0).action == "hint 1 number 2"
