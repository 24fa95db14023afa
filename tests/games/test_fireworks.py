"""The vectors of the specification, section 14, each under its id."""

from random import Random
from typing import Any

import pytest

from games.fireworks import Fireworks, Options
from games.fireworks.hint import policy
from games.view import view
from tests.games.fireworks_positions import (
    HANDS,
    OTHER,
    OWN,
    hand,
    marked,
    position,
    shows,
    state,
)
from tests.games.positions import after, hint_of

THIRD = f"{HANDS} | 4R 4Y 4G 4B 4W"
DOOMED: dict[str, Any] = {"misfires": 2, "clocks": 3, "built": "4B 3Y"}
RAINBOW: dict[str, Any] = {"suits": "rainbow"}


def beside(other: str, **state: Any) -> Fireworks:
    """The usual table with another hand in seat 1."""
    return position(f"{OWN} | {other}", **state)


@pytest.mark.parametrize(
    ("suits", "count"), [("five", 50), ("six", 60), ("rainbow", 60), ("rainbow_short", 55)]
)
def test_fw01_the_pack(suits: str, count: int) -> None:
    assert len(Fireworks(2, "seed", Options(suits=suits)).pack()) == count


@pytest.mark.parametrize(
    ("seats", "held", "left"), [(2, 5, 40), (3, 5, 35), (4, 4, 34), (5, 4, 30)]
)
def test_fw02_the_deal(seats: int, held: int, left: int) -> None:
    game = Fireworks(seats, "seed")
    assert {len(each) for each in game.hands} == {held}
    assert len(game.stock) == left


def test_fw03_with_all_clocks_there_nobody_discards() -> None:
    assert not any(move.startswith("discard") for move in position().moves(0))


def test_fw04_hints_that_match_something() -> None:
    named = ["colour red", "colour yellow", "colour blue", *(f"number {n}" for n in "1235")]
    hints = [move for move in position().moves(0) if move.startswith("hint")]
    assert hints == [f"hint 1 {each}" for each in named]


def test_fw05_empty_hints_may_be_allowed() -> None:
    hints = [m for m in position(empty_hints=True).moves(0) if m.startswith("hint")]
    assert len(hints) == 10
    assert "hint 1 colour green" in hints


def test_fw06_a_hint_points_at_all_that_match() -> None:
    game = after(position(), "hint 1 colour red")
    assert state(game) == "clocks 7 misfires 0 score 0 deck 5; seat 1"
    assert shows(game, 1) == "R/*! R/*! R/*! YGBW/* YGBW/*"


def test_fw07_fw08_a_card_that_fits_is_built() -> None:
    game = after(position(), "hint 1 colour red", "play 2")
    assert state(game) == "clocks 7 misfires 0 score 1 deck 4; seat 0"
    assert hand(game, 1) == "2R 5R 3Y 1B 3W"
    assert shows(game, 1) == "R/*! R/*! YGBW/* YGBW/* */*"


def test_fw09_hints_add_up_and_a_discard_gives_a_clock() -> None:
    played = ("hint 1 colour red", "play 2", "hint 1 number 5", "discard 3")
    game = after(position(), *played)
    assert state(game) == "clocks 7 misfires 0 score 1 deck 3; seat 0"
    assert shows(game, 1) == "R/1234! R/5! YGBW/1234 */1234 */*"


def test_fw10_a_card_that_does_not_fit_misfires() -> None:
    game = after(position(clocks=3), "play 3")
    assert state(game) == "clocks 3 misfires 1 score 0 deck 4; seat 1"
    assert game.discards == ["2G"]


@pytest.mark.parametrize(
    ("action", "options", "then"),
    [
        pytest.param("play 1", {}, "clocks 3 misfires 2 score 8 deck 4; seat 1", id="FW11"),
        pytest.param("play 3", {}, "clocks 3 misfires 3 score 0 deck 4; over", id="FW12"),
        pytest.param(
            "play 3",
            {"misfire_score": "keep"},
            "clocks 3 misfires 3 score 7 deck 4; over",
            id="FW13",
        ),
    ],
)
def test_the_last_misfire_ends_the_show(action: str, options: dict[str, Any], then: str) -> None:
    assert state(after(position(**DOOMED, **options), action)) == then


