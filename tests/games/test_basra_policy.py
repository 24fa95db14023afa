"""How a hard computer plays Basra."""

from random import Random

from games.basra import Basra
from games.basra.cards import PACK44
from games.basra.policy import policy
from games.cards import EVERYONE, Pile, cards
from games.view import view
from tests.games.basra_positions import position


def last_cards(floor: str, mine: str, theirs: str) -> Basra:
    """Seat 0 is to act on the last cards of a deck, of which it has seen all others."""
    left = cards(f"{floor} {mine} {theirs}")
    gone = Pile([card for card in PACK44 if card not in left], EVERYONE)
    return position(floor, mine, theirs, taken=[gone, Pile()], taker=0)


def played(game: Basra) -> str:
    """What a hard computer plays in seat 0."""
    return policy(view(game, 0), Random(1))


def test_hard_keeps_the_card_that_takes_the_last_one_of_the_other() -> None:
    game = last_cards("AD 3D", "2S 7C", "2C")
    assert (game.hint(0).action, played(game)) == ("2S", "7C")


def test_hard_lays_the_ten_that_its_other_ten_takes_back() -> None:
    game = last_cards("", "TD AD TS", "8D 8S 3S")
    assert game.hint(0).action == played(game) == "TD"


def test_hard_takes_a_basra_like_the_hint() -> None:
    game = last_cards("2D 4D", "6H 9C", "TS 5S")
    assert game.hint(0).action == played(game) == "6H"
