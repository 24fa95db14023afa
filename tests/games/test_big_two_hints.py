"""The computer player of Big Two: its scores and its reasons, section 14."""

import pytest

from games.big_two.hint import Decision
from games.cards import cards
from tests.games.big_two_positions import opening, position
from tests.games.positions import hint_of, timeout_of
from tests.voice import SAY

LAST = "4C"
NEAR = "4C 4D 4H"
MANY = "4C 4D 4H 4S"


def score_of(hand: str, play: str, beat: str = "", others: str = MANY) -> float:
    """The score of a play for seat 0; all others hold the same number of cards."""
    game = position(hand, others, others, others, beat=beat)
    return round(Decision(game, 0).score(tuple(cards(play))), 6)


@pytest.mark.parametrize(
    ("hand", "play", "beat", "score"),
    [
        pytest.param("5C 7D 9H JS KC", "5C", "", 2.2 - 1.6, id="a single"),
        pytest.param("5C 5D 9H JS KC", "5C 5D", "", 4.4 - 1.6, id="a pair"),
        pytest.param("5C 5D 9H JS KC", "5C", "", 2.2 - 1.6 - 2.5, id="a pair broken"),
        pytest.param("2C 7D 9H JS", "2C", "AC", 2.2 - 3.6 - 2.2, id="a two"),
        pytest.param("5C 6C 7C 8C 9D KH", "6C", "", 2.2 - 2.4 - 3, id="a straight broken"),
        pytest.param("5C 6C 7C 8C 9D TH JH QH", "5C 6C 7C 8C 9D", "", 11 - 3.2, id="a straight"),
        pytest.param("5C 7D 9H", "5C", "", 2.2 - 1.6 + 4, id="two cards left"),
        pytest.param("5C", "5C", "", 1000, id="the last card"),
    ],
)
def test_score(hand: str, play: str, beat: str, score: float) -> None:
    assert score_of(hand, play, beat) == round(score, 6)


@pytest.mark.parametrize(
    ("others", "hand", "play", "beat", "more"),
    [
        (NEAR, "5C 7D 9H JS KC", "KC", "9C", 3.0),
        (NEAR, "5C 5D 9H JS KC", "5C 5D", "", 3.0),
        (LAST, "5C 7D 9H JS KC", "KC", "9C", 8.0),
        (LAST, "5C 7D 9H JS KC", "KC", "", 6.5),
        (LAST, "5C 7D 9H JS KC", "5C", "", -1.1),
        (LAST, "5C 5D 9H JS KC", "5C 5D", "", 3.0),
    ],
)
def test_an_opponent_with_few_cards_changes_what_a_play_is_worth(
    others: str, hand: str, play: str, beat: str, more: float
) -> None:
    assert round(score_of(hand, play, beat, others) - score_of(hand, play, beat), 6) == more


@pytest.mark.parametrize(
    ("hand", "beat", "others", "action", "reason"),
    [
        ("6C 6D", "4S 5S", MANY, "6C 6D", "That's the last of your cards. You're out!"),
        ("5C 6D 7H 8S 9C JD QD 2S", "", MANY, "5C 6D 7H 8S 9C",
         "A straight gets rid of five cards at once and keeps your 2s."),
        ("5C 6D 7H 8S 9C JD QD KS", "", MANY, "5C 6D 7H 8S 9C",
         "A straight gets rid of five cards at once."),
        ("5C 5D 9H JS KC AD", "", MANY, "5C 5D",
         "Lead this pair. You need it least."),
        ("5C 5D 5H 9H JS KC AD", "", MANY, "5C 5D 5H",
         "Lead these three. You need them least."),
        ("5C 5D 5H 9H JS KC AD", "4C 4D 4H", MANY, "5C 5D 5H",
         "These three beat it, and you need them least."),
        ("3D 9C 9D 9H 9S JS KC AD", "4C 4D 4H 6C 6D", MANY, "3D 9C 9D 9H 9S",
         "Four of a kind gets rid of five cards at once."),
        ("5C 9H JS KC AD", "4C", MANY, "5C", "This card beats it, and you need it least."),
        ("5C 9H JS", "4C", MANY, "5C", "This card beats it, and you're nearly out."),
        ("5C 9H JS KC AD", "", LAST, "AD",
         "Ben is down to one card. If it has to be a single card, make it a high one."),
        ("5C 9H JS KC AD", "8C", LAST, "AD", "Ben is down to one card, so play a high one."),
        ("9D QD KH AS 4D", "8S", MANY, "9D", "This card beats it, and you need it least."),
        ("5C 6D", "9C", MANY, "pass", "Nothing you have beats it, so you have to pass."),
        ("AC QD JS 3C 4C", "KC", MANY, "AC", "This card beats it, and you need it least."),
    ],
)  # fmt: skip
def test_a_hint_gives_its_reason(
    hand: str, beat: str, others: str, action: str, reason: str
) -> None:
    hint = hint_of(position(hand, others, others, others, beat=beat), 0)
    assert (hint.action, SAY(hint.why)) == (action, reason)


@pytest.mark.parametrize(
    ("hand", "beat", "action"),
    [
        pytest.param("5C 9H JS KC 2D", "AC", "2D", id="with a 2"),
        pytest.param("KC KD 4S 5C 6D", "QC", "KC", id="out of a pair"),
        pytest.param("9C TC JC QC KD", "8C", "9C", id="out of a straight"),
    ],
)
def test_who_can_follow_does(hand: str, beat: str, action: str) -> None:
    """To pass loses 2.8 ± 0.5 a round of four, where sets and 2s would be saved by it."""
    assert hint_of(position(hand, MANY, MANY, MANY, beat=beat), 0).action == action


def test_the_opener_plays_the_lowest_card_in_the_best_company() -> None:
    assert hint_of(opening("3D 3S 8C 9C JD QD"), 0).action == "3D 3S"


def test_who_is_idle_passes_or_leads_by_the_hint() -> None:
    assert timeout_of(position("7C 8C 9D JD", beat="6C"), 0) == "pass"
    assert timeout_of(position("5C 5D 9H JS KC AD"), 0) == "5C 5D"
