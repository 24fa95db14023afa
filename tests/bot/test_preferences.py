"""What is read back of what a person or a server chose."""

import pytest

from bot.hosting.preferences import Preferences, ServerSettings, read_chosen


def test_nothing_stored_is_the_defaults() -> None:
    assert read_chosen(Preferences, {}) == Preferences()
    assert read_chosen(ServerSettings, {}) == ServerSettings()


def test_a_value_that_cannot_be_chosen_any_more_is_the_default() -> None:
    assert read_chosen(Preferences, {"theme": "plaid", "deck": "two"}) == Preferences(deck="two")
    assert read_chosen(ServerSettings, {"clock": 7, "hands": "button"}).clock == 0


@pytest.mark.parametrize("value", [None, 3, [], {"a": 1}])
def test_a_value_of_another_kind_is_the_default(value: object) -> None:
    assert read_chosen(Preferences, {"sort": value}) == Preferences()


def test_a_name_that_is_not_known_is_left_out() -> None:
    assert read_chosen(Preferences, {"music": "loud"}) == Preferences()
