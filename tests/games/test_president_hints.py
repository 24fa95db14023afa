"""The computer player of President: its scores and its reasons, section 13."""

from typing import Any

import pytest

from games.cards import EVERYONE, Pile, cards
from games.president.hint import PresidentMind
from tests.games.positions import hint_of, timeout_of
from tests.games.president_positions import exchange, opening, position
from tests.voice import SAY

FEW = "4C 4D"
MANY = "4C 4D 4H"
LONG = "8C 9C TC JC QC"


def score_of(hand: str, play: str, beat: str = "", others: str = MANY, **state: Any) -> float:
    """The score of a play for seat 0; all others hold the same number of cards."""
    game = position(hand, others, others, others, beat=beat, **state)
    return round(PresidentMind().decision(game, 0).score(play), 6)


@pytest.mark.parametrize(
    ("hand", "play", "beat", "score"),
    [
        pytest.param("5C 6C 8C 9C TC KC", "6C", "4S", 10 - 0.3 + 2, id="a single"),
        pytest.param("6C 6D 8C 9C TC KC", "6C 6D", "4S 4H", 10 - 0.3 + 4, id="a pair"),
        pytest.param("6C JR 8C 9C TC KC", "6C JR", "4S 4H", 10 - 0.3 + 4 - 7, id="a joker"),
        pytest.param("6C JR 8C", "6C JR", "4S 4H", 10 - 0.3 + 4 - 2, id="a joker of few cards"),
        pytest.param("6C 6D 6S 8C TC KC", "6C", "4S", 12 - 0.3 - 6, id="two left behind"),
        pytest.param("2C 5C 6C 8C 9C TC", "2C", "4S", 12 - 1.2, id="a two"),
        pytest.param("JR 5C 6C 8C 9C TC", "JR", "4S", 12 - 1.3 - 7, id="a joker alone"),
        pytest.param("5C 6C 7C 7D KC KD", "5C 6C 7C", "4S 5S 6S", 10 - 0.2 + 6 - 3, id="a run"),
        pytest.param("6C 8C", "6C", "", 8 - 1.8 + 100, id="a lead"),
        pytest.param("6C", "6C", "", 8 - 1.8 + 1100, id="the last card"),
        pytest.param("6C 8C", "pass", "4S", 0, id="pass"),
    ],
)
def test_score(hand: str, play: str, beat: str, score: float) -> None:
    options = {"jokers": 1, "runs": "suited"}
    assert score_of(hand, play, beat, options=options) == round(score, 6)


def test_while_ranks_are_reversed_low_cards_are_the_strong_ones() -> None:
    assert score_of("4C 8C 9C TC JC QC", "4C", "6S", revolted=True) == round(12 - 0.1 * 11, 6)


@pytest.mark.parametrize(
    ("hand", "play", "beat", "more"),
    [
        ("5C 6C 8C 9C TC", "6C", "4S", 0),
        ("5C 6C 8C 9C TC", "6C", "", 0),
        ("6C 6D 8C 9C TC", "6C 6D", "", 3),
    ],
)
def test_an_opponent_with_two_cards_is_worth_more(
    hand: str, play: str, beat: str, more: float
) -> None:
    assert round(score_of(hand, play, beat, FEW) - score_of(hand, play, beat), 6) == more


@pytest.mark.parametrize(
    ("hand", "beat", "others", "action", "reason"),
    [
        ("6C 6D", "4S 4H", MANY, "6C 6D", "That's the last of your cards. You're out!"),
        (f"4C 4D {LONG}", "", MANY, "4C 4D",
         "Lead your lowest pair. Nobody's close to going out."),
        (f"5C 5D 5H {LONG}", "", MANY, "5C 5D 5H",
         "Lead your lowest three of a kind. Nobody's close to going out."),
        (f"3C 3D 3H JC {LONG}", "", FEW, "3C 3D 3H",
         "Ben is down to 2 cards, so lead a set, not a single card."),
        ("4C 4D 5C 8C 8D KC KD AC AD", "6C 6D", MANY, "8C 8D",
         "That's your lowest pair that beats the 6s."),
        ("8C 8D 9C AC AD KC", "6C", MANY, "9C",
         "It beats the 6, and anything lower would break up a set or cost you a joker."),
        ("KC KD AC AD AS 9C 9D 9S", "8C", FEW, "KC",
         "Ben is down to 2 cards, so beat whatever you can."),
        ("KC KD 5C 5D 4C 4D", "QC", MANY, "KC", "That's your lowest card that beats the queen."),
        ("AC AD 3C 4C 5C 6C 7C", "8C 8D", MANY, "pass",
         "It's too early to play that high. Save it for when somebody's nearly out."),
        ("AC AD 3C 4C 5C 6C 7C", "8C 8D", FEW, "AC AD",
         "Ben is down to 2 cards, so beat whatever you can."),
        ("AC AD 3C 4C 5C 6C", "8C 8D", MANY, "AC AD",
         "That's your lowest pair that beats the 8s."),
        ("KC KD 3C 4C 5C 6C 7C", "8C 8D", MANY, "KC KD",
         "That's your lowest pair that beats the 8s."),
        ("4C 5C", "QC", MANY, "pass", "Nothing you have beats it, so you have to pass."),
    ],
)  # fmt: skip
def test_a_hint_gives_its_reason(
    hand: str, beat: str, others: str, action: str, reason: str
) -> None:
    hint = hint_of(position(hand, others, others, others, beat=beat, options={"jokers": 1}), 0)
    assert (hint.action, SAY(hint.why)) == (action, reason)


