"""The vectors of Rummy 500, section 15, each under its id."""

from typing import Any

import pytest

from games.options import BadOptions
from games.rummy_500 import Options, Rummy500
from tests.games.positions import after
from tests.games.rummy_500_positions import (
    drawn,
    in_order,
    legal,
    meld,
    of,
    points,
    position,
    spread,
)

JOKERS = {"jokers": 2}
SEVENS = {"hands": "7D 7H", "pile": "7S 9C"}

MELDS: dict[str, list[tuple[str, dict[str, Any], str]]] = {
    "RU01": [
        ("7C 7D 7H", {}, "set 7C 7D 7H"),
        ("4H 5H 6H", {}, "run 4H 5H 6H"),
        ("4H 5H 7H", {}, "nothing"),
        ("4H 5D 6H", {}, "nothing"),
        ("7C 7D", {}, "nothing"),
    ],
    "RU02": [
        ("AH 2H 3H", {}, "run AH 2H 3H"),
        ("AH QH KH", {}, "run QH KH AH"),
        ("AH 2H KH", {}, "nothing"),
    ],
    "RU03": [
        ("AH 2H 3H", {"aces": "low"}, "run AH 2H 3H"),
        ("AH QH KH", {"aces": "low"}, "nothing"),
        ("AH 2H 3H", {"aces": "high"}, "nothing"),
        ("AH QH KH", {"aces": "high"}, "run QH KH AH"),
    ],
    "RU04": [("7C 7C 7D", {}, "nothing"), ("7C 7D 7H 7S", {}, "set 7C 7D 7H 7S")],
    "RU05": [
        ("4H 6H JR", {}, "run 4H JR 6H"),
        ("7C 7D JR", {}, "set 7C 7D JR"),
        ("7C JR JB", {}, "nothing"),
        ("7C 7D 7H 7S JR", {}, "nothing"),
    ],
    "RU06": [("4H 5H JR", {}, "run 4H 5H JR"), ("4H 5H JR low", {}, "run JR 4H 5H")],
    "RU07": [
        ("AH KH JR", {}, "run JR KH AH"),
        ("AH 2H JR", {}, "run AH 2H JR"),
        ("AH KH JR low", {}, "nothing"),
        ("QH KH JR", {}, "run QH KH JR"),
        ("QH KH JR low", {}, "run JR QH KH"),
    ],
    "RU08": [
        ("QH KH JR JB", {}, "run JR QH KH JB"),
        ("5H 6H JR JB", {}, "run 5H 6H JR JB"),
        ("5H 6H JR JB low", {}, "run JR JB 5H 6H"),
    ],
}
POINTS: dict[str, list[tuple[str, dict[str, Any], int]]] = {
    "RU09": [
        ("7C 7D 7H", {}, 21),
        ("TS JS QS", {}, 30),
        ("AC AD AH", {}, 45),
        ("AH 2H 3H", {}, 6),
        ("AH QH KH", {}, 35),
        ("4H 6H JR", {}, 25),
    ],
    "RU10": [
        ("7C 7D 7H", {"values": "fives"}, 15),
        ("8S 9S TS", {"values": "fives"}, 20),
        ("AH 2H 3H", {"values": "fives"}, 11),
        ("AH 2H 3H", {"low_ace": 15}, 20),
        ("AC AD AH", {"aces": "low"}, 3),
    ],
    "RU11": [("2H 3H JR low", {}, 20)],
}
DEALS: dict[str, list[tuple[int, dict[str, Any], int, int]]] = {
    "RU12": [(2, {}, 13, 25), (3, {}, 7, 30), (4, {}, 7, 23), (5, {}, 7, 68), (6, {}, 7, 61),
             (8, {}, 7, 47)],
    "RU13": [(2, JOKERS, 13, 27), (4, JOKERS, 7, 25), (6, JOKERS, 7, 65)],
}  # fmt: skip
POSSIBLE: list[tuple[int, dict[str, Any], str]] = [
    (5, {"packs": 1}, ""),
    (6, {"packs": 1}, "rummy-500-few-cards"),
    (4, {"packs": 1, "hand_size": 10}, ""),
    (5, {"teams": "pairs"}, "rummy-500-no-teams"),
]
EVERY_DISCARD = "discard 2H · discard 7C · discard 7D · discard 7H · discard 7S"
LEGAL: list[tuple[str, dict[str, Any], str, str]] = [
    ("RU16", {"hands": "5C 7D 7H KS", "pile": "7S 9C 4D"}, "", "draw · take 7S"),
    ("RU17", {"hands": "5C 7D 7H KS", "pile": "7S 9C 4D"}, "take 7S", "7D 7H 7S"),
    ("RU18", {"hands": "5C 7D 7H KS", "pile": "7S 9C 4D"}, "take 7S; 7D 7H 7S",
     "discard 4D · discard 5C · discard 9C · discard KS"),
    ("RU19", {"hands": "5C KS", "pile": "3D 4D 5D 9H"}, "", "draw · take 3D"),
    ("RU20", {"hands": "4H KS", "pile": "8H 4C", "table": "5H 6H 7H"}, "", "draw · take 8H"),
    ("RU21", {"hands": "4H KS", "pile": "8H 4C", "table": "5H 6H 7H"}, "take 8H", "lay 8H on 1"),
    ("RU21", {"hands": "4H KS", "pile": "8H 4C", "table": "5H 6H 7H"}, "take 8H; lay 8H on 1",
     "lay 4H on 1 · discard 4C · discard 4H · discard KS"),
    ("RU22", {"hands": "5C KS", "pile": "9D 4D"}, "", "draw"),
    ("RU22", {"hands": "5C KS", "pile": "9D 4D", "top_free": True}, "", "draw · take 4D"),
    ("RU23", {"hands": "5C KS", "pile": "9D 4D", "top_free": True}, "take 4D",
     "discard 5C · discard KS"),
    ("RU24", {**SEVENS, "must_discard": True}, "", "draw · take 7S"),
    ("RU24", {**SEVENS, "must_discard": True}, "take 7S; 7D 7H 7S", "discard 9C"),
    ("RU25", {"hands": "7D 7H", "pile": "9C 7S", "must_discard": True}, "", "draw"),
    ("RU27", {"hands": "7D 7H KS", "pile": "7S 2C 7S 9D", "packs": 2}, "", "draw · take 7S"),
    ("RU38", {"hands": "5C KS", "pile": "9D 4D", "stock": ""}, "", "pass"),
    ("RU39", {"hands": "9C 9H KS", "pile": "9D 4D", "stock": ""}, "", "take 9D · pass"),
    ("RU41", {"hands": "5C KS", "pile": "9D 4D", "stock": "", "top_free": True}, "", "pass"),
]  # fmt: skip
DRAWN: list[tuple[str, dict[str, Any], str, str]] = [
    ("RU28", {"hand": "2H 7C 7D 7H 7S"}, "",
     f"7C 7D 7H · 7C 7D 7S · 7C 7H 7S · 7D 7H 7S · 7C 7D 7H 7S · {EVERY_DISCARD}"),
    ("RU29", {"hand": "4H 5H 6H 7H"}, "meld", "4H 5H 6H · 5H 6H 7H · 4H 5H 6H 7H"),
    ("RU30", {"hand": "4H 5H 7H JR", **JOKERS}, "meld",
     "4H 5H JR · 4H 5H JR low · 5H 7H JR · 4H 5H 7H JR"),
    ("RU31", {"hand": "3S 7S 9D", "table": "7C 7D 7H|4S 5S 6S"}, "lay",
     "lay 3S on 2 · lay 7S on 1 · lay 7S on 2"),
    ("RU34", {"hand": "AH 9C", "table": "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"}, "lay",
     "lay AH on 1 · lay AH on 1 low"),
    ("RU35", {"hand": "KH 2H 4H JH", "table": "AH 2H 3H|QH KH AH", "packs": 2}, "lay",
     "lay 4H on 1 · lay JH on 2"),
    ("RU36", {"hand": "5H 7H 7S JB 9C", "table": "7C 7D JR|4H JR 6H", **JOKERS}, "lay",
     "lay 7H on 1 · lay 7H on 2 · lay 7S on 1 · lay JB on 1 · lay JB on 2 · lay JB on 2 low"),
    ("RU37", {"hand": "7C 7D 7H", "must_discard": True}, "",
     "discard 7C · discard 7D · discard 7H"),
    ("RU37", {"hand": "7C 7D 7H 9S", "must_discard": True}, "",
     "7C 7D 7H · discard 7C · discard 7D · discard 7H · discard 9S"),
]  # fmt: skip
WINNERS: list[tuple[str, int, dict[str, Any], list[int], list[int]]] = [
    ("RU46", 1, {}, [499, 480, -20], []),
    ("RU46", 1, {}, [505, 520, 90], [1]),
    ("RU46", 1, {}, [510, 510, 300], [0, 1]),
    ("RU47", 3, {"max_rounds": 3}, [120, 80], [0]),
]


