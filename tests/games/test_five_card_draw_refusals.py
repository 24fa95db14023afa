"""What Five Card Draw refuses, what it says instead, and how typed words are read."""

import pytest

from games.five_card_draw import FiveCardDraw, Options
from tests.games.five_card_draw_positions import betting, holding, shown
from tests.games.positions import after
from tests.voice import SAY


def refusal(game: FiveCardDraw, typed: str) -> str:
    """The refusal of what the seat to act typed, in English."""
    problem = game.check(game.turn, game.read(typed))
    assert problem is not None, f"{typed} is legal"
    return f"{problem.key}: {SAY(problem)}"


def sentence_of(game: FiveCardDraw, typed: str) -> str:
    """The same without its key."""
    return refusal(game, typed).partition(": ")[2]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("bet 9", "bad-amount: You can't bet that amount. Bet 10-200, or fold."),
        ("bet 201", "bad-amount: You can't bet that amount. Bet 10-200, or fold."),
        ("bet", "bad-amount: You can't bet that amount. Bet 10-200, or fold."),
        ("bet lots", "bad-amount: You can't bet that amount. Bet 10-200, or fold."),
        ("bet -5", "bad-amount: You can't bet that amount. Bet 10-200, or fold."),
        ("bet ٣٠", "bad-amount: You can't bet that amount. Bet 10-200, or fold."),
        ("bet " + "9" * 5000, "bad-amount: You can't bet that amount. Bet 10-200, or fold."),
        ("check", "no-check: There's no checking at this table. Bet 10-200, or fold."),
        ("call",
         "nothing-to-call: Nobody has bet, so there's nothing to call. Bet 10-200, or fold."),
        ("raise 20",
         "nothing-to-raise: Nobody has bet, so there's nothing to raise. "
         "Bet 10-200, or fold."),
        ("stand", "bet-now: Now it's time to bet. Bet 10-200, or fold."),
        ("discard 2C", "bet-now: Now it's time to bet. Bet 10-200, or fold."),
        ("QS", "bet-now: Now it's time to bet. Bet 10-200, or fold."),
    ],
)  # fmt: skip
def test_before_a_bet(typed: str, sentence: str) -> None:
    assert refusal(betting("200 200", dealer=1), typed) == sentence


def test_where_checking_is_allowed_it_is_told() -> None:
    game = betting("200 200", dealer=1, allow_check=True)
    assert sentence_of(game, "call").endswith("Check, bet 10-200, or fold.")


RAISE = "Call 20, raise to 40-200 (type “raise to” and the number), or fold."


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("raise 19",
         f"bad-amount: You can't bet that amount. {RAISE}"),
        ("bet 40",
         f"bet-is-made: Somebody has bet already. {RAISE}"),
        ("check",
         f"check-owing: There's a bet to match, so you can't check. {RAISE}"),
        ("stand", f"bet-now: Now it's time to bet. {RAISE}"),
    ],
)  # fmt: skip
def test_after_a_bet(typed: str, sentence: str) -> None:
    assert refusal(after(betting("200 200", dealer=1), "bet 20"), typed) == sentence


def test_a_raise_that_is_not_open_is_told() -> None:
    game = after(betting("100 12 100", dealer=2), "bet 10", "raise 2", "call")
    sentence = refusal(game, "raise 10")
    assert sentence.startswith("raise-closed: Nobody has made a full raise since your last turn")
    assert sentence.endswith("Call 2, or fold.")


def test_the_only_amount_there_is_is_told_once() -> None:
    game = after(betting("100 12", dealer=1), "bet 10")
    assert sentence_of(game, "raise 3").endswith(
        "Call 10, raise to 12 (type “raise to” and the number), or fold."
    )


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("discard QS", "not-in-hand: You don't have Q♠. Play a card from your hand."),
        ("discard",
         "bad-discard: Discard one to 3 different cards from your hand, or stand pat."),
        ("discard 2C 2C",
         "bad-discard: Discard one to 3 different cards from your hand, or stand pat."),
        ("discard AC AD KH 9S",
         "bad-discard: Discard one to 3 different cards from your hand, or stand pat."),
        ("bet 20",
         "draw-now: Now it's time to swap cards. Discard up to 3, or stand pat."),
        ("dance",
         "draw-now: Now it's time to swap cards. Discard up to 3, or stand pat."),
    ],
)  # fmt: skip
def test_during_the_exchange(typed: str, sentence: str) -> None:
    assert refusal(holding("AC AD KH 9S 2C | 3C", stage="draw"), typed) == sentence


def test_a_bankrupt_seat_is_told_what_it_may_do() -> None:
    game = shown("50 50 50", "A K -", options=Options(rebuy=True))
    assert refusal(game, "bet 20") == ("rebuy-or-pass: You're out of chips. Buy back in, or pass.")


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("bet 20", "bet 20"),
        ("Bet 1,000", "bet 1000"),
        ("bet 020", "bet 20"),
        ("raise by 30", "raise 30"),
        ("allin", "bet 200"),
        ("All in", "bet 200"),
        ("ALL-IN", "bet 200"),
    ],
)
def test_amounts_are_read_as_people_type_them(typed: str, action: str) -> None:
    assert betting("200 200", dealer=1).read(typed) == action


def test_what_one_raises_to_is_read_as_what_one_raises_by() -> None:
    assert after(betting("200 100", dealer=1), "bet 20").read("Raise to 70") == "raise 50"


def test_all_in_is_the_largest_raise_or_a_call() -> None:
    assert after(betting("200 100", dealer=1), "bet 20").read("allin") == "raise 80"
    assert after(betting("200 100", dealer=1), "bet 150").read("allin") == "call"


@pytest.mark.parametrize(
    ("hand", "typed", "action"),
    [
        ("AC AD KH JB JR", "discard joker", "discard JR"),
        ("AC AD KH 9S JB", "discard joker 9s", "discard 9S JB"),
        ("AC AD KH 9S JB", "discard small joker, K♥", "discard KH JB"),
        ("AC AD KH 9S JB", "discard big joker", "discard JR"),
        ("AC AD KH 9S 2C", "discard JK1", "discard JR"),
        ("AC AD KH 9S 2C", "discard 9S 2C", "discard 2C 9S"),
    ],
)
def test_discards_are_read_as_people_type_them(hand: str, typed: str, action: str) -> None:
    assert holding(f"{hand} | 3C", stage="draw").read(typed) == action
