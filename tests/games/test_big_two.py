"""The vectors of the specification, section 13, each under its id."""

from itertools import pairwise
from typing import Any

import pytest

from games.big_two import BigTwo, Options
from games.big_two.rules import doubles, penalty, settle
from games.big_two.state import VARIANTS
from games.cards import cards
from tests.games.big_two_positions import (
    REST,
    goes_over,
    listed,
    made,
    moves,
    opening,
    position,
)
from tests.games.positions import after

SUITS = ("hong_kong", "taiwan", "philippines")
FLUSHES = ("top_card", "all_cards", "suit")
FIVES = {
    "straight": "5C 6D 7H 8S 9C",
    "flush": "3D 7D 9D JD AD",
    "full-house": "8C 8D 8H 3C 3D",
    "four": "8C 8D 8H 8S 3C",
    "straight-flush": "5C 6C 7C 8C 9C",
}
LOW = {"A-5": "AC 2D 3H 4S 5C", "2-6": "2C 3D 4H 5S 6C", "3-7": "3C 4D 5H 6S 7C"}
HIGH = "TC JD QH KS AC"


@pytest.mark.parametrize(("one", "other"), [("4D", "3S"), ("3S", "3H"), ("2D", "AS")])
def test_bt01_rank_comes_first_and_then_the_suit(one: str, other: str) -> None:
    assert goes_over(one, other)


@pytest.mark.parametrize(
    ("one", "answers"),
    [
        pytest.param("9C", [True, False, False], id="BT02"),
        pytest.param("9S", [True, True, False], id="BT03"),
    ],
)
def test_the_order_of_suits(one: str, answers: list[bool]) -> None:
    assert [goes_over(one, "9D", suits=order) for order in SUITS] == answers


def test_bt04_lowest_and_highest_card() -> None:
    games = [BigTwo(4, "seed", Options(suits=order)) for order in SUITS]
    found = [sorted(game.pack(), key=game.height) for game in games]
    assert [(pack[0], pack[-1]) for pack in found] == [("3D", "2S"), ("3C", "2S"), ("3C", "2D")]


def test_bt05_the_higher_card_of_a_pair_decides() -> None:
    assert goes_over("9D 9S", "9C 9H")
    assert not goes_over("9C 9H", "9D 9S")


def test_bt06_what_is_a_play() -> None:
    triple = made("KC KD KH")
    assert triple
    assert triple.kind == "triple"
    assert made("KC KD KH", triples=False) is None
    for nothing in ("KC KD KH KS", "3C 3D 4C 4D", "3S 4S AS 2S"):
        assert made(nothing) is None


@pytest.mark.parametrize("kind", FIVES)
def test_bt07_kinds(kind: str) -> None:
    five = made(FIVES[kind])
    assert five
    assert five.kind == kind


def test_bt08_each_kind_beats_the_one_before() -> None:
    assert all(goes_over(high, low) for low, high in pairwise(FIVES.values()))


@pytest.mark.parametrize(
    ("text", "usual"),
    [
        ("JC QD KH AS 2C", False),
        ("3C QD KH AS 2C", False),
        ("3C 4C KH AS 2C", False),
        ("3C 4D 5H AS 2C", True),
        ("3C 4D 5H 6S 2C", True),
    ],
)
def test_bt09_which_are_straights(text: str, usual: bool) -> None:
    assert (made(text) is not None) == usual
    assert made(text, straights="no_twos") is None


@pytest.mark.parametrize(
    ("straights", "answers"),
    [
        ("twos_top", [True, True, True]),
        ("six_top", [False, True, False]),
        ("poker", [False, False, False]),
    ],
)
def test_bt10_straights_with_low_cards(straights: str, answers: list[bool]) -> None:
    asked = [(LOW["A-5"], LOW["2-6"]), (LOW["2-6"], HIGH), (LOW["A-5"], LOW["3-7"])]
    assert [goes_over(one, other, straights=straights) for one, other in asked] == answers


def test_bt11_of_equal_straights_the_suit_of_the_top_card_decides() -> None:
    assert goes_over("5D 6C 7C 8C 9S", "5C 6D 7H 8S 9C")


@pytest.mark.parametrize(("straights", "answer"), [("twos_top", True), ("poker", False)])
def test_bt12_the_top_card_of_a_straight_to_the_six(straights: str, answer: bool) -> None:
    high, low = "3D 4D 5D 6C 2S", "3S 4C 5C 6S 2H"
    assert goes_over(high, low, straights=straights) == answer


