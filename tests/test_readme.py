"""What README tells of the games."""

from tests.readme import README, renewed


def test_the_games_stand_in_readme_as_they_are() -> None:
    text = README.read_text("utf-8")
    assert renewed(text) == text, "make goldens"
