"""How a hard computer plays Last Card: it keeps wild cards for when they are needed."""

from random import Random
from typing import ClassVar

from games.cards import CARDS
from games.last_card.cards import WILD, WILD_FOUR
from games.last_card.hint import Turn
from games.last_card.turns import Turns
from games.view import View


class Patient(Turn):
    """Who would rather be the first out than be left with few points."""

    shed: ClassVar = 0.1
    kept: ClassVar = {WILD: 20, WILD_FOUR: 22}


def policy(seen: View[Turns], _random: Random) -> str:
    """The hint, but for which card is played; and that where each pays for its own cards."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    hint = game.hint(seat).action
    if hint[:2] not in CARDS or game.lowest_wins:
        return hint
    plays = [move for move in game.moves(seat) if move[:2] in CARDS]
    return Patient(game, seat).best(plays).action
