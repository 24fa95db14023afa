"""Games are found by their names in the reader's language and in English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import words
from bot.cogs.finding import find_game, offered
from bot.views.address import Address
from bot.views.game_menus import game_menus
from bot.views.press import Pick
from bot.words import by_name, speaking, talk
from games import GAMES
from tests.languages import ITALIAN, only

NAMES = """
hearts-name = Cuori
    .aliases = Dama Nera、Città
basra-name = Zàra
spades-name = Spades
    .aliases = Picche
"""


@pytest.fixture(autouse=True)
def italian(tmp_path: Path) -> Iterator[None]:
    """Some names in Italian, which the reader speaks."""
    (tmp_path / ITALIAN).mkdir()
    (tmp_path / ITALIAN / "names.ftl").write_text(NAMES, "utf-8")
    with only(*words.BOT_FOLDERS, tmp_path), speaking(ITALIAN):
        yield


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("CUÓR", "Cuori"),
        ("citta", "Cuori (Città)"),
        ("dama nera", "Cuori (Dama Nera)"),
        ("heart", "Cuori (Hearts)"),
        ("black lady", "Cuori (Black Lady)"),
    ],
)
def test_a_game_is_offered_in_the_language_of_the_reader(typed: str, shown: str) -> None:
    [choice] = offered(GAMES, typed)
    assert (choice.name, choice.value) == (shown, "hearts")
    assert find_game(typed) == "hearts"


def test_a_game_may_have_other_names_in_one_language_alone() -> None:
    assert [(each.name, each.value) for each in offered(GAMES, "picche")] == [
        ("Spades (Picche)", "spades")
    ]


def test_a_game_is_found_by_its_key_which_is_what_a_choice_carries() -> None:
    assert [find_game(each.value) for each in offered(GAMES, "")] == [*GAMES][:25]


def test_games_stand_in_the_order_of_the_language() -> None:
    assert by_name(["basra", "hearts", "spades"]) == ["hearts", "spades", "basra"]
    [row] = game_menus(lambda _: Address("x", 0), ["basra", "hearts", "spades"], "", talk())
    [menu] = row.children
    assert isinstance(menu, Pick)
    assert [each.label for each in menu.options] == ["Cuori", "Spades", "Zàra"]
