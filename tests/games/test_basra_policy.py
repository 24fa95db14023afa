"""How a hard computer plays Basra."""

from random import Random

import pytest

from games.basra import Basra
from games.basra.cards import PACK44, VALUE
from games.basra.hint import Outcome, policy
from games.basra.state import State
from games.cards import cards
from games.game import HOST
from games.view import view
from tests.games.basra_positions import position
from tests.games.positions import hint_of


def last_cards(floor: str, mine: str, theirs: str) -> Basra:
    """Seat 0 is to act on the last cards of a deck, of which it has seen all others."""
    left = cards(f"{floor} {mine} {theirs}")
    gone = " ".join(card for card in PACK44 if card not in left)
    return position(floor, mine, theirs, taken=[gone], taker=0)


def played(game: Basra) -> str:
    """What a hard computer plays in seat 0."""
    return policy(view(game, 0), Random(1))


def test_hard_keeps_the_card_that_takes_the_last_one_of_the_other() -> None:
    game = last_cards("AD 3D", "2S 7C", "2C")
    assert (hint_of(game, 0).action, played(game)) == ("2S", "7C")


def test_hard_lays_the_ten_that_its_other_ten_takes_back() -> None:
    game = last_cards("", "TD AD TS", "8D 8S 3S")
    assert hint_of(game, 0).action == played(game) == "TD"


def test_hard_takes_a_basra_like_the_hint() -> None:
    game = last_cards("2D 4D", "6H 9C", "TS 5S")
    assert hint_of(game, 0).action == played(game) == "6H"


def by_routine(game: State, random: Random) -> str:
    """What the routine of the rules' source (section 11) plays in the seat whose turn it is."""
    plays = [Outcome(game, move) for move in game.moves(game.turn)]
    jacks = [play for play in plays if play.card.rank == "J"]
    others = [play for play in plays if play.card.rank != "J"]
    if bonuses := [play for play in others if play.bonus]:
        return max(bonuses, key=lambda play: play.points).action
    if not game.floor and others:
        return min(others, key=lambda play: VALUE[play.card]).action
    return (jacks[0] if jacks else random.choice(plays)).action


def beats_the_routine(number: int) -> bool:
    """Whether hard wins a match of two, from either seat in turn."""
    game, seat, random = Basra(2, f"routine/{number}"), number % 2, Random(f"r/{number}")
    game.events = None
    while not game.over:
        acting = game.waiting()[0]
        if acting == HOST:
            game.step(HOST, game.legal(HOST)[0])
        elif acting == seat:
            game.step(seat, policy(view(game, seat), random))
        else:
            game.step(acting, by_routine(game, random))
    return seat in game.winners


@pytest.mark.slow
def test_hard_beats_the_routine_of_the_source() -> None:
    assert sum(map(beats_the_routine, range(200))) >= 195
