"""Why Fireworks refuses an action, by key, and what its sentence says can be done instead."""

from typing import Any

import pytest

from games.fireworks import Fireworks
from games.text import IllegalAction
from games.words import translator
from tests.games.fireworks_positions import position

SAY = translator(["Ann", "Ben", "Cyd"])
THIRD = "1R 1Y 2G 3B 5W | 2R 1R 5R 3Y 1B | 4R 4Y 2G 1M 4W"


def refused(game: Fireworks, action: str) -> tuple[str, str]:
    """The key and the sentence of a refusal to seat 0."""
    with pytest.raises(IllegalAction) as refusal:
        game.apply(0, game.read(action))
    return refusal.value.words.key.removeprefix("fireworks-"), SAY(refusal.value.words)


@pytest.mark.parametrize(
    ("action", "state", "key", "sentence"),
    [
        ("hint 1 colour red", {"clocks": 0}, "no-clock", "Discard a card, or play one"),
        ("discard 1", {}, "clocks-full", "Give a hint, or play a card"),
        ("hint 1 colour green", {}, "nothing-to-point-at", "red, yellow and blue, or 1, 2, 3, 5"),
        ("hint 0 colour red", {}, "not-to-yourself", "You can give one to Ben and Cyd."),
        ("hint 7 colour red", {}, "no-such-seat", "You can give a hint to Ben and Cyd."),
        ("play 6", {}, "no-such-place", "Yours are 1 to 5."),
        ("discard 0", {"clocks": 3}, "no-such-place", "Yours are 1 to 5."),
        ("hint 2 colour rainbow", {"suits": "rainbow"}, "colour-not-named", "blue and white."),
        ("hint 1 colour rainbow", {}, "a-turn", "“play 2” or “hint 1 red”"),
        ("hint 1 colour pink", {}, "a-turn", "“play 2”"),
        ("hint 1 number 6", {}, "a-turn", "“play 2”"),
        ("pass", {}, "a-turn", "“play 2”"),
    ],
)
def test_a_refusal_names_the_rule(
    action: str, state: dict[str, Any], key: str, sentence: str
) -> None:
    told = refused(position(THIRD, **state), action)
    assert told[0] == key
    assert sentence in told[1]


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("2", "play 2"),
        ("PLAY 2", "play 2"),
        ("discard 3", "discard 3"),
        ("hint 1 colour White", "hint 1 colour white"),
        ("Hint 2 number 3", "hint 2 number 3"),
        ("hint 1 red", "hint 1 colour red"),
        ("hint 1 w", "hint 1 colour white"),
        ("hint 1 color Blue", "hint 1 colour blue"),
        ("hint 2 3", "hint 2 number 3"),
    ],
)
def test_what_people_type(typed: str, action: str) -> None:
    assert position().read(typed) == action


@pytest.mark.parametrize(("typed", "card"), [("R1", "1R"), ("red 1", "1R"), ("1 white", "1W")])
def test_cards_are_read_by_colour_and_number(typed: str, card: str) -> None:
    assert position().read(typed) == card
