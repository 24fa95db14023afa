"""How a hard computer plays Last Card: it takes wild fours for clean, and sheds points in time."""

from random import Random
from typing import ClassVar, Final

from games.cards import CARDS
from games.last_card.cards import WILD, WILD_FOUR
from games.last_card.hint import Turn
from games.last_card.turns import Turns
from games.view import View

FAR: Final = 6
"""With so many cards, while another has one, a seat will hardly be the first out."""


class Late(Turn):
    """Who will hardly be out first, and would be left with few points."""

    shed: ClassVar = 0.5
    kept: ClassVar = {WILD: 0, WILD_FOUR: 0}


def policy(seen: View[Turns], _random: Random) -> str:
    """The hint, but that it never challenges, nor keeps what counts once others are nearly out."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    hint = game.hint(seat).action
    if hint == "challenge":
        return "draw"
    is_late = len(game.hands[seat]) >= FAR and 1 in map(len, game.hands)
    if hint[:2] not in CARDS or not is_late:
        return hint
    plays = [move for move in game.moves(seat) if move[:2] in CARDS]
    return Late(game, seat).best(plays).action
