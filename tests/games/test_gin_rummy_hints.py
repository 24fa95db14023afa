"""The computer player of Gin Rummy and its reasons, section 11."""

from games.cards import cards
from tests.games.gin_rummy_positions import position
from tests.games.positions import after, hint_of, timeout_of

TEN = "AC 2C 3C 7D 7H 7S 9C 10C JC 4H"


def test_a_card_the_opponent_may_want_is_not_thrown() -> None:
    hand = "KC QD 9S 8S 7H 7C 5C 4C 3H 2H AS"
    assert hint_of(position(hand), 0).action == "discard KC"
    game = position(hand, "KS 2S 3S 4S 6D 6H 9D TH JH JS")
    game.hands[1].known = cards("KS")
    assert hint_of(game, 0).action == "discard QD"


def test_who_is_idle_discards_the_card_drawn_and_does_not_knock() -> None:
    game = after(position(TEN, discard="KS", phase="draw"), "draw")
    assert timeout_of(game, 0) == f"discard {game.hands[0][-1]}"
