"""What Red Five refuses, and what it says instead."""

from tests.games.red_five_positions import burying, playing

HAND = "4C 4C 6C 6C 7C 7C 8C 8C AS KS"


def test_a_throw_of_one_combination_is_read_as_a_play() -> None:
    game = playing(HAND)
    assert game.read("throw 4c 4c") == "4C 4C"
    assert game.read("throw AS KS") == "throw AS KS"


def test_cards_are_read_in_the_order_of_the_hand() -> None:
    assert playing("").read("throw 4s 5h as 2d jr 3c") == "throw 5H JR 3C 2D AS 4S"


def test_a_trump_suit_is_read_in_many_spellings() -> None:
    game = burying()
    spellings = ("trump S", "trump s", "trump spades", "trump ♠")
    assert {game.read(text) for text in spellings} == {"trump S"}
    assert game.read("trump NT") == "trump none"
