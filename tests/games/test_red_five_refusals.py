"""What Red Five refuses, and what it says instead."""

import pytest

from games.red_five import RedFive
from games.words import translator
from tests.games.red_five_positions import bidding, burying, playing, refused

tr = translator(["Ann", "Bob", "Cid", "Dee"])
HAND = "4C 4C 6C 6C 7C 7C 8C 8C AS KS"


def sentence(game: RedFive, action: str) -> str:
    problem = game.check(game.turn, game.read(action))
    assert problem is not None, f"{action} is legal"
    return tr(problem)


@pytest.mark.parametrize(
    ("game", "action", "key"),
    [
        (bidding(), "trump S", "red-five-wrong-phase"),
        (bidding(), "AS", "red-five-wrong-phase"),
        (bidding(), "bid", "red-five-wrong-phase"),
        (bidding(), "pass 3", "red-five-wrong-phase"),
        (bidding(), "bid 50", "bid-too-low"),
        (bidding(), "bid 205", "bad-bid"),
        (bidding(), "bid ²", "bad-bid"),
        (bidding(), "bid 055", "bad-bid"),
        (burying(), "bury AS", "red-five-wrong-phase"),
        (burying(), "trump", "red-five-wrong-phase"),
        (burying(), "trump X", "bad-suit"),
        (burying("trump S"), "AS", "red-five-wrong-phase"),
        (burying("trump S"), "bury AS", "need-8-cards"),
        (burying("trump S"), "bury AS queen", "bad-card"),
        (playing(HAND), "bury 4C 4C 6C 6C 7C 7C 8C 8C", "red-five-wrong-phase"),
        (playing(HAND), "pass", "red-five-wrong-phase"),
        (playing(HAND), "throw", "red-five-wrong-phase"),
        (playing(HAND), "queen", "bad-card"),
        (playing(HAND), "QS", "not-in-hand"),
        (playing(HAND), "AS AS", "only-one-held"),
        (playing(HAND), "AS 4C", "one-group-only"),
        (playing(HAND), "throw AS 4C", "one-group-only"),
        (playing(HAND), "AS KS", "use-throw"),
        (playing(HAND, trick="AS"), "throw AS KS", "throw-is-a-lead"),
        (playing(HAND, trick="AS"), "AS KS", "wrong-count"),
        (playing(HAND, trick="AS AS", size=2), "AS 4C", "must-play-all-of-group"),
    ],
)
def test_refusals_name_their_rule(game: RedFive, action: str, key: str) -> None:
    assert refused(game, action) == key


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


def test_a_bid_too_low_is_told_the_lowest() -> None:
    assert sentence(bidding("bid 60"), "bid 60") == "That's too low. Bid at least 65, or pass."


def test_a_bid_that_is_none_is_told_which_are() -> None:
    told = "You can't bid that. You can bid 65, 70 … 200."
    assert sentence(bidding("bid 60"), "bid 62") == told


def test_who_must_match_is_told_with_what() -> None:
    assert sentence(playing("KD QD QD 7D 4D AS", trick="9D 9D", size=2), "KD 7D") == (
        "You have to match the pairs led as far as you can. You can play Q♦ Q♦."
    )


def test_who_must_play_all_is_told_which() -> None:
    assert sentence(playing("KD AS AS 4C", trick="9D 9D", size=2), "AS AS") == (
        "You're short in the suit led: play all you have of it, K♦, and fill up with anything."
    )


def test_an_unsure_throw_is_told_what_is_sure() -> None:
    options = {"throw_check": "unseen"}
    told = sentence(playing("AD QD QD", options=options), "throw AD QD QD")
    assert told == "You can only throw what nobody can beat: here that's A♦."
    told = sentence(playing("KD QD QD", options=options), "throw KD QD QD")
    assert told == "You can only throw what nobody can beat: no part of this is sure."


def test_who_buries_too_few_is_told_how_many() -> None:
    assert sentence(burying("trump S"), "bury AS") == "You picked 1 card. Bury exactly eight."