@pytest.mark.parametrize("vector", MELDS)
def test_what_cards_are(vector: str) -> None:
    for text, options, expected in MELDS[vector]:
        assert meld(text, **options) == expected


@pytest.mark.parametrize("vector", POINTS)
def test_points_of_melds(vector: str) -> None:
    for text, options, expected in POINTS[vector]:
        assert points(text, **options) == expected


@pytest.mark.parametrize("vector", DEALS)
def test_cards_each_and_the_stock(vector: str) -> None:
    for seats, options, each, stock in DEALS[vector]:
        game = Rummy500(seats, "seed", Options(**options))
        assert ({len(hand) for hand in game.hands}, len(game.stock)) == ({each}, stock)


@pytest.mark.parametrize(("seats", "options", "code"), POSSIBLE)
def test_ru14_matches_that_cannot_be_dealt(seats: int, options: dict[str, Any], code: str) -> None:
    if not code:
        Rummy500(seats, "seed", Options(**options))
        return
    with pytest.raises(BadOptions, match=code):
        Rummy500(seats, "seed", Options(**options))


def test_ru15_the_seat_left_of_the_dealer_draws_first() -> None:
    deals = (Rummy500(3, f"seed {number}") for number in range(20))
    game = next(game for game in deals if game.dealer == 1)
    assert (game.turn, game.legal(2)[0]) == (2, "draw")