@pytest.mark.parametrize(
    ("clocks", "then"), [pytest.param(3, 4, id="FW14"), pytest.param(8, 8, id="FW15")]
)
def test_a_five_gives_a_clock_back(clocks: int, then: int) -> None:
    game = after(position(clocks=clocks, built="4W"), "play 5")
    assert state(game) == f"clocks {then} misfires 0 score 5 deck 4; seat 1"


def test_fw16_without_a_clock_nobody_hints() -> None:
    places = range(1, 6)
    moves = [*(f"play {n}" for n in places), *(f"discard {n}" for n in places)]
    assert position(clocks=0).moves(0) == moves


def test_fw17_a_discard_gives_a_clock_back() -> None:
    game = after(position(clocks=0), "discard 1")
    assert state(game) == "clocks 1 misfires 0 score 0 deck 4; seat 1"
    assert hand(game, 0) == "1Y 2G 3B 5W 3W"


def test_fw18_a_second_one_of_a_colour_misfires() -> None:
    game = after(position(clocks=3, built="1R"), "play 1")
    assert state(game) == "clocks 3 misfires 1 score 1 deck 4; seat 1"


def test_fw19_after_the_last_card_all_have_one_more_turn() -> None:
    game = after(position(THIRD, "1R", clocks=3), "discard 1")
    assert (game.left_turns, game.turn) == (3, 1)


def test_fw20_fw21_the_last_round_ends_with_who_drew_last() -> None:
    game = after(position(THIRD, "1R", clocks=3), *["discard 1"] * 3)
    assert state(game) == "clocks 6 misfires 0 score 0 deck 0; seat 0"
    after(game, "discard 1")
    assert state(game) == "clocks 7 misfires 0 score 0 deck 0; over"
    assert [len(each) for each in game.hands] == [4, 4, 4]


def test_fw22_a_full_show_ends_at_once() -> None:
    game = after(position(clocks=3, built="5R 5Y 5G 5B 4W"), "play 5")
    assert state(game) == "clocks 4 misfires 0 score 25 deck 4; over"


def test_fw23_discards_tell_how_much_is_still_possible() -> None:
    assert position(discards="5R 4B 4B 1Y 1Y 1Y").best() == 17


def test_fw24_ones_are_all_to_be_played() -> None:
    game = after(beside("1R 1Y 2G 3B 1W"), "hint 1 number 1")
    assert shows(game, 1) == "*/1! */1! */2345 */2345 */1!"
    assert marked(game) == [1, 2, 5]


def test_fw25_marks_stay_on_cards_that_move_down() -> None:
    hints = ("hint 1 number 1", "play 1", "hint 1 colour yellow")
    game = after(beside("1R 1Y 2G 3B 1W"), *hints)
    assert shows(game, 1) == "Y/1! RGBW/2345 RGBW/2345 RGBW/1! RGBW/*"
    assert hint_of(game, 1).action == "play 1"


def test_fw26_fw27_every_colour_points_at_rainbow_cards() -> None:
    game = after(beside("2R 1M 5Y 3Y 1B", **RAINBOW), "hint 1 colour red")
    assert [n for n, clues in enumerate(game.clues[1], 1) if clues.touched] == [1, 2]
    assert shows(game, 1) == "RM/*! RM/*! YGBW/* YGBW/* YGBW/*"
    game.turn = 0
    after(game, "hint 1 colour blue")
    assert shows(game, 1) == "R/*! M/*! YGW/* YGW/* B/*!"


@pytest.mark.parametrize(
    ("suits", "legal"), [("rainbow", ["green"]), ("six", ["rainbow"])], ids=["rainbow", "six"]
)
def test_fw28_a_plain_sixth_colour_is_named(suits: str, legal: list[str]) -> None:
    game = beside("2R 1M 5Y 3Y 1B", suits=suits)
    named = [c for c in ("green", "rainbow") if game.check(0, f"hint 1 colour {c}") is None]
    assert named == legal


def test_fw29_a_rainbow_five_gives_a_clock_back() -> None:
    game = position(f"5M 1Y 2G 3B 5W | {OTHER}", clocks=2, built="4M", **RAINBOW)
    assert state(after(game, "play 1")) == "clocks 3 misfires 0 score 5 deck 4; seat 1"


def test_fw30_a_short_rainbow_has_no_second_copies() -> None:
    assert position(discards="2M", suits="rainbow_short").best() == 26