@pytest.mark.parametrize(
    ("flush", "answers"),
    [
        pytest.param("3S 5S 6S 7S 8S", [False, False, True], id="BT13"),
        pytest.param("3C 4C 6C 8C KC", [True, False, True], id="BT14"),
    ],
)
def test_flushes(flush: str, answers: list[bool]) -> None:
    other = "7D 9D TD JD KD"
    assert [goes_over(flush, other, flushes=rule) for rule in FLUSHES] == answers


def test_bt15_the_triplet_decides() -> None:
    assert goes_over("3C 3S 2C 2D 2H", "KC KD AC AD AH")
    assert goes_over("4C 4D 4H AC AD", "3C 3D 3H 2C 2D")


@pytest.mark.parametrize(
    ("one", "other", "answer"),
    [
        ("flush", "straight", False),
        ("full-house", "flush", False),
        ("four", "full-house", True),
    ],
)
def test_bt16_the_same_kind_only(one: str, other: str, answer: bool) -> None:
    assert goes_over(FIVES[one], FIVES[other], same_kind=True) == answer


@pytest.mark.parametrize(("bombs", "answers"), [(False, [False, False, True]), (True, [True] * 3)])
def test_bt17_bombs(bombs: bool, answers: list[bool]) -> None:
    asked = [("four", "2S"), ("straight-flush", "2H 2S"), ("straight-flush", FIVES["four"])]
    assert [goes_over(FIVES[one], other, bombs=bombs) for one, other in asked] == answers


def test_bt18_what_follows_a_bomb() -> None:
    bomb = FIVES["four"]
    followers = ("9C 9D", FIVES["full-house"], "3D 9C 9D 9H 9S")
    assert [goes_over(one, bomb, bombs=True) for one in followers] == [False, False, True]


def test_bt19_the_opening_contains_the_lowest_card() -> None:
    game = opening("3D 3S 4C 5H 6C 7D")
    assert moves(game) == listed("3D, 3D 3S, 3D 4C 5H 6C 7D")


def test_bt20_unless_that_is_left_free() -> None:
    game = opening("3D 5H", options={"must_include": False})
    assert (game.turn, moves(game)) == (0, listed("3D, 5H"))


def test_bt21_the_lowest_card_dealt_to_a_hand_opens() -> None:
    game = opening("4D 9C", "4C 9D", "5C 5D", seats=3, options={"three_deal": "thirteen"})
    assert (game.turn, game.lead_card()) == (0, "4D")


@pytest.mark.parametrize(
    ("seats", "deal", "sizes"),
    [(3, "all", [17, 17, 18]), (3, "thirteen", [13] * 3), (2, "all", [13] * 2)],
)
def test_bt22_sizes_of_hands(seats: int, deal: str, sizes: list[int]) -> None:
    for seed in range(10):
        game = BigTwo(seats, f"seed {seed}", Options(three_deal=deal))
        assert sorted(map(len, game.hands)) == sizes
        assert len(game.hands[game.turn]) == sizes[-1]


@pytest.mark.parametrize(
    ("beat", "hand", "legal"),
    [
        pytest.param("9H", "9D 9S TD 2C 2S", "9S, TD, 2C, 2S, pass", id="BT23"),
        pytest.param(
            "9C 9H", "9D 9S TC TD TH", "9D 9S, TC TD, TC TH, TD TH, pass", id="BT24"
        ),
        pytest.param(
            FIVES["straight"], "6C 7C 8C 9D TH TS",
            "6C 7C 8C 9D TH, 6C 7C 8C 9D TS, pass", id="BT25",
        ),
    ],
)  # fmt: skip
def test_what_may_follow(beat: str, hand: str, legal: str) -> None:
    assert moves(position(hand, beat=beat)) == listed(legal)


TRICK = ("3D 9D KD", "4D TD", "5D JD", "6D QD")


def test_bt26_who_passed_may_come_back_in() -> None:
    game = after(position(*TRICK), "3D", "pass", "5D", "pass", "9D")
    assert (game.turn, moves(game)) == (1, listed("TD, pass"))


def test_bt27_unless_a_pass_is_for_the_trick() -> None:
    game = position(*TRICK, options={"pass_rule": "locked"})
    after(game, "3D", "pass", "5D", "pass", "9D")
    assert game.turn == 2
    assert (after(game, "pass").turn, game.trick) == (0, [])


