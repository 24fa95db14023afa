"""What Cribbage refuses, and what it says is legal instead: section 12."""

import pytest

from games.cards import cards
from games.cribbage import Cribbage
from games.game import Game
from games.testing.facts import facts
from games.text import IllegalAction, Text
from games.words import translator
from tests.games.cribbage_positions import last_cards, playing, table
from tests.games.positions import after

tr = translator(["Ann", "Bob", "Cid", "Dee"])


def throwing(seats: int, hand: str) -> Cribbage:
    game = table(seats)
    game.hands[0][:] = cards(hand)
    return game


def thrown() -> Cribbage:
    game = throwing(3, "2C 3D 5H 9S KC")
    game.apply(0, "throw 2C")
    return game


COUNT = after(playing("KH 4S 8C 2D|JC 9D 8S 7H"), "KH", "9D")
STUCK = after(playing("KH QS 9C 8D|JC 9D 8S 7H"), "KH", "JC", "9C")
CLAIM = after(last_cards("5H 4S TD QD|3H 3C 7S 9H", starter="5C", muggins=True), "5H", "3H")


@pytest.mark.parametrize(
    ("game", "seat", "action", "key", "sentence"),
    [
        pytest.param(
            throwing(2, "2C 3D 5H 9S KC KD"), 0, "throw 2C", "throw-count",
            "Throw 2 different cards from your hand to Bob's crib.", id="too few",
        ),
        pytest.param(
            throwing(2, "2C 3D 5H 9S KC KD"), 0, "throw 2C 2C", "throw-count",
            "Throw 2 different cards from your hand to Bob's crib.", id="one card twice",
        ),
        pytest.param(
            throwing(3, "2C 3D 5H 9S KC"), 0, "throw 2C 3D", "throw-count",
            "Throw 1 card from your hand to Cid's crib.", id="too many",
        ),
        pytest.param(
            throwing(2, "2C 3D 5H 9S KC KD"), 0, "5H", "throw-count",
            "Throw 2 different cards from your hand to Bob's crib.", id="played too soon",
        ),
        pytest.param(
            throwing(2, "2C 3D 5H 9S KC KD"), 0, "throw 2C AS", "not-in-hand",
            "You don't have A♠. Play a card from your hand.", id="another's card",
        ),
        pytest.param(
            thrown(), 0, "throw 3D", "thrown-already",
            "You've thrown already. Now it's up to Bob and Cid.", id="thrown twice",
        ),
        pytest.param(
            COUNT, 0, "QH", "not-in-hand", "You don't have Q♥. Play a card from your hand.",
            id="not held",
        ),
        pytest.param(
            after(playing("KH 4S 8C 2D|JC 9D 8S 7H"), "KH", "JC", "4S"), 1, "8S",
            "over-thirty-one",
            "The count is 24, so 7 is the most that fits. You can play 7♥.", id="too high",
        ),
        pytest.param(
            COUNT, 0, "go", "cribbage-must-play",
            "You can't say go while a card fits. You can play 2♦ 4♠ 8♣.", id="go too soon",
        ),
        pytest.param(
            STUCK, 1, "7H", "go-needed",
            "At 29 nothing of yours fits. All you can do is say go.", id="nothing fits",
        ),
        pytest.param(
            COUNT, 0, "fish", "bad-card",
            "“fish” isn't a card. You can play 2♦ 4♠ 8♣.", id="nonsense",
        ),
        pytest.param(
            COUNT, 1, "8S", "not-your-turn", "It's not your turn, it's Ann's.", id="too soon",
        ),
        pytest.param(
            CLAIM, 0, "claim 30", "claim-range",
            "Say what your cards are worth: claim 0 to 29.", id="more than there can be",
        ),
    ],
)  # fmt: skip
def test_a_refusal_names_the_rule_and_changes_nothing(
    game: Game, seat: int, action: str, key: str, sentence: str
) -> None:
    before = facts(game)
    problem = game.check(seat, game.read(action))
    assert isinstance(problem, Text)
    assert (problem.key, tr(problem)) == (key, sentence)
    with pytest.raises(IllegalAction):
        game.apply(seat, game.read(action))
    assert facts(game) == before


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        pytest.param("throw 9 of spades, 2c", "throw 2C 9S", id="cards in any order"),
        pytest.param("GO", "go", id="go"),
        pytest.param("Claim 8", "claim 8", id="a claim"),
    ],
)
def test_what_is_typed_is_understood(typed: str, action: str) -> None:
    assert table().read(typed) == action
