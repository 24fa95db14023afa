"""How a hard computer plays Gin Rummy: late in a hand it waits for gin, or to undercut.

An early knock catches a hand full of deadwood. Later the opponent is about to knock as well: who
waits with a low hand undercuts it, which is paid for as gin is.
"""

from random import Random
from typing import Final

from games.gin_rummy.hint import throw, thrown_for
from games.gin_rummy.notation import KNOCK
from games.gin_rummy.state import State
from games.melds import BIT, deadwood, mask
from games.view import View

EARLY: Final = 6
"""Turns of a hand, of both players, within which a knock is worth more than waiting."""
ENOUGH: Final = 15
"""A bonus for undercuts that is worth waiting for: it gains 4 points a hand for 25, none for 10."""
WORTH_TAKING: Final = 4
"""Who waits takes a discard only if it leaves less by more than so much."""
KNOCKED: Final = {action: card for card, action in KNOCK.items()}


def policy(seen: View[State], _random: Random) -> str:
    """The hint, but late in a hand no knock that leaves anything, and no card taken for one."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    hint, turns = game.hint(seat).action, game.turns
    if game.options.undercut_bonus < ENOUGH:
        return hint
    if hint in KNOCKED and game.phase == "discard" and turns >= EARLY:
        left = deadwood(mask(game.hands[seat]) ^ BIT[KNOCKED[hint]])
        return throw(game, seat).action if left else hint
    if game.phase == "draw" and turns >= EARLY - 1:
        return "take" if _is_worth_taking(game, seat) else "draw"
    return hint


def _is_worth_taking(game: State, seat: int) -> bool:
    """Whether the top discard makes gin, or leaves much less."""
    held = mask(game.hands[seat])
    now = deadwood(held)
    then = deadwood(held ^ BIT[thrown_for(game, seat)] | BIT[game.discard[-1]])
    return not then or then <= game.limit < now or now - then > WORTH_TAKING
