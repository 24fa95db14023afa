"""Lines of mixed directions stand as they are read. Right-to-left letters are written as capitals
in the notes of these tests."""

import pytest

from images.text.bidi import levels, order


def seen(text: str) -> str:
    """A text from left to right, as it stands on the line."""
    return "".join(text[place] for place in order(levels(text)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("abc 12", "abc 12"),
        ("אבג", "גבא"),
        ("אב גד", "דג בא"),
        ("אבג abc", "abc גבא"),
        ("abc אבג def", "abc גבא def"),
        ("abc אבג", "abc גבא"),
        ("אבג 123", "123 גבא"),
        ("abc אבג 123", "abc 123 גבא"),
        ("אבג 1.5%", "1.5% גבא"),
        ("د 1,2", "1,2 د"),
        ("אבג (abc) 7", "7 )abc( גבא"),
        ("abc (אבג) 7", "abc (גבא) 7"),
        ("אבג · 23", "23 · גבא"),
        ("אבג…", "…גבא"),
        ("... 12 !", "... 12 !"),
        ("", ""),
    ],
)
def test_a_line_stands_as_it_is_read(text: str, expected: str) -> None:
    assert seen(text) == expected


def test_what_reads_to_the_left_has_an_odd_level() -> None:
    assert levels("aא1") == [0, 1, 2]
    assert levels("אa1") == [1, 2, 2]
