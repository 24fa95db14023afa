"""A hand by suit, by rank, or as its game holds it; buttons follow it."""

from collections.abc import Sequence

import pytest

from games import GAMES
from games.cards import HIDDEN, Card, cards
from games.game import Game
from games.sorting import SORTS, held
from games.stage import choices_by_hand, hand_scene
from games.view import view
from tests.games.gin_rummy_positions import position as gin_rummy
from tests.games.kings_and_bastards_positions import position as kings_and_bastards
from tests.games.spades_positions import position as spades
from tests.voice import SAY

HAND = cards("AS 2H KD 5C TH 5S KC 2D")


def dealt(key: str) -> Game:
    """A match just dealt."""
    return GAMES[key](max(GAMES[key].players[0], 2), "seed")


def written(game: Game, hand: Sequence[Card], sort: str) -> str:
    """The hand sorted, in notation."""
    return " ".join(held(game, hand, sort))


@pytest.mark.parametrize("sort", SORTS)
def test_cards_face_down_lie_last(sort: str) -> None:
    assert held(dealt("spades"), [HIDDEN, *HAND, HIDDEN], sort)[-2:] == [HIDDEN, HIDDEN]


def test_by_rank_the_game_says_which_is_high() -> None:
    assert written(spades("AS 2C"), HAND, "rank") == "AS KC KD TH 5S 5C 2H 2D"
    assert written(gin_rummy("AS 2C"), HAND, "rank") == "AS 2H 2D 5S 5C TH KC KD"
    assert written(kings_and_bastards("AS 2C"), HAND, "rank") == "5S 5C TH KC KD AS 2H 2D"


def test_by_suit_the_game_says_which_is_high() -> None:
    assert written(spades("AS 2C"), HAND, "suit") == "AS 5S TH 2H KC 5C KD 2D"
    assert written(gin_rummy("AS 2C"), HAND, "suit") == "AS 5S 2H TH 5C KC 2D KD"
    assert written(kings_and_bastards("AS 2C"), HAND, "suit") == "5S AS TH 2H 5C KC KD 2D"


def test_the_game_s_own_order_of_gin_rummy_shows_its_melds() -> None:
    hand = cards("4H KS 5H KD 6H KC 9S 2D 7C 8C")
    game = gin_rummy("4H KS 5H KD 6H KC 9S 2D 7C 8C")
    assert set(held(game, hand, "game")[:6]) == set(cards("4H 5H 6H KC KD KS"))


def test_buttons_follow_the_order_of_the_hand() -> None:
    game: Game = spades("AS 2H KD 5C TH 5S KC 3D")
    seen = view(game, 0)
    for sort in SORTS:
        hand = hand_scene(seen, SAY, sort=sort)
        [choice] = [each for each in choices_by_hand(seen, hand) if each.cards]
        assert choice.cards == tuple(card for card in hand.cards if card in choice.cards)
        assert len(choice.cards) > 1
