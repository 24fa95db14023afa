"""Why Last Card refuses an action, by key, and what its sentence says is legal instead."""

from typing import Any

import pytest

from games.last_card import LastCard, Options
from games.options import BadOptions
from games.text import IllegalAction
from games.words import translator
from tests.games.last_card_positions import position
from tests.games.positions import after

SAY = translator(["Ann", "Ben", "Cyd"])
REST = "| 1R 1Y 3B | 9G 9Y SB"
CALL = f"5B 7R {REST}"


def refused(game: LastCard, action: str, seat: int | None = None) -> tuple[str, str]:
    """The key and the sentence of a refusal to a seat, or to the one that is to act."""
    with pytest.raises(IllegalAction) as refusal:
        game.apply(game.turn if seat is None else seat, action)
    return refusal.value.words.key.removeprefix("last-card-"), SAY(refusal.value.words)


@pytest.mark.parametrize(
    ("hand", "action", "options", "key", "sentence"),
    [
        ("2G 3G", "2G", {}, "must-fit", "Play red, another 5 or a wild."),
        ("WW 3G", "WW", {}, "name-a-colour", "red, yellow, green or blue"),
        ("WW", "WW colour red", {}, "plain", "🌈wild is your last card"),
        ("W4 5R", "W4 colour blue", {"wild_four": "strict"}, "holds-the-colour", "🔺5 would do"),
        ("5R 3G", "draw", {"forced_play": True}, "must-play", "You can play 🔺5."),
        ("2G 3G", "pass", {}, "draw-first", "Draw a card first."),
        ("7R 3G", "7R", {"seven_zero": True}, "name-a-seat", "Ben and Cyd"),
        ("2G 3G", "catch 1", {}, "nobody-exposed", "There's nobody to catch."),
        ("2G 3G 4G", "call", {}, "too-many-cards", "You have 3 cards."),
        ("2G 3G", "8B", {}, "not-in-hand", "You don't have 💧8."),
        ("2G 5R", "sing", {}, "bad-card", "“sing” isn't a card. You can play 🔺5."),
        ("2G 5R", "5R colour red", {}, "bad-card", "You can play 🔺5."),
        ("2G 3G", "sing", {}, "must-fit", "Play red, another 5 or a wild."),
        ("2G 3G", "2G 3G", {}, "must-fit", "Play red"),
    ],
)
def test_a_refusal_names_the_rule(
    hand: str, action: str, options: dict[str, Any], key: str, sentence: str
) -> None:
    told = refused(position(f"{hand} {REST}", options=options), action)
    assert told[0] == key
    assert sentence in told[1]


def test_after_drawing_only_the_drawn_card_will_do() -> None:
    game = after(position(f"2G 5R 3G {REST}", stock="7R 2Y"), "draw")
    assert refused(game, "5R") == (
        "only-the-drawn",
        "You've drawn, so you can only play the 🔺7, or pass.",
    )


def test_a_penalty_has_to_be_answered() -> None:
    game = after(position(f"W4 2G 3G {REST}"), "W4 colour blue")
    assert refused(game, "3B") == (
        "answer",
        "There are 4 cards to draw. You can challenge it, or draw.",
    )


def test_a_penalty_that_can_be_passed_on_names_the_cards() -> None:
    game = position("DR 2G 3G | DB 1Y 3B | 9G", options={"stacking": "same"})
    told = refused(after(game, "DR"), "3B")
    assert told[1] == "There are 2 cards to draw. You can answer with 💧+2, or draw."


def test_on_a_wild_no_face_fits() -> None:
    told = refused(position(f"2G 3G {REST}", "WW", suit="R"), "2G")
    assert told[1] == "That doesn't fit. Play red or a wild."


def test_who_calls_or_catches_too_late_hears_who_was_quicker() -> None:
    game = after(position(CALL), "5B")
    game.apply(1, "3B")
    assert refused(game, "catch 0", seat=2) == ("too-late", "Too late. Ben was quicker.")
    assert refused(game, "call", seat=0)[0] == "too-late"


def test_who_has_been_caught_can_call_no_more() -> None:
    game = after(position(CALL), "5B")
    game.apply(2, "catch 0")
    assert refused(game, "catch 0", seat=1) == ("too-late", "Too late. Cyd was quicker.")


def test_who_has_called_is_named_to_those_who_would_catch() -> None:
    game = after(position(CALL), "call", "5B")
    told = refused(game, "catch 0", seat=2)
    assert told == ("nobody-exposed", "There's nobody to catch. Ann said it in time.")


def test_a_jump_after_the_next_action_is_too_late() -> None:
    hands = "5B 7R 9R | 1B 1Y 3B | 5B 5B SB"
    game = after(position(hands, stock="2B 1Y", options={"jump_in": True}), "5B", "draw")
    assert refused(game, "5B", seat=2) == ("too-late", "Too late. Ben was quicker.")


def test_another_card_out_of_turn_is_refused_as_ever() -> None:
    game = after(position(CALL), "5B")
    assert refused(game, "9G", seat=2)[0] == "not-your-turn"


def test_ninety_cards_at_most_are_dealt() -> None:
    LastCard(10, "seed", Options(hand_size=9))
    with pytest.raises(BadOptions):
        LastCard(10, "seed", Options(hand_size=10))


@pytest.mark.parametrize("typed", ["red", "R", "colour red", "color r"])
def test_where_a_colour_has_to_be_named_it_may_stand_alone(typed: str) -> None:
    game = position(CALL)
    game.suit = ""
    assert game.read(typed) == "colour red"
    assert position(CALL).read("red") == "red"
