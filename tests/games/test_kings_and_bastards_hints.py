"""The computer player of Kings & Bastards: its scores and its reasons, section 11."""

from typing import Any

import pytest

from games.cards import cards
from games.kings_and_bastards.hint import KingsMind
from games.kings_and_bastards.state import cheapest
from tests.games.kings_and_bastards_positions import exchange, opening, position
from tests.games.positions import hint_of, timeout_of
from tests.voice import SAY

FEW = "4C 4D"
MANY = "4C 4D 4H"


def score_of(hand: str, play: str, beat: str = "", others: str = MANY, **state: Any) -> float:
    """The score of a play for seat 0; all others hold the same number of cards."""
    game = position(hand, others, others, others, beat=beat, **state)
    return round(KingsMind().decision(game, 0).score(play), 6)


@pytest.mark.parametrize(
    ("hand", "play", "beat", "score"),
    [
        pytest.param("5C 6C 8C 9C TC KC", "6C", "4S", 10 - 0.3 + 2, id="a single"),
        pytest.param("6C 6D 8C 9C TC KC", "6C 6D", "4S 4H", 10 - 0.3 + 4, id="a pair"),
        pytest.param("6C JR 8C 9C TC KC", "6C JR", "4S 4H", 10 - 0.3 + 4 - 7, id="a joker"),
        pytest.param("6C JR 8C", "6C JR", "4S 4H", 10 - 0.3 + 4 - 2.1, id="a joker of few cards"),
        pytest.param("6C 6D 6S 8C TC KC", "6C", "4S", 12 - 0.3 - 6, id="two left behind"),
        pytest.param("6C JR 8C 9C TC KC", "JR as A", "4S", 0.61, id="a joker alone"),
        pytest.param("6C JR 8C 9C TC KC", "JR as 6", "", 0, id="a joker alone to lead"),
        pytest.param("6C 8C", "6C", "", 8 - 1.8 + 100, id="a lead"),
        pytest.param("6C", "6C", "", 8 - 1.8 + 1100, id="the last card"),
        pytest.param("6C 8C", "pass", "4S", 0, id="pass"),
        pytest.param("2C 5C 6C 8C 9C TC JC", "2C", "4S", -9, id="a two"),
        pytest.param("2C 5C 6C 8C 9C TC JC", "2C", "4S 4H 4D", -3, id="a two on three"),
        pytest.param("2C 6C 8C 9C TC JC", "2C", "4S", 1, id="a two of few cards"),
        pytest.param("2C 2D 6C 8C 9C TC JC", "2C", "4S", -4, id="one of two twos"),
        pytest.param("2C 2D 2H 6C 8C 9C TC", "2C", "4S", 1, id="one of three twos"),
        pytest.param("2C 6C 8C 9C TC JC QC", "2C", "", -29, id="a two to lead"),
    ],
)
def test_score(hand: str, play: str, beat: str, score: float) -> None:
    assert score_of(hand, play, beat) == round(score, 6)


@pytest.mark.parametrize(
    ("hand", "play", "beat", "more"),
    [
        ("5C 6C 8C 9C TC", "6C", "4S", 0),
        ("5C 6C 8C 9C TC", "6C", "", 0),
        ("6C 6D 8C 9C TC", "6C 6D", "", 3),
        ("2C 6C 8C 9C TC", "2C", "4S", 8),
    ],
)
def test_an_opponent_with_two_cards_is_worth_more(
    hand: str, play: str, beat: str, more: float
) -> None:
    assert round(score_of(hand, play, beat, FEW) - score_of(hand, play, beat), 6) == more


def test_an_opponent_who_is_out_is_not_close_to_going_out() -> None:
    assert score_of("5C 6C 8C", "6C", "4S", out=[1]) == score_of("5C 6C 8C", "6C", "4S")
    game = position("5C 6C 8C", "", MANY, MANY, beat="4S", out=[1])
    assert KingsMind().decision(game, 0).score("6C") == score_of("5C 6C 8C", "6C", "4S")


def test_the_cheapest_cards_are_low_singles_then_pairs_then_jokers_and_twos() -> None:
    hand = cards("2C JR 3C 3D 4S KH 5C 5D")
    assert cheapest(hand) == cards("4S KH 3C 3D 5C 5D JR 2C")


LONG = "8C 9C TC JC QC"


