"""Rules explain their own terms, and fit into one message."""

import pytest

from games.game import Game
from games.plugins import GAMES, OURS
from games.text import Text
from tests.voice import SAY

MOST = 3500
"""Characters of a page of rules: a message has room for 4,000, and more than the rules is in it."""
HANDS = ("straight flush", "four of a kind", "full house", "flush", "straight")


def rules(game: str, layer: str = "rules") -> str:
    return SAY(GAMES[game].words(layer))


@pytest.mark.parametrize("layer", ["rules", "rules.whole"])
@pytest.mark.parametrize("game", ["euchre", "gong_zhu", "hearts", "oh_hell", "spades"])
def test_a_game_of_tricks_says_what_a_trick_is_and_who_takes_it(game: str, layer: str) -> None:
    assert SAY(Text("rules-trick")) in rules(game, layer)
    assert "Its player leads" in rules(game, layer) or "its player leads" in rules(game, layer)


@pytest.mark.parametrize("game", ["big_two", "five_card_draw", "texas_holdem"])
def test_a_game_of_poker_hands_lists_them_with_an_example_each(game: str) -> None:
    lines = [line.strip(" -") for line in rules(game, "rules.whole").splitlines()]
    listed = [line.partition(": ") for line in lines if line.startswith(HANDS)]
    assert [name.partition(",")[0] for name, _, _ in listed] == [*HANDS]
    assert all(len(cards.split()) == 5 for _, _, cards in listed)


@pytest.mark.parametrize(
    ("game", "term"),
    [
        ("cribbage", "**crib**"),
        ("cribbage", "**skunked**"),
        ("durak", "**stock**"),
        ("durak", "**Transferring**"),
        ("fireworks", "**hint token**"),
        ("fireworks", "**misfire**"),
        ("five_card_draw", "**ante**"),
        ("five_card_draw", "**pot**"),
        ("five_card_draw", "**stand pat:**"),
        ("gin_rummy", "**box**"),
        ("kings_and_bastards", "**set**"),
        ("last_card", "**stacking:**"),
        ("president", "**set**"),
        ("red_five", "**defenders**"),
        ("red_five", "**shape**"),
        ("spades", "**nil**"),
        ("spades", "**Blind nil**"),
        ("spades", "**Bags**"),
        ("texas_holdem", "**button**"),
        ("texas_holdem", "**side pot**"),
    ],
)
def test_the_rules_name_their_terms(game: str, term: str) -> None:
    assert term in f"{rules(game)}\n{rules(game, 'rules.whole')}"


@pytest.mark.parametrize("kind", OURS, ids=lambda kind: kind.key)
def test_a_page_of_rules_fits_into_a_message(kind: type[Game]) -> None:
    assert max(len(rules(kind.key)), len(rules(kind.key, "rules.whole"))) <= MOST
