import pytest

from bot.views.markdown import escaped


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("*a*", r"\*a\*"),
        ("_a_", r"\_a\_"),
        ("~~a~~", r"\~\~a\~\~"),
        ("||a||", r"\|\|a\|\|"),
        ("`a`", r"\`a\`"),
        ("[a](b)", r"\[a\](b)"),
        ("<@7>", r"\<@7>"),
        ("a\\b", r"a\\b"),
        ("# a", r"\# a"),
        ("### a", r"\### a"),
        ("> a", r"\> a"),
        ("- a", r"\- a"),
        ("1. a", r"1\. a"),
        ("12) a", r"12\) a"),
        ("a\n- b", "a\n\\- b"),
        ("a - b > c # d 1. e", "a - b > c # d 1. e"),
        ("3.14", "3.14"),
    ],
)
def test_what_somebody_typed_reads_in_markdown_as_they_typed_it(typed: str, shown: str) -> None:
    assert escaped(typed) == shown