@pytest.mark.parametrize(
    ("hand", "beat", "others", "action", "reason"),
    [
        ("6C 6D", "4S 4H", MANY, "6C 6D", "That's the last of your cards. You're out!"),
        (f"4C 4D {LONG}", "", MANY, "4C 4D",
         "Lead your lowest pair. Nobody's close to going out."),
        (f"3C {LONG}", "", FEW, "3C", "Lead your lowest card."),
        (f"3C 3D 3H JC {LONG}", "", FEW, "3C 3D 3H",
         "Ben is down to 2 cards, so lead a set, not a single card."),
        ("4C 4D 5C 8C 8D KC KD AC AD", "6C 6D", MANY, "8C 8D",
         "That's your lowest pair that beats the 6s."),
        ("8C 8D 9C AC AD KC", "6C", MANY, "9C",
         "It beats the 6, and anything lower would break up a set or cost you a joker."),
        ("KC KD AC AD AS 9C 9D 9S", "8C", FEW, "KC",
         "Ben is down to 2 cards, so beat whatever you can."),
        ("2C 4C 5C 6C 7C 9C TC", "8C 8D", MANY, "pass", "It isn't worth your only 2."),
        ("2C 2D 5C 6C 7C 9C TC", "8C 8D", MANY, "pass", "It isn't worth a 2."),
        ("KC KD 5C 5D 4C 4D", "QC", MANY, "KC", "That's your lowest card that beats the queen."),
        ("4C 5C", "QC", MANY, "pass", "Nothing you have beats it, so you have to pass."),
        ("2C 4C 5C 6C 7C 8C", "QC", MANY, "2C",
         "You don't have many left. A 2 takes this trick, and then you lead."),
        ("2C 4C 5C 6C 7C 8C 9C", "QC QD QH", FEW, "2C",
         "Ben is down to 2 cards, so spend a 2 and stop them."),
        ("3S 4C 5D 5H 8D 8S JR", "KC", MANY, "JR as A",
         "Only a 2 beats a joker played as an ace. Take this trick, and then you lead."),
        ("3S 4C 5S AD 2C 2D 2S", "AC", MANY, "2C",
         "You have three 2s. Spend one: it takes this trick, and then you lead."),
        ("2C 2D 6C 7C 9C TC JC", "QC QD QH", MANY, "2C",
         "You have two 2s. Spend one: it takes this trick, and then you lead."),
        ("2C 2D", "", MANY, "2C", "You only have 2s left, and they go one at a time."),
    ],
)  # fmt: skip
def test_a_hint_gives_its_reason(
    hand: str, beat: str, others: str, action: str, reason: str
) -> None:
    hint = hint_of(position(hand, others, others, others, beat=beat), 0)
    assert (hint.action, SAY(hint.why)) == (action, reason)


@pytest.mark.parametrize(
    ("hand", "beat", "reason"),
    [
        ("9C 9C 9D 9H 9S 4C", "8C", "It isn't worth breaking up a set."),
        ("9C JR JR JB 4C 5C", "8C 8D 8H 8S", "It isn't worth a joker."),
    ],
)
def test_with_two_packs_an_answer_may_be_too_dear(hand: str, beat: str, reason: str) -> None:
    hint = hint_of(position(hand, beat=beat, options={"decks": 2, "jokers": 2}), 0)
    assert (hint.action, SAY(hint.why)) == ("pass", reason)


def test_a_joker_alone_is_not_led() -> None:
    assert hint_of(position("9S JC JS JR"), 0).action == "JC JS"


def test_the_opener_sheds_its_threes() -> None:
    assert hint_of(opening(f"3C 3D {LONG}"), 0).action == "3C 3D"


def test_a_king_gives_the_cheapest_cards() -> None:
    hint = hint_of(exchange("4D 6C 6D 9S", "3C", "", "AH KS QS"), 0)
    assert hint.action == "give 4D 9S"
    assert SAY(hint.why).startswith("Give your worst")


def test_who_is_idle_passes() -> None:
    game = position("7C 8C", beat="6C")
    assert hint_of(game, 0).action == "7C"
    assert timeout_of(game, 0) == "pass"


def test_who_is_idle_and_leads_plays_the_hint() -> None:
    assert timeout_of(position(f"4C 4D {LONG}"), 0) == "4C 4D"


def test_an_idle_king_gives_the_two_lowest_cards() -> None:
    assert timeout_of(exchange("4D 6C 6D 9S", "3C", "", "AH KS QS"), 0) == "give 4D 6C"
