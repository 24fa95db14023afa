"""What a computer player does in Fireworks, section 12, and the reason it gives."""

from statistics import mean

import pytest

from games.fireworks import Fireworks, Options
from games.view import view
from games.words import translator
from tests.games.fireworks_positions import OTHER, OWN, position
from tests.games.positions import after, hint_of

SAY = translator(["Ann", "Ben", "Cyd"])


def said(game: Fireworks, seat: int = 0) -> tuple[str, str]:
    """The hint of a seat, and its reason in words."""
    hint = hint_of(game, seat)
    return hint.action, SAY(hint.why)


def test_a_card_that_is_sure_to_fit_is_played() -> None:
    game = after(position(f"1R 1Y | {OTHER}"), "hint 1 colour blue", "hint 0 number 1")
    assert said(game) == ("play 1", "Whatever card it is, it fits.")


def test_a_marked_card_is_played_while_a_misfire_does_not_end_it() -> None:
    game = after(position(built="1B"), "hint 1 colour red")
    assert said(game, 1) == ("play 3", "The hint on it says: play.")
    game = after(position(built="1B", misfires=2), "hint 1 colour red")
    assert not hint_of(game, 1).action.startswith("play")


def test_the_next_seat_is_kept_from_throwing_a_five_away() -> None:
    game = position(f"{OWN} | 5R 4Y 2G 3G 4B")
    assert said(game) == ("hint 1 number 5", "Ben would discard 🔺5 next, and shouldn't.")


def test_a_hint_has_cards_played() -> None:
    game = position(f"{OWN} | 3R 4Y 2G 1G 4B")
    assert said(game) == ("hint 1 colour green", "Then Ben can play 🟩1.")


def test_no_hint_has_a_card_played_twice() -> None:
    game = position(f"{OWN} | 3R 4Y 1G 4G 1G")
    assert hint_of(game, 0).action != "hint 1 number 1"


def test_what_is_of_no_use_goes_first() -> None:
    game = position(f"1R 1Y | {OTHER}", built="2R 2Y 2G 2B 2W", clocks=1)
    game.turn = 1
    after(game, "hint 0 number 1")
    game.turn = 0
    assert said(game) == ("discard 1", "Nobody needs it anymore.")


def test_without_anything_better_the_first_to_go_goes() -> None:
    game = position(f"{OWN} | 4R 4Y 2G 3G 4B", clocks=4)
    assert said(game) == ("discard 1", "It's your next discard, and you need the hint token.")


def test_at_full_clocks_the_hint_that_does_least_harm_is_given() -> None:
    action, why = said(position(f"{OWN} | 4R 4Y 3G 3Y 4B"))
    assert action.startswith("hint 1 number")
    assert why == "There's no better hint, and this one does the least harm."


def test_who_knows_something_of_every_card_loses_what_hurts_least() -> None:
    game = position(f"5R 4Y | {OTHER}", built="1R", clocks=2)
    game.turn = 1
    for name in ("number 5", "number 4"):
        after(game, f"hint 0 {name}")
        game.turn = 1
    game.turn = 0
    assert said(game) == ("discard 2", "It's your least useful card.")


@pytest.mark.parametrize(("seats", "least"), [(2, 19), (3, 20), (4, 20), (5, 19)])
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
