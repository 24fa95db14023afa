"""The computer player of Last Card: its merits and its reasons, section 13."""

from random import Random
from typing import Any

import pytest

from games.last_card import LastCard, Options
from games.last_card.hint import Decision, best_colour
from games.text import Hint
from games.words import translator
from tests.games.last_card_positions import position
from tests.games.positions import after, hint_of, timeout_of

SAY = translator(["Ann", "Ben", "Cyd"])
MANY = "1Y 1Y 3B"


def score(hand: str, play: str, others: str = MANY, **state: Any) -> float:
    """The score of a play for seat 0 on a red 5."""
    return Decision(position(f"{hand} | {others}", **state), 0).score(play)


@pytest.mark.parametrize(
    ("hand", "play", "number"),
    [
        ("8R 9G", "8R", 2),
        ("8R 9R 1R", "8R", 2 + 4),
        ("SR 9G", "SR", 5),
        ("WW 9G 8G", "WW colour green", 12.5 - 20),
        ("WW 9G 8G", "WW colour red", 12.5 - 20 - 3),
        ("W4 9G 8G", "W4 colour green", 12.5 - 22),
        ("W4 5R 8G 9G", "W4 colour green", 12.5 - 22 - 20),
    ],
)
def test_score(hand: str, play: str, number: float) -> None:
    assert score(hand, play) == number


@pytest.mark.parametrize(
    ("hand", "play", "more"),
    [
        ("SR 9G 8G", "SR", 15),
        ("WW 9G 8G", "WW colour green", 25),
        ("W4 9G 8G", "W4 colour green", 25),
        ("8R 9G 8G", "8R", 0),
    ],
)
def test_a_brake_is_worth_more_when_the_next_seat_is_nearly_out(
    hand: str, play: str, more: int
) -> None:
    assert score(hand, play, "1Y 1Y") - score(hand, play) == more


def test_a_seven_is_worth_four_for_each_card_one_gets_rid_of() -> None:
    others = "1Y 1Y | 9G"
    game = position(f"7R 2G 3G 4G | {others}", options={"seven_zero": True})
    to_one, to_other = (Decision(game, 0).score(f"7R swap {seat}") for seat in (1, 2))
    assert (to_one, to_other) == (1.75 + 4, 1.75 + 8)


def test_the_colour_held_most_is_named_then_the_one_worth_most() -> None:
    hand = position("2G 3G 9B SB 1R | 1Y").hands[0]
    assert best_colour(hand) == "B"


def reason(hint: Hint) -> tuple[str, str]:
    """The action of a hint and its reason as a sentence."""
    return hint.action, SAY(hint.why)


@pytest.mark.parametrize(
    ("hand", "others", "hint"),
    [
        ("5B 1B 2G 3Y", MANY, ("5B", "It fits, and leaves you another blue card.")),
        ("SR 9G 2Y", "1Y 1Y", ("SR", "It skips Ben, who's down to 2 cards.")),
        ("WW 2G 3G 9B", "1Y", ("WW colour green", "You have 2 green cards.")),
        ("2G 3G 9B", MANY, ("draw", "Nothing fits, so draw.")),
        ("5R", MANY, ("5R", "That's your last card. You're out!")),
        (
            "5R 2G",
            MANY,
            ("call", "You'll be down to one card. Say so before somebody catches you."),
        ),
    ],
)
def test_a_hint_gives_its_reason(hand: str, others: str, hint: tuple[str, str]) -> None:
    assert reason(hint_of(position(f"{hand} | {others} | {MANY}"), 0)) == hint


def test_a_wild_card_is_kept_while_another_fits() -> None:
    game = position(f"WW 8R 9G | {MANY} | {MANY}")
    assert reason(hint_of(game, 0)) == ("8R", "It fits. Keep your 🌈wild for when nothing does.")


def test_but_not_once_the_next_seat_is_nearly_out() -> None:
    game = position(f"WW 8R 9G | 1Y 1Y | {MANY}")
    assert reason(hint_of(game, 0)) == (
        "WW colour green",
        "Ben is down to 2 cards. Don't get stuck with your 🌈wild.",
    )


@pytest.mark.parametrize(("rule", "play"), [("challenge", "6Y"), ("free", "W4 colour yellow")])
def test_it_never_bluffs_with_a_wild_four(rule: str, play: str) -> None:
    game = position("6Y 3G W4 | 1Y 1Y | 1Y", top="6Y", options={"wild_four": rule})
    assert hint_of(game, 0).action == play


def test_who_may_catch_does() -> None:
    game = after(position(f"5B 7R | 1B 1Y 3B | {MANY}"), "5B")
    assert reason(hint_of(game, 1)) == ("catch 0", "Ann didn't say “One card!” Catch them!")


WILD_FOUR = "W4 2G 2G 2G 2G 2G 2G 2G"


def test_who_is_nearly_out_challenges_a_wild_four() -> None:
    game = after(position(f"{WILD_FOUR} | 1Y 3B | {MANY}"), "W4 colour blue")
    assert reason(hint_of(game, 1)) == (
        "challenge",
        "You're nearly out. They'd play a +4 on you whatever they held.",
    )


def test_who_is_not_believes_that_a_wild_four_is_clean() -> None:
    game = after(position(f"{WILD_FOUR} | 1Y 3B 5G | {MANY}"), "W4 colour blue")
    assert hint_of(game, 1).action == "draw"


def test_a_penalty_is_passed_on_if_it_can_be() -> None:
    game = position("DR 2G 3G | DB 1Y 3B | 9G", options={"stacking": "same"})
    assert reason(hint_of(after(game, "DR"), 1)) == (
        "DB",
        "Pass it on, and Cyd has to draw instead.",
    )


def test_whose_time_is_up_never_challenges() -> None:
    game = after(position(f"{WILD_FOUR} | 1Y 3B | {MANY}"), "W4 colour blue")
    assert timeout_of(game, 1) == "draw"
    assert timeout_of(position(f"5R 2G | {MANY}"), 0) == "call"


def won_by_hints(seats: int, rounds: int, **options: Any) -> int:
    """Rounds won by who plays the hints, and calls and catches, against the play of chance."""
    won = 0
    for number in range(rounds):
        game = LastCard(seats, f"round {number}", Options(match="one_round", **options))
        random, smart = Random(number), number % seats
        while not game.over:
            seat = game.waiting()[0]
            if seat != smart and (said := game.interrupts(smart)):
                game.apply(smart, said[0])
            else:
                legal = game.legal(seat)
                hint = hint_of(game, seat).action
                game.apply(seat, hint if seat == smart else random.choice(legal))
        won += smart in game.winners
    return won


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "least", "options"),
    [
        (2, 195, {}),
        (4, 191, {}),
        (7, 173, {}),
        (10, 154, {}),
        (4, 154, {"seven_zero": True}),
        (4, 83, {"draw": "until_playable"}),
    ],
)
def test_hints_beat_chance(seats: int, least: int, options: dict[str, Any]) -> None:
    assert won_by_hints(seats, 200, **options) >= least