@pytest.mark.parametrize(
    ("setting", "actions", "expected"),
    [each[1:] for each in LEGAL],
    ids=[f"{vector.lower()} {actions}" for vector, _, actions, _ in LEGAL],
)
def test_what_is_legal(setting: dict[str, Any], actions: str, expected: str) -> None:
    assert legal(after(position(**setting), *filter(None, actions.split("; ")))) == of(expected)


@pytest.mark.parametrize(
    ("setting", "kind", "expected"), [each[1:] for each in DRAWN], ids=[each[0] for each in DRAWN]
)
def test_what_may_be_laid(setting: dict[str, Any], kind: str, expected: str) -> None:
    shown = [
        action
        for action in legal(drawn(**setting)).split(" · ")
        if not kind or (action.startswith("lay") == (kind == "lay") and "discard" not in action)
    ]
    assert " · ".join(shown) == of(expected)


def test_ru17_what_lies_above_the_card_is_taken_too() -> None:
    game = after(position("5C 7D 7H KS", "7S 9C 4D"), "take 7S")
    assert (in_order(game.hands[0]), game.discard) == ("4D 5C 7D 7H 7S 9C KS", [])


def test_ru26_a_meld_of_all_cards_ends_the_round() -> None:
    game = after(position("7D 7H", "9C 7S"), "take 7S", "7D 7H 7S")
    assert (game.resting, game.out) == (True, 0)