@pytest.mark.parametrize(
    ("beat", "others", "options", "legal"),
    [
        pytest.param("", ("3D", REST), {}, "KS, 9C 9H", id="BT28"),
        pytest.param("8C", ("3D", REST), {}, "KS, pass", id="BT29"),
        pytest.param("8C", ("3D", REST), {"last_card": "free"}, "9C, 9H, KS, pass", id="BT30"),
        pytest.param("8C", ("3D 3C", "3H"), {}, "9C, 9H, KS, pass", id="BT31"),
    ],
)
def test_next_to_a_last_card_a_single_is_the_highest(
    beat: str, others: tuple[str, str], options: dict[str, Any], legal: str
) -> None:
    assert moves(position("5D 9C 9H KS", *others, beat=beat, options=options)) == listed(legal)


@pytest.mark.parametrize(
    ("assist", "points"),
    [
        pytest.param(True, [-8, 8, 0, 0], id="BT32"),
        pytest.param(False, [-2, 8, -3, -3], id="BT33"),
    ],
)
def test_who_leads_low_with_a_higher_card_in_hand_pays_for_all(
    assist: bool, points: list[int]
) -> None:
    options = {"last_card": "free", "assist": assist}
    game = position("5D 9H KS", "TH", REST, REST, options=options)
    assert after(game, "9H", "TH").scores == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        pytest.param("5D 9H KS", [-8, 8, 0, 0], id="BT34"),
        pytest.param("5D 6H", [-2, 7, -3, -2], id="BT35"),
    ],
)
def test_who_passes_what_it_could_beat_pays_for_all(hand: str, points: list[int]) -> None:
    game = position(hand, "TH", REST, "7D 8C 8D", turn=3, options={"assist": True})
    after(game, "7D", "pass", "TH")
    assert game.scores == points


def test_bt36_a_pass_in_the_next_trick_of_singles_counts() -> None:
    game = position("5D 9H KS", "TH", REST, "7D AD 8D", options={"assist": True})
    after(game, "KS", "pass", "pass", "AD", "pass", "pass", "pass")
    assert game.turn == 3
    after(game, "7D", "pass", "TH")
    assert game.scores[0] < 0 == game.scores[2] == game.scores[3]


@pytest.mark.parametrize(
    ("dealt", "left", "points"),
    [
        pytest.param(13, [1, 9, 10, 12, 13], [1, 9, 20, 24, 39], id="BT37"),
        pytest.param(17, [13, 14, 17], [13, 28, 51], id="BT38 of 17"),
        pytest.param(18, [14, 15, 18], [14, 30, 54], id="BT38 of 18"),
    ],
)
def test_penalties(dealt: int, left: list[int], points: list[int]) -> None:
    pack = [card for card in BigTwo(4, "seed").pack() if card.rank != "2"]
    assert [penalty(pack[:count], dealt, Options()) for count in left] == points


@pytest.mark.parametrize(
    ("hand", "others", "points"), [("2C", 4, 10), ("2C 2D", 8, 80), ("", 13, 39)]
)
def test_bt39_each_two_doubles(hand: str, others: int, points: int) -> None:
    pack = [card for card in BigTwo(4, "seed").pack() if card.rank != "2"]
    held = [*cards(hand), *pack[:others]]
    assert penalty(held, 13, Options(twos_double=True)) == points


@pytest.mark.parametrize(("count", "points"), [(7, 7), (8, 16), (13, 26)])
def test_bt40_doubling_from_eight_and_no_triple(count: int, points: int) -> None:
    pack = [card for card in BigTwo(4, "seed").pack() if card.rank != "2"]
    assert penalty(pack[:count], 13, Options(double_from=8, triple=False)) == points


@pytest.mark.parametrize(
    ("last", "doubled"),
    [("2H 2S", True), ("AC AD AH 2C 2D", False), (FIVES["four"], True)],
)
def test_bt41_what_the_winner_ends_on(last: str, doubled: bool) -> None:
    combination = made(last)
    assert combination
    assert doubles(combination, cards(last), Options(finish_double=True)) == doubled
    assert not doubles(combination, cards(last), Options())


@pytest.mark.parametrize(
    ("settlement", "points", "blamed"),
    [
        ("winner", [31, -4, -20, -7], [31, 0, 0, -31]),
        ("pairwise", [31, 15, -49, 3], [31, 0, 0, -31]),
        ("points", [0, -4, -20, -7], [0, 0, 0, -31]),
    ],
)
def test_bt42_bt43_settlement(settlement: str, points: list[int], blamed: list[int]) -> None:
    assert settle([0, 4, 20, 7], 0, None, settlement) == points
    assert settle([0, 4, 20, 7], 0, 3, settlement) == blamed


def test_every_set_of_rules_can_be_played() -> None:
    assert all(BigTwo(seats, "x", each) for each in VARIANTS.values() for seats in (2, 3, 4))
