"""Options are read by name and value, or refused with the reason."""

from dataclasses import fields
from typing import Any

import pytest

from games import GAMES
from games.crazy_king import Options
from games.game import Game
from games.options import BadOptions, choices_for, read_options
from tests.voice import SAY


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())
def test_every_default_is_a_choice(kind: type[Game]) -> None:
    defaults = {each.name: getattr(kind.options, each.name) for each in fields(kind.options)}
    assert read_options(type(kind.options), defaults) == kind.options


def test_what_is_not_named_keeps_its_default() -> None:
    assert read_options(Options, {"target": 100}) == Options(target=100)


def test_choices_are_told_by_name() -> None:
    choices = choices_for(Options)
    assert choices["target"] == range(50, 1001)
    assert choices["king_obliges"] == (False, True)
    assert choices["exhaustion_tie"] == ("fewest_cards", "no_score")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 49),
        ("target", 1001),
        ("target", "500"),
        ("target", 500.0),
        ("target", None),
        ("max_draws", True),
        ("king_obliges", 1),
        ("king_obliges", "true"),
        ("exhaustion_tie", "coin"),
        ("exhaustion_tie", ["no_score"]),
    ],
)
def test_a_value_that_is_no_choice_is_refused(name: str, value: Any) -> None:
    with pytest.raises(BadOptions) as refusal:
        read_options(Options, {name: value})
    assert SAY(refusal.value.words) == f"“{value}” is not possible for the option “{name}”."


def test_a_name_that_is_no_option_is_refused() -> None:
    with pytest.raises(BadOptions) as refusal:
        read_options(Options, {"jokers": True})
    assert SAY(refusal.value.words) == "There is no option “jokers”."