def test_fw31_to_the_end_play_goes_on_without_a_deck() -> None:
    game = position(deck="3W", clocks=3, last_round="to_the_end")
    after(game, *["discard 1"] * 4)
    assert [len(each) for each in game.hands] == [4, 3]
    assert state(game).endswith("seat 0")


def test_fw32_to_the_end_a_lost_five_ends_it() -> None:
    game = after(position(clocks=3, last_round="to_the_end"), "discard 5")
    assert state(game) == "clocks 4 misfires 0 score 0 deck 4; over"


@pytest.mark.parametrize(
    ("action", "other", "state", "places"),
    [
        pytest.param("colour green", "3R 4Y 1G 2G 4B", {}, [4], id="FW34"),
        pytest.param("colour green", "3R 4Y 2G 1G 4B", {}, [4], id="FW35"),
        pytest.param("number 5", "5R 4Y 2G 1G 4B", {"built": "4W"}, [], id="FW36"),
        pytest.param("number 2", "2R 1R 5R 3Y 1B", {"built": "1R"}, [], id="FW37"),
        pytest.param("number 2", "1R 2R 5R 3Y 1B", {"built": "1R"}, [2], id="FW38"),
        pytest.param("number 3", "2R 1R 5R 3Y 1B", {}, [], id="FW39"),
        pytest.param(
            "number 3",
            "3R 1R 5R 2Y 1B",
            {"built": "2Y", "discards": "3R"},
            [],
            id="FW40",
        ),
    ],
)
def test_what_a_hint_says_to_play(
    action: str, other: str, state: dict[str, Any], places: list[int]
) -> None:
    assert marked(after(beside(other, **state), f"hint 1 {action}")) == places


def test_fw33_the_oldest_card_is_the_first_to_go() -> None:
    game = position(clocks=0)
    game.turn = 1
    assert hint_of(game, 1).action == "discard 1"


def test_fw35_who_is_told_plays() -> None:
    game = after(beside("3R 4Y 2G 1G 4B"), "hint 1 colour green")
    assert hint_of(game, 1).action == "play 4"


@pytest.mark.parametrize(
    ("other", "clocks", "action"),
    [
        pytest.param("3R 4Y 2G 1G 4B", 8, "hint 1 colour green", id="FW41"),
        pytest.param("5R 4Y 2G 3G 4B", 8, "hint 1 number 5", id="FW42"),
        pytest.param("4R 4Y 2G 3G 4B", 0, "discard 1", id="FW43"),
        pytest.param("4R 4Y 2G 3G 4B", 4, "discard 1", id="FW44"),
    ],
)
def test_what_the_computer_does(other: str, clocks: int, action: str) -> None:
    assert hint_of(beside(other, clocks=clocks), 0).action == action


@pytest.mark.parametrize(
    ("misfires", "last_round", "played"),
    [
        pytest.param(0, "one_each", "play", id="a misfire to spare"),
        pytest.param(1, "one_each", "hint", id="one misfire already"),
        pytest.param(0, "to_the_end", "hint", id="every card is needed"),
    ],
)
def test_before_it_a_hard_computer_plays_what_likely_fits(
    misfires: int, last_round: str, played: str
) -> None:
    game = position("1R 1Y 2G 3B | 5Y 4Y 5G 4R", built="2R 2Y 2G 2B", misfires=misfires)
    game.options = type(game.options)(last_round=last_round)
    for number in (0, 1, 2, 3):
        game.clues[0][number] = game.clues[0][number].after("3", 1, number == 3)
    assert policy(view(game, 0), Random(1)).split()[0] == played


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("2", "play 2"),
        ("PLAY 2", "play 2"),
        ("discard 3", "discard 3"),
        ("hint 1 colour White", "hint 1 colour white"),
        ("Hint 2 number 3", "hint 2 number 3"),
        ("hint 1 red", "hint 1 colour red"),
        ("hint 1 w", "hint 1 colour white"),
        ("hint 1 color Blue", "hint 1 colour blue"),
        ("hint 2 3", "hint 2 number 3"),
    ],
)
def test_what_people_type(typed: str, action: str) -> None:
    assert position().read(typed) == action


@pytest.mark.parametrize(("typed", "card"), [("R1", "1R"), ("red 1", "1R"), ("1 white", "1W")])
def test_cards_are_read_by_colour_and_number(typed: str, card: str) -> None:
    assert position().read(typed) == card
