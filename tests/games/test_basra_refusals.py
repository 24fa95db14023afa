"""Why Basra refuses an action, by key, and what its sentence says is legal instead."""

import pytest

from games.basra import Basra
from games.choices import label
from games.text import IllegalAction
from tests.games.basra_positions import position, turn
from tests.games.positions import after
from tests.voice import SAY

TWO_SUMS = "AC 2D 4S 5H 7C"
"""An 8 takes A 2 5 or A 7."""


def refused(game: Basra, text: str) -> tuple[str, str]:
    """The key and the sentence of a refusal to the seat that is to act."""
    before = game.copy().__dict__
    with pytest.raises(IllegalAction) as refusal:
        game.apply(game.turn, game.read(text))
    assert {**game.__dict__, "events": None} == {**before, "events": None}
    return refusal.value.words.key, SAY(refusal.value.words)


def test_a_card_with_several_captures_is_refused_with_the_list() -> None:
    assert refused(turn(TWO_SUMS, "8D"), "8D") == (
        "basra-which-capture",
        "8♦ can capture one group or another. Pick one: A♣ 2♦ 5♥ / A♣ 7♣.",
    )


@pytest.mark.parametrize("named", ["AC", "AC 2D 5H 7C", "8H", "nonsense", ""])
def test_a_set_that_cannot_be_taken_is_refused_with_the_list(named: str) -> None:
    key, sentence = refused(turn(TWO_SUMS, "8D"), f"8D take {named}")
    assert key == "basra-wrong-capture"
    assert sentence.endswith("You can capture A♣ 2♦ 5♥ / A♣ 7♣.")


def test_part_of_the_only_capture_is_refused() -> None:
    assert refused(turn("AC 2D 4S 5H", "6S"), "6S take AC 5H") == (
        "basra-only-capture",
        "6♠ captures A♣ 2♦ 4♠ 5♥, no more and no less. Just play the 6♠.",
    )


def test_a_card_that_takes_nothing_may_not_name_a_capture() -> None:
    assert refused(turn("5D", "TC"), "TC take 5D") == (
        "basra-no-capture",
        "10♣ captures nothing here. Just play it, and it stays on the table.",
    )


def test_a_card_of_another_hand_is_not_in_hand() -> None:
    key, sentence = refused(position("5D", "TC", "9H"), "9H")
    assert (key, sentence) == ("not-in-hand", "You don't have 9♥. Play a card from your hand.")


@pytest.mark.parametrize("text", ["", "pass", "take AC", "KS", "deal"])
def test_what_is_no_card_is_answered_with_the_hand(text: str) -> None:
    assert refused(position("5D", "TC 3S", "9H"), text)[0] in ("bad-card", "not-in-hand")


def test_another_seat_is_told_whose_turn_it_is() -> None:
    with pytest.raises(IllegalAction) as refusal:
        position("5D", "TC", "9H").apply(1, "9H")
    assert SAY(refusal.value.words) == "It's not your turn, it's Ann's."


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
