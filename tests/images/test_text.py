"""Names: whatever people call themselves fits, and cannot spoil the picture."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from images.text import ELLIPSIS, clean, fitted, initial, length, mask
from images.theme import LEAST_TEXT


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Alice", "Alice"),
        ("Żółć Ærøskøbing", "Żółć Ærøskøbing"),
        ("Ωμέγα Дмитрий", "Ωμέγα Дмитрий"),
        ("\U0001d4d5\U0001d4ea\U0001d4f7\U0001d4ec\U0001d502", "Fancy"),
        ("\u202eevil\u2066", "evil"),
        ("a\x00b\x1b", "ab"),
        ("a\u3164b", "ab"),
        ("  two\n lines ", "two lines"),
        ("Lee 李雷", "Lee"),
        ("李雷", "?"),
        ("10♥ ♠\ufe0f", "10♥ ♠"),
        ("", ""),
        ("half ½ · 2", "half ½ · 2"),
    ],
)
def test_a_name_is_reduced_to_what_can_be_drawn(name: str, drawn: str) -> None:
    assert clean(name) == drawn


def test_no_letter_carries_more_than_two_marks() -> None:
    assert len(clean("q" + "\u0301" * 40)) == 3


@pytest.mark.parametrize(
    ("name", "letter"), [("élise", "É"), ("_x_", "X"), ("李雷", "?"), ("ßa", "S")]
)
def test_the_initial_is_the_first_letter_that_can_be_drawn(name: str, letter: str) -> None:
    assert initial(name) == letter


def test_every_suit_symbol_is_drawn_in_its_own_shape() -> None:
    assert len({mask(suit, 31, 600).tobytes() for suit in "♣♦♥♠"}) == 4


@settings(deadline=None)
@given(st.text(max_size=40), st.integers(60, 400), st.integers(LEAST_TEXT, 40))
def test_fitted_text_is_no_wider_than_asked_and_no_smaller_than_the_least(
    text: str, width: int, size: int
) -> None:
    line, drawn = fitted(text, width, size, 720)
    assert length(line, drawn, 720) <= width
    assert LEAST_TEXT <= drawn <= size


def test_a_short_text_keeps_its_size_and_a_long_one_ends_in_an_ellipsis() -> None:
    assert fitted("Alice", 300, 37, 720) == ("Alice", 37)
    line, size = fitted("W" * 32, 186, 37, 720)
    assert size == LEAST_TEXT
    assert line.endswith(ELLIPSIS)


def test_the_tail_of_a_line_is_never_cut() -> None:
    line, _ = fitted("A very long label indeed", 200, 31, 600, "· 23")
    assert line.endswith(f"{ELLIPSIS} · 23")
