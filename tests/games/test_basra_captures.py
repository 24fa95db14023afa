"""Captures and points of Basra: the vectors B1 to B34, and the table of section 13.2."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

import pytest

from games.basra.cards import capturable_sets, clears, legal_sets
from games.cards import cards
from tests.games.basra_positions import moves, turn
from tests.games.positions import after


def played(floor: str, action: str, **options: Any) -> tuple[str, int, bool]:
    """The cards that an action captures, its points, and whether it is a basra."""
    card = action[:2]
    game = after(turn(floor, card, **options), action)
    captured = [each for each in game.last if each != card]
    assert sorted([*game.last, *game.floor]) == sorted([*cards(floor), card])
    assert game.scores == [game.gain, 0]
    return " ".join(captured), game.gain, game.cleared


BASRAS = {
    "B1": ("2S 4D", "6H", 12),
    "B2": ("9D", "9H", 18),
    "B3": ("AC 9H", "TS", 21),
    "B4": ("AC 9H", "TD", 24),
    "B5": ("AC 2D 3H 4S", "TH", 21),
    "B6": ("AC 2D 3H 4S", "5H", 11),
    "B7": ("AC AH 2S 4D", "8S", 18),
    "B8": ("AC AH 2S 4D", "4S", 10),
    "B9": ("AC 2D 4S", "7H", 15),
    "B10": ("AC 2D 4S 5H", "6S", 13),
    "B12": ("AC 2D", "3C", 7),
    "B15": ("5D 5H", "TC", 20),
    "B16": ("5D 5H", "5C", 10),
    "B17": ("2C 2D 2H 2S", "8D", 18),
    "B18": ("2C 2D 2H 2S", "4D", 10),
    "B24": ("AC AD AS 2C 2D 2H", "3H", 11),
    "B27": ("2D 3D 5H 6C 8C", "8S", 16),
}


@pytest.mark.parametrize(("floor", "card", "points"), BASRAS.values(), ids=BASRAS)
def test_a_basra_takes_the_whole_table(floor: str, card: str, points: int) -> None:
    assert moves(turn(floor, card), card) == [card]
    assert played(floor, card) == (floor, points, True)


@pytest.mark.parametrize(
    ("floor", "card"),
    [
        pytest.param("AC 2D", "5C", id="B13"),
        pytest.param("5D", "TC", id="B14"),
        pytest.param("", "JH", id="B22"),
    ],
)
def test_a_card_that_takes_nothing_is_laid(floor: str, card: str) -> None:
    assert moves(turn(floor, card), card) == [card]
    assert played(floor, card) == ("", 0, False)
    assert after(turn(floor, card), card).floor == cards(f"{floor} {card}")


@pytest.mark.parametrize(
    ("floor", "card", "captured", "points", "options"),
    [
        pytest.param("AS 3C TD", "JH", "AS 3C TD", 6, {}, id="B19"),
        pytest.param("JS", "JH", "JS", 4, {}, id="B20"),
        pytest.param("JS", "JH", "JS", 29, {"jack_basra_points": 25}, id="B21"),
        pytest.param("7D JS", "7C", "7D", 0, {}, id="B23"),
    ],
)
def test_a_capture_that_is_no_basra(
    floor: str, card: str, captured: str, points: int, options: dict[str, Any]
) -> None:
    assert moves(turn(floor, card, **options), card) == [card]
    assert played(floor, card, **options) == (captured, points, False)


SEVERAL = {
    "B11": ("AC 2D 4S 5H 7C", "8D", {"AC 2D 5H": 1, "AC 7C": 1}),
    "B25": ("AC AD 2C 2D", "4H", {"AC AD 2C": 4, "AC AD 2D": 2, "2C 2D": 2}),
    "B26": (
        "AC 2C 2D 2H 6C 6D 7C",
        "8H",
        {"AC 2C 2D 6C 6D 7C": 3, "AC 2C 2H 6C 6D 7C": 3, "AC 2D 2H 6C 6D 7C": 1},
    ),
}


@pytest.mark.parametrize(("floor", "card", "sets"), SEVERAL.values(), ids=SEVERAL)
def test_overlapping_sums_are_alternatives(floor: str, card: str, sets: dict[str, int]) -> None:
    assert moves(turn(floor, card), card) == [f"{card} take {each}" for each in sets]
    for captured, points in sets.items():
        assert played(floor, f"{card} take {captured}") == (captured, points, False)


def test_b28_a_ten_on_ace_to_seven_has_six_captures() -> None:
    assert moves(turn("AC 2C 3C 4C 5C 6C 7C", "TS"), "TS") == [
        "TS take AC 2C 3C 4C",
        "TS take AC 2C 4C 6C 7C",
        "TS take AC 3C 4C 5C 7C",
        "TS take AC 3C 6C",
        "TS take 2C 3C 4C 5C 6C",
        "TS take 3C 4C 6C 7C",
    ]


@pytest.mark.parametrize(
    ("floor", "points", "basra"),
    [
        pytest.param("2C 3D 4H", 16, True, id="B29"),
        pytest.param("8D 9C", 0, False, id="B30"),
        pytest.param("2H 3C 4D 5S", 14, True, id="B31"),
        pytest.param("2D JS", 2, False, id="B32"),
    ],
)
def test_the_seven_of_diamonds_sweeps(floor: str, points: int, basra: bool) -> None:
    assert played(floor, "7D", seven_of_diamonds=True) == (floor, points, basra)


def test_the_seven_of_diamonds_is_laid_on_an_empty_table() -> None:
    assert played("", "7D", seven_of_diamonds=True) == ("", 0, False)


def test_b33_a_basra_may_always_score_ten() -> None:
    assert played("2S 4D", "6H", basra_scoring="flat10") == ("2S 4D", 10, True)


def test_b34_any_capturable_set_may_be_taken_where_the_rule_is_free() -> None:
    assert moves(turn("AC 2D 4S 5H", "6S", capture_rule="free"), "6S") == [
        "6S take AC 2D 4S 5H",
        "6S take AC 5H",
        "6S take 2D 4S",
    ]


ROWS = """
2: 1 1 · 3: 1 1 1 · 3: 1 1 1 2 2 2 · 3: 1 1 2 2 · 3: 1 2 · 4: 1 1 1 3 3 3 · 4: 1 1 3 3 · 4: 1 3 ·
4: 1 1 1 2 3 · 4: 1 1 2 2 2 · 5: 2 3 · 5: 2 2 3 3 · 5: 2 2 2 3 3 3 · 6: 1 1 2 2 ·
6: 1 1 1 5 5 5 · 6: 1 1 5 5 · 6: 1 5 · 7: 1 2 4 · 7: 1 6 · 7: 1 1 6 6 · 7: 1 1 1 6 6 6 ·
8: 2 3 3 · 8: 2 2 3 3 6 · 8: 2 6 · 8: 2 2 6 6 · 8: 2 2 2 6 6 6 · 8: 1 2 6 7 · 8: 1 3 5 7 ·
8: 1 4 4 7 · 10: 1 1 2 2 7 7 · 10: 1 1 1 2 2 2 7 7 7 · 10: 1 3 6 · 10: 1 1 3 3 6 6 ·
10: 1 1 1 3 3 3 6 6 6 · 10: 1 4 5 · 10: 1 1 4 4 5 5
"""
"""The source's table of basras: the value played, then the values on the table."""


