"""What Five Card Draw refuses, what it says instead, and how typed words are read."""

import pytest

from tests.games.five_card_draw_positions import betting, holding
from tests.games.positions import after


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("bet 20", "bet 20"),
        ("Bet 1,000", "bet 1000"),
        ("bet 020", "bet 20"),
        ("raise by 30", "raise 30"),
        ("allin", "bet 200"),
        ("All in", "bet 200"),
        ("ALL-IN", "bet 200"),
    ],
)
def test_amounts_are_read_as_people_type_them(typed: str, action: str) -> None:
    assert betting("200 200", dealer=1).read(typed) == action


def test_what_one_raises_to_is_read_as_what_one_raises_by() -> None:
    assert after(betting("200 100", dealer=1), "bet 20").read("Raise to 70") == "raise 50"


def test_all_in_is_the_largest_raise_or_a_call() -> None:
    assert after(betting("200 100", dealer=1), "bet 20").read("allin") == "raise 80"
    assert after(betting("200 100", dealer=1), "bet 150").read("allin") == "call"


@pytest.mark.parametrize(
    ("hand", "typed", "action"),
    [
        ("AC AD KH JB JR", "discard joker", "discard JR"),
        ("AC AD KH 9S JB", "discard joker 9s", "discard 9S JB"),
        ("AC AD KH 9S JB", "discard small joker, K♥", "discard KH JB"),
        ("AC AD KH 9S JB", "discard big joker", "discard JR"),
        ("AC AD KH 9S 2C", "discard JK1", "discard JR"),
        ("AC AD KH 9S 2C", "discard 9S 2C", "discard 2C 9S"),
    ],
)
def test_discards_are_read_as_people_type_them(hand: str, typed: str, action: str) -> None:
    assert holding(f"{hand} | 3C", stage="draw").read(typed) == action