def test_ru27_of_equal_cards_the_upper_one_is_taken() -> None:
    game = after(position("7D 7H KS", "7S 2C 7S 9D", packs=2), "take 7S")
    assert game.discard == ["7S", "2C"]


LAYING = ("lay 7S on 2", "lay 8S on 2", "lay 3S on 2")


def test_ru32_lay_offs_make_others_possible() -> None:
    game = after(drawn("3S 7S 8S 9D", "7C 7D 7H|4S 5S 6S"), *LAYING)
    assert spread(game) == "1 7C 7D 7H, 2 3S 4S 5S 6S 7S 8S"


def test_ru33_the_last_discard_ends_the_round() -> None:
    game = after(drawn("3S 7S 8S 9D", "7C 7D 7H|4S 5S 6S"), *LAYING, "discard 9D")
    laid = [18, 16]  # the other laid 21 and 15, and holds two kings
    assert (game.resting, game.out, game.scores) == (True, 0, laid)


def test_ru34_a_low_ace_counts_less() -> None:
    run = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    high, low = (
        after(drawn("AH 9C", run), action).laid_points(0)
        for action in ("lay AH on 1", "lay AH on 1 low")
    )
    assert (high, low) == (15, 1)


def test_ru38_a_pass_ends_the_round_and_nobody_is_out() -> None:
    game = after(position("5C KS", "9D 4D", stock=""), "pass")
    assert (game.resting, game.out) == (True, None)


def test_ru40_the_discards_become_a_new_stock_once() -> None:
    game = position("5C KS", "9D 4D 8S", stock="", stock_out="renew")
    assert legal(game) == "draw"
    after(game, "draw")
    assert (len(game.stock), game.discard) == (1, ["8S"])
    game.phase = "draw"
    game.stock.clear()
    assert legal(game) == "pass"


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [-9, 42, -17]),
        ({"out_bonus": 25}, [-9, 67, -17]),
        ({"values": "fives"}, [-15, 40, -20]),
    ],
    ids=["ru42", "ru43 bonus", "ru43 fives"],
)
def test_points_of_a_round(options: dict[str, Any], expected: list[int]) -> None:
    game = position("AC 5D KH||2S JR", table="7C 7D 7H 7S|QS KS AS", **options)
    game.laid_by = [[0, 0, 0, 1], [1, 1, 1]]
    game.finish(1)
    assert game.scores == expected


def test_ru44_partners_share_what_they_lay_and_hold() -> None:
    game = position("AC||KD|2C", table="7C 7D 7H|QS KS AS|3C 4C 5C", teams="pairs")
    game.laid_by = [[0, 0, 0], [1, 1, 1], [2, 2, 2]]
    game.finish(None)
    assert game.scores == [8, 33, 8, 33]


@pytest.mark.parametrize(
    ("teams", "expected"), [("pairs", [0, 1, 2, 0, 1, 2]), ("two", [0, 1, 0, 1, 0, 1])]
)
def test_ru45_teams_of_the_seats(teams: str, expected: list[int]) -> None:
    game = Rummy500(6, "seed", Options(teams=teams))
    assert [game.team(seat) for seat in range(6)] == expected


@pytest.mark.parametrize(
    ("number", "options", "totals", "winners"),
    [each[1:] for each in WINNERS],
    ids=[f"{vector.lower()} {totals}" for vector, _, _, totals, _ in WINNERS],
)
def test_who_wins(
    number: int, options: dict[str, Any], totals: list[int], winners: list[int]
) -> None:
    game = Rummy500(len(totals), "seed", Options(**options))
    game.round, game.scores = number, totals
    assert game.decided() == winners
