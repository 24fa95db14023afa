"""What Texas Hold'em refuses, what it says instead, and how typed words are read."""

import pytest

from games.texas_holdem import TexasHoldem
from tests.games.positions import after
from tests.games.test_texas_holdem_options import lost
from tests.games.texas_holdem_positions import dealt
from tests.voice import SAY


def refusal(game: TexasHoldem, typed: str) -> str:
    """The refusal of what the seat to act typed, in English."""
    problem = game.check(game.turn, game.read(typed))
    assert problem is not None, f"{typed} is legal"
    return f"{problem.key}: {SAY(problem)}"


MAY = "Call 20, raise to 40-200 (type “raise to” and the number), or fold."


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("raise to 39", f"bad-amount: You can't bet that amount. {MAY}"),
        ("raise 201", f"bad-amount: You can't bet that amount. {MAY}"),
        ("raise", f"bad-amount: You can't bet that amount. {MAY}"),
        ("raise to lots", f"bad-amount: You can't bet that amount. {MAY}"),
        ("check", f"check-owing: There's a bet to match, so you can't check. {MAY}"),
        ("bet 40", f"bet-is-made: Somebody has bet already. {MAY}"),
        ("QS", f"bet-now: Now it's time to bet. {MAY}"),
        ("discard QS", f"bet-now: Now it's time to bet. {MAY}"),
    ],
)
def test_facing_the_blind(typed: str, sentence: str) -> None:
    assert refusal(dealt("200 200 200"), typed) == sentence


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("bet 19", "bad-amount: You can't bet that amount. Check, or bet 20-180."),
        ("call", "nothing-to-call: Nobody has bet, so there's nothing to call. "
                 "Check, or bet 20-180."),
        ("raise 60", "nothing-to-raise: Nobody has bet, so there's nothing to raise. "
                     "Check, or bet 20-180."),
        ("fold", "free-to-check: You don't have to pay to stay in, so don't fold. "
                 "Check, or bet 20-180."),
    ],
)  # fmt: skip
def test_before_a_bet(typed: str, sentence: str) -> None:
    assert refusal(after(dealt("200 200"), "call", "check"), typed) == sentence


def test_the_big_blind_has_nothing_to_call() -> None:
    assert refusal(after(dealt("200 200"), "call"), "call") == (
        "nothing-to-call: You've matched the bet already, so there's nothing to call. "
        "Check, or raise to 40-200."
    )


def test_a_raise_that_is_not_open_is_told() -> None:
    game = after(dealt("300 300 25"), "call", "call", "check", "check", "bet 5", "call")
    sentence = refusal(game, "raise to 30")
    assert sentence.startswith("raise-closed: Nobody has made a full raise since your last turn")
    assert sentence.endswith("Call 5, or fold.")


def test_a_call_with_too_few_chips_is_told_at_what_there_is() -> None:
    game = after(dealt("300 300 100"), "raise to 150", "fold")
    assert refusal(game, "check").endswith("Call 80, or fold.")


def test_a_bankrupt_seat_is_told_what_it_may_do() -> None:
    assert refusal(lost(rebuys=1), "bet 20") == (
        "rebuy-or-pass: You're out of chips. Buy back in, or pass."
    )


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("raise to 60", "raise to 60"),
        ("raise 60", "raise to 60"),
        ("Raise By 60", "raise to 80"),
        ("raise to 1,000", "raise to 1000"),
        ("allin", "raise to 200"),
        ("All in", "raise to 200"),
        ("call", "call"),
    ],
)
def test_amounts_are_read_as_people_type_them(typed: str, action: str) -> None:
    assert dealt("200 200 200").read(typed) == action


def test_all_in_is_the_largest_bet_or_a_call() -> None:
    assert after(dealt("200 200"), "call", "check").read("all-in") == "bet 180"
    assert after(dealt("200 200"), "raise to 200").read("allin") == "call"


@pytest.mark.parametrize(
    ("chips", "sentence"),
    [
        ("200 200", "raise-short: You don't have enough chips to raise. Call 180, or fold."),
        ("100 300", "no-raise: Nobody else has chips left to answer a raise. Call 80, or fold."),
    ],
)
def test_why_an_all_in_cannot_be_raised_is_told(chips: str, sentence: str) -> None:
    assert refusal(after(dealt(chips), "all in"), "raise to 300") == sentence
