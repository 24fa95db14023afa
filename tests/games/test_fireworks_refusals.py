"""Why Fireworks refuses an action, by key, and what its sentence says can be done instead."""

import pytest

from tests.games.fireworks_positions import position


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("2", "play 2"),
        ("PLAY 2", "play 2"),
        ("discard 3", "discard 3"),
        ("hint 1 colour White", "hint 1 colour white"),
        ("Hint 2 number 3", "hint 2 number 3"),
        ("hint 1 red", "hint 1 colour red"),
        ("hint 1 w", "hint 1 colour white"),
        ("hint 1 color Blue", "hint 1 colour blue"),
        ("hint 2 3", "hint 2 number 3"),
    ],
)
def test_what_people_type(typed: str, action: str) -> None:
    assert position().read(typed) == action


@pytest.mark.parametrize(("typed", "card"), [("R1", "1R"), ("red 1", "1R"), ("1 white", "1W")])
def test_cards_are_read_by_colour_and_number(typed: str, card: str) -> None:
    assert position().read(typed) == card