def test_where_there_are_no_jokers_a_hint_names_none() -> None:
    hint = hint_of(position("8C 8D 9C AC AD KC", "", MANY, MANY, beat="6C"), 0)
    assert SAY(hint.why) == "It beats the 6, and anything lower would break up a set."


def test_while_ranks_are_reversed_a_hint_speaks_of_weak_cards() -> None:
    game = position("KC 4C 5C 6C 7C", beat="2S", revolted=True)
    assert SAY(hint_of(game, 0).why) == "That's your weakest card that beats the 2."


@pytest.mark.parametrize(
    ("beat", "reason"),
    [
        ("", "A run gets rid of 3 cards at once."),
        ("4S 5S 6S", "A run gets rid of 3 cards at once, and it's high enough."),
    ],
)
def test_a_run_has_a_reason_of_its_own(beat: str, reason: str) -> None:
    hint = hint_of(position("5C 6C 7C KH KS AH 2S", beat=beat, options={"runs": "suited"}), 0)
    assert (hint.action, SAY(hint.why)) == ("5C 6C 7C", reason)


@pytest.mark.parametrize(
    ("hand", "beat", "action", "reason"),
    [
        ("5C 2D", "4S", "2D", "Anything lower would leave you nothing you could go out with."),
        ("5C 5D 2D", "4S 4H", "pass", "It would leave you nothing you could go out with."),
    ],
)
def test_where_nobody_goes_out_with_a_two_something_else_is_kept(
    hand: str, beat: str, action: str, reason: str
) -> None:
    hint = hint_of(position(hand, beat=beat, options={"bad_finish": True}), 0)
    assert (hint.action, SAY(hint.why)) == (action, reason)


SURE = "Nobody can beat it, so you keep the lead and go out."


@pytest.mark.parametrize(
    ("hand", "beat", "others", "gone", "action"),
    [
        pytest.param("8C KC", "", "QD", "AC AD AH AS 2C 2D 2H 2S", "KC", id="the last two"),
        pytest.param("8C 2C", "4D", MANY, "", "2C", id="following"),
        pytest.param("6C KH KS 2C", "", MANY, "AC AD AH 2D 2H", "KH KS", id="no pair is left"),
        pytest.param("3C QH QS", "", "QD", "", "QH QS", id="one card cannot answer a pair"),
    ],
)
def test_who_cannot_be_kept_from_going_out_plays_what_nobody_beats(
    hand: str, beat: str, others: str, gone: str, action: str
) -> None:
    game = position(hand, others, others, others, beat=beat, played=Pile(cards(gone), EVERYONE))
    hint = hint_of(game, 0)
    assert (hint.action, SAY(hint.why)) == (action, SURE)


@pytest.mark.parametrize(
    ("hand", "action", "options"),
    [
        pytest.param("3C 8C 2C", "8C", {}, id="two could be beaten"),
        pytest.param("8C 2C", "8C", {"jokers": 1}, id="by a joker"),
        pytest.param("8C AC", "8C", {}, id="by a 2"),
        pytest.param("8C 2C", "8C", {"equal": "allowed"}, id="by an equal"),
        pytest.param("8C 2C", "8C", {"revolution": True}, id="not if the order may change"),
    ],
)
def test_what_could_be_beaten_is_kept(hand: str, action: str, options: dict[str, Any]) -> None:
    assert hint_of(position(hand, MANY, MANY, MANY, beat="4D", options=options), 0).action == action


def test_a_2_that_clears_beats_a_pair() -> None:
    for twos, action in (("high", "QH QS"), ("clear", "3C")):
        game = position("3C QH QS", "2D", "9D", "TD", options={"twos": twos})
        assert hint_of(game, 0).action == action


def test_while_ranks_are_reversed_a_three_is_not_kept_to_go_out_with() -> None:
    options = {"bad_finish": True, "spade_three": True}
    game = position("5C 3S", beat="6S", revolted=True, options=options)
    assert hint_of(game, 0).action == "3S"


def test_a_joker_to_beat_is_called_a_joker() -> None:
    game = position("3S 9C", beat="JR", options={"jokers": 1, "spade_three": True})
    assert SAY(hint_of(game, 0).why) == "That's your lowest card that beats the joker."


def test_the_opener_sheds_its_threes() -> None:
    assert hint_of(opening(f"3C 3D {LONG}"), 0).action == "3C 3D"


def test_a_president_gives_low_singles_and_neither_aces_nor_twos() -> None:
    hint = hint_of(exchange("AD 6C 6D 9S", "3C", "5H 5C", "AH KS QS"), 0)
    assert hint.action == "give 9S KS"
    assert SAY(hint.why).startswith("Give your worst")


def test_who_is_idle_passes_leads_by_the_hint_and_gives_the_lowest() -> None:
    assert timeout_of(position("7C 8C", beat="6C"), 0) == "pass"
    assert timeout_of(position(f"4C 4D {LONG}"), 0) == "4C 4D"
    assert timeout_of(exchange("4D 6C 6D 9S", "3C", "5H 5C", "AH KS QS"), 0) == "give 4D 6C"
