"""The computer player of Crazy King: its scores and its reasons, section 11."""

from typing import Any

import pytest

from games.crazy_king.fast import MOVES
from games.crazy_king.hint import CrazyKingMind
from games.text import Hint
from games.words import translator
from tests.games.crazy_king_positions import position
from tests.games.positions import after, hint_of, timeout_of

SAY = translator(["Ann", "Ben", "Cyd"])
MANY = "2S 4S 6S"


def score(hand: str, move: str, others: str = MANY, **state: Any) -> float:
    """The score of a move for seat 0 on a heart."""
    playout = CrazyKingMind().playout(position(f"{hand} | {others}", "7H", **state))
    return playout.score(0, playout.hands[0], MOVES[move])


@pytest.mark.parametrize(
    ("hand", "move", "number"),
    [
        ("3H 9C", "3H", 1.5),
        ("8H 9H 2H", "8H", 4 + 2),
        ("7S TS 2S KS", "7S", 3.5 + 3),
        ("AH 9C", "AH", 5),
        ("JH 9C", "JH", 5 + 4),
        ("QH 9H", "QH", 5 + 1 + 4),
        ("3H", "3H", 1000),
        ("KD", "KD", 1000),
        ("KD 9C 8C", "KD suit C", -4 + 2),
        ("KD 9C 8C", "KD suit S", -4 - 3),
        ("2S 9C", "draw", -6),
        ("2S 9C", "pass", -50),
    ],
)
def test_score(hand: str, move: str, number: float) -> None:
    assert score(hand, move) == number


def test_skipping_a_player_with_two_cards_is_worth_six_more() -> None:
    assert score("JH 9C", "JH", "2S 4S") - score("JH 9C", "JH") == 6


def test_skipping_looks_at_the_next_player_in_the_direction_of_play() -> None:
    assert score("JH 9C", "JH", "2S 4S | 2C 4C 6C", direction=-1) == 9


def test_a_king_is_kept_to_go_out_with_though_an_opponent_is_nearly_out() -> None:
    assert hint_of(position("KH 5D | 3S 4S", "6D"), 0).action == "5D"


def test_a_king_in_answer_to_a_skip_is_worth_sixty_more() -> None:
    assert score("KD 9C", "KD suit C", skipped="J") - score("KD 9C", "KD suit C") == 60


def reason(hint: Hint) -> tuple[str, str]:
    """The action of a hint and its reason as a sentence."""
    return hint.action, SAY(hint.why)


@pytest.mark.parametrize(
    ("hand", "others", "hint"),
    [
        ("7S 2S 4S 6S", MANY, ("7S", "It fits, and leaves you 3 more spades.")),
        ("5H 9C", MANY, ("5H", "It fits, and you have no other hearts.")),
        ("5H 9H", MANY, ("9H", "It fits, and leaves you one more in hearts.")),
        ("JH 9C", f"{MANY} 2S", ("JH", "It skips Ben.")),
        ("JH 9C", "2S", ("JH", "It skips Ben, who's down to one card.")),
        ("QH 9C", MANY, ("QH", "It skips Ben, who's down to 3 cards.")),
        ("2S 9C", MANY, ("draw", "Nothing fits, so you have to draw.")),
        ("KD 2S 4S 9C", "2C", ("KD suit S", "Name spades: you have the most of those.")),
        ("3H", MANY, ("3H", "That's your last card. You're out!")),
    ],
)
def test_a_hint_gives_its_reason(hand: str, others: str, hint: tuple[str, str]) -> None:
    assert reason(hint_of(position(f"{hand} | {others} | {MANY}", "7H"), 0)) == hint


def test_after_two_draws_the_hint_is_to_pass() -> None:
    game = after(position("2S 9C | 3S", "7H", "4D 5C 6C"), "draw", "draw")
    assert reason(hint_of(game, 0)) == (
        "pass",
        "Nothing fits and you've drawn, so you have to pass.",
    )


def test_a_skipped_king_answers_and_names_the_strongest_suit() -> None:
    game = after(position("JH 4C | KD 2S 9S | 3S", "7H"), "JH")
    assert reason(hint_of(game, 1)) == (
        "KD suit S",
        "Your king saves the turn. Name spades, your best suit.",
    )


def test_skipped_without_a_king_the_hint_is_to_pass() -> None:
    action, sentence = reason(hint_of(after(position("JH 4C | 2S 9S | 3S", "7H"), "JH"), 1))
    assert action == "pass"
    assert sentence.startswith("You're skipped")


def test_who_is_skipped_and_idle_passes_even_with_a_king() -> None:
    game = after(position("JH 4C | KD 2S 9S | 3S", "7H"), "JH")
    assert hint_of(game, 1).action == "KD suit S"
    assert timeout_of(game, 1) == "pass"


def test_who_is_idle_in_a_normal_turn_plays_the_hint() -> None:
    assert timeout_of(position("5H 9H | 2S", "7H"), 0) == "9H"
