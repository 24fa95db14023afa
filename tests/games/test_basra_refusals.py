"""Why Basra refuses an action, by key, and what its sentence says is legal instead."""

import pytest

from games.choices import label
from tests.games.basra_positions import turn
from tests.games.positions import after
from tests.voice import SAY

TWO_SUMS = "AC 2D 4S 5H 7C"
"""An 8 takes A 2 5 or A 7."""


@pytest.mark.parametrize(
    "text", ["8d TAKE 5h ac 2d", "8D take 2D 5H AC", "play 8♦ take A♣, 2♦, 5♥"]
)
def test_a_capture_may_name_its_cards_in_any_order(text: str) -> None:
    assert set(after(turn(TWO_SUMS, "8D"), text).last) == {"8D", "AC", "2D", "5H"}


@pytest.mark.parametrize("text", ["6h take 4s 2d", "6H", "six of hearts"])
def test_the_only_capture_may_be_named_or_not(text: str) -> None:
    assert turn("2D 4S", "6H").read(text) == "6H"


def test_ten_is_written_in_both_ways() -> None:
    assert turn("4D 6S", "TH").read("10h take 4d 6s") == "TH"


def test_a_choice_is_labelled_with_the_cards_it_takes() -> None:
    assert label("8D take AC 2D 5H", SAY) == "8♦ take A♣ 2♦ 5♥"
    assert label("take AC 7C", SAY) == "Take A♣ 7♣"


def test_the_captures_of_a_card_are_one_choice_of_words() -> None:
    game = turn(TWO_SUMS, "8D")
    assert [(choice.cards, choice.words) for choice in game.choices(0)] == [
        (("8D",), ("take AC 2D 5H", "take AC 7C")),
        (("3S",), ()),
    ]