def row(text: str) -> tuple[int, tuple[int, ...]]:
    """A row of the source's table."""
    value, _, table = text.partition(":")
    return int(value), tuple(map(int, table.split()))


def test_the_table_of_the_source_has_36_good_rows() -> None:
    assert len(ROWS.split("·")) == 36


@pytest.mark.parametrize("more", range(4))
@pytest.mark.parametrize("text", [text.strip() for text in ROWS.split("·")])
def test_a_row_of_the_source_is_a_basra_with_equal_cards_added(text: str, more: int) -> None:
    value, table = row(text)
    values = (*table, *[value] * more)
    assert clears(values, value)
    assert legal_sets(values, value, False) == [(True,) * len(values)]


@pytest.mark.parametrize("more", range(4))
@pytest.mark.parametrize("text", ["4: 1 1 2 2", "8: 1 2 2 2 6 6 7"])
def test_two_rows_of_the_source_are_no_basra(text: str, more: int) -> None:
    value, table = row(text)
    values = (*table, *[value] * more)
    assert not clears(values, value)
    assert (True,) * len(values) not in legal_sets(values, value, False)


def test_the_second_failing_row_works_without_one_two() -> None:
    assert clears((1, 2, 2, 6, 6, 7), 8)


COUNTS = {2: 1, 3: 4, 4: 11, 5: 27, 6: 68, 7: 135, 8: 282, 9: 487, 10: 910}
"""How many tables of up to nine cards, none of the value played, are basras."""


@pytest.mark.parametrize(("value", "count"), COUNTS.items())
def test_how_many_tables_are_basras(value: int, count: int) -> None:
    assert sum(clears(table, value) for table in tables(value - 1)) == count


def tables(highest: int) -> Iterator[tuple[int, ...]]:
    """Every table of up to nine cards of these values, at most three of a kind."""
    for size in range(1, 10):
        for table in combinations_with_replacement(range(1, highest + 1), size):
            if all(table[i] < table[i + 3] for i in range(size - 3)):
                yield table


@pytest.mark.parametrize("value", range(1, 11))
def test_no_legal_capture_contains_another_and_each_is_a_union_of_groups(value: int) -> None:
    table = (1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
    picks = legal_sets(table, value, False)
    taken = [sum(1 << place for place, pick in enumerate(each) if pick) for each in picks]
    assert taken
    assert set(taken) <= capturable_sets(table, value)
    assert not any(one & other == one != other for one in taken for other in taken)


def test_all_cards_of_the_value_are_in_every_legal_capture() -> None:
    game = turn("AC 2D 4S 5H 7C 8C 8H", "8D")
    assert all("8C 8H" in move for move in moves(game, "8D"))
