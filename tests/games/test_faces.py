"""Latin faces: the seven of diamonds is seen, said and typed as the seven of coins."""

from dataclasses import replace

import pytest

from games.cards import FACES, FRENCH, LATIN, ORDER
from games.describe import describe
from games.faces import in_faces
from games.notation import Grammar, read
from games.scene import Hand, Spot, Table, TableSeat
from games.text import Text
from games.words import translator
from images.drawing import Drawing, Sprite
from images.layout import layout

HAND = Hand(("7D", "QS", "AC"), faces=LATIN.key)


def sprites(drawing: Drawing) -> list[str]:
    return [part.card for part in drawing.operations if isinstance(part, Sprite)]


def test_every_latin_card_shows_one_french_card() -> None:
    assert sorted(FACES[LATIN.key].cards.values()) == sorted(map(str, LATIN.cards))


@pytest.mark.parametrize(
    ("aloud", "said"),
    [(False, "1🪵 7🪙 C🗡️"), (True, "ace of clubs, 7 of coins, cavalier of swords")],
)
def test_cards_are_said_as_they_are_seen(aloud: bool, said: str) -> None:
    tr = in_faces(translator(aloud=aloud), LATIN.key)
    assert tr(Text("cards", cards="AC 7D QS")) == said


def test_a_picture_and_its_words_show_latin_cards_and_suits() -> None:
    table = Table(
        (TableSeat("Ann"), TableSeat("Ben")),
        spots=(Spot("Table", ("7D", "QS"), spread="row", suit="H"),),
        faces=LATIN.key,
    )
    assert {"7O", "CE"} <= set(sprites(layout(table)))
    assert sprites(layout(HAND)) == ["7O", "CE", "AL"]
    assert "7 of coins, cavalier of swords" in describe(table, translator())
    assert "cups to follow" in describe(table, translator())
    assert "7 of diamonds" in describe(replace(HAND, faces=FRENCH.key), translator())


@pytest.mark.parametrize(
    ("typed", "read_as"),
    [
        ("seven of coins", "7D"),
        ("knight of swords", "QS"),
        ("C🗡 7🪙", "7D QS"),
        ("1 of batons", "AC"),
        ("king of cups", "KH"),
    ],
)
def test_latin_cards_are_typed_as_they_are_called(typed: str, read_as: str) -> None:
    assert read(typed, ORDER.__getitem__, Grammar()) == read_as
