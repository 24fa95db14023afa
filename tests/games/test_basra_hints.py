"""The computer player of Basra: its values and its reasons, section 11."""

from math import comb
from random import Random

import pytest

from games.basra import Basra
from games.basra.hint import Outcome, evaluator
from games.cards import CARDS, ORDER
from games.text import Hint
from games.view import view
from tests.games.basra_positions import position, turn
from tests.games.positions import after, hint_of, timeout_of
from tests.voice import SAY


def reason(hint: Hint) -> tuple[str, str]:
    """The action of a hint and its reason as a sentence."""
    return hint.action, SAY(hint.why)


@pytest.mark.parametrize(
    ("floor", "hand", "hint"),
    [
        ("2S 4D", "6H 9C", ("6H", "That clears the table: basra, 12 points.")),
        ("AC 9H 5D", "TS 8C", ("TS", "Take the point while you can.")),
        ("TD 5C 7H", "TS 8C", ("TS", "Take 3 points while you can.")),
        ("9H 5D 8H TC", "9S 2H", ("9S", "No points in it, but it captures a card.")),
        ("4H 5D TC 8H", "9S 2H", ("9S", "No points in it, but it captures 2 cards.")),
    ],
)
def test_a_hint_gives_its_reason(floor: str, hand: str, hint: tuple[str, str]) -> None:
    assert reason(hint_of(position(floor, hand, "3H 3D"), 0)) == hint


def chance(unseen: int, out: int, held: int) -> float:
    """That a hand of `held` of so many unseen cards has one or more of the `out`."""
    return 1 - comb(unseen - out, held) / comb(unseen, held)


def merit(game: Basra, action: str) -> float:
    """What the computer player thinks of an action."""
    return evaluator(game, 0).value(Outcome(game, action))


def test_the_value_of_laying_a_card_is_the_risk_it_leaves() -> None:
    game = position("", "9S 2H", "3H 3D", stock="AC AD")
    basra = chance(42, 3, 2) * 18
    sweep = chance(42, 4, 2) * (0 + 2) / 2
    assert merit(game, "9S") == pytest.approx(-0.6 * (basra + sweep))


def test_points_left_on_the_table_count_in_the_risk() -> None:
    game = position("", "TD 2H", "3H 3D", stock="AC AD")
    basra = chance(42, 3, 2) * (20 + 3)
    sweep = chance(42, 4, 2) * (3 + 2) / 2
    assert merit(game, "TD") == pytest.approx(-0.6 * (basra + sweep))


def test_half_the_points_that_could_be_taken_without_a_basra_count() -> None:
    game = position("TD JC", "9S 2H", "3H 3D", stock="AC AD")
    take = chance(40, 3, 2) * 3 / 2
    sweep = chance(40, 3, 2) * (5 + 2) / 2
    assert evaluator(game, 0).risk(game.floor) == pytest.approx(take + sweep)


@pytest.mark.parametrize(
    ("floor", "points", "count", "cost"), [("5C 6C 8C", 2, 3, 1), ("5C 6C", 2, 2, 2), ("", 0, 0, 4)]
)
def test_a_jack_has_its_cost(floor: str, points: int, count: int, cost: int) -> None:
    game = turn(floor, "JH")
    if floor:
        assert merit(game, "JH") == pytest.approx(points + count / 10 - cost)
    else:
        risk = evaluator(game, 0).risk(Outcome(game, "JH").left)
        assert merit(game, "JH") == pytest.approx(-0.6 * risk - cost)


def test_a_lay_names_the_chance_of_a_basra() -> None:
    game = position("", "9S 2H", "3H 3D", stock="AC AD")
    assert reason(hint_of(game, 0)) == (
        "2H",
        "Nothing to capture. This one is the least likely to hand over a basra (14%).",
    )


def test_a_lay_on_which_hardly_any_basra_can_be_made_says_so() -> None:
    assert reason(hint_of(position("8C 9C", "7S 6H", "3H 3D", stock="AC AD"), 0))[1] == (
        "Nothing to capture. There's next to no chance of a basra on this one."
    )


def test_a_card_is_laid_of_which_another_takes_it_back() -> None:
    game = position("JD", "8S 8H 7C", "3H 3D", stock="AC AD")
    alone = position("JD", "8S 9H 7C", "3H 3D", stock="AC AD")
    assert reason(hint_of(game, 0)) == (
        "8H",
        "Nothing to capture. You hold another one, so you can probably pick this up again.",
    )
    assert hint_of(alone, 0).action == "7C"


def test_a_capture_that_leaves_a_basra_is_put_off() -> None:
    action, sentence = reason(hint_of(position("9H 5D", "9S 8C", "3H 3D"), 0))
    assert action == "8C"
    assert sentence.startswith("Better than capturing something now")


def test_captured_cards_are_remembered() -> None:
    game = after(position("9C 9D 9H", "9S 2H 5S", "8C 8D 3D", stock="AC AD"), "9S", "8C")
    game.floor.clear()
    assert evaluator(game, 0).counts[9] == 0


def test_the_last_card_of_a_deck_leaves_no_risk() -> None:
    game = position("2C", "AD", "")
    assert merit(game, "AD") == 0


def test_before_a_new_packet_the_next_hand_comes_from_the_pack() -> None:
    game = position("", "9S", "", stock="AC AD 3C 3D 4C 4D 5C 5D 6C 6D")
    basra, sweep = chance(43, 3, 5) * 18, chance(43, 4, 5) * (0 + 2) / 2
    assert merit(game, "9S") == pytest.approx(-0.6 * (basra + sweep))


def test_a_jack_put_back_is_not_feared_before_the_next_packet() -> None:
    game = position("", "9S 2H", "3H 3D", stock="JC", returned={ORDER[CARDS["JC"]]})
    assert evaluator(game, 0).sweepers == 3


def test_of_equal_plays_the_lowest_card_is_chosen() -> None:
    assert hint_of(position("", "9S 2H 2C", ""), 0).action == "2C"


def test_a_hint_needs_no_hidden_card() -> None:
    random = Random(3)
    game = Basra(4, "seed")
    while not game.resting:
        seen = view(game, game.turn)
        assert seen.hint() == hint_of(game, game.turn) == hint_of(seen.sample(random), game.turn)
        after(game, hint_of(game, game.turn).action)


def test_who_is_idle_plays_the_hint() -> None:
    game = position("2S 4D", "9C 6H", "3H 3D")
    assert timeout_of(game, 0) == hint_of(game, 0).action == "6H"
