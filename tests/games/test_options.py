"""Options are read by name and value, or refused with the reason."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import pytest

from games import GAMES
from games.crazy_king import Options
from games.game import Game
from games.options import BadOptions, choices_for, out_of_range, read_options
from games.plugins import OURS
from tests.voice import SAY


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())
def test_every_default_is_a_choice(kind: type[Game]) -> None:
    defaults = {each.name: getattr(kind.options, each.name) for each in fields(kind.options)}
    assert read_options(type(kind.options), defaults) == kind.options


@pytest.mark.parametrize("kind", OURS)
def test_every_game_comes_with_a_few_sets_of_rules_that_can_be_played(kind: type[Game]) -> None:
    sets = [options for options, _ in kind.rule_sets().values()]
    assert len(set(sets)) - len(kind.rarer) >= 2
    assert len(set(sets)) == len(sets)
    for each in sets:
        assert not all(kind.objection(seats, each) for seats in kind.players)


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
    assert SAY(refusal.value.words).startswith(f"“{name}” can't be “{value}”. Pick ")


@pytest.mark.parametrize(
    ("choices", "advice"),
    [
        (range(50, 1001), "a number from 50 to 1000"),
        (range(100, 1001, 10), "a number from 100 to 1000, in steps of 10"),
        ((None, *range(-1000, -99)), "a number from -1000 to -100, or “none”"),
        (("auto", 1, 2), "one of auto, 1, 2"),
        ((False, True), "one of false, true"),
    ],
)
def test_the_refusal_of_a_value_says_what_is_possible(choices: Sequence[Any], advice: str) -> None:
    sentence = f"“x” can't be “7”. Pick {advice}."
    assert SAY(out_of_range("x", "7", choices)) == sentence


def test_a_name_that_is_no_option_is_refused() -> None:
    with pytest.raises(BadOptions) as refusal:
        read_options(Options, {"jokers": True})
    assert SAY(refusal.value.words) == "There's no option “jokers”."
