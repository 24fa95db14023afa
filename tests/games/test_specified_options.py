"""Players, options and named rules are those of the specifications, and nothing else goes."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from games.game import Game
from games.options import BadOptions, choices_for
from games.plugins import OURS
from tests.voice import SAY

SPECIFIED = (Path(__file__).parent / "specified_options.txt").read_text("utf-8")
KEYS = [kind.key for kind in OURS]


def specified(key: str) -> str:
    """What the specification of a game says, a line an option and a named set of rules."""
    [told] = [part for part in SPECIFIED.split("\n\n") if part.startswith(f"{key}\n")]
    return told.strip()


def offered(kind: type[Game]) -> str:
    """What a game offers, written as its specification is."""
    usual = asdict(kind.options)
    lines = [kind.key, f"players {told(kind.players)}"]
    lines += [
        f"{name} {usual[name]} of {told(among)}"
        for name, among in choices_for(kind.options).items()
    ]
    for name, options in kind.variants.items():
        changed = {key: value for key, value in asdict(options).items() if value != usual[key]}
        lines.append(f"{name}: {', '.join(f'{key} {value}' for key, value in changed.items())}")
    return "\n".join(lines)


def told(among: Sequence[Any]) -> str:
    """Choices, with many numbers told by the first and the last."""
    if not isinstance(among, range):
        if len(among) < 12:
            return ", ".join(map(str, among))
        return f"{among[0]}, {told(range(among[1], among[-1] + 1))}"
    step = "" if among.step == 1 else f" step {among.step}"
    return f"{among[0]}..{among[-1]}{step}"


def none_of(among: Sequence[Any]) -> list[Any]:
    """Numbers beside the least and the most of these; where there are words, another one."""
    if any(isinstance(each, str) for each in among):
        return ["skat"]
    numbers = [each for each in among if type(each) is int]
    if not numbers:
        return []
    least, most = min(numbers), max(numbers)
    beside = (least - 1, least + 1, most - 1, most + 1)
    return [each for each in beside if each not in among]


@pytest.mark.parametrize("kind", OURS, ids=KEYS)
def test_options_and_named_rules_are_as_specified(kind: type[Game]) -> None:
    assert offered(kind) == specified(kind.key)


@pytest.mark.parametrize("kind", OURS, ids=KEYS)
def test_no_other_number_of_players_is_dealt(kind: type[Game]) -> None:
    for seats in {*range(14)} - {*kind.players}:
        with pytest.raises(BadOptions, match="seats-out-of-range") as refusal:
            kind(seats, "seed")
        assert SAY(refusal.value.words)


@pytest.mark.parametrize("kind", OURS, ids=KEYS)
def test_no_other_value_of_an_option_is_dealt(kind: type[Game]) -> None:
    for name, among in choices_for(kind.options).items():
        for value in none_of(among):
            with pytest.raises(BadOptions, match="option-out-of-range") as refusal:
                kind(kind.players[0], "seed", replace(kind.options, **{name: value}))
            assert name in SAY(refusal.value.words)
