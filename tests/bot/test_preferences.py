"""What is read back of what a person or a server chose."""

import pytest

from bot.hosting.preferences import Preferences, ServerSettings, read_chosen
from games import GAMES


def test_nothing_stored_is_the_defaults() -> None:
    assert read_chosen(Preferences, {}) == Preferences()
    assert read_chosen(ServerSettings, {}) == ServerSettings()


def test_a_value_that_cannot_be_chosen_any_more_is_the_default() -> None:
    assert read_chosen(Preferences, {"theme": "plaid", "deck": "two"}) == Preferences(deck="two")
    assert read_chosen(ServerSettings, {"clock": 7, "hands": "button"}).clock == 120


@pytest.mark.parametrize("value", [None, 3, [], {"a": 1}])
def test_a_value_of_another_kind_is_the_default(value: object) -> None:
    assert read_chosen(Preferences, {"sort": value}) == Preferences()


@pytest.mark.parametrize("value", [None, 3, "spades"])
def test_what_should_be_a_list_and_is_none_is_empty(value: object) -> None:
    assert read_chosen(ServerSettings, {"hidden": value}) == ServerSettings()


def test_a_server_that_hides_every_game_there_is_plays_all_of_them() -> None:
    assert "spades" not in ServerSettings(hidden=("spades",)).games
    assert ServerSettings(hidden=tuple(GAMES)).games == GAMES


def test_a_name_that_is_not_known_is_left_out() -> None:
    assert read_chosen(Preferences, {"music": "loud"}) == Preferences()
