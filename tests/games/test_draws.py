"""Draws of hands with a board, and hints that name them."""

import pytest

from games.cards import cards
from games.poker.draws import draw_of
from games.text import Text, Value
from tests.voice import SAY

ANY = [
    ("AH KH", "2H 7H 9C", "flush"),
    ("AH KC", "2H 7H 9H", "flush"),
    ("9C TD", "8H JS 2C", "straight"),
    ("9C TD", "8H QS 2C", "gutshot"),
    ("AC 2D", "3H 4S KC", "gutshot"),
    ("9C TC", "8H QS 6C JD", "straight"),
    ("9H TH", "8H JH 2C", "both"),
    ("2C 3D", "8H 9H TC JC", "none"),
    ("AC 7D", "8H KH 2C", "none"),
]
TWO = [
    ("AH 2H 3C 4D", "KH QH 7C", "flush"),
    ("AH 2C 3C 4D", "KH QH 7H", "none"),
    ("9C TD 2C 2H", "8H JS 2S", "straight"),
    ("9C KD 2C 2H", "8H TS JS", "gutshot"),
    ("9C KD 2C 2H", "8H TS QC", "gutshot"),
    ("9C 2D 2C 2H", "8H TS JS", "none"),
]


@pytest.mark.parametrize(("own", "board", "draw"), ANY)
def test_any_own_cards_may_make_a_draw(own: str, board: str, draw: str) -> None:
    assert draw_of(cards(own), cards(board), with_two=False) == draw


@pytest.mark.parametrize(("own", "board", "draw"), TWO)
def test_at_omaha_exactly_two_own_cards_make_a_draw(own: str, board: str, draw: str) -> None:
    assert draw_of(cards(own), cards(board), with_two=True) == draw


def test_a_hint_names_the_draw() -> None:
    args: dict[str, Value] = {
        "made": "pair",
        "rank": 9,
        "low": 2,
        "eight": "off",
        "percent": 45,
        "count": 2,
    }
    said = SAY(Text("poker-chance", **args, draw="flush"))
    assert said.startswith("With a pair of nines and a flush draw, you'd win")
